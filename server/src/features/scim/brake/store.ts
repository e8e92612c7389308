import type { Db } from '../../../db/database.ts';
import { advisoryLock } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

export async function lockBrake({ tx, actor }: UnitOfWork): Promise<void> {
  await advisoryLock('scim-brake', actor.organizationId).execute(tx);
}

export interface Brake {
  readonly account_id: string;
  readonly begun_at: string;
  readonly released_until: string | null;
}

export async function findBrake(db: Db, organizationId: string): Promise<Brake | null> {
  const { rows } = await sql<Brake>`
    select account_id, begun_at, released_until from scim_brakes where organization_id = ${organizationId}`.execute(db);
  return rows[0] ?? null;
}

/** People whose access SCIM has suspended since then, whatever became of it; and how many people there are. */
export async function countSuspended(
  db: Db,
  organizationId: string,
  since: string,
): Promise<{ suspended: number; people: number }> {
  const { rows } = await sql<{ suspended: number; people: number }>`
    select (select count(distinct user_id) from scim_people
             where organization_id = ${organizationId} and suspended_at > ${since}::timestamptz) as suspended,
           (select count(*) from users where organization_id = ${organizationId} and is_active) as people`.execute(db);
  return rows[0] ?? { suspended: 0, people: 0 };
}

/** Whether it is news: of many that are refused at once the first one tells. */
export async function insertBrake({ tx, actor, now }: UnitOfWork, since: string): Promise<boolean> {
  const { rowCount } = await sql`
    insert into scim_brakes as b (organization_id, account_id, begun_at)
    values (${actor.organizationId}, ${actor.userId}, ${now})
    on conflict (organization_id) do update
       set account_id = excluded.account_id, begun_at = excluded.begun_at, released_until = null
     where b.begun_at <= ${since}::timestamptz or b.released_until is not null`.execute(tx);
  return rowCount === 1;
}

/** Whether there was one to release. */
export async function releaseBrake({ tx, actor }: UnitOfWork, since: string, until: string): Promise<boolean> {
  const { rowCount } = await sql`
    update scim_brakes set released_until = ${until}
     where organization_id = ${actor.organizationId} and begun_at > ${since}::timestamptz and released_until is null`.execute(
    tx,
  );
  return rowCount === 1;
}
