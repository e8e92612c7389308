import { Temporal } from 'temporal-polyfill';
import { insertRows } from '../db/rows.ts';
import { addDays } from '../lib/days.ts';
import type { Demo } from './demo.ts';
import { Random } from './random.ts';
import { type Staff, staffOf, stamps } from './staff.ts';

const seed = 20_260_312;

interface Turn {
  readonly title: string;
  readonly starts: string;
  readonly hours: number;
}

/** Two departments work in turns; the late ones end after midnight. */
const turns: Readonly<Record<string, readonly [Turn, Turn]>> = {
  Kitchen: [
    { title: 'Lunch', starts: '09:00', hours: 8 },
    { title: 'Dinner', starts: '16:00', hours: 8.5 },
  ],
  'Dining Room': [
    { title: 'Lunch', starts: '10:30', hours: 7.5 },
    { title: 'Dinner', starts: '16:30', hours: 8 },
  ],
};

/** This week and the next are published, the one after is still being written. */
const weeks = [
  { offset: 0, isPublished: true },
  { offset: 7, isPublished: true },
  { offset: 14, isPublished: false },
];

export async function fillSchedule(whole: Demo): Promise<void> {
  // Numbers of its own: what other areas draw does not change who works when.
  const demo = { ...whole, random: new Random(seed) };
  const staff = (await staffOf(demo)).filter(({ isActive, role }) => isActive && role === 'EMPLOYEE');
  const monday = addDays(demo.today, 1 - Temporal.PlainDate.from(demo.today).dayOfWeek);
  const rows = Object.keys(turns).flatMap((department) => {
    const crew = staff.filter((person) => person.department === department);
    return weeks.flatMap(({ offset, isPublished }) =>
      weekOf(demo, department, crew, addDays(monday, offset)).map((row) => ({ ...row, is_published: isPublished })),
    );
  });
  await insertRows('shifts', rows).execute(demo.work.tx);
}

/** Everyone five days in a row with one turn, and on the busy evenings one that no one has yet. */
function weekOf(demo: Demo, department: string, crew: readonly Staff[], monday: string) {
  const { random } = demo;
  const [lunch, dinner] = turns[department] as readonly [Turn, Turn];
  const taken = crew.flatMap((person) => {
    const turn = random.chance(0.45) ? lunch : dinner;
    const first = random.between(0, 2);
    return [0, 1, 2, 3, 4]
      .map((day) => addDays(monday, first + day))
      .filter((day) => day >= person.from)
      .map((day) =>
        shiftOf(demo, department, turn, day, { person, status: random.chance(0.02) ? 'CANCELLED' : 'SCHEDULED' }),
      );
  });
  const open = [4, 5].map((day) =>
    shiftOf(demo, department, dinner, addDays(monday, day), { person: null, status: 'OPEN' }),
  );
  return [...taken, ...open];
}

function shiftOf(
  demo: Demo,
  department: string,
  { title, starts, hours }: Turn,
  day: string,
  { person, status }: { readonly person: Staff | null; readonly status: 'SCHEDULED' | 'OPEN' | 'CANCELLED' },
) {
  const { timezone } = demo.work.actor.organization;
  const startsAt = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: timezone, plainTime: starts });
  return {
    ...stamps(demo),
    id: demo.work.newId('shf'),
    user_id: person?.id ?? null,
    title,
    status,
    department_id: demo.departments.get(department) ?? null,
    starts_at: new Date(startsAt.epochMilliseconds).toISOString(),
    ends_at: new Date(startsAt.epochMilliseconds + hours * 3_600_000).toISOString(),
    break_minutes: 30,
    location: 'Harbourfront',
  };
}
