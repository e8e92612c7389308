import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { untilBlocked } from '../../../test/locks.ts';
import { sql } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { InboxItem } from '../inbox/items/record.ts';
import { mailNotifications } from '../inbox/notifications/mail.ts';
import {
  askForLeave,
  askToCancel,
  claim,
  counter,
  inboxOf,
  recordTime,
  setToday,
  submitSheet,
  type Who,
} from '../inbox/testing/counter.ts';

/** Wednesday 11 March 2026. The cook's manager, the boss, is an Employee; the bartender is nothing to the kitchen. */
const harness = await openHarness();
const place = await counter(harness);
const { app, people, types, world } = place;

const at = (time: string): void => {
  harness.installation.clock.setOffset(Date.parse(time) - Date.now());
};

interface Named {
  readonly deputy?: Who;
  readonly kinds?: readonly string[];
}

/** The head of the kitchen names a deputy for the time that they are away. */
async function nameDeputy({
  deputy = 'bartender',
  kinds = ['LEAVE', 'TIME', 'EXPENSES'],
}: Named = {}): Promise<string> {
  // A head sees their own department alone: an Administrator names someone of another one.
  const body = { user_id: people.head.id, deputy_id: people[deputy].id, kinds, while_away: true };
  const made = await app.admin.post('/deputies', body);
  if (made.status !== 201) throw new Error(made.text);
  return (made.data as { id: string }).id;
}

async function goOnLeave(days: object = { start_date: '2026-03-11', end_date: '2026-03-12' }): Promise<string> {
  const { status, data, text } = await app.head.post('/leaves', { leave_type_id: types.vacation, ...days });
  if (status !== 201) throw new Error(text);
  const { id } = data as { id: string };
  const approved = await app.executive.post(`/leaves/${id}/approve`);
  if (approved.status !== 200) throw new Error(approved.text);
  return id;
}

const itemsOf = async (who: Who): Promise<readonly InboxItem[]> =>
  (await inboxOf(app[who])).items.filter(({ verdicts }) => verdicts.length > 0);

afterEach(async () => {
  setToday(harness);
  for (const { id } of (await app.head.get('/deputies')).data as { id: string }[])
    await app.head.delete(`/deputies/${id}`);
  const leaves = await app.admin.get('/leaves', { query: { user_id: people.head.id, status: 'APPROVED' } });
  for (const { id } of leaves.data as { id: string }[]) await app.admin.post(`/leaves/${id}/cancel`);
});

describe('a manager whose role is Employee', () => {
  it('decides in the app on leave and expenses of their reports, and has them in the inbox', async () => {
    const [leave, report] = [await askForLeave(place, 'cook'), await claim(place, 'cook')];
    const items = await itemsOf('boss');
    expect(items.map(({ kind, id, on_behalf_of }) => [kind, id, on_behalf_of])).toEqual(
      expect.arrayContaining([
        ['leave', leave, null],
        ['expense_report', report, null],
      ]),
    );
    const shown = (await app.boss.get(`/expense-reports/${report}`)).data as { can: string[]; version: string };
    expect(shown.can).toEqual(['expenseReports.review', 'expenseReports.approve', 'expenseReports.reject']);
    expect(shown.version).toBe(items.find(({ id }) => id === report)?.version);
    expect(await app.boss.post(`/leaves/${leave}/approve`)).toMatchObject({
      status: 200,
      data: { status: 'APPROVED', decided_by_id: people.boss.id, on_behalf_of_id: null },
    });
    const rejected = await app.boss.post(`/expense-reports/${report}/reject`, { reason: 'No receipt' });
    expect(rejected, rejected.text).toMatchObject({
      status: 200,
      data: { status: 'REJECTED', approver: { id: people.boss.id } },
    });
    const listed = (await app.boss.get('/expense-reports')).data as { id: string }[];
    expect(listed.map(({ id }) => id)).toContain(report);
    expect((await app.boss.get('/session')).data).toMatchObject({ uses: { team: true } });
    expect((await app.bartender.get('/session')).data).toMatchObject({ uses: { team: false } });
  });

  it('403, 404: not on time, a draft, what is theirs or of someone else; through the API as before', async () => {
    const entry = await recordTime(place, 'cook');
    expect((await app.boss.post(`/time-entries/${entry}/approve`)).status).toBe(404);
    const draft = ((await app.cook.post('/expense-reports', { title: 'Draft' })).data as { id: string }).id;
    expect((await app.boss.get(`/expense-reports/${draft}`)).status).toBe(404);
    const own = await askForLeave(place, 'boss');
    expect((await app.boss.post(`/leaves/${own}/approve`)).status).toBe(403);
    const foreign = await askForLeave(place, 'bartender');
    expect((await app.boss.post(`/leaves/${foreign}/approve`)).status).toBe(404);
    const [leave, report] = [await askForLeave(place, 'cook'), await claim(place, 'cook')];
    const api = await people.boss.api();
    expect((await api.post(`/leaves/${leave}/approve`)).status).toBe(403);
    expect((await api.post(`/expense-reports/${report}/approve`)).status).toBe(403);
    expect((await api.get(`/expense-reports/${report}`)).status).toBe(404);
    const listed = (await api.get('/expense-reports')).data as { id: string }[];
    expect(listed.map(({ id }) => id)).not.toContain(report);
    expect((await app.boss.post(`/expense-reports/${report}/pay`, { payment_method: 'EFT' })).status).toBe(403);
  });

  it('is named by the preview', async () => {
    const body = { leave_type_id: types.vacation, start_date: '2026-09-01', end_date: '2026-09-01' };
    const { data } = await app.cook.post('/leaves/preview', body);
    const [first] = data.decided_by as { id: string; on_behalf_of_id: string | null }[];
    expect(first).toMatchObject({ id: people.boss.id, on_behalf_of_id: null });
  });
});

describe('a deputy', () => {
  it('decides on every kind while the person is away, and every trace says both', async () => {
    await nameDeputy();
    const sheet = await submitSheet(place, 'otherCook');
    const asked = {
      leave: await askForLeave(place, 'otherCook'),
      leave_cancellation: await askToCancel(place, 'otherCook'),
      time_entry: await recordTime(place, 'otherCook'),
      timesheet: sheet,
      expense_report: await claim(place, 'otherCook'),
    };
    expect(await itemsOf('bartender')).toEqual([]);
    await goOnLeave();
    const items = await itemsOf('bartender');
    for (const [kind, id] of Object.entries(asked)) {
      const item = items.find((one) => one.kind === kind && one.id === id);
      expect(item, kind).toMatchObject({ on_behalf_of: { id: people.head.id }, verdicts: ['approve', 'reject'] });
    }
    const paths = {
      leave: 'leaves',
      leave_cancellation: 'leaves',
      time_entry: 'time-entries',
      timesheet: 'timesheets',
      expense_report: 'expense-reports',
    } as const;
    for (const [kind, id] of Object.entries(asked)) {
      const { can, version } = (await app.bartender.get(`/${paths[kind as keyof typeof paths]}/${id}`)).data as {
        can: string[];
        version: string;
      };
      const grants = kind === 'leave_cancellation' ? 'leaves.cancel' : expect.stringMatching(/\.approve$/);
      expect(can, kind).toEqual(expect.arrayContaining([grants]));
      expect(version, kind).toBe(items.find((one) => one.kind === kind && one.id === id)?.version);
    }
    const decisions = Object.entries(asked).map(([kind, id]) => ({
      kind,
      id,
      verdict: 'approve',
      version: items.find((one) => one.kind === kind && one.id === id)?.version,
    }));
    const { data } = await app.bartender.post('/decisions', { decisions });
    expect((data.outcomes as { status: number }[]).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const [kind, id] of Object.entries(asked)) {
      const record = (await app.admin.get(`/${paths[kind as keyof typeof paths]}/${id}`)).data as Record<
        string,
        unknown
      >;
      const decider = record['decided_by_id'] ?? record['approved_by_id'] ?? (record['approver'] as { id: string }).id;
      expect([kind, record['on_behalf_of_id'], decider]).toEqual([kind, people.head.id, people.bartender.id]);
    }
    const audited = (await world.audit()).find(
      ({ action, actor_id }) => action === 'leaves.approve' && actor_id === people.bartender.id,
    );
    expect(audited).toMatchObject({ subject_id: asked.leave });
    expect(audited?.changed_fields).toContain('on_behalf_of_id');
  });

  it('is told that they were named, and when it begins; no more once that leave is cancelled', async () => {
    const told = async () =>
      ((await app.bartender.get('/notifications')).data as { kind: string; subject_id: string; start_date: string }[])
        .filter(({ kind }) => kind.startsWith('deputy_'))
        .map(({ kind, subject_id, start_date }) => [kind, subject_id, start_date]);
    const named = await nameDeputy();
    expect(await told()).toContainEqual(['deputy_named', named, null]);
    const away = await goOnLeave();
    expect(await told()).toContainEqual(['deputy_begins', away, '2026-03-11']);
    await app.admin.post(`/leaves/${away}/cancel`);
    expect((await told()).filter(([kind]) => kind === 'deputy_begins')).toEqual([]);
  });

  it('has the facts that the person would have, and who asks for the same days is named on both', async () => {
    await nameDeputy();
    const leave = await askForLeave(place, 'otherCook');
    const day = ((await app.otherCook.get(`/leaves/${leave}`)).data as { start_date: string }).start_date;
    const same = { leave_type_id: types.vacation, start_date: day, end_date: day };
    const other = ((await app.cook.post('/leaves', same)).data as { id: string }).id;
    await app.admin.post('/shifts', {
      user_id: people.otherCook.id,
      starts_at: `${day}T09:00:00-04:00`,
      ends_at: `${day}T17:00:00-04:00`,
      is_published: true,
    });
    await goOnLeave();
    const factsFor = async (who: Who, id: string) =>
      (await inboxOf(app[who])).items.find((item) => item.id === id)?.facts;
    const seen = await factsFor('bartender', leave);
    expect(seen).toMatchObject({ shift_count: 1, asking_count: 1, unit: 'DAYS' });
    expect(seen?.available).toEqual(expect.any(Number));
    expect(seen).toEqual(await factsFor('head', leave));
    expect(await factsFor('head', other)).toMatchObject({ asking_count: 1 });
    await app.cook.post(`/leaves/${other}/cancel`);
  });

  it('the person is told who decided, and for whom, also by mail', async () => {
    await nameDeputy();
    const leave = await askForLeave(place, 'otherCook');
    await goOnLeave();
    await app.bartender.post(`/leaves/${leave}/reject`, { reason: 'Too many are away' });
    const told = (await app.otherCook.get('/notifications')).data as Record<string, unknown>[];
    expect(told.find(({ subject_id }) => subject_id === leave)).toMatchObject({
      decided_by_id: people.bartender.id,
      on_behalf_of_id: people.head.id,
    });
    const { installation } = harness;
    await mailNotifications.run(installation, {
      organization_id: world.organizationId,
      user_id: people.otherCook.id,
    });
    const [mailed] = readdirSync(join(harness.dataDir, 'mail'))
      .filter((name) => name.endsWith('.json'))
      .map(
        (name) => JSON.parse(readFileSync(join(harness.dataDir, 'mail', name), 'utf8')) as { to: string; text: string },
      )
      .filter(({ to }) => to === people.otherCook.email);
    expect(mailed?.text).toMatch(/Decided by .+ for .+\./);
  });

  it('private leave stays “Away” with its days, and rates stay out', async () => {
    await nameDeputy({ deputy: 'barHead' });
    const therapy = await askForLeave(place, 'otherCook', 'therapy');
    const entry = await recordTime(place, 'otherCook');
    await goOnLeave();
    const items = await itemsOf('barHead');
    const item = items.find(({ id }) => id === therapy);
    expect(item).toMatchObject({ title: null, note: null, days: 1, on_behalf_of: { id: people.head.id } });
    const shown = (await app.barHead.get(`/leaves/${therapy}`)).data as Record<string, unknown>;
    expect(shown).toMatchObject({ leave_type_id: null, reason: null, version: item?.version });
    expect((await app.barHead.get(`/leaves/${therapy}/attachments`)).data).toMatchObject({ attachments: [] });
    const seen = (await app.barHead.get(`/time-entries/${entry}`)).data as Record<string, unknown>;
    expect('hourly_rate' in seen).toBe(false);
    expect(seen['version']).toBe(items.find(({ id }) => id === entry)?.version);
  });

  it('403, 404: nothing of their own, of the person who is away, or of another kind', async () => {
    await nameDeputy({ kinds: ['LEAVE'] });
    const report = await claim(place, 'otherCook');
    const ofAbsent = await askForLeave(place, 'head');
    const own = await askForLeave(place, 'bartender');
    await goOnLeave();
    expect((await app.bartender.get(`/expense-reports/${report}`)).status).toBe(404);
    expect((await app.bartender.post(`/expense-reports/${report}/approve`)).status).toBe(404);
    expect((await app.bartender.post(`/leaves/${ofAbsent}/approve`)).status).toBe(404);
    expect((await app.bartender.post(`/leaves/${own}/approve`)).status).toBe(403);
    const ids = (await itemsOf('bartender')).map(({ id }) => id);
    for (const id of [report, ofAbsent, own]) expect(ids).not.toContain(id);
  });

  it('403: a deputy only grants a cancellation that was asked for, and changes nothing', async () => {
    await nameDeputy();
    const leave = await askForLeave(place, 'otherCook');
    await goOnLeave();
    const { can } = (await app.bartender.get(`/leaves/${leave}`)).data as { can: string[] };
    expect(can).toEqual(['leaves.approve', 'leaves.reject']);
    expect((await app.bartender.post(`/leaves/${leave}/cancel`)).status).toBe(403);
    expect((await app.bartender.patch(`/leaves/${leave}`, { reason: 'Mine' })).status).toBe(404);
  });

  it('of someone whom deputies stand in for is not asked: no chains', async () => {
    await nameDeputy();
    await app.admin.post('/deputies', {
      user_id: people.bartender.id,
      deputy_id: people.boss.id,
      kinds: ['LEAVE'],
      from: '2026-03-01',
      while_away: false,
    });
    const leave = await askForLeave(place, 'otherCook');
    await goOnLeave();
    expect((await app.boss.get(`/leaves/${leave}`)).status).toBe(404);
  });

  it('is at work by halves, and no longer from the second on in which the leave is cancelled', async () => {
    await nameDeputy();
    const leave = await askForLeave(place, 'otherCook');
    const away = await goOnLeave({
      start_date: '2026-03-11',
      end_date: '2026-03-11',
      start_half: 'SECOND_HALF',
      end_half: 'SECOND_HALF',
    });
    const status = async () => (await app.bartender.get(`/leaves/${leave}`)).status;
    at('2026-03-11T11:59:00-04:00');
    expect(await status()).toBe(404);
    at('2026-03-11T12:01:00-04:00');
    expect(await status()).toBe(200);
    await app.admin.post(`/leaves/${away}/cancel`);
    expect(await status()).toBe(404);
    expect((await app.bartender.post(`/leaves/${leave}/approve`)).status).toBe(404);
  });

  it('whose right ends while the decision is made has decided for the person who was away', async () => {
    await nameDeputy();
    const leave = await askForLeave(place, 'otherCook', 'therapy');
    const away = await goOnLeave();
    const { db, pool } = harness.installation.database;
    let approving: ReturnType<typeof app.bartender.post> | undefined;
    // Approving waits for the type of the leave, once it is known who decides and before anything is saved.
    await inTransaction(pool, async (tx) => {
      await sql`select 1 from leave_types where id = ${types.therapy} for update`.execute(tx);
      approving = app.bartender.post(`/leaves/${leave}/approve`);
      await untilBlocked(db, { about: 'leave_types' });
      expect((await app.admin.post(`/leaves/${away}/cancel`)).status).toBe(200);
    });
    expect(await approving).toMatchObject({
      status: 200,
      data: { decided_by_id: people.bartender.id, on_behalf_of_id: people.head.id },
    });
  });

  it('is named by the preview beside the person who is away, through the API as well', async () => {
    await nameDeputy();
    await goOnLeave();
    const body = { leave_type_id: types.vacation, start_date: '2026-09-08', end_date: '2026-09-08' };
    const { data } = await (await people.otherCook.api()).post('/leaves/preview', body);
    expect(data.decided_by).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: people.bartender.id, on_behalf_of_id: people.head.id }),
        expect.objectContaining({ id: people.head.id, on_behalf_of_id: null }),
      ]),
    );
  });

  it('through the API the lowest role of the scope stands', async () => {
    await nameDeputy({ deputy: 'barHead' });
    await nameDeputy({ deputy: 'bartender' });
    const leave = await askForLeave(place, 'otherCook');
    await goOnLeave();
    expect((await (await people.bartender.api()).post(`/leaves/${leave}/approve`)).status).toBe(403);
    expect(await (await people.barHead.api()).post(`/leaves/${leave}/approve`)).toMatchObject({
      status: 200,
      data: { decided_by_id: people.barHead.id, on_behalf_of_id: people.head.id },
    });
  });
});
