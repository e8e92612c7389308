import { inBatches } from '../../../db/in-batches.ts';
import { sql } from '../../../db/sql.ts';
import type { Job } from '../../../kernel/catalogue.ts';
import type { PersonalTable } from '../../../kernel/personal-data.ts';
import type { Reaction, UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { userRemoved } from '../../people/index.ts';

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
  { table: 'notifications', area: 'account', key: ['id'], whenErased: 'deleted' },
];

export const deleteNotificationsOfRemoved: Reaction = {
  to: userRemoved,
  summary: 'What the person would have been told of is deleted.',
  run: deleteNotificationsOf,
};

async function deleteNotificationsOf({ actor, tx }: UnitOfWork, userId: string): Promise<void> {
  await sql`
    with no_wishes as (
      delete from notification_preferences where organization_id = ${actor.organizationId} and user_id = ${userId})
    delete from notifications where organization_id = ${actor.organizationId} and user_id = ${userId}`.execute(tx);
}
