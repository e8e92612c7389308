import { Temporal } from 'temporal-polyfill';
import { addDays } from '../lib/days.ts';
import { at, type Demo, type DemoPerson, mondayNear } from './demo.ts';
import { ref, type Step } from './runner.ts';

interface Turn {
  readonly title: string;
  readonly starts: string;
  readonly hours: number;
}

/** Two departments work in turns; the late ones end after midnight. */
const crews: readonly { department: string; planner: string; lunch: Turn; dinner: Turn }[] = [
  {
    department: 'Kitchen',
    planner: 'kenji.morimoto',
    lunch: { title: 'Lunch', starts: '09:00', hours: 8 },
    dinner: { title: 'Dinner', starts: '16:00', hours: 8.5 },
  },
  {
    department: 'Dining Room',
    planner: 'lea.desrosiers',
    lunch: { title: 'Lunch', starts: '10:30', hours: 7.5 },
    dinner: { title: 'Dinner', starts: '16:30', hours: 8 },
  },
];

/** This week and the next are published, the one after is still being written. */
const weeks = [
  { offset: 0, isPublished: true },
  { offset: 7, isPublished: true },
  { offset: 14, isPublished: false },
];

/** Everyone five days in a row with one turn, and on the busy evenings one that no one has yet. */
export function scheduleOf(
  { people, random, today }: Demo,
  timeZone: string,
): { written: Step[][]; published: Step[] } {
  const chains: Step[][] = [];
  const published: Step[] = [];
  for (const { department, planner, lunch, dinner } of crews) {
    const crew = people.filter(
      (person) => person.isActive && person.role === 'EMPLOYEE' && person.department === department,
    );
    for (const { offset, isPublished } of weeks) {
      const monday = addDays(mondayNear(today, 0), offset);
      const written = { as: planner, at: at(addDays(monday, -10)) };
      const shiftOf = ({ title, starts, hours }: Turn, day: string, person: DemoPerson | null): Step => {
        const start = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: starts });
        const shift = {
          title,
          user_id: person && ref(person.name),
          department_id: ref(department),
          starts_at: new Date(start.epochMilliseconds).toISOString(),
          ends_at: new Date(start.epochMilliseconds + hours * 3_600_000).toISOString(),
          break_minutes: 30,
          location: 'Harbourfront',
        };
        return { ...written, call: 'shifts.create', with: shift, name: `shift ${person?.name ?? ''}` };
      };
      for (const person of crew) {
        const chain: Step[] = [];
        const turn = random.chance(0.45) ? lunch : dinner;
        const first = random.between(0, 2);
        const days = [0, 1, 2, 3, 4].map((day) => addDays(monday, first + day));
        for (const day of days.filter((day) => day >= person.from)) {
          chain.push(shiftOf(turn, day, person));
          const isCancelled = random.chance(0.02);
          if (isCancelled) {
            const of = { id: ref(`shift ${person.name}`) };
            chain.push({ ...written, call: 'shifts.update', of, with: { status: 'CANCELLED' } });
          }
        }
        chains.push(chain);
      }
      for (const day of [4, 5]) chains.push([shiftOf(dinner, addDays(monday, day), null)]);
      if (!isPublished) continue;
      const week = { week_start: monday, department_id: ref(department) };
      published.push({ as: planner, at: at(addDays(monday, -4)), call: 'shifts.publish', with: week });
    }
  }
  return { written: chains, published };
}
