import { findOrganization, type OrganizationRow, tenantOf } from '../../features/organization/index.ts';
import { type Actor, operatorOf, type Origin } from '../../kernel/actor.ts';
import type { Installation } from '../../kernel/installation.ts';
import { Refusal } from '../../lib/errors.ts';
import { forOperators } from '../../lib/texts/texts.ts';
import { findAccountOrganization, findPersonByEmail } from './store.ts';

export const cliOrigin: Origin = { surface: 'cli', tokenId: null, ip: null, requestId: null };

export async function getOrganization({ database }: Installation, id: string): Promise<OrganizationRow> {
  const row = await findOrganization(database.db, id);
  if (!row)
    throw new Refusal(
      'NOT_FOUND',
      forOperators(`There is no organization ${id}; "muster org list" shows those there are.`),
    );
  return row;
}

/** The operator of the installation, acting in one of its organizations. */
export async function operatorIn(installation: Installation, organizationId: string): Promise<Actor> {
  return operatorOf(tenantOf(await getOrganization(installation, organizationId)));
}

export async function getPersonByEmail(
  { database }: Installation,
  email: string,
): Promise<{ id: string; organizationId: string; email: string }> {
  const person = await findPersonByEmail(database.db, email);
  if (!person) throw new Refusal('NOT_FOUND', forOperators(`No person has the e-mail address ${email}.`));
  return { id: person.id, organizationId: person.organization_id, email: person.email };
}

/** A service account that stands, by its id. */
export async function getAccount(
  { database }: Installation,
  id: string,
): Promise<{ id: string; organizationId: string; email: string }> {
  const organizationId = await findAccountOrganization(database.db, id);
  if (organizationId === null)
    throw new Refusal(
      'NOT_FOUND',
      forOperators(`There is no service account ${id}; "muster service-account list" shows those there are.`),
    );
  return { id, organizationId, email: id };
}
