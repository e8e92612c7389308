import { type Static, Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Day } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { probationFields } from '../users/record.ts';
import { seesProbation } from '../visibility.ts';
import { listPeriods } from './periods-store.ts';
import { checkVisibleHistory } from './store.ts';

const EmploymentPeriod = Type.Object(
  {
    number: Type.Integer({ minimum: 1, examples: [2], description: '1 for the first employment, 2 for the second.' }),
    started_on: Nullable(Day(), { description: 'Its first day; null: not recorded.' }),
    ended_on: Nullable(Day(), { description: 'Its last day; null while no end is known.' }),
    status: Type.Enum(['PAST', 'CURRENT', 'PLANNED'], {
      description: 'PAST: it is over. PLANNED: the person left and is to be hired again on the first day.',
    }),
    probation_period_months: Type.Optional(probationFields.probation_period_months),
    planned_change_id: Nullable(Id('emp'), {
      examples: [null],
      description: 'Of one that is planned: the planned change to delete so that it does not begin.',
    }),
  },
  { $id: 'EmploymentPeriod', description: 'One employment of a person, from the first to the last day.' },
);
export type EmploymentPeriod = Static<typeof EmploymentPeriod>;

export const getEmploymentPeriods = readOperation({
  id: 'employment.periods',
  route: 'GET /users/{id}/employment-periods',
  shows: ['employment', 'user'],
  summary: 'Read the employments of a person',
  description:
    'Who left and was hired again has more than one; the oldest first. For those who may read the employment history. Probation as on the person.',
  scope: 'users.employment:read',
  isGuardedInApp: true,
  params: Strict({ id: Id('usr') }),
  returns: Type.Object({ periods: Type.Array(EmploymentPeriod, { description: 'The oldest first.' }) }),
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    await checkVisibleHistory(db, actor, params.id);
    const rows = await listPeriods(db, actor, params.id);
    const periods = rows.map(({ department_id, probation_period_months = null, ...row }, index): EmploymentPeriod => {
      const { started_on, ended_on, status, planned_change_id } = row;
      const period = { number: index + 1, started_on, ended_on, status, planned_change_id };
      return seesProbation(actor, { department_id }) ? { ...period, probation_period_months } : period;
    });
    return { periods };
  },
});
