import { sql } from '../db/sql.ts';
import { calendarOf } from '../features/leave/index.ts';
import { addDays } from '../lib/days.ts';
import type { Demo } from './demo.ts';
import { type LeaveTypeName, leaveTypePlans } from './leave-plan.ts';
import { leaveOf, type Made, type Scene, yearOf } from './leave-requests.ts';
import { Random } from './random.ts';
import { insertAll, type Staff, staffOf, stamps } from './staff.ts';

const seed = 20_260_317;
const shownBackDays = 90;
const shownAheadDays = 240;

/** Types, and for everyone leave of every status behind and before them, with the balances that follow from it. */
export async function fillLeave(whole: Demo): Promise<void> {
  // Numbers of its own: what other areas draw does not change who is away when.
  const demo = { ...whole, random: new Random(seed) };
  const { work, today } = demo;
  const typeIds = await fillTypes(demo);
  await fillHolidaysAndLocks(demo);
  const [from, to] = [addDays(today, -shownBackDays), addDays(today, shownAheadDays)];
  const calendar = await calendarOf(work.tx, work.actor.organization, from, to);
  const scene: Scene = { demo, typeIds, calendar, managers: await managersOf(demo) };
  const staff = (await staffOf(demo)).filter(({ isActive }) => isActive);
  const rows = staff.flatMap((person, index) => leaveOf(scene, person, index));
  await insertAll(
    demo,
    'leave_requests',
    rows.map(({ request }) => request),
  );
  await insertAll(
    demo,
    'leave_request_days',
    rows.flatMap(({ days }) => days),
  );
  await insertAll(demo, 'leave_ledger', [...takenOf(demo, rows), ...lastYearOf(scene, staff)]);
}

async function fillTypes(demo: Demo): Promise<Record<LeaveTypeName, string>> {
  const types = Object.entries(leaveTypePlans).map(([key, plan]) => ({ key, id: demo.work.newId('lvt'), plan }));
  await insertAll(
    demo,
    'leave_types',
    types.map(({ id, plan }) => ({ ...stamps(demo), id, ...plan, is_active: true })),
  );
  return Object.fromEntries(types.map(({ key, id }) => [key, id])) as Record<LeaveTypeName, string>;
}

/** Ontario keeps no Easter Monday; the house has a day of its own, and the kitchen no one to spare at the end of December. */
async function fillHolidaysAndLocks(demo: Demo): Promise<void> {
  const { work, today, departments } = demo;
  const year = today.slice(0, 4);
  const row = { organization_id: work.actor.organizationId, created_at: work.now };
  const easter = { ...row, name: 'Easter Monday', date: `${year}-04-06`, is_every_year: true };
  await insertAll(demo, 'public_holiday_removals', [easter]);
  const staffDay = { ...row, id: work.newId('hol'), date: `${year}-08-17`, name: 'Staff picnic' };
  await insertAll(demo, 'public_holidays', [staffDay]);
  await insertAll(demo, 'locked_dates', [
    {
      ...row,
      id: work.newId('lck'),
      start_date: `${year}-12-27`,
      end_date: `${year}-12-31`,
      reason: 'New Year’s week',
      department_id: departments.get('Kitchen') ?? null,
    },
  ]);
}

async function managersOf({ work }: Demo): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; manager_id: string | null }>`
    select id, manager_id from users where organization_id = ${work.actor.organizationId}`.execute(work.tx);
  return new Map(rows.map(({ id, manager_id }) => [id, manager_id]));
}

function entryOf({ work }: Demo, userId: string, leaveTypeId: string, year: number, entry: Record<string, unknown>) {
  return {
    organization_id: work.actor.organizationId,
    id: work.newId('bal'),
    user_id: userId,
    year,
    leave_type_id: leaveTypeId,
    leave_request_id: null,
    created_at: work.now,
    ...entry,
  };
}

/** What approved leave took, of each year by itself. */
function takenOf(demo: Demo, made: readonly Made[]): Record<string, unknown>[] {
  return made
    .filter(({ request }) => request.status === 'APPROVED')
    .flatMap(({ request, days }) =>
      [...new Set(days.map(({ date }) => yearOf(date)))].map((year) => {
        const within = days.filter(({ date }) => yearOf(date) === year);
        const amount = within.reduce((sum, day) => sum - (request.total_hours === null ? day.days : day.hours), 0);
        const entry = { kind: 'TAKEN', amount, entry_key: `taken-${request.id}`, leave_request_id: request.id };
        return entryOf(demo, request.user_id, request.leave_type_id, year, entry);
      }),
    );
}

/** Who was here last year had their days then too, and some of their vacation left for this year. */
function lastYearOf({ demo, typeIds }: Scene, staff: readonly Staff[]): Record<string, unknown>[] {
  const year = yearOf(demo.today) - 1;
  const limited = Object.entries(leaveTypePlans).filter(([, { annual_allowance: allowance }]) => allowance !== null);
  return staff
    .filter(({ from }) => yearOf(from) <= year)
    .flatMap(({ id }) => {
      const left = demo.random.between(0, 5);
      const granted = limited.map(([type, { annual_allowance: amount }]) =>
        entryOf(demo, id, typeIds[type as LeaveTypeName], year, { kind: 'GRANT', amount, entry_key: 'grant' }),
      );
      const carried = (of: number, amount: number, entry_key: string) =>
        entryOf(demo, id, typeIds.vacation, of, { kind: 'CARRY_OVER', amount, entry_key });
      const moved = [carried(year, -left, 'carried-out-1'), carried(year + 1, left, 'carried-in-1')];
      return [...granted, ...(left === 0 ? [] : moved)];
    });
}
