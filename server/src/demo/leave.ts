import { countLeaveDays, type LeaveCalendar } from '../features/leave/index.ts';
import { addDays } from '../lib/days.ts';
import { newId } from '../lib/ids.ts';
import { at, deciderOf, type Demo, type DemoPerson, mondayNear } from './demo.ts';
import { type LeaveTypeName, leaveTypePlans, rejections, vacationReasons } from './leave-plan.ts';
import { Random } from './random.ts';
import { ref, type Runner, type Step } from './runner.ts';

const hr = 'mateo.fuentes';

export function* fillLeaveTypes({ today }: Demo): Generator<Step> {
  for (const [name, plan] of Object.entries(leaveTypePlans)) {
    yield { as: hr, call: 'leaveTypes.create', with: { ...plan }, name };
  }
  const day = { date: `${today.slice(0, 4)}-08-17`, name: 'Staff picnic' };
  yield { as: hr, call: 'publicHolidays.create', with: day };
}

/** The kitchen has no one to spare at the end of December. Leave that was asked for before it was locked stands. */
export function* lockDates({ today }: Demo): Generator<Step> {
  const year = today.slice(0, 4);
  const week = { start_date: `${year}-12-27`, end_date: `${year}-12-31`, reason: 'New Year’s week' };
  yield { as: hr, call: 'lockedDates.create', with: { ...week, department_id: ref('Kitchen') } };
}

/**
 * Who was here last year had their days then too, and some of their vacation left for this year. Rows, because the accrual
 * that would have written them is a job of those months.
 */
export function lastYear({ people, today }: Demo, runner: Runner, organization_id: string) {
  const year = yearOf(today) - 1;
  const random = new Random(year);
  const limited = Object.entries(leaveTypePlans).filter(([, { annual_allowance: allowance }]) => allowance !== null);
  return people
    .filter(({ isActive, from }) => isActive && yearOf(from) <= year)
    .flatMap(({ name }) => {
      const left = random.between(1, 5);
      const entry = (type: string, of: number, kind: string, amount: number | null, entry_key: string) => ({
        organization_id,
        id: newId('bal', runner.nowMs),
        user_id: runner.idOf(name),
        leave_type_id: runner.idOf(type),
        year: of,
        kind,
        amount,
        entry_key,
        created_at: new Date(runner.nowMs).toISOString(),
      });
      const granted = limited.map(([type, plan]) => entry(type, year, 'GRANT', plan.annual_allowance, 'grant'));
      const carried = entry('vacation', year, 'CARRY_OVER', -left, 'carried-out-1');
      return [...granted, carried, entry('vacation', year + 1, 'CARRY_OVER', left, 'carried-in-1')];
    });
}

type Status = 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED';

export interface Wish {
  readonly type: LeaveTypeName;
  readonly start: string;
  readonly length: number;
  readonly half?: 'FIRST_HALF' | 'SECOND_HALF';
  readonly hours?: readonly [start: string, end: string];
  readonly status: Status;
  readonly asksToCancel?: boolean;
  readonly reason?: string | null;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** What a person has taken and wishes for. The first of everyone shows each status at once. */
function wishesOf({ random, today }: Demo, { jobTitle }: DemoPerson, index: number): Wish[] {
  const shown: Status = (['PENDING', 'APPROVED', 'APPROVED', 'REJECTED', 'CANCELLED'] as const)[index % 5] ?? 'PENDING';
  const vacation = (days: number, length: number, status: Status): Wish => ({
    type: 'vacation',
    start: mondayNear(today, days),
    length,
    status,
    reason: random.pick(vacationReasons),
  });
  const single = (type: LeaveTypeName, days: number, status: Status, rest: Partial<Wish> = {}): Wish => ({
    type,
    start: addDays(mondayNear(today, days), random.between(0, 4)),
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

/** What a year gives those who came within it; the whole allowance to everyone else. */
function vacationDaysOf({ today }: Demo, { from }: DemoPerson): number {
  const whole = leaveTypePlans.vacation.annual_allowance ?? 0;
  return yearOf(from) < yearOf(today) ? whole : Math.floor((whole * (13 - Number(from.slice(5, 7)))) / 12);
}

/** For everyone leave of every status behind and before them. What meets an earlier wish or goes beyond their days is left out. */
export function leaveOf(demo: Demo, calendar: LeaveCalendar): Step[][] {
  return demo.people
    .filter(({ isActive }) => isActive)
    .map((person, index) => {
      const chain: Step[] = [];
      const made: { start: string; end: string }[] = [];
      let vacationDays = vacationDaysOf(demo, person);
      for (const wish of wishesOf(demo, person, index)) {
        const span = { start: wish.start, end: addDays(wish.start, wish.length - 1) };
        const meets = made.some(({ start, end }) => start <= span.end && end >= span.start);
        if (meets || wish.start < person.from) continue;
        const half = wish.half ?? 'FULL_DAY';
        const counted = { start_date: span.start, end_date: span.end, start_half: half, end_half: half } as const;
        const { total_days: days, byDate } = countLeaveDays(calendar, counted);
        if (byDate.length === 0) continue;
        const steps = [...leaveSteps(demo, person, wish)];
        const takes = wish.type === 'vacation' ? days : 0;
        // Who has only just come has earned no time in lieu yet.
        const isEarned = wish.type !== 'lieu' || person.from < addDays(wish.start, -90);
        if (takes > vacationDays || !isEarned) continue;
        vacationDays -= takes;
        made.push(span);
        chain.push(...steps);
      }
      return chain;
    });
}

/** Asked for some days before, and what became of it two days later: all of it in the past. */
export function* leaveSteps(demo: Demo, person: DemoPerson, wish: Wish): Generator<Step> {
  const { today, random } = demo;
  const { type, start, length, half, hours, status } = wish;
  const asked = addDays(start < today ? start : today, -random.between(3, 25));
  const name = `leave ${person.name} ${start}`;
  const request = {
    leave_type_id: ref(type),
    start_date: start,
    end_date: addDays(start, length - 1),
    start_half: half,
    end_half: half,
    start_time: hours?.[0],
    end_time: hours?.[1],
    reason: wish.reason ?? undefined,
  };
  yield { as: person.name, at: at(asked), call: 'leaves.create', with: request, name };
  const of = { id: ref(name) };
  const own = { as: person.name, at: at(addDays(asked, 2)), of };
  const decision = { as: deciderOf(demo, person), at: own.at, of };
  if (status === 'REJECTED') yield { ...decision, call: 'leaves.reject', with: { reason: random.pick(rejections) } };
  if (status === 'CANCELLED') yield { ...own, call: 'leaves.cancel', with: { reason: 'Plans have changed.' } };
  if (status !== 'APPROVED') return;
  if (leaveTypePlans[type].requires_approval) {
    const comment = random.chance(0.2) ? 'Enjoy!' : null;
    yield { ...decision, call: 'leaves.approve', with: { comment } };
  }
  if (wish.asksToCancel) {
    yield { as: person.name, call: 'leaves.cancel', of, with: { reason: 'Plans have changed.' } };
  }
}
