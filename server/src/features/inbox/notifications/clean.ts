import { inBatches } from '../../../db/in-batches.ts';
import { sql } from '../../../db/sql.ts';
import type { Job } from '../../../kernel/catalogue.ts';
import type { PersonalTable } from '../../../kernel/personal-data.ts';

const keptMs = 90 * 86_400_000;
const batchSize = 5000;

/** What happened a quarter of a year ago stands in its own list. */
export const cleanNotifications: Job = {
  task: 'notifications.clean',
  cron: '17 4 * * *',
  async run({ database, clock }) {
    const before = new Date(clock.nowMs() - keptMs).toISOString();
    await inBatches(batchSize, async () => {
      const { rowCount } = await sql`
        delete from notifications where (organization_id, id) in (
          select organization_id, id from notifications
           where created_at < ${before}::timestamptz order by created_at limit ${sql.lit(batchSize)})`.execute(
        database.db,
      );
      return rowCount;
    });
  },
};

/** What a person was told of, and what they wanted to be told of. */
export const notificationData: readonly PersonalTable[] = [
  { table: 'notification_preferences', area: 'account', key: ['user_id', 'topic'], whenErased: 'deleted' },
  { table: 'notification_settings', area: 'account', key: ['user_id'], whenErased: 'deleted' },
  { table: 'notifications', area: 'account', key: ['id'], whenErased: 'deleted' },
];
