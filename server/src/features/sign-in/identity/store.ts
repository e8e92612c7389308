import type { Db } from '../../../db/database.ts';
import { type Changes, insertRow, type NewRow, refusalForConstraint, updateRow } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { SealedColumn } from '../../../kernel/sealed-columns.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, notFound, type Refusal } from '../../../lib/errors.ts';
import type { IdentityProvider } from './record.ts';

export const providerSeal: SealedColumn = {
  table: 'identity_providers',
  column: 'sealed_secret',
  purpose: 'identity-provider',
  key: ['organization_id', 'id'],
  context: 'id',
};

export interface ProviderRow extends IdentityProvider {
  readonly organization_id: string;
  readonly sealed_secret: Buffer;
}

const columns = sql.raw(`
  p.organization_id, p.id, p.name, p.issuer, p.client_id, p.sealed_secret, p.email_domains, p.is_enabled, p.created_at, p.updated_at`);

export const presentProvider = ({
  id,
  name,
  issuer,
  client_id,
  email_domains,
  is_enabled,
  created_at,
  updated_at,
}: ProviderRow): IdentityProvider => ({
  id,
  name,
  issuer,
  client_id,
  email_domains,
  is_enabled,
  created_at,
  updated_at,
});

export async function listProviders(db: Db, organizationId: string): Promise<ProviderRow[]> {
  const { rows } = await sql<ProviderRow>`
    select ${columns} from identity_providers p where p.organization_id = ${organizationId} order by p.id`.execute(db);
  return rows;
}

export async function findProvider(db: Db, organizationId: string, id: string): Promise<ProviderRow | null> {
  const { rows } = await sql<ProviderRow>`
    select ${columns} from identity_providers p where p.organization_id = ${organizationId} and p.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Holds it: it is neither changed nor removed while someone signs in with it. null: it is gone. */
export async function shareProvider(db: Db, { organization_id, id }: ProviderRow): Promise<ProviderRow | null> {
  const { rows } = await sql<ProviderRow>`
    select ${columns} from identity_providers p
     where p.organization_id = ${organization_id} and p.id = ${id} for share`.execute(db);
  return rows[0] ?? null;
}

export async function lockProvider({ tx, actor }: UnitOfWork, id: string): Promise<ProviderRow> {
  const { rows } = await sql<ProviderRow>`
    select ${columns} from identity_providers p
     where p.organization_id = ${actor.organizationId} and p.id = ${id} for update`.execute(tx);
  if (!rows[0]) throw notFound('identity provider');
  return rows[0];
}

/** By its id alone, which is unique in the installation; with the address of the organization's own. */
export async function findProviderAnywhere(
  db: Db,
  id: string,
): Promise<(ProviderRow & { readonly base_url: string | null }) | null> {
  const { rows } = await sql<ProviderRow & { base_url: string | null }>`
    select ${columns}, organizations.base_url
      from identity_providers p join organizations on organizations.id = p.organization_id
     where p.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

const shownAtMost = 10;

/** Those that vouch for addresses of this domain, of the organization that has proven it. Nobody is looked up. */
export async function listProvidersOfDomain(
  db: Db,
  domain: string,
): Promise<{ id: string; name: string; organization: string }[]> {
  const { rows } = await sql<{ id: string; name: string; organization: string }>`
    select p.id, p.name, organizations.name as organization
      from email_domains d
      join identity_providers p on p.organization_id = d.organization_id
      join organizations on organizations.id = p.organization_id
     where d.domain = ${domain} and d.proven_at is not null
       and p.email_domains @> array[${domain}]::text[] and p.is_enabled
     order by p.id limit ${sql.lit(shownAtMost)}`.execute(db);
  return rows;
}

/** Whether the organization has proven this domain, and a provider that is on vouches for its addresses. */
export async function isDomainOfProvider({ tx, actor }: UnitOfWork, domain: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity_providers p
      join email_domains d on d.organization_id = p.organization_id and d.domain = ${domain} and d.proven_at is not null
     where p.organization_id = ${actor.organizationId} and p.email_domains @> array[${domain}]::text[] and p.is_enabled
     limit 1`.execute(tx);
  return rows.length === 1;
}

/** Whether there are any that are on, in whichever organization: who has not said yet who they are is asked for an address then. */
export async function hasProviders(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from identity_providers where is_enabled) as found`.execute(db);
  return rows[0]?.found === true;
}

const known = refusalForConstraint({
  identity_providers_issuer_key: (): Refusal =>
    conflict('identity.issuerKnown', { reason: 'duplicate', field: 'issuer' }),
});

export async function insertProvider(db: Db, provider: NewRow<'identity_providers'>): Promise<void> {
  try {
    await insertRow('identity_providers', provider).execute(db);
  } catch (error) {
    throw known(error);
  }
}

export async function updateProvider(
  { tx, actor, now }: UnitOfWork,
  id: string,
  changes: Changes<'identity_providers'>,
): Promise<void> {
  const key = { organization_id: actor.organizationId, id };
  await updateRow('identity_providers', key, { ...changes, updated_at: now }).execute(tx);
}

export async function countProviders({ tx, actor }: UnitOfWork): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from identity_providers where organization_id = ${actor.organizationId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Besides this one. */
export async function hasOtherEnabled({ tx, actor }: UnitOfWork, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity_providers
     where organization_id = ${actor.organizationId} and id <> ${id} and is_enabled limit 1`.execute(tx);
  return rows.length === 1;
}

/** With its links, and the sessions that it has opened. */
export async function deleteProvider({ tx, actor }: UnitOfWork, id: string): Promise<void> {
  const { organizationId } = actor;
  await sql`delete from sessions where organization_id = ${organizationId} and provider_id = ${id}`.execute(tx);
  await sql`delete from identity_links where organization_id = ${organizationId} and provider_id = ${id}`.execute(tx);
  await sql`delete from identity_providers where organization_id = ${organizationId} and id = ${id}`.execute(tx);
}
