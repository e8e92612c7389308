import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import type { Somebody } from '../../../test/world.ts';
import { check } from '../../lib/schema.ts';
import { Announcement, ReceivedAnnouncement } from './record.ts';

const { world, installation } = await openHarness();

/** Late on 9 March in Toronto. */
const moveTo = (instant: string): void => installation.clock.setOffset(Date.parse(instant) - Date.now());
moveTo('2026-03-10T03:30:00Z');

let admin: Somebody;
let app: Client;
let cook: Somebody;
let cookApp: Client;
let barApp: Client;
let kitchen: string;

beforeAll(async () => {
  admin = await world.administrator();
  app = await admin.app();
  cook = await world.employee({ department: 'Kitchen' });
  cookApp = await cook.app();
  barApp = await (await world.employee({ department: 'Bar' })).app();
  kitchen = await world.department('Kitchen');
});

const word = () => ({
  title: 'Gas is renewed',
  text: 'Prep is at the bar.\nOn Monday.',
  until: '2026-03-16',
  audience: { department_ids: [kitchen], user_ids: [admin.id] },
});
const announce = async (body: object = {}) => {
  const answer = await app.post('/announcements', { ...word(), ...body });
  expect(answer.status, answer.text).toBe(201);
  return answer.data as Announcement;
};
const received = async (client: Client) => (await client.get('/announcements/mine')).data as ReceivedAnnouncement[];
const idsTo = async (client: Client) => (await received(client)).map(({ id }) => id);
const told = async (client: Client) =>
  (
    (await client.get('/notifications')).data as {
      kind: string;
      subject_id: string;
      text: string;
      read_at: string | null;
    }[]
  ).filter(({ kind }) => kind === 'announced');
const listed = async (id: string) =>
  ((await app.get('/announcements')).data as Announcement[]).find((one) => one.id === id);

describe('POST /announcements', () => {
  it('201: to those who are in the audience; who wrote it has read it; they are told, and no one else', async () => {
    const made = await announce();
    check(Announcement, made);
    expect(made).toMatchObject({ people: 2, read: 1, is_current: true, ended_at: null, author_id: admin.id });
    const [first] = await received(cookApp);
    check(ReceivedAnnouncement, first);
    expect(first).toMatchObject({ id: made.id, title: 'Gas is renewed', read_at: null });
    expect(await idsTo(barApp)).toEqual([]);
    expect(await told(cookApp)).toMatchObject([{ subject_id: made.id, text: 'Announcement: Gas is renewed.' }]);
    expect(await told(barApp)).toEqual([]);
    expect(await told(app)).toEqual([]);
    expect((await cookApp.get('/home')).data.unread_announcements).toBe(1);
    const audit = (await world.audit()).filter(({ subject_id }) => subject_id === made.id);
    expect(audit).toMatchObject([{ action: 'announcements.create', subject_type: 'announcement', record_count: 2 }]);
  });

  it('201: in two languages, each reads theirs; 422: half of it, a language that the app does not speak', async () => {
    const translations = { fr: { title: ' Travaux de gaz ', text: 'La mise en place est au bar.' } };
    const { id } = await announce({ translations });
    await cookApp.patch('/me', { language: 'fr' });
    const shownTo = async (reader: Client) =>
      ((await reader.get('/announcements/mine')).data as { id: string; title: string; text: string }[]).find(
        (one) => one.id === id,
      );
    expect(await shownTo(cookApp)).toMatchObject({ title: 'Travaux de gaz', text: 'La mise en place est au bar.' });
    expect(await shownTo(app)).toMatchObject({ title: word().title, text: word().text });
    const { data: notices } = await cookApp.get('/notifications');
    expect((notices as { title: string }[])[0]?.title).toBe('Travaux de gaz');
    await cookApp.patch('/me', { language: null });
    await app.post(`/announcements/${id}/end`);
    for (const wrong of [{ fr: { title: 'Travaux' } }, { de: translations.fr }]) {
      const { status, error } = await app.post('/announcements', { ...word(), translations: wrong });
      expect({ status, field: String(error.details.field).split('.')[0] }).toEqual({
        status: 422,
        field: 'translations',
      });
    }
  });

  it('403: below Administrator', async () => {
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    for (const client of [head, cookApp]) {
      expect((await client.post('/announcements', word())).status).toBe(403);
      expect((await client.get('/announcements')).status).toBe(403);
    }
  });

  it.each([
    ['no one', { audience: {} }, 'audience'],
    ['no one who is there', { audience: { user_ids: [world.newId('usr')] } }, 'audience'],
    ['a day that is over', { until: '2026-03-08' }, 'until'],
    ['a blank title', { title: ' ' }, 'title'],
    ['no text', { text: undefined }, 'text'],
  ])('422: %s', async (_title, body, field) => {
    const { status, error } = await app.post('/announcements', { ...word(), ...body });
    expect([status, error.details.field]).toEqual([422, field]);
  });
});

describe('POST /announcements/{id}/read', () => {
  it('200: once; it is counted, the notification is read, and it is new no longer', async () => {
    const { id } = await announce({ audience: { user_ids: [cook.id] } });
    const first = await cookApp.post(`/announcements/${id}/read`);
    expect(first.status, first.text).toBe(200);
    expect(first.data.read_at).not.toBeNull();
    expect((await cookApp.post(`/announcements/${id}/read`)).data).toEqual(first.data);
    expect(await listed(id)).toMatchObject({ people: 1, read: 1 });
    expect((await told(cookApp)).find((one) => one.subject_id === id)?.read_at).not.toBeNull();
  });

  it('404: to others, of another organization, and once it is over', async () => {
    const { id } = await announce({ audience: { user_ids: [cook.id] } });
    expect((await barApp.post(`/announcements/${id}/read`)).status).toBe(404);
    const other = await (await (await world.another()).executive()).app();
    expect((await other.post(`/announcements/${id}/read`)).status).toBe(404);
    expect((await other.post(`/announcements/${id}/end`)).status).toBe(404);
    await app.post(`/announcements/${id}/end`);
    expect((await cookApp.post(`/announcements/${id}/read`)).status).toBe(404);
  });
});

describe('the end of an announcement', () => {
  it('200: ended early it is shown to no one, nor told of; 409: twice', async () => {
    const { id, people } = await announce();
    const { status, data } = await app.post(`/announcements/${id}/end`);
    expect([status, data.is_current]).toEqual([200, false]);
    expect(await idsTo(cookApp)).not.toContain(id);
    expect((await told(cookApp)).map(({ subject_id }) => subject_id)).not.toContain(id);
    expect((await app.post(`/announcements/${id}/end`)).error.details.reason).toBe('state');
    expect(await listed(id)).toMatchObject({ people, is_current: false });
  });

  it('its last day is the last on which it is shown, by the organization’s calendar', async () => {
    const { id } = await announce({ until: '2026-03-09' });
    expect(await idsTo(cookApp)).toContain(id);
    moveTo('2026-03-10T04:30:00Z');
    expect(await idsTo(cookApp)).not.toContain(id);
    expect((await app.post(`/announcements/${id}/end`)).status).toBe(409);
    moveTo('2026-03-10T03:30:00Z');
  });
});
