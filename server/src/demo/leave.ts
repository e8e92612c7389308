import { calendarOf, countLeaveDays, type LeaveCalendar } from '../features/leave/index.ts';
import { addDays } from '../lib/days.ts';
import { at, type Demo, type DemoPerson, guideOf, mondayNear, type Move, walk } from './demo.ts';
import { Random } from './random.ts';
import { analyze } from './rows.ts';
import type { Runner, Step } from './runner.ts';
import { stepsOf, table } from './table.ts';

const hr = 'mateo.fuentes';
/** How far leave of the demo reaches. */
const [backDays, aheadDays] = [90, 300];

const typePlans = table(
  'name|code|color|is_private|is_paid|requires_approval|unit|annual_allowance|accrual|carry_over_limit',
)`
  Vacation|VACATION|#10B981|false|true|true|DAYS|20|ANNUAL_GRANT|5
  Sick leave|SICK|#EF4444|true|true|false|DAYS|10|ANNUAL_GRANT|0
  Personal day|PERSONAL|#8B5CF6|true|true|true|DAYS|3|ANNUAL_GRANT|0
  Time off in lieu|LIEU|#F59E0B|false|true|true|HOURS|48|MONTHLY|null
  Bereavement|BEREAVEMENT|#6B7280|true|true|true|DAYS|null|ANNUAL_GRANT|0
  Parental leave|PARENTAL|#3B82F6|false|false|true|DAYS|null|ANNUAL_GRANT|0`;

/**
 * What people have taken and wish for. `who` is everyone, a share of them, those with a title, every thirtieth, or the guide,
 * further ahead than anyone else has planned. Days count from today, to a Monday near them or any weekday after that.
 */
const wishPlans = table('who|type|days|weekday|length|status|part')`
  Sommelier|Parental leave|10|0|180|APPROVED|
  70%|Vacation|-80..-14|0|5,5,12|APPROVED|
  all|Vacation|14..120|0|4,5,12|PENDING,APPROVED,APPROVED,REJECTED,CANCELLED|
  50%|Sick leave|-70..-8|0..4|1|APPROVED|
  35%|Personal day|1..40|0..4|1|PENDING|FIRST_HALF
  30%|Time off in lieu|-40..30|0..4|1|APPROVED|13:00-16:30
  30th|Bereavement|-20|0..4|3|APPROVED|
  40%|Vacation|130..200|0|5|PENDING|
  guide|Vacation|210|0|2|APPROVED|
  guide|Personal day|217|0|1|PENDING|SECOND_HALF
  guide|Vacation|224|0|3|REJECTED|
  guide|Vacation|231|0|2|CANCELLED|`;
type WishPlan = (typeof wishPlans)[number];

const vacationReasons =
  'A week by the lake|Family visit in Lisbon|Moving house|A friend’s wedding|Camping in Algonquin|Skiing|Home renovation|A long weekend||'.split(
    '|',
  );
const rejections = [
  'Two others of the team are away that week.',
  'The festival needs everybody; please pick another week.',
  'We are short of cooks until the new ones have started.',
];

/** Leave that was asked for before the kitchen locked the end of December stands. */
export async function fillLeave(demo: Demo, runner: Runner): Promise<void> {
  const { today } = demo;
  const year = today.slice(0, 4);
  const picnic = { date: `${year}-08-17`, name: 'Staff picnic' };
  await runner.run([
    ...stepsOf(demo, 'leaveTypes.create', { as: hr }, typePlans),
    { as: hr, call: 'publicHolidays.create', with: picnic },
  ]);
  await runner.write('leave_ledger', 'bal', lastYear(demo));
  await analyze(runner.tx, 'leave_ledger', 'leave_types', 'notifications');
  const [from, to] = [addDays(today, -backDays), addDays(today, aheadDays)];
  const chains = leaveOf(demo, await calendarOf(runner.tx, runner.tenant, from, to));
  await runner.runAbreast(chains.slice(0, 10));
  await analyze(runner.tx, 'leave_requests', 'leave_request_days', 'leave_ledger');
  await runner.runAbreast(chains.slice(10));
  const week = { start_date: `${year}-12-27`, end_date: `${year}-12-31`, reason: 'New Year’s week' };
  await runner.run([{ as: hr, call: 'lockedDates.create', with: { ...week, department_id: '@Kitchen' } }]);
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
const vacationAllowance = Number(typePlans[0]?.annual_allowance);

/**
 * Who was here last year had their days then too, and some of their vacation left for this year. Rows, because the accrual
 * that would have written them is a job of those months.
 */
function lastYear({ people, today }: Demo): Record<string, unknown>[] {
  const year = yearOf(today) - 1;
  const random = new Random(year);
  const limited = typePlans.filter(({ annual_allowance: allowance }) => allowance !== 'null');
  return people
    .filter(({ isActive, from }) => isActive && yearOf(from) <= year)
    .flatMap(({ name }) => {
      const left = random.between(1, 5);
      const entry = (type: string, of: number, kind: string, amount: number, entry_key: string) => {
        const whose = { user_id: `@${name}`, leave_type_id: `@${type}` };
        return { ...whose, year: of, kind, amount, entry_key };
      };
      return [
        ...limited.map((type) => entry(type.name, year, 'GRANT', Number(type.annual_allowance), 'grant')),
        entry('Vacation', year, 'CARRY_OVER', -left, 'carried-out-1'),
        entry('Vacation', year + 1, 'CARRY_OVER', left, 'carried-in-1'),
      ];
    });
}

interface Wish extends Pick<WishPlan, 'type' | 'part' | 'status'> {
  readonly start: string;
  readonly end: string;
  readonly reason?: string | undefined;
  readonly asksToCancel: boolean;
}

/** A wish as this person has it: of several statuses each has one, and some would rather not go after all. */
function wishOf({ random, today }: Demo, plan: WishPlan, index: number): Wish {
  const statuses = plan.status.split(',');
  const monday = mondayNear(today, random.number(plan.days));
  const length = random.number(plan.length);
  const isHoliday = plan.type === 'Vacation' || plan.type === 'Parental leave';
  const reason = isHoliday ? random.pick(vacationReasons) : '';
  const start = addDays(monday, random.number(plan.weekday));
  return {
    type: plan.type,
    part: plan.part,
    status: statuses[index % statuses.length] ?? '',
    start,
    end: addDays(start, length - 1),
    reason: reason || undefined,
    asksToCancel: statuses.length > 1 && random.chance(0.2),
  };
}

function wishesOf(demo: Demo, { jobTitle }: DemoPerson, index: number): Wish[] {
  const isTheirs = ({ who }: WishPlan): boolean => {
    if (who.endsWith('%')) return demo.random.chance(Number.parseInt(who) / 100);
    if (who === '30th') return index % 30 === 7;
    return who === 'all' || who === jobTitle;
  };
  return wishPlans.flatMap((plan) => (isTheirs(plan) ? [wishOf(demo, plan, index)] : []));
}

/** What a year gives those who came within it; the whole allowance to everyone else. */
const vacationDaysOf = ({ today }: Demo, { from }: DemoPerson): number =>
  yearOf(from) < yearOf(today)
    ? vacationAllowance
    : Math.floor((vacationAllowance * (13 - Number(from.slice(5, 7)))) / 12);

/** For everyone leave of every status behind and before them. What meets an earlier wish or goes beyond their days is left out. */
function leaveOf(demo: Demo, calendar: LeaveCalendar): Step[][] {
  const chains = demo.people
    .filter(({ isActive }) => isActive)
    .map((person, index) => {
      const made: Wish[] = [];
      let vacationDays = vacationDaysOf(demo, person);
      return wishesOf(demo, person, index).flatMap((wish) => {
        const meets = made.some(({ start, end }) => start <= wish.end && end >= wish.start);
        if (meets || wish.start < person.from) return [];
        const half = wish.part === 'FIRST_HALF' ? wish.part : 'FULL_DAY';
        const span = { start_date: wish.start, end_date: wish.end, start_half: half, end_half: half } as const;
        const { total_days: days, byDate } = countLeaveDays(calendar, span);
        const takes = wish.type === 'Vacation' ? days : 0;
        // Who has only just come has earned no time in lieu yet.
        const isEarned = wish.type !== 'Time off in lieu' || person.from < addDays(wish.start, -90);
        if (byDate.length === 0 || takes > vacationDays || !isEarned) return [];
        vacationDays -= takes;
        made.push(wish);
        return leaveSteps(demo, person, wish);
      });
    });
  const guide = guideOf(demo);
  const shown = wishPlans.filter(({ who }) => who === 'guide');
  return [...chains, shown.flatMap((plan) => leaveSteps(demo, guide, wishOf(demo, plan, 0)))];
}

/** Asked for some days before, and what became of it two days later: all of it in the past. */
function leaveSteps(demo: Demo, person: DemoPerson, { type, part, status, start, end, ...wish }: Wish): Step[] {
  const { today, random } = demo;
  const asked = addDays(start < today ? start : today, -random.between(3, 25));
  const name = `leave ${person.name} ${start}`;
  const [start_time, end_time] = part.includes(':') ? part.split('-') : [];
  const half = part === '' || start_time !== undefined ? undefined : part;
  const span = { start_date: start, end_date: end, start_half: half, end_half: half, start_time, end_time };
  const request = { leave_type_id: `@${type}`, ...span, reason: wish.reason };
  const cancelled: Move = ['leaves.cancel', 'person', 2, { reason: 'Plans have changed.' }];
  const decisions: Record<string, () => Move[]> = {
    REJECTED: () => [['leaves.reject', 'decider', 2, { reason: random.pick(rejections) }]],
    CANCELLED: () => [cancelled],
    APPROVED: () => [['leaves.approve', 'decider', 2, { comment: random.chance(0.2) ? 'Enjoy!' : null }]],
  };
  const moves = type === 'Sick leave' ? [] : (decisions[status]?.() ?? []);
  const back = walk(demo, person, name, today, status === 'APPROVED' && wish.asksToCancel ? [cancelled] : []);
  return [
    { as: person.name, at: at(asked), call: 'leaves.create', with: request, name },
    ...walk(demo, person, name, asked, moves),
    ...back,
  ];
}
