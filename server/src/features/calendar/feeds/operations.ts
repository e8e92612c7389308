import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import type { Reaction, UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { hashSecret } from '../../../lib/secrets.ts';
import { say } from '../../../lib/texts/texts.ts';
import { accountTakenBack, type TakenBack } from '../../people/index.ts';
import { CalendarFeed, feedKinds, NewCalendarFeed } from './record.ts';
import { addFeed, countOwnFeeds, listOwnFeeds, removeFeedsOf, removeOwnFeed } from './store.ts';

const maxFeeds = 10;
const secretBytes = 32;

export const listCalendarFeeds = readOperation({
  id: 'calendarFeeds.list',
  route: 'GET /calendar-feeds',
  summary: 'List one’s own calendar feeds',
  description: 'The newest first. Their addresses were shown once and cannot be read again.',
  surface: 'app',
  scope: null,
  returns: Type.Object({ feeds: Type.Array(CalendarFeed, { description: 'Newest first.' }) }),

  async run({ actor, db }) {
    return { feeds: await listOwnFeeds(db, actor) };
  },
});

export const createCalendarFeed = writeOperation({
  id: 'calendarFeeds.create',
  route: 'POST /calendar-feeds',
  subject: 'calendar_feed',
  summary: 'Create a calendar feed',
  description: 'An address for a calendar program. It is part of this answer and of no other.',
  unrehearsed: 'rehearsal.address',
  surface: 'app',
  scope: null,
  body: Strict({ kind: Type.Enum([...feedKinds], { description: 'What the calendar shows.' }) }),
  returns: NewCalendarFeed,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ work, body }) {
    if ((await countOwnFeeds(work)) >= maxFeeds)
      throw conflict(say('calendar.tooManyFeeds', { limit: maxFeeds }), {
        reason: 'feed_limit',
        limit: maxFeeds,
      });
    const id = work.newId('cal');
    const secret = randomBytes(secretBytes).toString('base64url');
    await addFeed(work, { id, kind: body.kind, secret_hash: hashSecret(secret) });
    work.audit({ subjectId: id });
    const { origin } = new URL(work.services.config.baseUrl);
    return { id, kind: body.kind, created_at: work.now, url: `${origin}/calendars/${secret}.ics` };
  },
});

export const deleteCalendarFeed = writeOperation({
  id: 'calendarFeeds.delete',
  route: 'DELETE /calendar-feeds/{id}',
  subject: 'calendar_feed',
  summary: 'Remove a calendar feed',
  description: 'Programs that subscribe to it are shown nothing any more.',
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('cal') }),
  returns: CalendarFeed,
  refuses: ['NOT_FOUND'],

  async run({ work, params }) {
    const removed = await removeOwnFeed(work, params.id);
    return removed;
  },
});

/** One who comes back makes new ones: an address that others may hold does not come to life again. */
async function removeFeeds(work: UnitOfWork, userId: string, since?: string): Promise<number> {
  const removed = await removeFeedsOf(work, userId, since);
  for (const id of removed) work.audit({ action: deleteCalendarFeed.id, subjectType: 'calendar_feed', subjectId: id });
  return removed.length;
}

export const removeFeedsOfDeactivated: Reaction = {
  to: 'user.deactivated',
  summary: "The person's calendar feeds end.",
  run: async (work, userId) => void (await removeFeeds(work, userId)),
};

export const removeFeedsSince: Reaction = {
  to: accountTakenBack,
  summary: 'Calendar feeds that were made since end.',
  async run(work, userId, about) {
    const { since, ended } = about as TakenBack;
    ended.calendars = await removeFeeds(work, userId, since);
  },
};
