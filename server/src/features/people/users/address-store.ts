import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { lowestId } from '../../../lib/ids.ts';

/** Refusals within an hour, of one organization, that may tell of others. */
export const maxDisclosures = 20;

/** Who has the address, and since when there are too many disclosures; one query for both. */
export async function findHolder(
  { tx, actor }: UnitOfWork,
  email: string,
  sinceMs: number,
): Promise<{ holder: string | null; fullSince: string | null }> {
  const { rows } = await sql<{ holder: string | null; full_since: string | null }>`
    select (select organization_id from users where email = ${email}) as holder,
           (select at from sensitive_access_log
             where organization_id = ${actor.organizationId} and user_id is null and id >= ${lowestId('sal', sinceMs)}
             order by id desc offset ${sql.lit(maxDisclosures - 1)} limit 1) as full_since`.execute(tx);
  return { holder: rows[0]?.holder ?? null, fullSince: rows[0]?.full_since ?? null };
}
