import { addDays, instantAtMs } from '../lib/days.ts';
import { at, type Demo, type DemoPerson, mondayNear, thoseWho } from './demo.ts';
import type { Runner, Step } from './runner.ts';
import { list, table } from './table.ts';

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

/** This week and the next are published, the one after is still being written. */
const weeks = [0, 7, 14];
const publishedUntil = 7;

/** Everyone five days in a row with one turn, and on the busy evenings one that no one has yet. */
function weeksOf(demo: Demo, department: string, crew: readonly DemoPerson[]) {
  const { random } = demo;
  const { turns } = hoursOf(department);
  const shiftOn = (turn: string, day: string, person: DemoPerson | null) => {
    const { title, startMs, minutes } = turnOn(demo, turn, day);
    return {
      title,
      user_id: person && `@${person.name}`,
      department_id: `@${department}`,
      starts_at: new Date(startMs).toISOString(),
      ends_at: new Date(startMs + minutes * 60_000).toISOString(),
      break_minutes: 30,
      location: 'Harbourfront',
    };
  };
  return weeks.map((offset) => {
    const monday = addDays(mondayNear(demo.today, 0), offset);
    const own = crew.flatMap((person) => {
      const turn = turns[random.chance(0.45) ? 0 : turns.length - 1] ?? '';
      const first = random.between(0, 2);
      const days = [0, 1, 2, 3, 4].map((day) => addDays(monday, first + day));
      return days.filter((day) => day >= person.from).map((day) => shiftOn(turn, day, person));
    });
    const open = [4, 5].map((day) => shiftOn(turns.at(-1) ?? '', addDays(monday, day), null));
    return { monday, isPublished: offset <= publishedUntil, shifts: [...own, ...open] };
  });
}

/** Two departments work in turns; the late ones end after midnight. */
export async function fillSchedule(demo: Demo, runner: Runner): Promise<void> {
  for (const department of ['Kitchen', 'Dining Room']) {
    const as = thoseWho(demo, `DEPARTMENT_HEAD+${department}`)[0]?.name;
    const crew = thoseWho(demo, `here+EMPLOYEE+${department}`);
    for (const { monday, isPublished, shifts } of weeksOf(demo, department, crew)) {
      const written = { as, at: at(addDays(monday, -10)) };
      const chains = shifts.map((shift, index): Step[] => {
        const name = `shift ${department} ${monday} ${String(index)}`;
        const cancelled = { ...written, call: 'shifts.update', of: `@${name}`, with: { status: 'CANCELLED' } };
        const isCancelled = shift.user_id !== null && demo.random.chance(0.02);
        return [{ ...written, call: 'shifts.create', with: shift, name }, ...(isCancelled ? [cancelled] : [])];
      });
      await runner.runAbreast(chains);
      const week = { week_start: monday, department_id: `@${department}` };
      const published = { as, at: at(addDays(monday, -4)), call: 'shifts.publish', with: week };
      await runner.run(isPublished ? [published] : []);
    }
  }
}

/** The same for many people of all departments, as rows. */
export async function writeSchedule(demo: Demo, runner: Runner, crowd: readonly DemoPerson[]): Promise<void> {
  const updated_at = runner.now;
  for (const department of new Set(crowd.map((person) => person.department ?? ''))) {
    const crew = crowd.filter((person) => person.department === department);
    for (const { isPublished: is_published, shifts } of weeksOf(demo, department, crew)) {
      const statusOf = (user_id: string | null) => (user_id === null ? 'OPEN' : 'SCHEDULED');
      const rows = shifts.map((shift) => ({ ...shift, status: statusOf(shift.user_id), is_published, updated_at }));
      await runner.write('shifts', 'shf', rows);
    }
  }
}
