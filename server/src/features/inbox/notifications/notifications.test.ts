import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import {
  askForLeave,
  askToCancel,
  askToSign,
  assignTraining,
  claim,
  type Counter,
  counter,
  giveTask,
  recordTime,
  submitSheet,
} from '../testing/counter.ts';
import { cleanNotifications } from './clean.ts';
import { mailNotifications } from './mail.ts';
import type { Notification } from './record.ts';

const harness = await openHarness();
const { installation, dataDir } = harness;
const { db } = installation.database;

const toldTo = async (client: Client, query: Record<string, string> = {}): Promise<Notification[]> => {
  const answer = await client.get('/notifications', { query });
  expect(answer.status, answer.text).toBe(200);
  return answer.data as Notification[];
};
const kindsTold = async (client: Client): Promise<string[]> => (await toldTo(client)).map(({ kind }) => kind);
const unread = async (client: Client): Promise<number> => (await client.get('/inbox/count')).data.unread_notifications;

describe('what people are told of', () => {
  let place: Counter;
  beforeAll(async () => {
    place = await counter(harness);
  });

  it('decisions on their leave, with the reason; what happens next takes its place', async () => {
    const { app, people } = place;
    const id = await askForLeave(place, 'cook');
    await app.head.post(`/leaves/${id}/approve`);
    expect(await toldTo(app.cook)).toMatchObject([
      {
        kind: 'leave_approved',
        subject_id: id,
        title: 'Vacation',
        text: expect.stringMatching(/^Your time off was approved: Vacation, \w{3} \d/),
        leads_to: `/time-off/${id}`,
        decided_by_id: people.head.id,
        read_at: null,
      },
    ]);
    await app.cook.post('/notifications/read');
    await app.cook.post(`/leaves/${id}/cancel`);
    await app.head.post(`/leaves/${id}/decline-cancellation`, { reason: 'Cover is booked' });
    expect(await toldTo(app.cook)).toMatchObject([
      { kind: 'leave_cancellation_declined', subject_id: id, reason: 'Cover is booked', read_at: null },
    ]);
    await app.head.post(`/leaves/${id}/cancel`);
    const rejected = await askForLeave(place, 'cook');
    await app.head.post(`/leaves/${rejected}/reject`, { reason: 'No' });
    expect(await kindsTold(app.cook)).toEqual(['leave_rejected', 'leave_cancelled']);
    expect(await unread(app.cook)).toBe(2);
  });

  it('nothing of what they did themselves', async () => {
    const { app } = place;
    const id = await askForLeave(place, 'otherCook');
    await app.otherCook.post(`/leaves/${id}/cancel`);
    expect(await kindsTold(app.otherCook)).toEqual([]);
  });

  it('timesheets and expense reports; rejected time once for the week', async () => {
    const { app } = place;
    const sheet = await submitSheet(place, 'bartender');
    await app.barHead.post(`/timesheets/${sheet}/reject`, { reason: 'Monday is missing' });
    expect(await toldTo(app.bartender)).toMatchObject([{ kind: 'timesheet_rejected', reason: 'Monday is missing' }]);
    await app.bartender.post(`/timesheets/${sheet}/submit`);
    await app.barHead.post(`/timesheets/${sheet}/approve`);
    await app.admin.post(`/timesheets/${sheet}/finalize`);
    expect(await kindsTold(app.bartender)).toEqual(['timesheet_finalized']);

    const report = await claim(place, 'bartender');
    await app.barHead.post(`/expense-reports/${report}/approve`);
    expect((await toldTo(app.bartender))[0]).toMatchObject({ kind: 'expenses_approved', title: 'Montréal' });
    await app.admin.post(`/expense-reports/${report}/pay`, { payment_method: 'EFT' });
    expect((await kindsTold(app.bartender))[0]).toBe('expenses_paid');

    const entries = [await recordTime(place, 'otherCook'), await recordTime(place, 'otherCook')];
    for (const id of entries) await app.head.post(`/time-entries/${id}/reject`, { reason: 'Not here' });
    expect(await toldTo(app.otherCook)).toMatchObject([{ kind: 'time_rejected', week_start: '2026-02-02' }]);
  });

  it('tasks, training, and documents when it is their turn', async () => {
    const { app, people } = place;
    await giveTask(place, 'cook', 'boss');
    await assignTraining(place, 'boss');
    const document = await askToSign(place, [people.otherCook.id, people.boss.id]);
    expect(await kindsTold(app.boss)).toEqual(['training_assigned', 'task_assigned']);
    await app.otherCook.post(`/documents/${document}/sign`);
    expect((await toldTo(app.boss))[0]).toMatchObject({
      kind: 'signature_asked',
      subject_id: document,
      title: 'Handbook',
    });
  });

  it('a new checklist tells everyone on it once, however many tasks they have', async () => {
    const { app, people } = place;
    const { data: template } = await app.admin.post('/checklist-templates', {
      name: 'First days',
      type: 'ONBOARDING',
      tasks: ['One', 'Two', 'Three'].map((title) => ({ title, assignee_role: 'PERSON' })),
    });
    const started = await app.admin.post(`/users/${people.bartender.id}/checklists`, {
      type: 'ONBOARDING',
      template_id: template?.id,
    });
    expect(started.status, started.text).toBe(201);
    const told = await toldTo(app.bartender);
    expect(told.filter(({ kind }) => kind === 'task_assigned')).toHaveLength(1);
  });
});

describe('shifts', () => {
  it('publishing a week tells each person once; a change tells who had it and who has it', async () => {
    const place = await counter(harness);
    const { app, people } = place;
    const shift = async (user_id: string, day: string): Promise<string> => {
      const times = { starts_at: `${day}T09:00:00-04:00`, ends_at: `${day}T17:00:00-04:00` };
      const answer = await app.head.post('/shifts', { user_id, ...times });
      expect(answer.status, answer.text).toBe(201);
      return String(answer.data.id);
    };
    const moved = await shift(people.cook.id, '2026-03-16');
    for (const day of ['2026-03-17', '2026-03-18']) await shift(people.cook.id, day);
    await shift(people.otherCook.id, '2026-03-20');
    expect(await kindsTold(app.cook)).toEqual([]);
    await app.head.post('/shifts/publish', { week_start: '2026-03-16' });
    const published = [{ kind: 'shifts_published', week_start: '2026-03-16', subject_id: null }];
    expect(await toldTo(app.cook)).toMatchObject(published);
    expect(await toldTo(app.otherCook)).toMatchObject(published);
    await app.cook.post('/notifications/read');

    const patched = await app.head.patch(`/shifts/${moved}`, { user_id: people.otherCook.id });
    expect(patched.status, patched.text).toBe(200);
    const changed = [{ kind: 'shifts_changed', week_start: '2026-03-16', read_at: null }];
    expect(await toldTo(app.cook)).toMatchObject(changed);
    expect(await toldTo(app.otherCook)).toMatchObject(changed);
    await app.otherCook.post('/notifications/read');
    await app.head.delete(`/shifts/${moved}`);
    expect(await toldTo(app.otherCook)).toMatchObject(changed);
  });

  it('of open shifts that were published, once a week, who could take one of them; not once they are taken', async () => {
    const place = await counter(harness);
    const { app, people } = place;
    const { department_id } = (await app.head.get(`/users/${people.cook.id}`)).data;
    const add = async (day: string, hour: string, more: object) => {
      const body = { department_id, starts_at: `2026-03-${day}T${hour}:00:00Z`, ends_at: `2026-03-${day}T23:00:00Z` };
      const answer = await app.head.post('/shifts', { ...body, ...more });
      expect(answer.status, answer.text).toBe(201);
      return String(answer.data.id);
    };
    const open = [await add('18', '14', {}), await add('19', '14', {})];
    for (const day of ['18', '19']) await add(day, '15', { user_id: people.otherCook.id });
    await app.head.post('/shifts/publish', { week_start: '2026-03-16' });
    const told = [{ kind: 'shifts_open', week_start: '2026-03-16', leads_to: '/my-schedule' }];
    expect(await toldTo(app.cook)).toMatchObject(told);
    // Who works then could take neither.
    expect(await kindsTold(app.otherCook)).toEqual(['shifts_published']);
    for (const id of open) expect((await app.cook.post(`/shifts/${id}/claim`)).status).toBe(200);
    expect(await kindsTold(app.cook)).toEqual([]);
  });
});

describe('judged when shown', () => {
  it('what no longer concerns the person is left out, and not counted', async () => {
    const place = await counter(harness);
    const { app, people } = place;
    const task = await giveTask(place, 'bartender', 'cook');
    const report = await claim(place, 'cook');
    await app.head.post(`/expense-reports/${report}/reject`, { reason: 'No receipt' });
    const document = await askToSign(place, [people.cook.id]);
    expect(await unread(app.cook)).toBe(3);

    const checklist = (await app.cook.get('/inbox')).data.items.find(
      ({ id }: { id: string }) => id === task,
    ).checklist_id;
    await app.admin.patch(`/onboarding/${checklist}/tasks/${task}`, { assignee_id: people.otherCook.id });
    await app.admin.post(`/documents/${document}/signers`, { user_ids: [people.otherCook.id] });
    expect(await kindsTold(app.cook)).toEqual(['expenses_rejected']);
    await place.world.set({ modules: { expenses: false } });
    expect([await kindsTold(app.cook), await unread(app.cook)]).toEqual([[], 0]);
    await place.world.set({ modules: { expenses: true } });
    await app.cook.delete(`/expense-reports/${report}`);
    expect([await kindsTold(app.cook), await unread(app.cook)]).toEqual([[], 0]);
  });

  it('everyone sees their own alone, and marks their own alone', async () => {
    const place = await counter(harness);
    const { app } = place;
    const id = await askForLeave(place, 'cook');
    await app.head.post(`/leaves/${id}/approve`);
    const [one] = await toldTo(app.cook);
    expect((await app.executive.post('/notifications/read', { ids: [one?.id] })).data).toEqual({ read: 0 });
    expect(await toldTo(app.executive)).toEqual([]);
    expect((await app.cook.post('/notifications/read', { ids: [one?.id] })).data).toEqual({ read: 1 });
    expect(await toldTo(app.cook, { unread: 'true' })).toEqual([]);
    expect((await app.cook.post('/notifications/read', { ids: ['nonsense'] })).status).toBe(422);
  });

  it('erasing the person deletes what they were told, and what they wished for', async () => {
    const place = await counter(harness);
    const { app, people } = place;
    const id = await askForLeave(place, 'cook');
    await app.head.post(`/leaves/${id}/approve`);
    await app.cook.patch('/notification-preferences', { kinds: { shifts: { in_app: false, by_mail: false } } });
    const checklist = await app.executive.post(`/users/${people.cook.id}/checklists`, {
      type: 'OFFBOARDING',
      last_day: '2026-03-11',
    });
    await app.executive.post(`/onboarding/${String(checklist.data.id)}/complete`);
    const erased = await app.executive.post(`/users/${people.cook.id}/erase`, {});
    expect(erased.status, erased.text).toBeLessThan(300);
    const { rows } = await sql`
      select 1 from notifications where user_id = ${people.cook.id}
      union all select 1 from notification_preferences where user_id = ${people.cook.id}
      union all select 1 from notification_settings where user_id = ${people.cook.id}`.execute(db);
    expect(rows).toEqual([]);
  });

  it('what is older than 90 days goes', async () => {
    const place = await counter(harness);
    const id = await askForLeave(place, 'cook');
    await place.app.head.post(`/leaves/${id}/approve`);
    const { clock } = installation;
    clock.setOffset(Date.parse('2026-06-08T00:00:00Z') - Date.now());
    await cleanNotifications.run(installation, {});
    expect(await kindsTold(await place.people.cook.app())).toEqual(['leave_approved']);
    clock.setOffset(Date.parse('2026-06-10T00:00:00Z') - Date.now());
    await cleanNotifications.run(installation, {});
    expect(await kindsTold(await place.people.cook.app())).toEqual([]);
  });
});

describe('preferences and mail', () => {
  const mailsTo = (email: string): { subject: string; text: string }[] =>
    readdirSync(join(dataDir, 'mail'), { withFileTypes: true })
      .filter(({ name }) => name.endsWith('.json'))
      .map(({ name }) => JSON.parse(readFileSync(join(dataDir, 'mail', name), 'utf8')))
      .filter(({ to }) => to === email);
  const sendMailTo = (place: Counter, user_id: string) =>
    mailNotifications.run(installation, { organization_id: place.world.organizationId, user_id });

  it('what is not wanted in the app is left out of the list and the count', async () => {
    const place = await counter(harness);
    const { app } = place;
    const before = await app.cook.get('/notification-preferences');
    expect(before.data).toMatchObject({ preset: 'EVERYTHING', kinds: { requests: { in_app: true, by_mail: true } } });
    const changed = await app.cook.patch('/notification-preferences', {
      kinds: { requests: { in_app: false, by_mail: true } },
    });
    expect(changed.data).toMatchObject({
      preset: 'CUSTOM',
      kinds: { requests: { in_app: false, by_mail: true }, tasks: { in_app: true } },
    });
    const id = await askForLeave(place, 'cook');
    await app.head.post(`/leaves/${id}/approve`);
    await assignTraining(place, 'cook');
    expect([await kindsTold(app.cook), await unread(app.cook)]).toEqual([['training_assigned'], 1]);
    expect((await app.cook.patch('/notification-preferences', { kinds: { gossip: {} } })).status).toBe(422);
  });

  it('my shifts alone: one choice leaves out the rest, in the app and by mail, and one box begins from there', async () => {
    const place = await counter(harness);
    const { app, people } = place;
    expect((await app.cook.patch('/notification-preferences', { preset: 'MY_SHIFTS' })).data).toEqual({
      preset: 'MY_SHIFTS',
      kinds: Object.fromEntries(
        ['requests', 'tasks', 'signatures', 'shifts', 'announcements'].map((topic) => [
          topic,
          { in_app: topic === 'shifts', by_mail: topic === 'shifts', by_push: topic === 'shifts' },
        ]),
      ),
      quiet_from: null,
      quiet_to: null,
      shows_names: false,
    });
    const id = await askForLeave(place, 'cook');
    await app.head.post(`/leaves/${id}/approve`);
    await sendMailTo(place, people.cook.id);
    expect([await kindsTold(app.cook), await unread(app.cook)]).toEqual([[], 0]);
    const shift = { starts_at: '2026-03-16T09:00:00-04:00', ends_at: '2026-03-16T17:00:00-04:00' };
    await app.head.post('/shifts', { user_id: people.cook.id, ...shift });
    await app.head.post('/shifts/publish', { week_start: '2026-03-16' });
    await sendMailTo(place, people.cook.id);
    expect(await kindsTold(app.cook)).toEqual(['shifts_published']);
    expect(mailsTo(people.cook.email)).toHaveLength(1);

    const tasks = { in_app: true, by_mail: false };
    expect((await app.cook.patch('/notification-preferences', { kinds: { tasks } })).data).toMatchObject({
      preset: 'CUSTOM',
      kinds: {
        tasks: { ...tasks, by_push: false },
        shifts: { in_app: true, by_mail: true, by_push: true },
        requests: { in_app: false, by_mail: false, by_push: false },
      },
    });
    expect((await app.cook.patch('/notification-preferences', { preset: 'EVERYTHING' })).data.kinds.requests).toEqual({
      in_app: true,
      by_mail: true,
      by_push: true,
    });
    expect((await app.cook.patch('/notification-preferences', { preset: 'CUSTOM' })).data.kinds.tasks).toEqual({
      ...tasks,
      by_push: false,
    });
    expect((await app.cook.patch('/notification-preferences', { preset: 'SILENCE' })).status).toBe(422);
  });

  it('my decisions alone; who leads sees the kinds that concern those who lead', async () => {
    const place = await counter(harness);
    const { data } = await place.app.head.patch('/notification-preferences', { preset: 'MY_DECISIONS' });
    const wanted = Object.entries(data.kinds as Record<string, { in_app: boolean }>).filter(([, way]) => way.in_app);
    expect(wanted.map(([topic]) => topic)).toEqual(['absences', 'decisions']);
  });

  it('one mail holds what happened, with links; what was read or mailed is not mailed again', async () => {
    const place = await counter(harness);
    const { app, people } = place;
    const [read, first, second] = [
      await askForLeave(place, 'cook'),
      await askForLeave(place, 'cook'),
      await askToCancel(place, 'cook'),
    ];
    await app.head.post(`/leaves/${read}/approve`);
    await app.cook.post('/notifications/read');
    await app.head.post(`/leaves/${first}/reject`, { reason: 'No' });
    await app.head.post(`/leaves/${second}/cancel`);
    await sendMailTo(place, people.cook.id);
    await sendMailTo(place, people.cook.id);
    const mails = mailsTo(people.cook.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Northwind Kitchens: 2 things have happened');
    expect(mails[0]?.text).toContain(`/time-off/${first}`);
    expect(mails[0]?.text).not.toContain(read);
    expect(mails[0]?.text).toMatch(/^Your time off was rejected: \w{3} \d/m);
    expect(mails[0]?.text).not.toContain('Vacation');
  });

  it('a job waits for the end of a quarter of an hour, one a person, however much happens', async () => {
    const place = await counter(harness);
    const { app, people } = place;
    const ids = [await askForLeave(place, 'cook'), await askForLeave(place, 'cook')];
    for (const id of ids) await app.head.post(`/leaves/${id}/approve`);
    await installation.jobs.settled();
    const { rows } = await sql<{ run_at: string }>`
      select run_at from graphile_worker.jobs where key = ${`notifications.mail:${people.cook.id}`}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('no one is mailed who does not want it, or has left', async () => {
    const place = await counter(harness);
    const { app, people } = place;
    await app.cook.patch('/notification-preferences', {
      kinds: { requests: { in_app: true, by_mail: false }, signatures: { in_app: true, by_mail: false } },
    });
    const id = await askForLeave(place, 'cook');
    await app.head.post(`/leaves/${id}/approve`);
    await sendMailTo(place, people.cook.id);
    expect(mailsTo(people.cook.email)).toEqual([]);
  });
});
