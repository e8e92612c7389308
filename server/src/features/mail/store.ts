import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Role } from '../../kernel/scopes.ts';

interface Addressee {
  readonly email: string;
  readonly id: string;
  readonly role: Role;
}

/** The people of the organization who have one of these addresses. */
export async function listAddressees(db: Db, actor: Actor, addresses: readonly string[]): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select email, id, role from users
     where organization_id = ${actor.organizationId} and email = any(${[...addresses]}::text[])`.execute(db);
  return rows;
}
