import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { markRead } from './store.ts';

export const readNotifications = writeOperation({
  id: 'notifications.read',
  route: 'POST /notifications/read',
  summary: 'Mark notifications as read',
  description: 'Those that are named, or all of the caller’s.',
  surface: 'app',
  scope: null,
  body: Strict({
    ids: Type.Optional(
      Type.Array(Id('ntf'), { minItems: 1, maxItems: 100, description: 'Which; all where they are left out.' }),
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
