import { sql } from '../../db/sql.ts';
import { invalid } from '../../lib/errors.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

/** A person of the organization, among them those whom earlier rows added. */
export async function findPersonByEmail({ tx, actor }: UnitOfWork, field: string, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from users where organization_id = ${actor.organizationId} and email = lower(${email})`.execute(tx);
  if (!rows[0])
    throw invalid(field, `Nobody here has the e-mail address ${email}; if they are in this file, put their row first.`);
  return rows[0].id;
}
