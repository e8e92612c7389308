import { executeTogether, sql } from '../../../db/sql.ts';
import { erasingStatements } from '../../../kernel/personal-data.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

/** What all features keep of the person in rows of their own, in one round trip. */
export async function eraseRows({ actor, tx, now, services }: UnitOfWork, userId: string): Promise<void> {
  const { personalData } = services.catalogue;
  await executeTogether(tx, ...erasingStatements(personalData, actor.organizationId, userId, now));
}

/** So many are emptied with the record; there are hardly ever more. */
const eventsAtOnce = 2000;

/** What may be on its way to a receiver at this moment: the newest events about the person themselves. */
export async function listLatestEvents(
  { tx, actor }: UnitOfWork,
  userId: string,
): Promise<{ id: string; subject_type: string }[]> {
  const { rows } = await sql<{ id: string; subject_type: string }>`
    select id, subject_type from (
      select id, subject_type from events where organization_id = ${actor.organizationId} and subject_id = ${userId}
       order by id desc limit ${eventsAtOnce}) as latest order by id`.execute(tx);
  return rows;
}
