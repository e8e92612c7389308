import type { Db } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { defaultSettings, type RetentionSetting } from '../kernel/settings.ts';

const daysOf = (setting: RetentionSetting): Sql =>
  sql`coalesce((settings ->> ${sql.lit(setting)})::integer, ${sql.lit(defaultSettings[setting])})`;

export async function deleteOldest(
  db: Db,
  table: string,
  organizationId: string,
  before: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(id) as first, max(id) as last from (
      select id from ${sql.table(table)} where organization_id = ${organizationId} and id < ${before}
       order by id limit ${limit}) as oldest`.execute(db);
  const { first, last } = rows[0] ?? {};
  if (first == null || last == null) return 0;
  const { rowCount } = await sql`
    delete from ${sql.table(table)}
     where organization_id = ${organizationId} and id >= ${first} and id <= ${last}`.execute(db);
  return rowCount;
}

/** The longest that an organization keeps rows; null if there is none. */
export async function findLongestDays(db: Db, setting: RetentionSetting): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select max(${daysOf(setting)}) as days from organizations`.execute(db);
  return rows[0]?.days ?? null;
}

export async function listKeepingLess(
  db: Db,
  setting: RetentionSetting,
  days: number,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<{ readonly id: string; readonly days: number }[]> {
  const { rows } = await sql<{ id: string; days: number }>`
    select id, ${daysOf(setting)} as days from organizations
     where id > ${after} and ${daysOf(setting)} < ${days}
     order by id limit ${limit}`.execute(db);
  return rows;
}
