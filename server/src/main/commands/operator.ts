import { sql } from '../../db/sql.ts';
import { findOrganization, type OrganizationRow, tenantOf } from '../../features/organization/index.ts';
import { type Actor, operatorOf, type Origin } from '../../kernel/actor.ts';
import type { Installation } from '../../kernel/installation.ts';
import { Refusal } from '../../lib/errors.ts';

export const cliOrigin: Origin = { surface: 'cli', tokenId: null, ip: null, requestId: null };

export async function getOrganization({ database }: Installation, id: string): Promise<OrganizationRow> {
  const row = await findOrganization(database.db, id);
  if (!row) throw new Refusal('NOT_FOUND', `There is no organization ${id}; "muster org list" shows those there are.`);
  return row;
}

/** The operator of the installation, acting in one of its organizations. */
export async function operatorIn(installation: Installation, organizationId: string): Promise<Actor> {
  return operatorOf(tenantOf(await getOrganization(installation, organizationId)));
}

/** A person signs in by e-mail alone, so an address names one person of the installation. */
export async function getPersonByEmail(
  { database }: Installation,
  email: string,
): Promise<{ id: string; organizationId: string; email: string }> {
  const { rows } = await sql<{ id: string; organization_id: string; email: string }>`
    select id, organization_id, email from users where email = lower(${email})`.execute(database.db);
  if (!rows[0]) throw new Refusal('NOT_FOUND', `No person has the e-mail address ${email}.`);
  return { id: rows[0].id, organizationId: rows[0].organization_id, email: rows[0].email };
}
