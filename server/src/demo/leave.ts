import { calendarOf, countLeaveDays, type LeaveCalendar } from '../features/leave/index.ts';
import { addDays } from '../lib/days.ts';
import { at, type Demo, type DemoPerson, guideOf, mondayNear, type Move, walk } from './demo.ts';
import { Random } from './random.ts';
import { analyze } from './rows.ts';
import type { Runner, Step } from './runner.ts';
import { fieldsOf, list, stepsOf, table } from './table.ts';

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
const wishPlans = table('who|type|days|weekday|length|status|fields')`
  guide|Vacation|210|0|2|APPROVED|
  guide|Personal day|217|0|1|PENDING|start_half=SECOND_HALF; end_half=SECOND_HALF
  guide|Vacation|224|0|3|REJECTED|
  guide|Vacation|231|0|2|CANCELLED|
  Sommelier|Parental leave|10|0|180|APPROVED|
  70%|Vacation|-80..-14|0|5,5,12|APPROVED|
  all|Vacation|14..120|0|4,5,12|PENDING,APPROVED,APPROVED,RECALLED,REJECTED,CANCELLED|
  50%|Sick leave|-70..-8|0..4|1|APPROVED|
  35%|Personal day|1..40|0..4|1|PENDING|start_half=FIRST_HALF; end_half=FIRST_HALF
  30%|Time off in lieu|-40..30|0..4|1|APPROVED|start_time=13:00; end_time=16:30
  30th|Bereavement|-20|0..4|3|APPROVED|
  40%|Vacation|130..200|0|5|PENDING|`;
type WishPlan = (typeof wishPlans)[number];

const reasons =
  list(`A week by the lake, Family visit in Lisbon, Moving house, A friend’s wedding, Camping in Algonquin,
  Skiing, Home renovation, A long weekend`);
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
  const calendar = await calendarOf(runner.tx, runner.tenant, from, to);
  const active = demo.people.filter(({ isActive }) => isActive);
  const chains = active.map((person, index) => leaveOf(demo, calendar, person, index, plansOf(demo, person, index)));
  await runner.runAbreast(chains.slice(0, 10));
  await analyze(runner.tx, 'leave_requests', 'leave_request_days', 'leave_ledger');
  await runner.runAbreast(chains.slice(10));
  const week = { start_date: `${year}-12-27`, end_date: `${year}-12-31`, reason: 'New Year’s week' };
  await runner.run([{ as: hr, call: 'lockedDates.create', with: { ...week, department_id: '@Kitchen' } }]);
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
const allowance = Number(typePlans[0]?.annual_allowance);

/**
 * Who was here last year had their days then too, and some of their vacation left for this year. Rows, because the accrual
 * that would have written them is a job of those months.
 */
function lastYear({ people, today }: Demo): Record<string, unknown>[] {
  const year = yearOf(today) - 1;
  const random = new Random(year);
  const limited = typePlans.filter((type) => type.annual_allowance !== 'null');
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

function plansOf(demo: Demo, person: DemoPerson, index: number): WishPlan[] {
  const isTheirs = ({ who }: WishPlan): boolean => {
    if (who.endsWith('%')) return demo.random.chance(Number.parseInt(who) / 100);
    if (who === 'guide') return person === guideOf(demo);
    return who === 'all' || who === person.jobTitle || (who === '30th' && index % 30 === 7);
  };
  return wishPlans.filter(isTheirs);
}

/** What a year gives those who came within it; the whole allowance to everyone else. */
const vacationDaysOf = ({ today }: Demo, { from }: DemoPerson): number =>
  yearOf(from) < yearOf(today) ? allowance : Math.floor((allowance * (13 - Number(from.slice(5, 7)))) / 12);

type Span = Pick<Parameters<typeof countLeaveDays>[1], 'start_date' | 'end_date' | 'start_half' | 'end_half'>;

/** What meets an earlier wish or goes beyond their days is left out. Of several statuses each person has one. */
function leaveOf(
  demo: Demo,
  calendar: LeaveCalendar,
  person: DemoPerson,
  index: number,
  plans: readonly WishPlan[],
): Step[] {
  const { random, today } = demo;
  const made: Span[] = [];
  let vacationDays = vacationDaysOf(demo, person);
  return plans.flatMap(({ type, days, weekday, length, status, fields }) => {
    const start_date = addDays(mondayNear(today, random.number(days)), random.number(weekday));
    const end_date = addDays(start_date, random.number(length) - 1);
    const span: Span = {
      start_date,
      end_date,
      start_half: 'FULL_DAY',
      end_half: 'FULL_DAY',
      ...fieldsOf(demo, fields),
    };
    const meets = made.some((other) => other.start_date <= end_date && other.end_date >= start_date);
    const { total_days: total, byDate } = countLeaveDays(calendar, span);
    const takes = type === 'Vacation' ? total : 0;
    const asked = addDays(start_date < today ? start_date : today, -random.between(3, 25));
    // Who has only just come has earned no time in lieu yet; of a year it is earned within that year.
    const isLieu = type === 'Time off in lieu';
    const isEarned = !isLieu || (person.from < addDays(start_date, -90) && yearOf(asked) === yearOf(start_date));
    if (meets || person.from > start_date || byDate.length === 0 || takes > vacationDays || !isEarned) return [];
    vacationDays -= takes;
    made.push(span);
    const statuses = list(status);
    return leaveSteps(demo, person, type, span, asked, statuses[index % statuses.length] ?? '');
  });
}

/** Asked for some days before, and what became of it two days later: all of it in the past. Who recalls it does so now. */
function leaveSteps(demo: Demo, person: DemoPerson, type: string, span: Span, asked: string, status: string): Step[] {
  const { random } = demo;
  const name = `leave ${person.name} ${span.start_date}`;
  const reason = type === 'Vacation' && random.chance(0.8) ? random.pick(reasons) : undefined;
  const request = { leave_type_id: `@${type}`, ...span, reason };
  const approve: Move = ['leaves.approve', 'decider', 2, { comment: random.chance(0.2) ? 'Enjoy!' : null }];
  const changed = { reason: 'Plans have changed.' };
  const moves: Record<string, readonly Move[]> = {
    APPROVED: type === 'Sick leave' ? [] : [approve],
    RECALLED: [approve, ['leaves.cancel', 'person', 30, changed]],
    REJECTED: [['leaves.reject', 'decider', 2, { reason: random.pick(rejections) }]],
    CANCELLED: [['leaves.cancel', 'person', 2, changed]],
  };
  return [
    { as: person.name, at: at(asked), call: 'leaves.create', with: request, name },
    ...walk(demo, person, name, asked, moves[status] ?? []),
  ];
}
