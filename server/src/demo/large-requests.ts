import { Temporal } from 'temporal-polyfill';
import { sql } from '../db/sql.ts';
import { calendarOf, countLeaveDays } from '../features/leave/index.ts';
import { addDays } from '../lib/days.ts';
import type { Demo, DemoPerson } from './demo.ts';
import { insertReports, reportOf } from './expenses.ts';
import { expensePlans } from './expenses-plan.ts';
import type { LargeSize } from './large-plan.ts';
import { leaveTypePlans } from './leave-plan.ts';
import { insertAll } from './staff.ts';

/** Leave and expenses that wait for the heads of departments. */
export async function fillLargeRequests(
  demo: Demo,
  crowd: readonly DemoPerson[],
  { waiting }: LargeSize,
): Promise<void> {
  await askForLeave(demo, crowd.slice(0, waiting));
  const staff = crowd.slice(waiting, 2 * waiting).map((person) => ({
    ...person,
    employmentType: 'FULL_TIME',
    from: addDays(demo.today, -400),
    until: demo.today,
  }));
  await insertReports(
    demo,
    staff.map((person, index) =>
      reportOf(demo, person, demo.random.pick(expensePlans), addDays(demo.today, -1 - (index % 20)), 'SUBMITTED'),
    ),
  );
}

/** A few days from a Monday in the next months. */
async function askForLeave(demo: Demo, people: readonly DemoPerson[]): Promise<void> {
  const { work, today, random } = demo;
  const organization_id = work.actor.organizationId;
  const calendar = await calendarOf(work.tx, work.actor.organization, today, addDays(today, 120));
  const leave_type_id = await vacationOf(demo);
  const made = people.flatMap((person) => {
    const day = Temporal.PlainDate.from(today).add({ days: random.between(14, 90) });
    const start_date = day.subtract({ days: day.dayOfWeek - 1 }).toString();
    const end_date = addDays(start_date, random.between(0, 4));
    const span = { start_date, end_date, start_half: 'FULL_DAY' as const, end_half: 'FULL_DAY' as const };
    const { total_days, byDate } = countLeaveDays(calendar, span);
    if (byDate.length === 0) return [];
    const id = work.newId('lv');
    const owner = { organization_id, user_id: person.id };
    return [
      {
        request: {
          ...owner,
          ...span,
          id,
          leave_type_id,
          total_days,
          status: 'PENDING',
          booked_by_id: person.id,
          submitted_at: work.now,
          created_at: work.now,
          updated_at: work.now,
        },
        days: byDate.map(({ date, fraction }) => ({
          ...owner,
          leave_request_id: id,
          date,
          days: fraction,
          hours: fraction * 8,
        })),
      },
    ];
  });
  await insertAll(
    demo,
    'leave_requests',
    made.map(({ request }) => request),
  );
  await insertAll(
    demo,
    'leave_request_days',
    made.flatMap(({ days }) => days),
  );
}

async function vacationOf({ work }: Demo): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from leave_types
     where organization_id = ${work.actor.organizationId} and code = ${leaveTypePlans.vacation.code}`.execute(work.tx);
  return rows[0]?.id ?? '';
}
