import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';
import { book, keepNoHolidays, monday, moveClockTo, office } from '../leave/testing/office.ts';
import { ofOneAlone } from './testing/linear.ts';

/**
 * Who was given to read reports asks for everything that they may ask for, and adds and subtracts the answers as they like: no sick
 * day of anyone follows. Which days are in which figure is found out by having them: each unknown is one day of one person in one
 * month, booked after all was asked, and then all is asked again.
 */
const harness = await openHarness();
moveClockTo(harness, monday);
const { world, types, people } = await office(harness);
await keepNoHolidays(harness, world);
const admin = await people.admin.app();
const packages = ['REPORTS_READING'] as const;

const months = ['2026-01', '2026-02', '2026-03'];
const whole = { start_month: months[0]!, end_month: months.at(-1)! };
const began = { employment_start_date: '2025-01-01' };
/** What can be asked for: every stretch of months, of every department and of all of them. */
let queries: Record<string, string>[];

interface Unknown {
  readonly who: string;
  readonly user_id: string;
  readonly day: string;
}
/** A reader, what is in each of the figures they were told, and which of them they know of themselves. */
interface Asked {
  readonly name: string;
  readonly read: () => Promise<Map<string, number | null>>;
  readonly sums: Map<string, number[]>;
  readonly knows: (unknown: Unknown) => boolean;
}

const unknowns: Unknown[] = [];
const asked: Asked[] = [];
/** Of those who were given to read reports. */
const clients: Client[] = [];
const nobody = (): boolean => false;

/** Every number of an answer, wherever it stands. */
function figuresOf(answer: unknown, at: string, into: Map<string, number | null>): void {
  if (answer === null || typeof answer === 'number') into.set(at, answer);
  else if (typeof answer === 'object')
    for (const [key, value] of Object.entries(answer)) figuresOf(value, `${at}/${key}`, into);
}

interface Row {
  readonly month: string;
  readonly department_id: string | null;
}
async function readDepartments(by: Client, query: Record<string, string> = whole): Promise<Map<string, number | null>> {
  const { status, text, data } = await by.get('/reports/departments', { query });
  expect(status, text).toBe(200);
  const figures = new Map<string, number | null>();
  const { rows, ...beside } = data as { rows: Row[] };
  figuresOf(beside, 'beside', figures);
  for (const { month, department_id: id, ...row } of rows) figuresOf(row, `${month} ${id ?? 'none'}`, figures);
  return figures;
}

/** Any other question is answered with figures of the widest one, so that its answers alone need be looked at. */
async function expectNothingNew(by: Client): Promise<void> {
  const widest = await readDepartments(by);
  for (const query of queries) {
    const told = await readDepartments(by, query);
    expect(Object.fromEntries(told), JSON.stringify(query)).toEqual(
      Object.fromEntries([...told.keys()].map((figure) => [figure, widest.get(figure)])),
    );
  }
}

/** What a report that also goes by the departments of today would tell. */
async function readBothWays(): Promise<Map<string, number | null>> {
  const figures = new Map<string, number | null>();
  for (const month of months) {
    for (const departments of ['then', 'now']) {
      const query = { start_date: `${month}-01`, end_date: `${month}-28`, by: 'department', departments };
      const { data } = await admin.get('/reports/absence', { query });
      for (const { id, people: count, days } of data.rows as { id: string | null; people: number; days: number }[])
        if (count >= 3) figures.set(`${month} ${departments} ${id ?? 'none'}`, days);
    }
  }
  return figures;
}

/** Of whom alone something follows, whom the reader does not know of anyway. */
const found = ({ sums, knows }: Asked): string[] => {
  const left = unknowns.filter((one) => !knows(one));
  const rows = [...sums.values()].map((row) => row.filter((_, index) => !knows(unknowns[index]!)));
  return ofOneAlone(
    rows,
    left.map(({ who }) => who),
  );
};
const resultOf = (name: string): string[] => found(asked.find((one) => one.name === name)!);

beforeAll(async () => {
  const add = (department: string | null): Promise<Somebody> =>
    world.employee({ ...(department !== null && { department }), ...began });
  const cast: Record<string, Somebody> = {
    large1: await add('Large'),
    large2: await add('Large'),
    large3: await add('Large'),
    large4: await add('Large'),
    small1: await add('Small'),
    small2: await add('Small'),
    solo: await add('Solo'),
    mover: await add('Large'),
    none: await add(null),
  };
  const [small, large] = [await world.department('Small'), await world.department('Large')];
  // In the middle of a month, into a department that has three people then.
  const move = { effective_date: '2026-01-15', values: { department_id: small } };
  const moved = await admin.post(`/users/${cast['mover']!.id}/employment`, move);
  expect(moved.status, moved.text).toBe(201);

  const reader = await add('Office');
  const colleague = cast['large4']!;
  const narrow = await add('Office');
  const manager = await add('Office');
  await Promise.all([reader, colleague, manager].map((one) => world.give(one, { packages })));
  await world.give(narrow, { packages, department_ids: [small, large] });
  for (const who of ['large2', 'large3'])
    expect((await admin.patch(`/users/${cast[who]!.id}`, { manager_id: manager.id })).status).toBe(200);

  const departments = (await admin.get('/departments')).data as { id: string }[];
  queries = months.flatMap((start_month, first) =>
    months
      .slice(first)
      .flatMap((end_month) => [
        { start_month, end_month },
        ...departments.map(({ id }) => ({ start_month, end_month, department_id: id })),
      ]),
  );
  const reading = async (name: string, who: Somebody, knows: Asked['knows']): Promise<void> => {
    const by = await who.app();
    clients.push(by);
    asked.push({ name, read: () => readDepartments(by), sums: new Map(), knows });
  };
  await reading('reader', reader, nobody);
  await reading('narrow', narrow, nobody);
  await reading('colleague', colleague, ({ user_id: id }) => id === colleague.id);
  await reading('manager', manager, ({ who }) => who === 'large2' || who === 'large3');
  asked.push({ name: 'without the least number', read: () => readDepartments(admin), sums: new Map(), knows: nobody });
  asked.push({ name: 'by the departments of today as well', read: readBothWays, sums: new Map(), knows: nobody });

  // The months of who moves within one in two parts.
  for (const [who, { id }] of Object.entries(cast))
    for (const month of months)
      for (const day of who === 'mover' ? ['08', '22'] : ['15'])
        unknowns.push({ who, user_id: id, day: `${month}-${day}` });
  let before = await Promise.all(asked.map(({ read }) => read()));
  for (const [index, { user_id, day }] of unknowns.entries()) {
    const weekday = nextWorkday(day);
    const type = { leave_type_id: types.sick, start_date: weekday, end_date: weekday };
    const leave = await book(admin, { user_id, ...type });
    if (leave.status === 'PENDING') expect((await admin.post(`/leaves/${leave.id}/approve`, {})).status).toBe(200);
    const after = await Promise.all(asked.map(({ read }) => read()));
    for (const [place, { sums }] of asked.entries()) {
      for (const [figure, value] of after[place]!) {
        const row = sums.get(figure) ?? unknowns.map(() => 0);
        // What is told for the first time was 0 before, or else withheld: neither says more than the difference.
        row[index] = (value ?? 0) - (before[place]!.get(figure) ?? 0);
        sums.set(figure, row);
      }
    }
    before = after;
  }
}, 300_000);

/** A Saturday is nobody’s sick day. */
function nextWorkday(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const later = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return `${day.slice(0, 8)}${String(Number(day.slice(8)) + later).padStart(2, '0')}`;
}

describe('sums that may be asked for', () => {
  it('are about something: figures of several people are told to each reader', () => {
    for (const { name, sums } of asked)
      expect(
        [...sums.values()].some((row) => row.filter((value) => value !== 0).length >= 3),
        name,
      ).toBe(true);
  });

  it('are those of the widest question, whatever stretch of months and whichever department is asked for', async () => {
    for (const by of clients) await expectNothingNew(by);
  });

  it.each(['reader', 'narrow', 'colleague', 'manager'])('let no sick day be computed: %s', (name) => {
    expect(resultOf(name)).toEqual([]);
  });

  it('would be found out: without the least number of people', () => {
    expect(resultOf('without the least number')).toEqual(expect.arrayContaining(['solo', 'none']));
  });

  it('would be found out: by the departments of today as well as of then', () => {
    expect(resultOf('by the departments of today as well')).toEqual(['mover']);
  });
});

describe('what follows from sums', () => {
  it('is found by taking sums from one another, and nothing else is', () => {
    const of = (rows: number[][], ...who: string[]) => ofOneAlone(rows, who);
    const three = ['a', 'b', 'c'];
    expect(
      of(
        [
          [1, 1, 1],
          [1, 1, 0],
        ],
        ...three,
      ),
    ).toEqual(['c']);
    expect(
      of(
        [
          [1, 1, 0],
          [0, 1, 1],
          [1, 0, 1],
        ],
        ...three,
      ),
    ).toEqual(three);
    expect(
      of(
        [
          [1, 1, 0, 0],
          [0, 1, 1, 0],
          [0, 0, 1, 1],
          [1, 0, 0, 1],
        ],
        ...three,
        'd',
      ),
    ).toEqual([]);
    expect(
      of(
        [
          [2, 4, 0],
          [1, 2, 3],
        ],
        ...three,
      ),
    ).toEqual(['c']);
    expect(of([[1, 1, 1]], 'a', 'a', 'b')).toEqual([]);
    expect(
      of(
        [
          [1, 1, 1],
          [0, 0, 2],
        ],
        'a',
        'a',
        'b',
      ),
    ).toEqual(['a', 'b']);
    expect(of([], ...three)).toEqual([]);
  });
});
