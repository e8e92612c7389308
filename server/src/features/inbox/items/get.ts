import { Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Inbox, inboxKinds } from './record.ts';
import { readInbox } from './store.ts';

export const getInbox = readOperation({
  id: 'inbox.get',
  route: 'GET /inbox',
  summary: 'What waits for the caller',
  description:
    'Requests that the caller may decide on, never their own; documents to sign, tasks of checklists and training to complete. Counts are exact; at most 100 items, the oldest due first.',
  surface: 'app',
  scope: null,
  query: Strict({ kind: Type.Optional(Type.Enum([...inboxKinds], { description: 'Only items of this kind.' })) }),
  returns: Inbox,

  run({ actor, db, nowMs, query }) {
    return readInbox(db, actor, new Date(nowMs).toISOString(), query.kind);
  },
});
