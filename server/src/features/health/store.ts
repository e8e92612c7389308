import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';

interface Storage {
  readonly postgres_version: string;
  readonly migration: string;
  readonly file_count: number;
  readonly file_bytes: number;
}

export async function readStorage(db: Db, { organizationId }: Actor): Promise<Storage> {
  const { rows } = await sql<Storage>`
    select split_part(current_setting('server_version'), ' ', 1) as postgres_version,
           (select coalesce(max(name), '') from (
             select name from schema_migrations union all select name from schema_expansions) as changes) as migration,
           count(*) as file_count, coalesce(sum(size_bytes), 0)::float8 as file_bytes
      from stored_files where organization_id = ${organizationId}`.execute(db);
  return rows[0] as Storage;
}

const mostCounted = 10_000;

/** Each half has an index of its own, of what is queued alone. */
export async function readWaitingDeliveries(db: Db, { organizationId }: Actor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      (select 1 from webhook_deliveries
        where organization_id = ${organizationId} and status = 'queued' and attempt_count = 0 limit ${mostCounted})
      union all
      (select 1 from webhook_deliveries
        where organization_id = ${organizationId} and status = 'queued' and attempt_count > 0 limit ${mostCounted})
      limit ${mostCounted}) waiting`.execute(db);
  return rows[0]?.count ?? 0;
}
