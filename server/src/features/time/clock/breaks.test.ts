import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { sized } from '../../../../test/depth.ts';
import { sharedHarness } from '../../../../test/harness.ts';
import type { KeptRule } from '../../../kernel/working-rules.ts';
import { judgeBreaks, minutesOf, type TakenBreak } from '../entries/breaks.ts';
import { expectToAddUp } from '../testing/explained.ts';
import { record, sheetOver, type Workplace, workplace } from '../testing/workplace.ts';

const { world } = await sharedHarness();

type BreakValues = Extract<KeptRule, { kind: 'BREAK' }>['values'];
const rule = (id: string, values: Partial<BreakValues> = {}, action: KeptRule['action'] = 'WARN'): KeptRule => ({
  id,
  kind: 'BREAK',
  values: { after_minutes: 360, break_minutes: 30, paid: false, deducted: 'NEVER', ...values },
  action,
  source: { citation: 'Our agreement', read_on: null },
});

async function placeWith(...rules: KeptRule[]) {
  const place = await workplace(world);
  await place.world.set({ time_rounding_increment: 0, working_rules: { pack: null, rules } });
  return { ...place, app: await place.people.cook.app() };
}

const minuteMs = 60_000;
const nowMs = Math.floor(Date.now() / minuteMs) * minuteMs;
/** So many minutes and seconds ago. */
const ago = (minutes: number, seconds = 0): string =>
  new Date(nowMs - minutes * minuteMs - seconds * 1000).toISOString();
const at = (minutes: number, seconds = 0) => ({ tapped_at: ago(minutes, seconds) });

describe('breaks on the clock', () => {
  it('200: break and back with times; seconds of each are dropped, and the entry keeps what it comes to', async () => {
    const { app, api } = await placeWith();
    const started = await app.post('/clock/in', at(300));
    expect(started.data).toMatchObject({ breaks: [], break_flags: [] });
    const first = await app.post('/clock/break', at(240, 20));
    expect(first.status).toBe(200);
    expect(first.data.breaks).toEqual([{ start: ago(240, 20), end: null, is_paid: false, is_open: true }]);
    expect((await app.get('/clock')).data).toMatchObject({ on_break_since: ago(240, 20), is_running: true });
    await app.post('/clock/back', at(225, 30));
    expect((await app.get('/clock')).data.on_break_since).toBeNull();
    await app.post('/clock/break', at(120));
    await app.post('/clock/back', at(109, 1));
    const ended = await app.post('/clock/out', at(60));
    // 14:50 and 10:59 are 14 and 10 minutes.
    expect(ended.data).toMatchObject({ break_minutes: 24, duration_minutes: 216, break_flags: [] });
    expect(ended.data.breaks.map((one: TakenBreak) => minutesOf(one))).toEqual([14, 10]);
    const read = await api.head.get(`/time-entries/${String(ended.data.id)}`);
    expect(read.data.breaks).toEqual(ended.data.breaks);
    const sheet = await sheetOver(api.admin, ended.data.user_id, ended.data.clock_in.slice(0, 10));
    expect(sheet).toMatchObject({ break_minutes: 24, break_flags: [] });
  });

  it('409: on a break already, on none, not clocked in; 422: before the last tap; one break under parallel taps', async () => {
    const { app } = await placeWith();
    for (const tap of ['/clock/break', '/clock/back']) {
      expect(await app.post(tap)).toMatchObject({ status: 409, error: { details: { reason: 'not_running' } } });
    }
    await app.post('/clock/in', at(120));
    expect(await app.post('/clock/back')).toMatchObject({
      status: 409,
      error: { details: { reason: 'not_on_break' } },
    });
    expect(await app.post('/clock/break', at(121))).toMatchObject({
      status: 422,
      error: { details: { field: 'tapped_at' } },
    });
    const taps = await Promise.all([1, 2, 3].map(() => app.post('/clock/break', at(90))));
    expect(taps.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(taps.find(({ status }) => status === 409)).toMatchObject({ error: { details: { reason: 'on_break' } } });
    expect((await app.post('/clock/back', at(91))).status).toBe(422);
    await app.post('/clock/back', at(80));
    expect(await app.post('/clock/out', { break_minutes: 5 })).toMatchObject({
      status: 409,
      error: { details: { reason: 'breaks_clocked', field: 'break_minutes' } },
    });
    expect((await app.post('/clock/out')).data).toMatchObject({ break_minutes: 10 });
  });

  it('403: an earlier end of a break where clock times stay; an earlier begin is taken', async () => {
    const { app, world: own } = await placeWith();
    await app.post('/clock/in', at(60));
    await own.set({ time_edit_clock_times: false });
    expect((await app.post('/clock/break', at(30))).status).toBe(200);
    expect(await app.post('/clock/back', at(20))).toMatchObject({
      status: 403,
      error: { details: { reason: 'time_edit_clock_times' } },
    });
    expect((await app.post('/clock/back')).status).toBe(200);
  });

  it('a forgotten “back” ends with the entry, and is flagged; what lies behind the end is no break of it', async () => {
    const { app } = await placeWith();
    await app.post('/clock/in', at(600));
    await app.post('/clock/break', at(300));
    await app.post('/clock/back', at(290));
    await app.post('/clock/break', at(60));
    const ended = await app.post('/clock/out', at(20));
    expect(ended.data).toMatchObject({
      break_minutes: 50,
      break_flags: [{ rule: 'FORGOTTEN_BACK', missing_minutes: 0, deducted_minutes: 0 }],
    });
    expect(ended.data.breaks.at(-1)).toEqual({ start: ago(60), end: ago(20), is_paid: false, is_open: false });
    await app.post('/clock/in', at(15));
    await app.post('/clock/break', at(5));
    expect((await app.post('/clock/out', { left_at: ago(8) })).data).toMatchObject({ breaks: [], break_flags: [] });
  });

  it('the rule with the largest limit holds; beyond it, exactly at it no other; paid minutes are those of the earliest breaks', async () => {
    const { app } = await placeWith(
      rule('short', { after_minutes: 300 }),
      rule('long', { after_minutes: 420, break_minutes: 40, paid: true }),
    );
    await app.post('/clock/in', at(500));
    await app.post('/clock/break', at(300));
    await app.post('/clock/back', at(275));
    await app.post('/clock/break', at(200));
    await app.post('/clock/back', at(170));
    const { data } = await app.post('/clock/out', at(10));
    // 490 minutes less 55 are more than 420: 40 minutes are paid, 25 of the first break and 15 of the second.
    expect(data).toMatchObject({ break_minutes: 15, duration_minutes: 475, break_flags: [] });
    expect(data.breaks.map((one: TakenBreak & { is_paid: boolean }) => [minutesOf(one), one.is_paid])).toEqual([
      [25, true],
      [15, true],
      [15, false],
    ]);
  });
});

describe('what a rule takes off', () => {
  let place: Awaited<ReturnType<typeof placeWith>>;
  let entry: { id: string; user_id: string; clock_in: string };
  const toldTo = async (who: 'cook' | 'head' | 'barHead') =>
    (await (await place.people[who].app()).get('/notifications')).data.map((one: { kind: string }) => one.kind);

  beforeAll(async () => {
    place = await placeWith(rule('lunch', { deducted: 'IF_MISSING' }));
    const { app } = place;
    await app.post('/clock/in', at(500));
    await app.post('/clock/break', at(300));
    await app.post('/clock/back', at(288));
    const ended = await app.post('/clock/out', at(20));
    entry = ended.data;
    expect(ended.data).toMatchObject({
      break_minutes: 30,
      duration_minutes: 450,
      break_flags: [{ rule: 'lunch', missing_minutes: 18, deducted_minutes: 18 }],
    });
  });

  it('stands on the entry, the timesheet and its explanation; totals add up', async () => {
    const { api } = place;
    const sheet = await sheetOver(api.admin, entry.user_id, entry.clock_in.slice(0, 10));
    const flags = [{ rule: 'lunch', missing_minutes: 18, deducted_minutes: 18 }];
    expect(sheet).toMatchObject({ break_minutes: 30, total_minutes: 450, break_flags: flags });
    const { data } = await api.admin.get(`/timesheets/${sheet!.id}/explanation`);
    expectToAddUp(data, sheet!);
    const days = data.weeks.flatMap((week: { days: { break_flags: object[] }[] }) => week.days);
    expect(days.flatMap((day: { break_flags: object[] }) => day.break_flags)).toEqual([
      { time_entry_id: entry.id, ...flags[0] },
    ]);
  });

  it('the person and who heads their department are told, no one else', async () => {
    expect(await toldTo('cook')).toEqual(['break_deducted']);
    expect(await toldTo('head')).toEqual(['breaks_deducted']);
    expect(await toldTo('barHead')).toEqual([]);
  });

  it('is no break that was taken: the report of breaches counts 12 minutes', async () => {
    const day = { from: ago(3 * 1440).slice(0, 10), to: ago(-1440).slice(0, 10) };
    const { data } = await place.api.cook.get('/working-rule-breaches', { query: day });
    expect(data.breaches).toMatchObject([{ rule_id: 'lunch', minutes: 12, limit_minutes: 30 }]);
  });

  it('is worked out again when times or breaks change; a figure by hand stands, and stays flagged', async () => {
    const { cook } = place.api;
    const path = `/time-entries/${entry.id}`;
    const change = async (body: object) => (await cook.patch(path, body)).data;
    expect(await change({ clock_in: ago(300 + 12) })).toMatchObject({ break_minutes: 12, break_flags: [] });
    expect(await change({ clock_in: ago(500) })).toMatchObject({
      break_minutes: 12,
      break_flags: [{ missing_minutes: 18, deducted_minutes: 0 }],
    });
    expect(await cook.patch(path, { clock_in: ago(299) })).toMatchObject({
      status: 422,
      error: { details: { field: 'clock_in' } },
    });
    const breaks = [{ start: ago(300), end: ago(280) }];
    expect(await change({ breaks })).toMatchObject({
      break_minutes: 20,
      breaks,
      break_flags: [{ missing_minutes: 10 }],
    });
    const before = await change({ breaks });
    expect(await change({ break_minutes: 30 })).toMatchObject({ break_minutes: 30, breaks: [], break_flags: [] });
    expect(before.updated_at < (await cook.get(path)).data.updated_at).toBe(true);
  });

  it('403: undone where clock times stay; a break said at clock-out counts, and so does one that an Administrator completes', async () => {
    const lunch = rule('lunch', { deducted: 'IF_MISSING' });
    const { app, world: own, people, api } = await placeWith(lunch);
    await app.post('/clock/in', at(900));
    const { data } = await app.post('/clock/out', { tapped_at: ago(460), break_minutes: 20 });
    expect(data).toMatchObject({ break_minutes: 30, break_flags: [{ missing_minutes: 10, deducted_minutes: 10 }] });
    await own.set({ time_edit_clock_times: false });
    expect((await api.cook.patch(`/time-entries/${String(data.id)}`, { break_minutes: 20 })).status).toBe(403);
    const other = await people.otherCook.app();
    await own.set({ time_rounding_increment: 0, working_rules: { pack: null, rules: [lunch] } });
    const running = await other.post('/clock/in', at(450));
    await other.post('/clock/break', at(40));
    const ended = await api.admin.patch(`/time-entries/${String(running.data.id)}`, { clock_out: ago(20) });
    expect(ended.data.break_flags.map(({ rule: id }: { rule: string }) => id)).toEqual(['FORGOTTEN_BACK', 'lunch']);
    expect(ended.data).toMatchObject({ break_minutes: 30, duration_minutes: 400 });
  });

  it('a rule that tells shows nothing on the entry, and stands in the explanation', async () => {
    const { api, people } = await placeWith(rule('told', {}, 'TELL'));
    const { break_flags: flags } = await record(api.cook, {
      clock_in: '2026-03-10T09:00:00-04:00',
      clock_out: '2026-03-10T16:00:00-04:00',
    });
    expect(flags).toEqual([]);
    const sheet = await sheetOver(api.admin, people.cook.id, '2026-03-10');
    expect(sheet!.break_flags).toEqual([]);
    const { data } = await api.cook.get(`/timesheets/${sheet!.id}/explanation`);
    expect(JSON.stringify(data)).toContain('"rule":"told"');
  });
});

describe('breaks by hand', () => {
  let place: Workplace;
  beforeAll(async () => {
    place = await placeWith(rule('lunch', { deducted: 'IF_MISSING' }));
  });
  const day = { clock_in: '2026-03-10T22:00:00-04:00', clock_out: '2026-03-11T06:00:00-04:00' };

  it('201: with their times, over midnight; what is missing is flagged and never taken off', async () => {
    const entry = await record(place.api.cook, {
      ...day,
      breaks: [
        { start: '2026-03-10T23:50:00-04:00', end: '2026-03-11T00:05:30-04:00' },
        { start: '2026-03-11T03:00:00-04:00', end: '2026-03-11T03:05:00-04:00' },
      ],
    });
    expect(entry).toMatchObject({
      break_minutes: 20,
      duration_minutes: 460,
      break_flags: [{ rule: 'lunch', missing_minutes: 10, deducted_minutes: 0 }],
    });
    expect(await record(place.api.bartender, { ...day, break_minutes: 45 })).toMatchObject({
      break_minutes: 45,
      breaks: [],
      break_flags: [],
    });
  });

  it('over a change of clocks a break is elapsed time', async () => {
    const spring = {
      clock_in: '2026-03-07T23:00:00-05:00',
      clock_out: '2026-03-08T08:00:00-04:00',
      breaks: [{ start: '2026-03-08T01:45:00-05:00', end: '2026-03-08T03:15:00-04:00' }],
    };
    expect(await record(place.api.cook, spring)).toMatchObject({ break_minutes: 30, duration_minutes: 450 });
  });

  const pause = (start: string, end: string) => ({
    start: `2026-03-10T${start}:00-04:00`,
    end: `2026-03-1${end < start ? '1' : '0'}T${end}:00-04:00`,
  });
  it.each([
    ['both', { break_minutes: 30, breaks: [pause('23:00', '23:30')] }, 'breaks'],
    ['before the work', { breaks: [pause('21:00', '22:30')] }, 'breaks.0.start'],
    ['behind it', { breaks: [pause('23:00', '06:30')] }, 'breaks.0.end'],
    ['no length', { breaks: [pause('23:00', '23:00')] }, 'breaks.0.end'],
    ['overlapping', { breaks: [pause('23:00', '23:30'), pause('23:20', '23:40')] }, 'breaks.1.start'],
    ['nothing but a break', { breaks: [pause('22:00', '06:00')] }, 'breaks'],
  ])('422: %s', async (_what, body, field) => {
    const answer = await place.api.cook.post('/time-entries', { ...day, ...body });
    expect([answer.status, answer.error.details.field]).toEqual([422, field]);
  });

  it('rounding touches in and out alone', async () => {
    const { api, world: own } = await placeWith();
    await own.set({ time_rounding_increment: 15 });
    const entry = await record(api.cook, {
      clock_in: '2026-03-10T08:53:00-04:00',
      clock_out: '2026-03-10T12:08:00-04:00',
      breaks: [{ start: '2026-03-10T10:01:00-04:00', end: '2026-03-10T10:08:59-04:00' }],
    });
    expect(entry).toMatchObject({ break_minutes: 7, duration_minutes: 188 });
  });
});

describe('the examples of the rules of time, to the minute', () => {
  const off: Partial<BreakValues> = { deducted: 'IF_MISSING' };
  const day = (from: string, to: string): TakenBreak => ({ start: `2026-03-10T${from}Z`, end: `2026-03-10T${to}Z` });
  const [twelve, thirty] = [day('12:00:00', '12:12:00'), day('12:00:00', '12:30:00')];
  it.each([
    ['no rule', [], 480, [day('12:00:20', '12:15:10'), day('15:00:00', '15:10:59')], 24, []],
    ['360 are not more than 360', [rule('r', off)], 360, [], 0, []],
    ['a minute more', [rule('r', off)], 361, [], 30, [[30, 30]]],
    ['378 without the break', [rule('r', off)], 390, [twelve], 30, [[18, 18]]],
    ['360 without the break', [rule('r', off)], 372, [twelve], 12, []],
    [
      '540 are not more than 540',
      [rule('r', off), rule('long', { ...off, after_minutes: 540, break_minutes: 45 })],
      570,
      [thirty],
      30,
      [],
    ],
    [
      'beyond it the longer one holds',
      [rule('r', off), rule('long', { ...off, after_minutes: 540, break_minutes: 45 })],
      571,
      [thirty],
      45,
      [[15, 15]],
    ],
    ['no more is taken off than there is', [rule('r', { ...off, after_minutes: 0 })], 20, [], 20, [[30, 20]]],
  ] as const)('%s', (_what, rules, spanMinutes, taken, minutes, flags) => {
    const judged = judgeBreaks({ rules: { pack: null, rules }, spanMinutes, taken, deducts: true });
    expect(judged.break_minutes).toBe(minutes);
    const told = (judged.break_flags ?? []).map((one) => [one.missing_minutes, one.deducted_minutes]);
    expect(told).toEqual(flags);
  });
});

describe('rules on breaks against a second, naive computation', () => {
  const rulesOf = fc.uniqueArray(
    fc.record({
      after_minutes: fc.integer({ min: 0, max: 600 }),
      break_minutes: fc.integer({ min: 1, max: 90 }),
      paid: fc.boolean(),
      deducted: fc.constantFrom('NEVER' as const, 'IF_MISSING' as const),
    }),
    { selector: ({ after_minutes }) => after_minutes, maxLength: 3 },
  );
  /** Seconds of work and of break, in turn. */
  const turns = fc.array(fc.tuple(fc.integer({ min: 0, max: 12_000 }), fc.integer({ min: 1, max: 4000 })), {
    maxLength: 5,
  });

  it('agrees to the minute, and what is shown adds up', () => {
    fc.assert(
      fc.property(rulesOf, turns, fc.integer({ min: 0, max: 20_000 }), fc.boolean(), (values, spans, last, deducts) => {
        let second = Date.parse('2026-03-08T01:00:00Z') / 1000;
        const begin = second;
        const taken = spans.map(([work, pause]) => {
          const start = new Date((second += work) * 1000).toISOString();
          return { start, end: new Date((second += pause) * 1000).toISOString() };
        });
        const spanMinutes = Math.round((second + last - begin) / 60);
        const rules = { pack: null, rules: values.map((one, index) => rule(`r${String(index)}`, one)) };
        const judged = judgeBreaks({ rules, spanMinutes, taken, deducts });

        const minutes = spans.map(([, pause]) => Math.floor(pause / 60));
        const all = minutes.reduce((one, other) => one + other, 0);
        const ruling = [...values].sort((one, other) => other.after_minutes - one.after_minutes);
        const holds = ruling.find(({ after_minutes: after }) => spanMinutes - all > after);
        const unpaid = Math.max(0, all - (holds?.paid === true ? holds.break_minutes : 0));
        const missing = holds ? Math.max(0, holds.break_minutes - all) : 0;
        const off = deducts && holds?.deducted === 'IF_MISSING' ? Math.min(missing, spanMinutes - unpaid) : 0;
        expect(judged.break_minutes).toBe(unpaid + off);
        const flag = { rule: `r${String(values.indexOf(holds!))}`, missing_minutes: missing, deducted_minutes: off };
        expect(judged.break_flags).toEqual(missing === 0 ? null : [flag]);
        const shown = (judged.breaks ?? []).map((one) => ({ ...one, end: one.end ?? '' }));
        const sum = (isPaid: boolean): number =>
          shown.filter(({ is_paid }) => is_paid === isPaid).reduce((total, one) => total + minutesOf(one), 0);
        expect([sum(false), sum(true)]).toEqual([unpaid, all - unpaid]);
      }),
      { numRuns: sized(2000, 200) },
    );
  });
});
