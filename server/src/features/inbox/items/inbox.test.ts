import { beforeAll, describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { insertRow } from '../../../db/rows.ts';
import {
  askForLeave,
  askToCancel,
  askToSign,
  assignTraining,
  claim,
  type Counter,
  counter,
  giveTask,
  idsIn,
  inboxOf,
  recordTime,
  submitSheet,
  type Who,
} from '../testing/counter.ts';
import type { InboxKind } from './record.ts';

const harness = await openHarness();

describe('GET /inbox: requests to decide on', () => {
  let place: Counter;
  const made: Partial<Record<InboxKind, string>> = {};

  beforeAll(async () => {
    place = await counter(harness);
    made.leave = await askForLeave(place, 'cook', 'therapy');
    made.leave_cancellation = await askToCancel(place, 'cook');
    made.expense_report = await claim(place, 'cook');
    made.timesheet = await submitSheet(place, 'cook');
    // In the period of the timesheet that waits; approving that would approve it as well.
    made.time_entry = idsIn(await inboxOf(place.app.head, { kind: 'time_entry' }))[0]!;
  });

  const decidable: InboxKind[] = ['leave', 'leave_cancellation', 'time_entry', 'timesheet', 'expense_report'];
  const seen: [Who, InboxKind[]][] = [
    ['cook', []],
    ['otherCook', []],
    ['bartender', []],
    ['boss', ['leave', 'leave_cancellation', 'expense_report']],
    ['head', decidable],
    ['manager', decidable],
    ['barHead', []],
    ['admin', decidable],
    ['executive', decidable],
  ];

  it.each(seen)('%s has what they may decide on, and nothing else', async (who, kinds) => {
    const inbox = await inboxOf(place.app[who]);
    const found = decidable.filter((kind) => idsIn(inbox, kind).includes(made[kind] ?? ''));
    expect(found).toEqual(kinds);
    expect(decidable.map((kind) => inbox.counts[kind])).toEqual(decidable.map((kind) => idsIn(inbox, kind).length));
  });

  it('says who asks for what, and is decided on either way', async () => {
    const { items } = await inboxOf(place.app.executive);
    const leave = items.find(({ id }) => id === made.leave);
    expect(leave).toMatchObject({
      kind: 'leave',
      title: 'Therapy',
      days: 1,
      note: 'The sea',
      verdicts: ['approve', 'reject'],
      user: { id: place.people.cook.id, first_name: 'Ada', last_name: 'Byron' },
    });
    expect(items.find(({ id }) => id === made.expense_report)).toMatchObject({ title: 'Montréal', amount: 361.6 });
  });

  it('says the hours of a leave that is booked in hours; others have none', async () => {
    const lieu = await place.app.admin.post('/leave-types', { name: 'In lieu', unit: 'HOURS', annual_allowance: 40 });
    const day = '2026-12-08';
    const times = { start_date: day, end_date: day, start_time: '09:00', end_time: '11:30' };
    const { data } = await place.app.cook.post('/leaves', { leave_type_id: lieu.data.id, ...times });
    const { items } = await inboxOf(place.app.executive);
    expect(items.find(({ id }) => id === data.id)).toMatchObject({ title: 'In lieu', hours: 2.5, days: 0.31 });
    expect(items.find(({ id }) => id === made.leave)).toMatchObject({ hours: null, days: 1 });
    await place.app.cook.post(`/leaves/${String(data.id)}/cancel`, {});
  });

  it('tells a Department Head neither type nor reason of private leave', async () => {
    const { items } = await inboxOf(place.app.head);
    expect(items.find(({ id }) => id === made.leave)).toMatchObject({ kind: 'leave', title: null, note: null });
  });

  it('says what one needs to know: what is left, who else is away, shifts, hours by day, receipts', async () => {
    const { app, people } = place;
    const [day, next] = ['2026-09-15', '2026-09-16'];
    const body = { leave_type_id: place.types.vacation, start_date: day, end_date: next };
    const mine = await app.cook.post('/leaves', body);
    const theirs = await app.otherCook.post('/leaves', body);
    await app.executive.post(`/leaves/${String(theirs.data.id)}/approve`);
    const times = { starts_at: `${day}T13:00:00.000Z`, ends_at: `${day}T21:00:00.000Z` };
    expect((await app.admin.post('/shifts', { user_id: people.cook.id, title: 'Grill', ...times })).status).toBe(201);
    const { items } = await inboxOf(app.head);
    const factsOf = (id: unknown) => items.find((item) => item.id === id)?.facts;
    expect(factsOf(mine.data.id)).toMatchObject({
      unit: 'DAYS',
      available: 27,
      away_count: 1,
      shift_count: 1,
      shifts: [{ title: 'Grill', ...times }],
    });
    expect(factsOf(mine.data.id)?.away).toHaveLength(1);
    const sheet = items.find(({ id }) => id === made.timesheet);
    const byDay = sheet?.facts?.by_day ?? [];
    expect(byDay.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(sheet?.minutes);
    expect(factsOf(made.time_entry)?.clock_in).toMatch(/Z$/);
    expect(factsOf(made.time_entry)).toMatchObject({ planned_minutes: null, oddities: [] });
    // Eleven hours without a break, of which seven and a half were planned.
    const hours = { clock_in: '2026-03-05T09:00:00-05:00', clock_out: '2026-03-05T20:00:00-05:00' };
    const shift = { starts_at: '2026-03-05T14:00:00.000Z', ends_at: '2026-03-05T22:00:00.000Z', break_minutes: 30 };
    await app.admin.post('/shifts', { user_id: people.cook.id, is_published: true, ...shift });
    const { data: odd } = await (await people.cook.api()).post('/time-entries', hours);
    expect((await inboxOf(app.head)).items.find(({ id }) => id === odd.id)?.facts).toMatchObject({
      planned_minutes: 450,
      oddities: ['LONG', 'NO_BREAK', 'OVER_PLAN'],
    });
    // Outside of the geofence, for those who see places.
    const at = { organization_id: place.world.organizationId, time_entry_id: String(odd.id) };
    await insertRow('time_entry_locations', { ...at, outside_geofence: true }).execute(
      harness.installation.database.db,
    );
    const odditiesFor = async (client: typeof app.head) =>
      (await inboxOf(client)).items.find(({ id }) => id === odd.id)?.facts?.oddities;
    expect(await odditiesFor(app.admin)).toEqual(['LONG', 'NO_BREAK', 'OVER_PLAN', 'FAR']);
    expect(await odditiesFor(app.head)).not.toContain('FAR');
    await app.cook.delete(`/time-entries/${String(odd.id)}`);
    expect(factsOf(made.expense_report)).toMatchObject({ receipt_count: 0, receipts: [] });
    // Nothing that would tell of a private type.
    expect(factsOf(made.leave)).toMatchObject({ available: null });
    await app.cook.post(`/leaves/${String(mine.data.id)}/cancel`, {});
  });

  it('shows the requests of a person or a department alone, with their counts, and as many as asked for', async () => {
    const { app, people, world } = place;
    const bar = await world.department('Bar');
    const own = await inboxOf(app.admin, { user_id: people.cook.id });
    expect(new Set(own.items.map(({ user }) => user?.id))).toEqual(new Set([people.cook.id]));
    expect(own.counts.document + own.counts.task).toBe(0);
    const none = await inboxOf(app.admin, { department_id: bar, user_id: people.cook.id });
    expect([none.items, Object.values(none.counts).every((count) => count === 0)]).toEqual([[], true]);
    expect((await inboxOf(app.admin, { most: '1' })).items).toHaveLength(1);
    expect((await app.admin.get('/inbox', { query: { most: '1001' } })).status).toBe(422);
  });

  it('filters by kind, and counts the others all the same', async () => {
    const { items, counts } = await inboxOf(place.app.head, { kind: 'expense_report' });
    expect([...new Set(items.map(({ kind }) => kind))]).toEqual(['expense_report']);
    expect(counts).toMatchObject({ leave: 1, expense_report: 1 });
    expect((await place.app.head.get('/inbox', { query: { kind: 'holiday' } })).status).toBe(422);
  });

  it('of=MINE leaves an Administrator what no one nearer decides on; a step and a person whom they stand in for are theirs', async () => {
    const { app, people, world } = place;
    const mine = async (who: Who) => inboxOf(app[who], { of: 'MINE' });
    expect((await mine('head')).counts).toEqual((await inboxOf(app.head)).counts);
    const all = await inboxOf(app.admin);
    const before = await mine('admin');
    expect([idsIn(before), before.others]).toEqual([[], all.items.length]);
    const alone = await world.employee({});
    const leave = { leave_type_id: place.types.vacation, start_date: '2026-10-06', end_date: '2026-10-06' };
    const { data: theirs } = await (await alone.app()).post('/leaves', leave);
    expect(idsIn(await mine('admin'))).toEqual([theirs.id]);
    const { data: figures } = await app.admin.get('/inbox/count');
    expect([figures.mine, figures.total]).toEqual([1, all.items.length + 1]);
    // Whom they manage, or in whose place they decide.
    await app.admin.patch(`/users/${people.otherCook.id}`, { manager_id: people.admin.id });
    const { data: managed } = await app.otherCook.post('/leaves', leave);
    expect(idsIn(await mine('admin'))).toEqual([theirs.id, managed.id]);
    const deputy = { user_id: people.head.id, deputy_id: people.admin.id, kinds: ['TIME'], while_away: false };
    const named = await app.head.post('/deputies', { ...deputy, from: '2026-03-01' });
    expect(named.status, named.text).toBe(201);
    expect(idsIn(await mine('admin'))).toEqual(expect.arrayContaining([made.time_entry, made.timesheet]));
    for (const id of [theirs.id, managed.id]) await app.admin.post(`/leaves/${String(id)}/reject`, { reason: 'No' });
    await app.head.delete(`/deputies/${String(named.data.id)}`);
  });

  it('GET /inbox/count says the same in figures', async () => {
    const { counts } = await inboxOf(place.app.head);
    const { data } = await place.app.head.get('/inbox/count');
    expect(data.counts).toEqual(counts);
    expect(data.total).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
  });

  it('leaves out what a module that is off holds', async () => {
    await place.world.set({ modules: { time_tracking: false, expenses: false } });
    const { counts } = await inboxOf(place.app.admin);
    expect(counts).toMatchObject({ time_entry: 0, timesheet: 0, expense_report: 0, leave: 1 });
    await place.world.set({ modules: { time_tracking: true, expenses: true } });
  });

  it('holds no one’s own requests, whatever their role', async () => {
    for (const who of ['head', 'admin', 'executive'] as const) {
      const own = [await askForLeave(place, who), await claim(place, who)];
      expect(idsIn(await inboxOf(place.app[who])).filter((id) => own.includes(id))).toEqual([]);
    }
  });

  it('holds nothing of another organization', async () => {
    const elsewhere = await counter(harness);
    expect(idsIn(await inboxOf(elsewhere.app.executive))).toEqual([]);
  });
});

describe('GET /inbox: agreement with the operations', () => {
  const paths: Record<string, string> = {
    leave: '/leaves',
    time_entry: '/time-entries',
    timesheet: '/timesheets',
    expense_report: '/expense-reports',
  };
  const asks = {
    leave: (place: Counter, who: Who) => askForLeave(place, who),
    time_entry: (place: Counter, who: Who) => recordTime(place, who),
    expense_report: (place: Counter, who: Who) => claim(place, who),
  };
  const deciders: Who[] = ['cook', 'otherCook', 'boss', 'head', 'manager', 'barHead', 'admin', 'executive'];

  it.each(Object.keys(asks) as (keyof typeof asks)[])(
    'who finds a %s there can approve it, and nobody else can',
    async (kind) => {
      const place = await counter(harness);
      for (const who of deciders) {
        const id = await asks[kind](place, 'cook');
        const isThere = idsIn(await inboxOf(place.app[who]), kind).includes(id);
        const { status } = await place.app[who].post(`${paths[kind]!}/${id}/approve`);
        expect([who, isThere]).toEqual([who, status === 200]);
      }
    },
  );
});

describe('GET /inbox: one’s own tasks', () => {
  it('holds documents to sign when it is one’s turn, until the deadline', async () => {
    const place = await counter(harness);
    const { app, people } = place;
    const id = await askToSign(place, [people.cook.id, people.bartender.id]);
    const late = await askToSign(place, [people.cook.id], { signature_deadline: '2026-03-12T12:00:00Z' });
    expect(idsIn(await inboxOf(app.cook), 'document')).toEqual([id, late]);
    expect(idsIn(await inboxOf(app.bartender), 'document')).toEqual([]);
    expect((await app.cook.post(`/documents/${id}/sign`)).status).toBe(200);
    expect(idsIn(await inboxOf(app.bartender), 'document')).toEqual([id]);
    harness.installation.clock.setOffset(Date.parse('2026-03-13T12:00:00Z') - Date.now());
    expect(idsIn(await inboxOf(app.cook), 'document')).toEqual([]);
  });

  it('holds tasks and training until they are done, with whom they are about, the first due first', async () => {
    const place = await counter(harness);
    const { app, people } = place;
    const training = await assignTraining(place, 'cook', { due_date: '2026-03-20' });
    const task = await giveTask(place, 'otherCook', 'cook', { due_date: '2026-03-19' });
    const { items, counts } = await inboxOf(app.cook);
    expect(items.map(({ id }) => id)).toEqual([task, training]);
    expect(items[0]).toMatchObject({ title: 'Order a laptop', user: { id: people.otherCook.id }, verdicts: [] });
    expect(counts).toMatchObject({ task: 1, training: 1 });
    const checklist = String(items[0]?.checklist_id);
    await app.cook.post(`/onboarding/${checklist}/tasks/${task}/complete`);
    await app.head.patch(`/users/${people.cook.id}/training/${training}`, { status: 'COMPLETED' });
    expect((await inboxOf(app.cook)).items).toEqual([]);
  });
});

it('lists 100 at most, the oldest first, and counts all', async () => {
  const place = await counter(harness);
  const ids: string[] = [];
  for (let i = 0; i < 103; i++) ids.push(await recordTime(place, 'cook'));
  const { items, counts } = await inboxOf(place.app.head);
  expect(counts.time_entry).toBe(103);
  expect(items.map(({ id }) => id)).toEqual(ids.slice(0, 100));
});
