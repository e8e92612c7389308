import { todayOf } from '../../kernel/actor.ts';
import { listOperation, writeOperation } from '../../kernel/operation.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { checkAudience, listAudience, lockActivePeople } from '../people/index.ts';
import { Announcement, NewAnnouncement, ReceivedAnnouncement, type Translations } from './record.ts';
import {
  announcementAfter,
  insertReaders,
  listAnnouncements as pageOfAnnouncements,
  listReceived,
  lockAnnouncement,
  noteRead,
} from './store.ts';

const mostPeople = 5000;

/** Told within the change; the subject is the announcement. */
export const announced = 'announcement.made';
export const announcementRead = 'announcement.read';

const trimmedIn = (translations: Translations): Translations =>
  Object.fromEntries(
    Object.entries(translations).map(([language, { title, text }]) => [
      language,
      { title: title.trim(), text: text.trim() },
    ]),
  );

const params = Strict({ id: Id('ann') });

export const createAnnouncement = writeOperation({
  id: 'announcements.create',
  route: 'POST /announcements',
  subject: 'announcement',
  summary: 'Announce something to many people',
  description:
    'To those who are in the audience now. They see it in the app until the day given, are told by notification and e-mail as they wish, and say when they have read it.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewAnnouncement,
  returns: Announcement,
  status: 201,

  async run({ actor, work, body: { audience, until, translations = {}, ...said } }) {
    checkAudience(audience);
    if (until < todayOf(actor, work.nowMs)) throw invalid('until', 'announcements.until');
    const chosen = await listAudience(work.tx, actor, audience, mostPeople + 1);
    if (chosen.length > mostPeople) throw invalid('audience', 'announcements.tooMany');
    const inactive = new Set(await lockActivePeople(work, chosen));
    const people = chosen.filter((one) => !inactive.has(one));
    if (people.length === 0) throw invalid('audience', 'people.nobodyChosen');
    const id = work.newId('ann');
    await work.insert('announcements', {
      id,
      author_id: actor.userId ?? '',
      title: said.title.trim(),
      text: said.text.trim(),
      translations: JSON.stringify(trimmedIn(translations)),
      audience: JSON.stringify(audience),
      people: people.length,
      until,
      ended_at: null,
      created_at: work.now,
      updated_at: work.now,
    });
    await insertReaders(work, id, people);
    work.audit({ subjectId: id, after: { ...said, until }, recordCount: people.length });
    await work.react(announced, id);
    return announcementAfter(work, id);
  },
});

export const listAnnouncements = listOperation({
  id: 'announcements.list',
  route: 'GET /announcements',
  summary: 'List what was announced',
  description: 'With how many people it went to, and how many have read it.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  returns: Announcement,
  order: 'newest first',

  run: ({ actor, db, nowMs, page }) => pageOfAnnouncements(db, actor, nowMs, page),
});

export const endAnnouncement = writeOperation({
  id: 'announcements.end',
  route: 'POST /announcements/{id}/end',
  subject: 'announcement',
  summary: 'End an announcement early',
  description: 'It is shown to no one from now on.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params,
  returns: Announcement,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params: { id } }) {
    const { is_current } = await lockAnnouncement(work, id);
    if (!is_current) throw conflict('announcements.over', { reason: 'state' });
    await work.update('announcements', id, { ended_at: work.now });
    work.audit({ subjectId: id, changedFields: ['ended_at'] });
    return announcementAfter(work, id);
  },
});

export const listMyAnnouncements = listOperation({
  id: 'announcements.mine',
  route: 'GET /announcements/mine',
  summary: 'List what was announced to the caller',
  description: 'What is shown now, read or not.',
  surface: 'app',
  scope: null,
  returns: ReceivedAnnouncement,
  order: 'newest first',

  run: ({ actor, db, nowMs, page }) => listReceived(db, actor, nowMs, page),
});

export const readAnnouncement = writeOperation({
  id: 'announcements.read',
  route: 'POST /announcements/{id}/read',
  subject: 'announcement',
  summary: 'Say that one has read an announcement',
  description: 'By those to whom it went, each for themselves. Said again it changes nothing.',
  surface: 'app',
  scope: null,
  params,
  returns: ReceivedAnnouncement,
  refuses: ['NOT_FOUND'],

  async run({ work, params: { id } }) {
    const received = await noteRead(work, id);
    work.audit({ subjectId: id });
    await work.react(announcementRead, id);
    return received;
  },
});
