import { executeTogether } from '../../../db/sql.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { unreadStatement } from '../notifications/list-store.ts';
import { Waiting } from './record.ts';
import { countsOf, countsStatement } from './store.ts';

/** What the badges show: counts alone, in one round trip. */
export const countWaiting = readOperation({
  id: 'inbox.count',
  route: 'GET /inbox/count',
  summary: 'How much waits for the caller',
  surface: 'app',
  scope: null,
  returns: Waiting,

  async run({ actor, db, nowMs }) {
    const now = new Date(nowMs).toISOString();
    const [waiting, unread] = await executeTogether(db, countsStatement(actor, now), unreadStatement(actor));
    const counts = countsOf(waiting[0]);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { total, counts, unread_notifications: unread[0]?.unread ?? 0 };
  },
});
