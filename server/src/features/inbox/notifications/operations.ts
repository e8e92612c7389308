import { Type } from 'typebox';
import { readerOf } from '../../../kernel/actor.ts';
import { mapPage } from '../../../kernel/cursor.ts';
import { listOperation, readOperation, writeOperation } from '../../../kernel/operation.ts';
import { forbidden, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { listNotifications } from './list-store.ts';
import { readPreferences, savePreferences } from './preferences-store.ts';
import { Notification, PreferenceChanges, Preferences } from './record.ts';
import { presentNotification } from './sentences.ts';
import { markRead } from './store.ts';

export const listOwnNotifications = listOperation({
  id: 'notifications.list',
  route: 'GET /notifications',
  summary: 'List what the caller was told of',
  description:
    'One a matter: what happens again to the same thing takes the place of the notification before. What no longer concerns the caller is left out.',
  surface: 'app',
  scope: null,
  query: Strict({ unread: Type.Optional(Type.Boolean({ description: 'true: only what was not read yet.' })) }),
  returns: Notification,
  order: 'newest first',

  async run({ actor, origin, db, query, page }) {
    const rows = await listNotifications(db, actor, { isUnread: query.unread === true }, page);
    return mapPage(rows, (row) => presentNotification(readerOf(origin), actor.organization, row));
  },
});

export const readNotifications = writeOperation({
  id: 'notifications.read',
  route: 'POST /notifications/read',
  summary: 'Mark notifications as read',
  description: 'Those that are named, or all of the caller’s.',
  surface: 'app',
  scope: null,
  body: Strict({
    ids: Type.Optional(
      Type.Array(Id('ntf'), { minItems: 1, maxItems: 100, description: 'Which; all if they are left out.' }),
    ),
  }),
  isBodyOptional: true,
  returns: Type.Object({ read: Type.Integer({ minimum: 0, description: 'How many were unread.' }) }),

  async run({ work, body }) {
    const read = await markRead(work, body.ids ?? null);
    work.audit({ recordCount: read });
    return { read };
  },
});

/** Both or neither, and some time between them. */
function checkQuiet({ quiet_from: from, quiet_to: to }: PreferenceChanges): void {
  if ((from == null) !== (to == null) || (from === undefined) !== (to === undefined))
    throw invalid(from == null ? 'quiet_from' : 'quiet_to', 'inbox.quietTogether');
  if (from != null && from === to) throw invalid('quiet_to', 'inbox.quietEmpty');
}

export const getPreferences = readOperation({
  id: 'notificationPreferences.get',
  route: 'GET /notification-preferences',
  summary: 'What the caller wants to be told of, and how',
  surface: 'app',
  scope: null,
  returns: Preferences,

  run({ actor, db }) {
    return readPreferences(db, actor);
  },
});

export const updatePreferences = writeOperation({
  id: 'notificationPreferences.update',
  route: 'PATCH /notification-preferences',
  subject: 'user',
  summary: 'Choose what to be told of, and how',
  description:
    'Only what is sent changes. Choosing single kinds makes the preset CUSTOM: the others go on as the preset before had them. What is not wanted in the app is left out of the list from then on; what waits for the caller stays in the inbox.',
  surface: 'app',
  scope: null,
  body: PreferenceChanges,
  returns: Preferences,

  async run({ actor, work, body }) {
    if (actor.userId === null) throw forbidden('inbox.preferences');
    checkQuiet(body);
    await savePreferences(work, body);
    const { kinds = {}, ...others } = body;
    work.audit({ subjectId: actor.userId, changedFields: [...Object.keys(kinds), ...Object.keys(others)] });
    return readPreferences(work.tx, actor);
  },
});
