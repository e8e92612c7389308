import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { calendarOf, countLeaveDays, type LeaveCalendar } from '../features/leave/index.ts';
import { addDays } from '../kernel/days.ts';
import type { Demo } from './demo.ts';
import { leaveTypePlans, rejections, vacationReasons, type LeaveTypeName } from './leave-plan.ts';
import { Random } from './random.ts';
import { insertAll, staffOf, stamps, type Staff } from './staff.ts';

const seed = 20_260_317;
const shownBackDays = 90;
const shownAheadDays = 240;

type Half = 'FULL_DAY' | 'FIRST_HALF' | 'SECOND_HALF';
type Status = 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED';

interface Wish {
  readonly type: LeaveTypeName;
  readonly start: string;
  readonly length: number;
  readonly half?: Half;
  readonly hours?: readonly [start: string, end: string];
  readonly status: Status;
  readonly asksToCancel?: boolean;
  readonly reason?: string | null;
}

interface Scene {
  readonly demo: Demo;
  readonly typeIds: Record<LeaveTypeName, string>;
  readonly calendar: LeaveCalendar;
  readonly managers: ReadonlyMap<string, string | null>;
}

/** Types, and for everyone leave of every status behind and before them, with the balances that follow from it. */
export async function fillLeave(whole: Demo): Promise<void> {
  // Numbers of its own: what other areas draw does not change who is away when.
  const demo = { ...whole, random: new Random(seed) };
  const { work, today } = demo;
  const typeIds = await fillTypes(demo);
  await fillHolidaysAndLocks(demo);
  const calendar = await calendarOf(
    ...([work.tx, work.actor.organization, addDays(today, -shownBackDays), addDays(today, shownAheadDays)] as const),
  );
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

/** Ontario keeps no Easter Monday; the house has a day of its own, and the kitchen nobody to spare at the end of December. */
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
      ...{ ...row, id: work.newId('lck'), start_date: `${year}-12-27`, end_date: `${year}-12-31` },
      ...{ reason: 'New Year’s week', department_id: departments.get('Kitchen') ?? null },
    },
  ]);
}

async function managersOf({ work }: Demo): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; manager_id: string | null }>`
    select id, manager_id from users where organization_id = ${work.actor.organizationId}`.execute(work.tx);
  return new Map(rows.map(({ id, manager_id }) => [id, manager_id]));
}

/** The Monday of the week so many days from today. */
function mondayNear({ today }: Demo, count: number): string {
  const day = Temporal.PlainDate.from(today).add({ days: count });
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

/** What a person has taken and wishes for. The first of everyone shows each status at once. */
function wishesOf({ demo }: Scene, { jobTitle }: Staff, index: number): Wish[] {
  const { random } = demo;
  const shown: Status = (['PENDING', 'APPROVED', 'APPROVED', 'REJECTED', 'CANCELLED'] as const)[index % 5] ?? 'PENDING';
  const vacation = (days: number, length: number, status: Status): Wish => ({
    ...{ type: 'vacation', start: mondayNear(demo, days), length, status, reason: random.pick(vacationReasons) },
  });
  const single = (type: LeaveTypeName, days: number, status: Status, rest: Partial<Wish> = {}): Wish => ({
    ...{ type, start: addDays(mondayNear(demo, days), random.between(0, 4)), length: 1, status, ...rest },
  });
  const isLong = jobTitle === 'Sommelier' || index === 40;
  return [
    ...(isLong ? [{ ...vacation(10, 180, 'APPROVED'), type: 'parental' as const, reason: null }] : []),
    ...(random.chance(0.7) ? [vacation(random.between(-80, -14), random.pick([5, 5, 12]), 'APPROVED')] : []),
    { ...vacation(random.between(14, 120), random.pick([4, 5, 12]), shown), asksToCancel: random.chance(0.2) },
    ...(random.chance(0.5) ? [single('sick', random.between(-70, -8), 'APPROVED')] : []),
    ...(random.chance(0.35) ? [single('personal', random.between(1, 40), 'PENDING', { half: 'FIRST_HALF' })] : []),
    ...(random.chance(0.3) ? [single('lieu', random.between(-40, 30), 'APPROVED', { hours: ['13:00', '16:30'] })] : []),
    ...(index % 30 === 7 ? [single('bereavement', -20, 'APPROVED', { length: 3 })] : []),
    ...(random.chance(0.4) ? [vacation(random.between(130, 200), 5, 'PENDING')] : []),
  ];
}

type Made = NonNullable<ReturnType<typeof requestOf>>;

/** What a year gives those who came within it; the whole allowance to everyone else. */
function vacationDaysOf({ today }: Demo, { from }: Staff): number {
  const whole = leaveTypePlans.vacation.annual_allowance ?? 0;
  return yearOf(from) < yearOf(today) ? whole : Math.floor((whole * (13 - Number(from.slice(5, 7)))) / 12);
}

/** Wishes that meet an earlier one, lie before the person's first day or go beyond their days are left out. */
function leaveOf(scene: Scene, person: Staff, index: number): Made[] {
  const made: Made[] = [];
  let vacationDays = vacationDaysOf(scene.demo, person);
  for (const wish of wishesOf(scene, person, index)) {
    const end = addDays(wish.start, wish.length - 1);
    const meets = made.some(({ request }) => request.start_date <= end && request.end_date >= wish.start);
    const row = meets || wish.start < person.from ? null : requestOf(scene, person, wish, end);
    const takes = wish.type === 'vacation' ? (row?.request.total_days ?? 0) : 0;
    if (!row || takes > vacationDays) continue;
    vacationDays -= takes;
    made.push(row);
  }
  return made;
}

function requestOf(scene: Scene, person: Staff, wish: Wish, end: string) {
  const { demo, typeIds, calendar } = scene;
  const { organizationId } = demo.work.actor;
  const half = wish.half ?? 'FULL_DAY';
  const span = { start_date: wish.start, end_date: end, start_half: half, end_half: half };
  const { total_days, byDate } = countLeaveDays(calendar, span);
  if (byDate.length === 0) return null;
  const id = demo.work.newId('lv');
  const [start_time, end_time] = wish.hours ?? [null, null];
  const hours = wish.hours ? 3.5 : null;
  const request = {
    ...{
      ...span,
      id,
      user_id: person.id,
      leave_type_id: typeIds[wish.type],
      status: wish.status,
      start_time,
      end_time,
    },
    ...{ total_days: hours === null ? total_days : 0.44, total_hours: hours, reason: wish.reason ?? null },
    ...{ booked_by_id: person.id, organization_id: organizationId, ...historyOf(scene, person, wish) },
  };
  const days = byDate.map(({ date, fraction }) => ({
    ...{ organization_id: organizationId, leave_request_id: id, user_id: person.id, date },
    ...(hours === null ? { days: fraction, hours: fraction * 8 } : { days: 0.4375, hours }),
  }));
  return { type: wish.type, request, days };
}

/** When it was asked for, and what became of it: all of it in the past. */
function historyOf({ demo, managers }: Scene, person: Staff, { type, start, status, asksToCancel }: Wish) {
  const { today, random, work } = demo;
  const asked = addDays(start < today ? start : today, -random.between(3, 25));
  const at = (days: number): string => `${addDays(asked, days)}T15:00:00.000Z`;
  const isDecided = status === 'REJECTED' || (status === 'APPROVED' && leaveTypePlans[type].requires_approval);
  const asksNow = asksToCancel === true && status === 'APPROVED';
  const executive = demo.people.find(({ role, id }) => role === 'EXECUTIVE' && id !== person.id)?.id ?? null;
  const isCancelled = status === 'CANCELLED';
  return {
    ...{ submitted_at: at(0), created_at: at(0), updated_at: asksNow ? work.now : at(2) },
    decided_by_id: isDecided ? (managers.get(person.id) ?? executive) : null,
    decided_at: isDecided ? at(2) : status === 'APPROVED' ? at(0) : null,
    decision_comment: isDecided && status === 'APPROVED' && random.chance(0.2) ? 'Enjoy!' : null,
    rejection_reason: status === 'REJECTED' ? random.pick(rejections) : null,
    ...{ cancelled_at: isCancelled ? at(2) : null, cancelled_by_id: isCancelled ? person.id : null },
    ...{ cancellation_requested_at: asksNow ? work.now : null },
    ...{ cancellation_request_reason: asksNow || isCancelled ? 'Plans have changed.' : null },
  };
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

function entryOf({ work }: Demo, userId: string, leaveTypeId: string, year: number, entry: Record<string, unknown>) {
  return {
    ...{ organization_id: work.actor.organizationId, id: work.newId('bal'), user_id: userId, year },
    ...{ leave_type_id: leaveTypeId, leave_request_id: null, created_at: work.now, ...entry },
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
