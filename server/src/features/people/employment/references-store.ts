import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';

/** Someone of the organization, active or not: history names those who left. */
export async function checkPerson({ actor, tx }: UnitOfWork, field: string, id: string): Promise<void> {
  const { rows } = await sql`
    select 1 from users where organization_id = ${actor.organizationId} and id = ${id} for key share`.execute(tx);
  if (rows.length === 0) throw invalid(field, 'reference.person');
}
