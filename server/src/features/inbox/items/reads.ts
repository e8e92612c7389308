import { Type } from 'typebox';
import { executeTogether } from '../../../db/sql.ts';
import { IdsFilter } from '../../../kernel/filters.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { unreadStatement } from '../notifications/list-store.ts';
import { Inbox, inboxKinds, Waiting } from './record.ts';
import { countsOf, countsStatement, maxItems, readInbox, readingOf, sumOf } from './store.ts';

export const getInbox = readOperation({
  id: 'inbox.get',
  route: 'GET /inbox',
  summary: 'What waits for the caller',
  description:
    'Requests that the caller may decide on, by a right of their own or in the place of someone who is away, and never their own; documents to sign, tasks of checklists and training to complete. Counts are exact, of the people named if some are; at most 100 items unless more are asked for, the oldest due first. Requests carry what one needs to know to decide: what is left of a leave, who else is away, shifts it meets, hours by day, receipts.',
  surface: 'app',
  scope: null,
  query: Strict({
    kind: Type.Optional(Type.Enum([...inboxKinds], { description: 'Only items of this kind.' })),
    of: Type.Optional(
      Type.Enum(['MINE', 'ALL'], {
        description:
          'MINE: only what waits for the caller before anyone else. An Administrator may decide on every request; theirs are those of people whom they manage, whose department they head, or for whom no one nearer decides, steps that name them, and those they decide on in the place of someone who is away.',
      }),
    ),
    user_id: Type.Optional(IdsFilter('usr', 'Only requests of this person.')),
    department_id: Type.Optional(IdsFilter('dep', 'Only requests of people of this department.')),
    most: Type.Optional(
      Type.Integer({ minimum: 1, maximum: maxItems, description: 'How many items at most; 100 unless given.' }),
    ),
  }),
  returns: Inbox,

  run({ actor, db, nowMs, query }) {
    return readInbox(db, actor, new Date(nowMs).toISOString(), query);
  },
});

/** What the badges show: counts alone. */
export const countWaiting = readOperation({
  id: 'inbox.count',
  route: 'GET /inbox/count',
  summary: 'How much waits for the caller',
  surface: 'app',
  scope: null,
  returns: Waiting,

  async run({ actor, db, nowMs }) {
    const now = new Date(nowMs).toISOString();
    const reading = await readingOf(db, actor, now);
    const [waiting, unread] = await executeTogether(db, countsStatement(reading), unreadStatement(actor));
    const { all, mine } = countsOf(waiting[0]);
    return { total: sumOf(all), mine: sumOf(mine), counts: all, unread_notifications: unread[0]?.unread ?? 0 };
  },
});
