import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Row } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { StoredSettings } from '../../../kernel/settings.ts';
import { withDefaults } from '../../../kernel/settings.ts';
import { expectToAddUp } from '../testing/explained.ts';
import { type Workplace, workplace } from '../testing/workplace.ts';
import type { TimesheetExplanation } from './explanation-record.ts';
import type { Timesheet } from './record.ts';
import { type CountedEntry, totalsOf } from './totals.ts';

const { world: first, installation } = await openHarness();
const { db } = installation.database;

type Step =
  | {
      readonly kind: 'record';
      readonly day: number;
      readonly hour: number;
      readonly minutes: number;
      readonly rate: number;
    }
  | { readonly kind: 'move'; readonly pick: number; readonly day: number; readonly minutes: number }
  | { readonly kind: 'break' | 'rate'; readonly pick: number; readonly value: number }
  | { readonly kind: 'delete' | 'approve' | 'reject' | 'correct'; readonly pick: number }
  | { readonly kind: 'settle'; readonly pick: number };

const day = fc.integer({ min: 0, max: 40 });
const pick = fc.nat(100);
const minutes = fc.integer({ min: 30, max: 900 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('record' as const), day, hour: fc.nat(12), minutes, rate: fc.nat(9999) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), pick, day, minutes }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('break' as const, 'rate' as const), pick, value: fc.nat(29) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('delete' as const, 'approve' as const, 'reject' as const, 'correct' as const),
      pick,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('settle' as const), pick }) },
);
const anySettings: fc.Arbitrary<StoredSettings> = fc.record({
  week_start: fc.constantFrom('MONDAY', 'SUNDAY'),
  pay_period_type: fc.constantFrom('WEEKLY', 'BIWEEKLY', 'SEMI_MONTHLY', 'MONTHLY'),
  overtime_mode: fc.constantFrom('weekly_only', 'daily_only', 'greater_of', 'daily_then_weekly'),
  overtime_daily_minutes: fc.constantFrom(0, 300, 480),
  overtime_weekly_minutes: fc.constantFrom(0, 1200, 2400),
  overtime_multiplier: fc.constantFrom(1, 1.5, 1.333),
});

/** From Monday, 2026-02-23, over the short day of Toronto; times as UTC. */
const clockTimes = (dayNumber: number, hour: number, length: number) => {
  const startMs = Date.UTC(2026, 1, 23 + dayNumber, 6 + hour);
  return { clock_in: new Date(startMs).toISOString(), clock_out: new Date(startMs + length * 60_000).toISOString() };
};

/** Plays a step as a person who may; a refusal is fine, a fault is not. */
async function play(
  { api, people }: Workplace,
  cook: Client,
  admin: Client,
  played: Step,
  ids: string[],
): Promise<void> {
  const at = 'pick' in played ? ids[played.pick % Math.max(ids.length, 1)] : undefined;
  const path = `/time-entries/${at ?? 'ten_none'}`;
  const send = async (): Promise<{ status: number; data?: { id: string } }> => {
    switch (played.kind) {
      case 'record':
        return api.admin.post('/time-entries', {
          ...clockTimes(played.day, played.hour, played.minutes),
          user_id: people.cook.id,
          hourly_rate: played.rate / 100,
        });
      case 'move':
        return cook.patch(path, clockTimes(played.day, 3, played.minutes));
      case 'break':
        return cook.patch(path, { break_minutes: played.value });
      case 'rate':
        return admin.patch(path, { hourly_rate: played.value + 0.0001 });
      case 'correct':
        return cook.patch(path, { is_billable: true, break_minutes: 1 });
      case 'delete':
        return cook.delete(path);
      case 'approve':
        return api.head.post(`${path}/approve`);
      case 'reject':
        return api.head.post(`${path}/reject`, { reason: 'No' });
      case 'settle':
        return settle(people, admin, played.pick);
    }
  };
  const { status, data } = await send();
  expect(status).toBeLessThan(500);
  if (played.kind === 'record' && status === 201 && data) ids.push(data.id);
}

/** Brings one timesheet as far as FINALIZED, if it goes. */
async function settle(people: Workplace['people'], admin: Client, at: number) {
  const { data } = await admin.get('/timesheets', { query: { user_id: people.cook.id, limit: '100' } });
  const sheets = data as Timesheet[];
  const sheet = sheets[at % Math.max(sheets.length, 1)];
  if (!sheet) return { status: 404 };
  const cookApp = await people.cook.app();
  await cookApp.post(`/timesheets/${sheet.id}/submit`);
  await (await people.head.app()).post(`/timesheets/${sheet.id}/approve`);
  return admin.post(`/timesheets/${sheet.id}/finalize`);
}

const numbers = [
  ...(['total_minutes', 'regular_minutes', 'overtime_minutes', 'break_minutes', 'entry_count'] as const),
  ...(['regular_pay', 'overtime_pay'] as const),
];

/** Everything from the entries, as though no timesheet had ever been kept. */
async function recomputed(userId: string, settings: StoredSettings, sheets: readonly Timesheet[]) {
  const entries = (
    await sql<
      Pick<Row<'time_entries'>, 'work_date' | 'duration_minutes' | 'break_minutes' | 'hourly_rate'>
    >`select work_date, duration_minutes, break_minutes, hourly_rate from time_entries where user_id = ${userId} and status = 'ACTIVE' and approval_status <> 'REJECTED' order by work_date, clock_in, id`.execute(
      db,
    )
  ).rows as CountedEntry[];
  for (const entry of entries) {
    expect(
      sheets.filter((sheet) => sheet.period_start <= entry.work_date && entry.work_date <= sheet.period_end),
    ).toHaveLength(1);
  }
  return sheets.map(({ period_start: start, period_end: end }) =>
    totalsOf(entries, { start, end }, withDefaults(settings), 'CAD'),
  );
}

async function expectSameNumbers(place: Workplace, settings: StoredSettings): Promise<void> {
  const { data } = await place.api.admin.get('/timesheets', { query: { user_id: place.people.cook.id, limit: '100' } });
  const sheets = data as Timesheet[];
  const anew = await recomputed(place.people.cook.id, settings, sheets);
  for (const [index, sheet] of sheets.entries()) {
    if (sheet.status === 'FINALIZED') continue;
    for (const name of numbers) expect([name, sheet[name]]).toEqual([name, Number(anew[index]?.[name])]);
  }
  for (const sheet of sheets) {
    const { data: explained } = await place.api.admin.get(`/timesheets/${sheet.id}/explanation`);
    expectToAddUp(explained as TimesheetExplanation, sheet);
  }
  const worked = sheets.reduce((sum, sheet) => sum + sheet.total_minutes, 0);
  const { rows } = await installation.database.pool.query<{ sum: number }>(
    `select coalesce(sum(duration_minutes), 0)::int as sum from time_entries
      where user_id = $1 and status = 'ACTIVE' and approval_status <> 'REJECTED'`,
    [place.people.cook.id],
  );
  expect(worked).toBe(rows[0]?.sum);
}

describe('totals of timesheets', () => {
  it('after any sequence of changes are what recomputing everything from the entries gives', async () => {
    await fc.assert(
      fc.asyncProperty(anySettings, fc.array(step, { minLength: 5, maxLength: 25 }), async (settings, steps) => {
        const place = await workplace(first, { settings });
        const [cook, admin] = [await place.people.cook.app(), await place.people.admin.app()];
        const ids: string[] = [];
        for (const played of steps) await play(place, cook, admin, played, ids);
        await expectSameNumbers(place, settings);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('also if the changes come all at once', async () => {
    await fc.assert(
      fc.asyncProperty(anySettings, fc.array(step, { minLength: 10, maxLength: 20 }), async (settings, steps) => {
        const place = await workplace(first, { settings });
        const [cook, admin] = [await place.people.cook.app(), await place.people.admin.app()];
        const ids: string[] = [];
        for (let i = 0; i < 5; i++) {
          await play(place, cook, admin, { kind: 'record', day: i * 3, hour: 2, minutes: 600, rate: 2050 }, ids);
        }
        await Promise.all(steps.map((played) => play(place, cook, admin, played, ids)));
        await expectSameNumbers(place, settings);
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  it('a settled timesheet keeps its numbers while neighbours that share its week move', async () => {
    const settings: StoredSettings = { pay_period_type: 'MONTHLY' };
    const place = await workplace(first, { settings });
    const [cook, admin] = [await place.people.cook.app(), await place.people.admin.app()];
    const ids: string[] = [];
    const record = (on: number, length: number) =>
      play(place, cook, admin, { kind: 'record', day: on, hour: 2, minutes: length, rate: 100 }, ids);
    for (const on of [35, 36, 37, 38]) await record(on, 660);
    await settle(place.people, admin, 0);
    const april = async () =>
      ((await admin.get('/timesheets', { query: { status: 'FINALIZED' } })).data as Timesheet[])[0];
    const before = await april();
    expect(before).toMatchObject({ period_start: '2026-04-01', regular_minutes: 1080, overtime_minutes: 240 });
    await record(35, 300);
    expect(await april()).toEqual(before);
    await expectSameNumbers(place, settings);
  });
});
