import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { runLongWork } from '../../../../test/long-work.ts';
import { sql } from '../../../db/sql.ts';
import type { StoredSettings } from '../../../kernel/settings.ts';
import { addDays } from '../../../lib/days.ts';
import { hashOfJson } from '../../../lib/seal-of-run.ts';
import { lockedSheet } from '../../time/testing/specimens.ts';
import { record, sheetOver, workplace } from '../../time/testing/workplace.ts';
import type { Timesheet } from '../../time/timesheets/record.ts';
import type { PayRunLine } from '../pay-runs/record.ts';
import type { TimesheetCorrection } from './record.ts';

const { world: first, installation } = await openHarness();
const { db } = installation.database;
installation.clock.setOffset(Date.parse('2026-06-15T12:00:00-04:00') - Date.now());

const at = (day: string, hour: number, minutes: number, rate = 20) => ({
  clock_in: `${day}T${String(hour).padStart(2, '0')}:00:00-04:00`,
  clock_out: new Date(
    Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00-04:00`) + minutes * 60_000,
  ).toISOString(),
  hourly_rate: rate,
});

/** Brings a timesheet as far as payroll. */
async function lock(place: Awaited<ReturnType<typeof house>>, id: string): Promise<void> {
  await (await place.people.cook.app()).post(`/timesheets/${id}/submit`);
  await place.boss.post(`/timesheets/${id}/approve`);
  const { status, text } = await place.boss.post(`/timesheets/${id}/finalize`);
  expect(status, text).toBe(200);
}

/** Half months: the 15th and the 16th of April 2026 are a Wednesday and a Thursday, in one week. */
async function house(settings: StoredSettings = {}) {
  const place = await workplace(first, {
    settings: { pay_period_type: 'SEMI_MONTHLY', week_start: 'MONDAY', ...settings },
  });
  const boss = await place.people.executive.app();
  const userId = place.people.cook.id;
  const enter = (body: object) => record(place.api.admin, { ...body, user_id: userId });
  const sheetOn = async (day: string): Promise<Timesheet> => (await sheetOver(place.api.admin, userId, day))!;
  const correct = (id: string, changes: object[], client: Client = boss) =>
    client.post(`/timesheets/${id}/corrections`, { changes, reason: 'Put right.' });
  const corrections = async (id: string, client: Client = boss): Promise<TimesheetCorrection[]> =>
    (await client.get(`/timesheets/${id}/corrections`)).data;
  /** What-ifs and the report of hours come to what stands in the timesheets. */
  const isReproduced = async (): Promise<void> => {
    const asked = { from: '2026-04-01', to: '2026-04-30', settings: {} };
    const { data } = await boss.post('/what-if', asked);
    expect(data).toMatchObject({ unexplained: [], totals: { pay_difference: 0, overtime_difference_minutes: 0 } });
    const query = { start_date: asked.from, end_date: asked.to, user_id: userId };
    const report = (await boss.get('/reports/hours', { query })).data;
    expect(report).toMatchObject({
      timesheets: { following: 0 },
      totals: { overtime_minutes: data.totals.before.overtime_minutes },
    });
  };
  return { ...place, boss, userId, enter, sheetOn, correct, corrections, isReproduced };
}

describe('POST /timesheets/{id}/corrections', () => {
  it('201: keeps the difference with the overtime of the week; timesheet and entries stay; the person sees it without pay', async () => {
    const here = await house();
    const entries = [];
    for (let i = 0; i < 3; i++) entries.push(await here.enter(at(addDays('2026-04-13', i), 8, 720)));
    const sheet = await here.sheetOn('2026-04-13');
    await lock(here, sheet.id);
    const before = await here.sheetOn('2026-04-13');
    const longer = { entry_id: entries[0].id, clock_out: at('2026-04-13', 8, 900).clock_out };
    const made = await here.correct(sheet.id, [longer, at('2026-04-14', 21, 120)]);
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({
      status: 'OPEN',
      timesheet_id: sheet.id,
      user_id: here.userId,
      pay_run_id: null,
      cause_id: null,
      regular_minutes: 240,
      overtime_minutes: 60,
      regular_pay: 80,
      overtime_pay: 30,
      total_pay: 110,
      reason: 'Put right.',
      created_by_id: here.people.executive.id,
      changes: [
        { entry_id: entries[0].id, before: { duration_minutes: 720 }, after: { duration_minutes: 900 } },
        { before: null, after: { duration_minutes: 120, hourly_rate: 20 } },
      ],
    });
    expect(made.data.can).toBeUndefined();
    expect(await here.sheetOn('2026-04-13')).toEqual(before);
    expect((await here.boss.get(`/time-entries/${entries[0].id}`)).data.duration_minutes).toBe(720);
    const [own] = await here.corrections(sheet.id, await here.people.cook.app());
    expect(own).toMatchObject({ id: made.data.id, overtime_minutes: 60 });
    expect(own).not.toHaveProperty('total_pay');
  });

  it('201: an entry that a correction added is corrected by the next; it is taken out again, and the sum is nothing', async () => {
    const here = await house();
    await here.enter(at('2026-04-13', 8, 480));
    const sheet = await here.sheetOn('2026-04-13');
    await lock(here, sheet.id);
    const added = (await here.correct(sheet.id, [at('2026-04-14', 8, 60)])).data.changes[0].entry_id;
    await here.correct(sheet.id, [{ entry_id: added, break_minutes: 30, hourly_rate: 30 }]);
    const last = await here.correct(sheet.id, [{ entry_id: added, remove: true }]);
    expect(last.data).toMatchObject({ regular_minutes: -30, total_pay: -15 });
    const all = await here.corrections(sheet.id);
    expect(all.reduce((sum, { total_pay: pay }) => sum + (pay ?? NaN), 0)).toBe(0);
  });

  it('later timesheets that share the week: worked out anew if open, corrected if locked, and withdrawn with it', async () => {
    const here = await house();
    for (let i = 0; i < 5; i++) await here.enter(at(addDays('2026-04-13', i), 8, 480));
    const [one, two] = [await here.sheetOn('2026-04-13'), await here.sheetOn('2026-04-16')];
    await lock(here, one.id);
    const more = await here.correct(one.id, [at('2026-04-13', 18, 60)]);
    expect(more.data).toMatchObject({ regular_minutes: 60, overtime_minutes: 0 });
    expect(await here.sheetOn('2026-04-16')).toMatchObject({ regular_minutes: 900, overtime_minutes: 60 });
    await here.isReproduced();
    // What is recorded later counts on it too.
    await here.enter(at('2026-04-17', 18, 60));
    expect(await here.sheetOn('2026-04-16')).toMatchObject({ regular_minutes: 900, overtime_minutes: 120 });
    await here.boss.post(`/timesheet-corrections/${more.data.id}/withdraw`);
    expect(await here.sheetOn('2026-04-16')).toMatchObject({ regular_minutes: 960, overtime_minutes: 60 });

    await lock(here, two.id);
    const again = await here.correct(one.id, [at('2026-04-13', 18, 60)]);
    await here.isReproduced();
    expect(await here.corrections(two.id)).toMatchObject([
      {
        cause_id: again.data.id,
        changes: [],
        regular_minutes: -60,
        overtime_minutes: 60,
        total_pay: 10,
        status: 'OPEN',
      },
    ]);
    const [follower] = await here.corrections(two.id);
    expect(await here.boss.post(`/timesheet-corrections/${follower!.id}/withdraw`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'follows', correction_id: again.data.id } },
    });
    expect((await here.boss.post(`/timesheet-corrections/${again.data.id}/withdraw`)).status).toBe(200);
    expect((await here.corrections(two.id)).map(({ status }) => status)).toEqual(['WITHDRAWN']);
  });

  it('a timesheet that is locked after its neighbour was corrected comes out as it stands', async () => {
    const here = await house({ overtime_mode: 'daily_then_weekly' });
    for (let i = 0; i < 5; i++) await here.enter(at(addDays('2026-04-13', i), 8, 540));
    const [one, two] = [await here.sheetOn('2026-04-13'), await here.sheetOn('2026-04-16')];
    await lock(here, one.id);
    await here.correct(one.id, [at('2026-04-13', 18, 90), at('2026-04-14', 18, 60)]);
    await lock(here, two.id);
    await here.isReproduced();
  });

  it('counts by the settings that held when the timesheet was locked', async () => {
    const here = await house();
    for (let i = 0; i < 3; i++) await here.enter(at(addDays('2026-04-13', i), 8, 720));
    const sheet = await here.sheetOn('2026-04-13');
    await lock(here, sheet.id);
    installation.clock.setOffset(Date.parse('2026-06-16T12:00:00-04:00') - Date.now());
    await here.boss.patch('/settings', { overtime_weekly_minutes: 60, overtime_multiplier: 3 });
    const { data } = await here.correct(sheet.id, [at('2026-04-14', 21, 300)]);
    expect(data).toMatchObject({ regular_minutes: 240, overtime_minutes: 60, overtime_pay: 30 });
  });

  it('the next run has it as a line of its own, and then it stays', async () => {
    const here = await house();
    const { tsh, start } = await lockedSheet(here.boss, here.people.cook, '2026-04-13');
    await here.boss.post('/pay-runs', { period_start: start });
    const { data: correction } = await here.correct(tsh, [at('2026-04-14', 8, 90)]);
    const run = await here.boss.post('/pay-runs', { period_start: '2026-04-16' });
    expect(run).toMatchObject({
      status: 201,
      data: { number: 2, line_count: 1, correction_count: 1, period_end: '2026-04-30' },
    });
    const lines = (await here.boss.get(`/pay-runs/${run.data.id}/lines`)).data as { explanation_hash: string }[];
    const explained = `/timesheets/${tsh}/explanation`;
    const told = await here.boss.get(explained, { query: { correction_id: correction.id } });
    expect(told.data).toMatchObject({ is_current: false, totals: { regular_minutes: expect.any(Number) } });
    expect(lines[0]?.explanation_hash).toBe(hashOfJson(told.data));
    const unknown = await here.boss.get(explained, { query: { correction_id: 'tcr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' } });
    expect(unknown.status).toBe(404);
    expect(lines).toMatchObject([
      {
        kind: 'CORRECTION',
        timesheet_id: tsh,
        correction_id: correction.id,
        explanation_id: correction.id,
        period_start: start,
        regular_minutes: 90,
        total_pay: 30,
        reason: 'Put right.',
      },
    ]);
    expect(await here.corrections(tsh)).toMatchObject([{ status: 'IN_RUN', pay_run_id: run.data.id }]);
    expect(await here.boss.post(`/timesheet-corrections/${correction.id}/withdraw`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'state', status: 'IN_RUN' } },
    });
  });

  it('403: one’s own, and below Administrator; 409: not locked; 404: of another organization', async () => {
    const here = await house();
    const { tsh } = await lockedSheet(here.boss, here.people.admin, '2026-04-13');
    const change = [at('2026-04-14', 8, 60)];
    expect((await here.correct(tsh, change, await here.people.admin.app())).status).toBe(403);
    expect((await here.correct(tsh, change, await here.people.head.app())).status).toBe(403);
    const stranger = await (await (await first.another()).executive()).app();
    expect((await here.correct(tsh, change, stranger)).status).toBe(404);
    expect((await stranger.get(`/timesheets/${tsh}/corrections`)).status).toBe(404);
    const { data } = await here.correct(tsh, change);
    expect((await stranger.get(`/timesheet-corrections/${data.id}`)).status).toBe(404);
    await here.enter(at('2026-04-13', 8, 480));
    const open = await here.sheetOn('2026-04-13');
    expect(await here.correct(open.id, change)).toMatchObject({
      status: 409,
      error: { details: { reason: 'state', status: 'OPEN' } },
    });
  });

  it('422: what does not fit, at its place', async () => {
    const here = await house();
    const entry = await here.enter(at('2026-04-13', 8, 480));
    const sheet = await here.sheetOn('2026-04-13');
    await lock(here, sheet.id);
    const other = await record(here.api.admin, { ...at('2026-04-13', 8, 60), user_id: here.people.otherCook.id });
    const entry_id = entry.id;
    const cases: [object[], string][] = [
      [[{ entry_id: other.id, remove: true }], 'changes.0.entry_id'],
      [
        [
          { entry_id, remove: true },
          { entry_id, break_minutes: 3 },
        ],
        'changes.1.entry_id',
      ],
      [[{ clock_in: '2026-04-14T08:00:00Z' }], 'changes.0.clock_out'],
      [[{ clock_out: '2026-04-14T08:00:00Z' }], 'changes.0.clock_in'],
      [[{ remove: true }], 'changes.0.entry_id'],
      [[at('2026-04-16', 8, 60)], 'changes.0.clock_in'],
      [[{ entry_id, clock_out: at('2026-04-13', 7, 10).clock_out }], 'changes.0.clock_out'],
      [[{ entry_id, break_minutes: 480 }], 'changes.0.break_minutes'],
      [[{ entry_id, clock_in: entry.clock_in }], 'changes'],
      [[], 'changes'],
    ];
    for (const [changes, field] of cases) {
      expect(await here.correct(sheet.id, changes), field).toMatchObject({
        status: 422,
        error: { details: { field } },
      });
    }
  });

  it('409: the last one is withdrawn first; what a later timesheet was locked with stays', async () => {
    const here = await house();
    for (const day of ['2026-04-14', '2026-04-16']) await here.enter(at(day, 8, 480));
    const [one, two] = [await here.sheetOn('2026-04-14'), await here.sheetOn('2026-04-16')];
    await lock(here, one.id);
    const { data: early } = await here.correct(one.id, [at('2026-04-13', 8, 60)]);
    const { data: late } = await here.correct(one.id, [at('2026-04-13', 10, 60)]);
    expect(await here.boss.post(`/timesheet-corrections/${early.id}/withdraw`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'later', correction_id: late.id } },
    });
    await sql`update timesheet_corrections set created_at = created_at - interval '1 hour' where id = ${late.id}`.execute(
      db,
    );
    await lock(here, two.id);
    expect(await here.boss.post(`/timesheet-corrections/${late.id}/withdraw`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'locked_since', timesheet_id: two.id } },
    });
  });

  it('201: a change of a day stands for each entry of it, and is rehearsed before it is made', async () => {
    const here = await house();
    await here.enter({ ...at('2026-04-13', 8, 240), break_minutes: 30 });
    await here.enter({ ...at('2026-04-13', 14, 240), break_minutes: 30 });
    const sheet = await here.sheetOn('2026-04-13');
    await lock(here, sheet.id);
    const body = { changes: [{ work_date: '2026-04-13', break_minutes: 0 }], reason: 'No one had a break.' };
    const { data } = await here.boss.post(`/timesheets/${sheet.id}/corrections`, body, { query: { dry_run: 'true' } });
    expect(data).toMatchObject({ regular_minutes: 60, break_minutes: -60, total_pay: 20 });
    expect(await here.corrections(sheet.id)).toEqual([]);
    const made = await here.boss.post(`/timesheets/${sheet.id}/corrections`, body);
    expect(made.data).toMatchObject({ regular_minutes: 60, total_pay: 20 });
    expect(made.data.changes).toHaveLength(2);
  });

  it('422: a day without entries, times of a day with several, an entry and a day at once', async () => {
    const here = await house();
    const entry = await here.enter(at('2026-04-13', 8, 240));
    await here.enter(at('2026-04-13', 14, 240));
    const sheet = await here.sheetOn('2026-04-13');
    await lock(here, sheet.id);
    const refused = async (change: object) => {
      const { status, error } = await here.correct(sheet.id, [change]);
      return [status, error?.details?.field];
    };
    expect(await refused({ work_date: '2026-04-14', break_minutes: 0 })).toEqual([422, 'changes.0.work_date']);
    const { clock_out } = at('2026-04-13', 18, 60);
    expect(await refused({ work_date: '2026-04-13', clock_out })).toEqual([422, 'changes.0.work_date']);
    expect(await refused({ work_date: '2026-04-13', entry_id: entry.id, remove: true })).toEqual([
      422,
      'changes.0.work_date',
    ]);
  });
});

/** A small generator of numbers: the same history for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

interface Piece {
  readonly day: string;
  readonly startMs: number;
  readonly minutes: number;
  readonly rate: number;
}

/** What a period is paid, minute by minute, written without the product's functions. In cents. */
function modelPay(pieces: readonly Piece[], start: string, end: string, mode: string, multiplier: number): bigint {
  const [dayLimit, weekLimit] = [480, 2400];
  let [week, weekMinutes, weekDaily, day, dayMinutes] = ['', 0, 0, '', 0];
  let [regular, overtime] = [0n, 0n];
  const ordered = [...pieces].sort((a, b) => (a.day === b.day ? a.startMs - b.startMs : a.day < b.day ? -1 : 1));
  for (const piece of ordered) {
    const weekday = (new Date(piece.day).getUTCDay() + 6) % 7;
    const monday = addDays(piece.day, -weekday);
    if (monday !== week) [week, weekMinutes, weekDaily] = [monday, 0, 0];
    if (piece.day !== day) [day, dayMinutes] = [piece.day, 0];
    for (let i = 0; i < piece.minutes; i++) {
      const isDaily = dayMinutes >= dayLimit;
      const isOver =
        mode === 'weekly_only'
          ? weekMinutes >= weekLimit
          : mode === 'daily_only'
            ? isDaily
            : isDaily || weekMinutes - weekDaily >= weekLimit;
      dayMinutes += 1;
      weekMinutes += 1;
      if (isDaily) weekDaily += 1;
      if (piece.day < start || piece.day > end) continue;
      if (isOver) overtime += BigInt(piece.rate);
      else regular += BigInt(piece.rate);
    }
  }
  // Rates are in cents an hour: a half goes up, once for each kind.
  const rounded = (units: bigint, by: bigint): bigint => (2n * units + by) / (2n * by);
  return rounded(regular, 60n) + rounded(overtime * BigInt(multiplier * 10), 600n);
}

describe('runs and corrections together', () => {
  const histories = [
    { seed: 11, mode: 'weekly_only', multiplier: 1.5 },
    { seed: 23, mode: 'daily_then_weekly', multiplier: 1.5 },
    { seed: 37, mode: 'daily_only', multiplier: 2 },
  ] as const;

  it.each(histories)(
    'pay what the corrected weeks paid at once would be, to the cent (seed $seed, $mode)',
    async (history) => {
      const { seed, mode, multiplier } = history;
      const next = numbers(seed);
      const here = await house({ overtime_mode: mode, overtime_multiplier: multiplier });
      const pieces = new Map<string, Piece>();
      const random = (day: string): Piece => {
        const hour = next(14);
        return {
          day,
          startMs: Date.parse(at(day, hour, 0).clock_in),
          minutes: 35 + next(560),
          rate: 1111 + next(3000),
        };
      };
      const body = ({ startMs, minutes, rate }: Piece) => ({
        clock_in: new Date(startMs).toISOString(),
        clock_out: new Date(startMs + minutes * 60_000).toISOString(),
        hourly_rate: rate / 100,
      });
      const days = Array.from({ length: 12 }, (_, i) => addDays('2026-04-09', i));
      for (const day of days) {
        const piece = random(day);
        pieces.set((await here.enter(body(piece))).id, piece);
      }
      const sheets = [await here.sheetOn('2026-04-09'), await here.sheetOn('2026-04-16')] as const;
      await lock(here, sheets[0].id);
      const isSecondLocked = next(2) === 0;
      if (isSecondLocked) await lock(here, sheets[1].id);
      await here.boss.post('/pay-runs', { period_start: '2026-04-01' });
      for (let i = 0; i < 9; i++) {
        const sheet = sheets[isSecondLocked ? next(2) : 0] ?? sheets[0];
        const isWithin = ({ day }: Piece): boolean => day >= sheet.period_start && day <= sheet.period_end;
        const own = [...pieces].filter(([, piece]) => isWithin(piece));
        const [id, piece] = own[next(own.length)] ?? [];
        const what = piece === undefined ? 2 : next(4);
        const within = days.filter((day) => day >= sheet.period_start && day <= sheet.period_end);
        const fresh = random(what === 2 ? (within[next(within.length)] ?? '') : (piece?.day ?? ''));
        const change =
          what === 0 ? { entry_id: id, remove: true } : what === 2 ? body(fresh) : { entry_id: id, ...body(fresh) };
        const answer = await here.correct(sheet.id, [change]);
        expect(answer.status, answer.text).toBe(201);
        if (next(5) === 0) {
          expect((await here.boss.post(`/timesheet-corrections/${answer.data.id}/withdraw`)).status).toBe(200);
        } else if (what === 0) pieces.delete(id ?? '');
        else pieces.set(what === 2 ? answer.data.changes[0].entry_id : (id ?? ''), fresh);
        if (i === 4) await here.boss.post('/pay-runs', { period_start: '2026-05-01' });
      }
      if (!isSecondLocked) await lock(here, sheets[1].id);
      await here.boss.post('/pay-runs', { period_start: '2026-04-16' });
      const paid = new Map<string, number>();
      const { data: runs } = await here.boss.get('/pay-runs');
      for (const { id } of runs as { id: string }[]) {
        const lines = (await here.boss.get(`/pay-runs/${id}/lines`, { query: { limit: '100' } })).data as PayRunLine[];
        for (const line of lines) {
          paid.set(line.timesheet_id, (paid.get(line.timesheet_id) ?? 0) + Math.round(line.total_pay * 100));
        }
      }
      for (const sheet of sheets) {
        const owed = modelPay([...pieces.values()], sheet.period_start, sheet.period_end, mode, multiplier);
        expect(paid.get(sheet.id), sheet.period_start).toBe(Number(owed));
      }
    },
  );
});

describe('POST /bulk-changes with timesheets.correct', () => {
  /** Two people whose timesheets of the half month are with payroll; the second has nothing on the 13th. */
  async function two() {
    const here = await house();
    await here.enter({ ...at('2026-04-13', 8, 480), break_minutes: 30 });
    const waiter = here.people.head;
    await record(here.boss, { ...at('2026-04-14', 8, 480), user_id: waiter.id });
    const cooks = await here.sheetOn('2026-04-13');
    const waiters = (await sheetOver(here.boss, waiter.id, '2026-04-14'))!;
    await lock(here, cooks.id);
    await (await waiter.app()).post(`/timesheets/${waiters.id}/submit`);
    for (const move of ['approve', 'finalize']) await here.boss.post(`/timesheets/${waiters.id}/${move}`);
    const body = {
      operation_id: 'timesheets.correct',
      records: [{ id: cooks.id }, { id: waiters.id }],
      input: { changes: [{ work_date: '2026-04-13', break_minutes: 0 }], reason: 'No one had a break.' },
    };
    return { ...here, cooks, waiters, body };
  }

  it('202: the difference of each is rehearsed; who has nothing that day is refused alone; and taken back together', async () => {
    const here = await two();
    const { data } = await here.boss.post('/bulk-changes', here.body, { query: { dry_run: 'true' } });
    expect(data).toMatchObject({
      total: 2,
      failed: 1,
      failures: [{ record_id: here.waiters.id, code: 'VALIDATION_FAILED' }],
      outcomes: [{ record_id: here.cooks.id, data: { regular_minutes: 30, total_pay: 10 } }],
    });
    expect(await here.corrections(here.cooks.id)).toEqual([]);
    const { data: change } = await here.boss.post('/bulk-changes', here.body);
    await runLongWork(installation, change.id);
    expect(await here.corrections(here.cooks.id)).toMatchObject([{ status: 'OPEN', total_pay: 10 }]);
    const undone = await here.boss.post(`/bulk-changes/${String(change.id)}/undo`);
    expect(undone.status, undone.text).toBe(202);
    await runLongWork(installation, undone.data.id);
    expect(await here.corrections(here.cooks.id)).toMatchObject([{ status: 'WITHDRAWN' }]);
  });

  it('409: one that a pay run has taken is not taken back; 403: a Department Head', async () => {
    const here = await two();
    const { data: change } = await here.boss.post('/bulk-changes', here.body);
    await runLongWork(installation, change.id);
    expect((await here.boss.post('/pay-runs', { period_start: '2026-04-01' })).status).toBe(201);
    const undone = await here.boss.post(`/bulk-changes/${String(change.id)}/undo`);
    await runLongWork(installation, undone.data.id);
    expect((await here.boss.get(`/bulk-changes/${String(undone.data.id)}`)).data).toMatchObject({ failed: 1 });
    expect(await here.corrections(here.cooks.id)).toMatchObject([{ status: 'IN_RUN' }]);
    expect(await (await here.people.head.app()).post('/bulk-changes', here.body)).toMatchObject({ status: 403 });
  });
});

describe('GET /timesheet-corrections', () => {
  it('200: those that no pay run has taken, of everyone, each look logged; 403: a Department Head', async () => {
    const here = await house();
    await here.enter(at('2026-04-13', 8, 480));
    const sheet = await here.sheetOn('2026-04-13');
    await lock(here, sheet.id);
    const withdrawn = await here.correct(sheet.id, [at('2026-04-14', 8, 60)]);
    await here.boss.post(`/timesheet-corrections/${withdrawn.data.id}/withdraw`);
    const open = await here.correct(sheet.id, [at('2026-04-14', 9, 60)]);
    const { data } = await here.boss.get('/timesheet-corrections');
    expect(data).toMatchObject([{ id: open.data.id, status: 'OPEN', user_id: here.userId, total_pay: 20 }]);
    const looks = (await here.world.accessLog()).filter(({ record_id }) => record_id === open.data.id);
    expect(looks).toMatchObject([{ tier: 'compensation', user_id: here.userId }]);
    expect(await (await here.people.head.app()).get('/timesheet-corrections')).toMatchObject({ status: 403 });
    await here.boss.post('/pay-runs', { period_start: '2026-04-01' });
    expect((await here.boss.get('/timesheet-corrections')).data).toEqual([]);
  });
});
