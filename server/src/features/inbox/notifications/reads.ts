import { Type } from 'typebox';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { listNotifications } from './list-store.ts';
import { Notification } from './record.ts';

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

  run({ actor, db, query, page }) {
    return listNotifications(db, actor, { isUnread: query.unread === true }, page);
  },
});
