import { Temporal } from 'temporal-polyfill';
import { countLeaveDays, type LeaveCalendar } from '../features/leave/index.ts';
import { addDays } from '../lib/days.ts';
import type { Demo } from './demo.ts';
import { type LeaveTypeName, leaveTypePlans, rejections, vacationReasons } from './leave-plan.ts';
import type { Staff } from './staff.ts';

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

/** What leave of the demo follows from. */
export interface Scene {
  readonly demo: Demo;
  readonly typeIds: Record<LeaveTypeName, string>;
  readonly calendar: LeaveCalendar;
  readonly managers: ReadonlyMap<string, string | null>;
}

export const yearOf = (date: string): number => Number(date.slice(0, 4));

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
    type: 'vacation',
    start: mondayNear(demo, days),
    length,
    status,
    reason: random.pick(vacationReasons),
  });
  const single = (type: LeaveTypeName, days: number, status: Status, rest: Partial<Wish> = {}): Wish => ({
    type,
    start: addDays(mondayNear(demo, days), random.between(0, 4)),
    length: 1,
    status,
    ...rest,
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

export type Made = NonNullable<ReturnType<typeof requestOf>>;

/** What a year gives those who came within it; the whole allowance to everyone else. */
function vacationDaysOf({ today }: Demo, { from }: Staff): number {
  const whole = leaveTypePlans.vacation.annual_allowance ?? 0;
  return yearOf(from) < yearOf(today) ? whole : Math.floor((whole * (13 - Number(from.slice(5, 7)))) / 12);
}

/** Wishes that meet an earlier one, lie before the person's first day or go beyond their days are left out. */
export function leaveOf(scene: Scene, person: Staff, index: number): Made[] {
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
    ...span,
    id,
    user_id: person.id,
    leave_type_id: typeIds[wish.type],
    status: wish.status,
    start_time,
    end_time,
    total_days: hours === null ? total_days : 0.44,
    total_hours: hours,
    reason: wish.reason ?? null,
    booked_by_id: person.id,
    organization_id: organizationId,
    ...historyOf(scene, person, wish),
  };
  const days = byDate.map(({ date, fraction }) => ({
    organization_id: organizationId,
    leave_request_id: id,
    user_id: person.id,
    date,
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
    submitted_at: at(0),
    created_at: at(0),
    updated_at: asksNow ? work.now : at(2),
    decided_by_id: isDecided ? (managers.get(person.id) ?? executive) : null,
    decided_at: isDecided ? at(2) : status === 'APPROVED' ? at(0) : null,
    decision_comment: isDecided && status === 'APPROVED' && random.chance(0.2) ? 'Enjoy!' : null,
    rejection_reason: status === 'REJECTED' ? random.pick(rejections) : null,
    cancelled_at: isCancelled ? at(2) : null,
    cancelled_by_id: isCancelled ? person.id : null,
    cancellation_requested_at: asksNow ? work.now : null,
    cancellation_request_reason: asksNow || isCancelled ? 'Plans have changed.' : null,
  };
}
