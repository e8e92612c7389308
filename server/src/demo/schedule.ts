import { addDays, instantAtMs } from '../lib/days.ts';
import { at, type Demo, type DemoPerson, list, mondayOf, thoseWho } from './demo.ts';
import { table } from './plan.ts';
import type { Runner } from './runner.ts';

/** When a department works: its turns, the weekdays on which its week of work begins (1 Monday), and what people write down. */
const hours = table('department|turns|firstDays|source|descriptions')`
  Kitchen|Lunch 09:00+480,Dinner 16:00+510|1,2,3|CLOCK|Lunch service,Dinner service,Prep,Inventory
  Bakery|Baking 03:30+480|1,2|CLOCK|Bread,Pastry,Wedding cakes
  Dining Room|Lunch 10:30+450,Dinner 16:30+480|2,3|CLOCK|Lunch service,Dinner service,Private dining
  Bar & Cellar|Bar 17:00+510|2,3|CLOCK|Bar,Cellar,Tasting
  Events & Catering|Event 11:00+540|2,3|MANUAL|Set-up,Service,Clearing,Site visit
  |Office 09:00+510|1|MANUAL|Month-end,Interviews,Reports,Planning`;
const starts = new Map<string, number>();

/** A turn on a day, as the clocks of the house show it. Many begin together: each start is worked out once. */
export function turnOn({ tenant: { timezone } }: Demo, turn: string, day: string) {
  const [title = '', time = '', length] = turn.split(/[ +]/);
  const key = `${timezone} ${day} ${time}`;
  const startMs = starts.get(key) ?? instantAtMs(timezone, day, time);
  starts.set(key, startMs);
  return { title, startMs, minutes: Number(length) };
}

export const hoursOf = (department: string | null) => {
  const plan = hours.find((one) => one.department === department || one.department === '') as (typeof hours)[number];
  return { ...plan, turns: list(plan.turns), firstDays: list(plan.firstDays), descriptions: list(plan.descriptions) };
};

/** This week first, so that what is drawn for it stays; then the last one, and those into the next month. */
const offsets = [0, 7, 14, -7, 21, 28];
const publishedDays = 21;
/** Two weeks that people see, and one that is still being written. */
const offsetsOfCrowd = [0, 7, 21];

/**
 * Everyone five days in a row with one turn, and on the busy evenings one that no one has yet. Three weeks from this one on are
 * published, what comes after is still being written.
 */
function weeksOf(demo: Demo, department: string, crew: readonly DemoPerson[], offsets: readonly number[]) {
  const { random } = demo;
  const { turns } = hoursOf(department);
  const shiftOn = (turn: string, day: string, user_id: string | null) => {
    const { title, startMs, minutes } = turnOn(demo, turn, day);
    const [starts_at = '', ends_at = ''] = [startMs, startMs + minutes * 60_000].map((ms) =>
      new Date(ms).toISOString(),
    );
    const place = { department_id: `@${department}`, location: 'Harbourfront' };
    return { title, user_id, ...place, starts_at, ends_at, break_minutes: 30 };
  };
  return offsets.map((offset) => {
    const monday = addDays(mondayOf(demo.today), offset);
    const own = crew.flatMap(({ name, from }) => {
      const turn = turns[random.chance(0.45) ? 0 : turns.length - 1] ?? '';
      const first = random.between(0, 2);
      const days = [0, 1, 2, 3, 4].map((day) => addDays(monday, first + day));
      return days.filter((day) => day >= from).map((day) => shiftOn(turn, day, `@${name}`));
    });
    const open = [4, 5].map((day) => shiftOn(turns.at(-1) ?? '', addDays(monday, day), null));
    return { monday, isPublished: offset < publishedDays, shifts: [...own, ...open] };
  });
}

type Shift = ReturnType<typeof weeksOf>[number]['shifts'][number];

const administrator = 'priya.raghunathan';

/** A little more than what is planned for people: one more fits, two do not. */
function budgetOf(shifts: readonly Shift[]): number {
  const minutes = shifts
    .filter(({ user_id }) => user_id !== null)
    .reduce((sum, { starts_at, ends_at, break_minutes }) => {
      return sum + (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000 - break_minutes;
    }, 0);
  return Math.ceil(minutes / 60) + 8;
}

/**
 * Two departments work in turns; the late ones end after midnight. Every week one of them is cancelled. The plan hangs on the wall, so that
 * colleagues can swap.
 */
export async function fillSchedule(demo: Demo, runner: Runner): Promise<void> {
  const wall = { schedule_employee_visibility: 'DEPARTMENT' };
  await runner.run([{ as: administrator, call: 'settings.update', with: wall }]);
  for (const department of ['Kitchen', 'Dining Room']) {
    const as = thoseWho(demo, `DEPARTMENT_HEAD+${department}`)[0]?.name;
    const crew = thoseWho(demo, `here+EMPLOYEE+${department}`);
    for (const { monday, isPublished, shifts } of weeksOf(demo, department, crew, offsets)) {
      const name = `shift ${department} ${monday}`;
      const written = { as, at: at(addDays(monday, -24)) };
      await writeShifts(
        runner,
        shifts.map((shift, index) => ({ ...shift, known: `${name} ${String(index)}`, created_at: written.at })),
      );
      const cancelled = { ...written, call: 'shifts.update', of: `@${name} 9`, with: { status: 'CANCELLED' } };
      const week = { week_start: monday, department_id: `@${department}` };
      const limit = { department_id: `@${department}`, week: monday, hours: budgetOf(shifts) };
      const budget = { as: administrator, at: written.at, call: 'laborBudgets.create', with: limit };
      const published = { as, at: at(addDays(monday, -18)), call: 'shifts.publish', with: week };
      await runner.run(isPublished ? [budget, cancelled, published] : [budget, cancelled]);
    }
  }
}

/** The same for many people of all departments, as rows. */
export async function writeSchedule(demo: Demo, runner: Runner, crowd: readonly DemoPerson[]): Promise<void> {
  for (const department of new Set(crowd.map((person) => person.department ?? ''))) {
    const crew = crowd.filter((person) => person.department === department);
    const weeks = weeksOf(demo, department, crew, offsetsOfCrowd);
    await writeShifts(
      runner,
      weeks.flatMap(({ isPublished, shifts }) => shifts.map((shift) => ({ ...shift, is_published: isPublished }))),
    );
  }
}

/** As rows: nothing but the schedule itself follows from a shift that is not published. */
const writeShifts = (runner: Runner, shifts: readonly (Shift & { created_at?: string })[]): Promise<void> =>
  runner.write(
    'shifts',
    'shf',
    shifts.map((shift) => ({
      is_published: false,
      updated_at: shift.created_at ?? runner.now,
      ...shift,
      status: shift.user_id === null ? 'OPEN' : 'SCHEDULED',
    })),
  );
