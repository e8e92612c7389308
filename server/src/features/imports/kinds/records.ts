import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { check } from '../../../lib/schema.ts';
import {
  enrollPerson,
  listPlansNamed,
  NewCertification,
  NewCompensation,
  NewEnrollment,
  recordCertification,
  recordCompensation,
  removeManyCertifications,
  removeManyCompensations,
  removeManyEnrollments,
} from '../../records/index.ts';
import type { Cells } from '../row-cells.ts';
import type { RowKind } from '../rows.ts';
import { date, decimalNumber, upperCase } from './cells.ts';
import { onlyNamed, onlyOne, personColumns, personOf, withoutPerson } from './references.ts';

/** The fields of POST /users/{id}/compensation. */
export const compensationRows: RowKind = {
  columns: {
    ...personColumns,
    effective_date: { isRequired: true, ...date },
    pay_type: { isRequired: true, ...upperCase },
    amount: { isRequired: true, ...decimalNumber },
    currency: upperCase,
    pay_frequency: upperCase,
    reason: {},
  },

  async add(work, cells) {
    const input = check(NewCompensation, withoutPerson(cells));
    return (await recordCompensation(work, await personOf(work, cells), input)).id;
  },

  undo: { remove: removeManyCompensations },
};

/** The fields of POST /users/{id}/certifications. */
export const certificationRows: RowKind = {
  columns: {
    ...personColumns,
    name: { isRequired: true },
    issuer: {},
    credential_id: {},
    issued_date: date,
    expiry_date: date,
  },

  async add(work, cells) {
    const input = check(NewCertification, withoutPerson(cells));
    return (await recordCertification(work, await personOf(work, cells), input)).id;
  },

  undo: { remove: removeManyCertifications },
};

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
