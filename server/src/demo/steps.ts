import { addDays } from '../lib/days.ts';
import { at, deciderOf, type Demo, type DemoPerson, mondayOf, thoseWho } from './demo.ts';
import { reportSteps } from './expenses.ts';
import type { Runner, Step } from './runner.ts';

const head = { by: 'DEPARTMENT_HEAD' } as const;

/** Long leave is decided on by Administrators too, large expenses by an Executive. What was sent before is decided on as ever. */
const policies = {
  leave_approval_policies: [{ applies: { min_days: 10 }, steps: [head, { by: 'ROLE', role: 'ADMINISTRATOR' }] }],
  expense_approval_policies: [{ applies: { min_amount: 1000 }, steps: [head, { by: 'ROLE', role: 'EXECUTIVE' }] }],
};

/** Three weeks, later than anything else that is planned. */
function longLeave(demo: Demo, person: DemoPerson, weeks: number): Step {
  const start_date = addDays(mondayOf(addDays(demo.today, 245)), 7 * weeks);
  return {
    as: person.name,
    at: at(addDays(demo.today, -6)),
    call: 'leaves.create',
    with: {
      leave_type_id: '@Parental leave',
      start_date,
      end_date: addDays(start_date, 18),
      reason: 'Three weeks with the little one',
    },
    name: `long leave of ${person.name}`,
  };
}

const trip = { whose: 'here', share: '1', title: 'Restaurant show in Chicago', fields: 'at=-5; walk=SUBMITTED' };

/** Policies of two steps, with requests that wait at the first and at the second. */
export async function fillSteps(demo: Demo, runner: Runner): Promise<void> {
  await runner.run([{ as: 'priya.raghunathan', call: 'settings.update', with: policies }]);
  const cooks = thoseWho(demo, 'Kitchen+EMPLOYEE+here+settled').slice(0, 3);
  const [first, second, third] = cooks;
  if (!first || !second || !third) return;
  const approved = (person: DemoPerson, call: string, of: string, word: object): Step => ({
    as: deciderOf(demo, person),
    at: at(addDays(demo.today, -3)),
    call,
    of: `@${of}`,
    with: { ...word },
  });
  await runner.run([
    longLeave(demo, first, 0),
    longLeave(demo, second, 3),
    approved(first, 'leaves.approve', `long leave of ${first.name}`, { comment: 'We can cover it.' }),
    ...reportSteps(demo, third, [trip]),
    ...reportSteps(demo, second, [trip]),
    approved(third, 'expenseReports.approve', `expenseReports.create ${third.name} 0`, {
      approver_notes: 'Agreed beforehand.',
    }),
  ]);
}
