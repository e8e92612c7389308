import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFull, sized } from '../../../../test/depth.ts';
import { openHarness } from '../../../../test/harness.ts';
import { insertRow, type Row } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { weekdays } from '../../../kernel/settings.ts';
import { addDays } from '../../../lib/days.ts';
import { halves } from '../calendar/working-days.ts';
import { daysTaken, minutesByContract, type ModelContract } from '../testing/days-model.ts';
import { addHoliday, addShift, addType, keepNoHolidays, monday, moveClockTo, office } from '../testing/office.ts';

/** Whatever the calendar, the holidays, the halves and what is booked already: a preview says what booking does. */
const harness = await openHarness();
moveClockTo(harness, monday);
const { world, types, api, people } = await office(harness);
await keepNoHolidays(harness, world);
const retired = await addType(harness, world, 'Retired', { is_active: false });
const few = await addType(harness, world, 'Few', { annual_allowance: '4' });
const { db } = harness.installation.database;
const leaveTypes = [types.vacation, few, types.sick, types.lieu, retired, world.newId('lvt')];
const named = [people.cook, people.otherCook, people.bartender].map(({ id }) => id);
const clients = [api.cook, api.head];

const day = fc.integer({ min: 0, max: 120 }).map((count) => addDays('2026-09-01', count));
const time = fc.constantFrom('08:00', '09:30', '12:00', '17:45');
const request = fc.record(
  {
    leave_type_id: fc.constantFrom(...leaveTypes),
    start_date: day,
    length: fc.oneof(fc.constant(0), fc.integer({ min: -1, max: 9 })),
    start_half: fc.constantFrom(...halves),
    end_half: fc.constantFrom(...halves),
    start_time: time,
    end_time: time,
    user_id: fc.constantFrom(...named, world.newId('usr')),
  },
  { requiredKeys: ['leave_type_id', 'start_date', 'length'] },
);
const minutes = fc.constantFrom(0, 0, 240, 300, 480);
const weeksOf = fc
  .integer({ min: 1, max: 2 })
  .chain((count) => fc.array(minutes, { minLength: 7 * count, maxLength: 7 * count }))
  .filter((all) => all.some((one) => one > 0));
const change = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ contract: fc.option(weeksOf, { freq: 4 }), from: day, of: fc.constantFrom(...named) }),
  },
  { weight: 4, arbitrary: fc.record({ weekend: fc.uniqueArray(fc.constantFrom(...weekdays), { maxLength: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ holiday: day }) },
  { weight: 1, arbitrary: fc.record({ locked: day }) },
  { weight: 6, arbitrary: fc.record({ shift: day, of: fc.constantFrom(...named), isPublished: fc.boolean() }) },
);

async function lock(date: string): Promise<void> {
  const row = { organization_id: world.organizationId, id: world.newId('lck'), start_date: date, end_date: date };
  await insertRow('locked_dates', { ...row, created_at: harness.installation.clock.now() }).execute(db);
}

interface Changed {
  readonly weekend?: readonly string[];
  readonly holiday?: string;
  readonly locked?: string;
  readonly shift?: string;
  readonly of?: string;
  readonly isPublished?: boolean;
  readonly contract?: readonly number[] | null;
  readonly from?: string;
}

let weekend: readonly string[] = ['SATURDAY', 'SUNDAY'];
const holidays = new Set<string>();
const contracts = new Map(named.map((id) => [id, [] as ModelContract[]]));
const admin = await people.admin.app();
const patternOf = (all: readonly number[]) => ({
  cycle_weeks: all.length / 7,
  weeks: Array.from({ length: all.length / 7 }, (_, week) =>
    Object.fromEntries(weekdays.map((name, index) => [name, all[week * 7 + index]])),
  ),
});

/** From a day on; what was set for a later one stays. One that is there already changes nothing. */
async function plan(userId: string, from: string, all: readonly number[] | null): Promise<void> {
  const known = contracts.get(userId) ?? [];
  const { status } = await admin.post(`/users/${userId}/employment`, {
    effective_date: from,
    values: { working_pattern: all && patternOf(all) },
  });
  if (status === 201)
    contracts.set(
      userId,
      [...known, { from, minutes: all }].sort((a, b) => (a.from < b.from ? -1 : 1)),
    );
  else expect([409, 422]).toContain(status);
}

const shifts = new Map(named.map((id) => [id, new Set<string>()]));

/** A holiday, a lock or a shift on a day that has one already changes nothing. */
async function apply({
  holiday,
  locked,
  shift,
  of = '',
  isPublished = false,
  contract,
  from = '',
  ...changed
}: Changed): Promise<void> {
  if (contract !== undefined) await plan(of, from, contract);
  if (changed.weekend) {
    weekend = changed.weekend;
    await world.set({ weekend_days: weekend } as never);
  }
  if (holiday !== undefined && !holidays.has(holiday)) await addHoliday(harness, world, holiday);
  if (holiday !== undefined) holidays.add(holiday);
  if (locked !== undefined) await lock(locked);
  if (shift === undefined) return;
  await addShift(harness, world, { userId: of, date: shift, isPublished });
  if (isPublished) shifts.get(of)?.add(shift);
}

const storedDays = async (id: string) => {
  const rows = (
    await sql<
      Pick<Row<'leave_request_days'>, 'date' | 'days' | 'hours'>
    >`select date, days, hours from leave_request_days where leave_request_id = ${id} order by date`.execute(db)
  ).rows;
  return rows.map(({ date, days, hours }) => ({ date, counted: Number(days), hours: Number(hours) }));
};

it('what it counts is what booking stores; what booking refuses with is among its problems', async () => {
  const outcomes = new Set<string>();
  const step = fc.record({ changes: fc.array(change, { maxLength: 1 }), request, by: fc.constantFrom(...clients) });
  const property = fc.asyncProperty(step, async ({ changes, request: { length, ...asked }, by }) => {
    for (const changed of changes) await apply(changed);
    const isHours = asked.leave_type_id === types.lieu;
    const { start_time, end_time, ...plain } = asked;
    const body = {
      ...(isHours ? { ...plain, start_time, end_time } : plain),
      end_date: addDays(asked.start_date, isHours ? Math.min(length, 0) : length),
    };
    const preview = await by.post('/leaves/preview', body);
    expect(preview.status).toBe(200);
    const said = preview.data as {
      days: { date: string; counted: number }[];
      problems: { reason: string; message: string }[];
      total_days: number;
      total_hours: number | null;
    };
    const whose = body.user_id ?? (by === api.cook ? people.cook.id : people.head.id);
    const { end_date } = body;
    const isKnown = said.days.length > 0 && !said.problems.some(({ reason }) => reason === 'person');
    const model = {
      weekend,
      holidays,
      shifts: shifts.get(whose) ?? new Set<string>(),
      contracts: contracts.get(whose) ?? [],
    };
    if (isKnown) {
      const counted = said.days.filter((one) => one.counted > 0).map(({ date }) => date);
      expect(counted).toEqual(daysTaken(model, body.start_date, end_date));
    }
    const booked = await by.post('/leaves', body);
    if (booked.status === 201) {
      outcomes.add('booked');
      expect(said.problems).toEqual([]);
      expect(booked.data).toMatchObject({ total_days: said.total_days, total_hours: said.total_hours });
      const counted = said.days
        .filter((one) => one.counted > 0)
        .map(({ date, counted: part }) => ({ date, counted: part }));
      const stored = await storedDays(booked.data.id);
      expect(stored.map(({ date, counted: part }) => ({ date, counted: part }))).toEqual(counted);
      // A part of a day is that part of what the contract asks of it, else of eight hours.
      for (const { date, counted: part, hours } of isHours ? [] : stored) {
        expect(hours).toBeCloseTo((part * (minutesByContract(model.contracts, date) ?? 480)) / 60, 2);
      }
    } else {
      const { message, details } = booked.error;
      outcomes.add(details.reason);
      expect(said.problems).toContainEqual(expect.objectContaining({ reason: details.reason, message }));
    }
  });
  await fc.assert(property, { numRuns: sized(1500, 120), endOnFailure: true });
  const all = ['balance', 'booked', 'leave_type', 'locked_dates', 'no_working_days', 'overlap', 'person', 'range'];
  if (isFull) expect([...outcomes].sort()).toEqual(all);
  expect(outcomes.size).toBeGreaterThan(3);
});
