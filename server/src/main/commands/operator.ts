import { findOrganization, type OrganizationRow, tenantOf } from '../../features/organization/index.ts';
import { type Actor, operatorOf, type Origin } from '../../kernel/actor.ts';
import type { Installation } from '../../kernel/installation.ts';
import { Refusal } from '../../lib/errors.ts';
import { forOperators } from '../../lib/texts/texts.ts';
import { findAccountOrganization, listPeopleByEmail } from './store.ts';

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

interface WhichPerson {
  readonly organization?: string | undefined;
  /** What is done concerns the account, whichever of its organizations they are found in. */
  readonly isOfAccount?: boolean;
}

/** Asks which of several is meant: the same address may belong to people of several organizations. */
export async function getPersonByEmail(
  { database }: Installation,
  email: string,
  { organization, isOfAccount = false }: WhichPerson = {},
): Promise<{ id: string; organizationId: string; email: string }> {
  const all = await listPeopleByEmail(database.db, email);
  const found = organization === undefined ? all : all.filter(({ organization_id: id }) => id === organization);
  const [person] = found;
  if (!person) {
    const where = organization === undefined ? '' : ` in ${organization}`;
    throw new Refusal('NOT_FOUND', forOperators(`No person${where} has the e-mail address ${email}.`));
  }
  const isOne = isOfAccount && new Set(found.map(({ account_organization_id: id }) => id)).size === 1;
  if (found.length > 1 && !isOne) {
    const those = found.map(({ organization_id: id, organization: name }) => `${id} (${name})`).join(', ');
    throw new Refusal(
      'CONFLICT',
      forOperators(`${email} is an address in several organizations. Say with --organization which: ${those}.`),
    );
  }
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
