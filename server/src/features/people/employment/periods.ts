import { Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { seesProbation } from '../visibility.ts';
import { listPeriods } from './periods-store.ts';
import { EmploymentPeriod } from './record.ts';
import { checkVisibleHistory } from './store.ts';

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
