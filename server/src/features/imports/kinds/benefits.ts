import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { check } from '../../../lib/schema.ts';
import { enrollPerson, listPlansNamed, NewEnrollment, removeManyEnrollments } from '../../records/index.ts';
import type { Cells } from '../row-cells.ts';
import type { RowKind } from '../rows.ts';
import { date, decimalNumber, upperCase } from './cells.ts';
import { onlyNamed, onlyOne, personColumns, personOf, withoutPerson } from './references.ts';

interface BenefitCells extends Cells {
  readonly plan?: string;
  readonly plan_id?: string;
}

/** The fields of POST /users/{id}/benefits; the plan also by name. */
export const benefitRows: RowKind = {
  columns: {
    ...personColumns,
    plan: {},
    plan_id: {},
    status: upperCase,
    coverage_level: {},
    start_date: { isRequired: true, ...date },
    end_date: date,
    employee_contribution: decimalNumber,
    employer_contribution: decimalNumber,
    currency: upperCase,
  },

  async add(work, cells) {
    const { plan, ...fields } = withoutPerson(cells) as BenefitCells;
    onlyOne(cells, 'plan', 'plan_id');
    if (plan === undefined && fields.plan_id === undefined) {
      throw invalid('plan', 'imports.whichPlan');
    }
    const input = check(NewEnrollment, {
      ...fields,
      plan_id: plan === undefined ? fields.plan_id : await findPlanNamed(work, plan),
    });
    return (await enrollPerson(work, await personOf(work, cells), input)).id;
  },

  undo: { remove: removeManyEnrollments },
};

const findPlanNamed = async (work: UnitOfWork, text: string): Promise<string> =>
  onlyNamed(await listPlansNamed(work, text), 'plan', text);
