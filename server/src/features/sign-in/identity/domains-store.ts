import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { type Changes, insertRows, refusalForConstraint, updateRow } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, notFound } from '../../../lib/errors.ts';

export interface DomainRow {
  readonly organization_id: string;
  readonly id: string;
  readonly domain: string;
  readonly code: string;
  readonly proven_at: string | null;
  readonly proven_by: 'DNS' | 'OPERATOR' | null;
  readonly gone_at: string | null;
  readonly looked_at: string | null;
  readonly found: 'FOUND' | 'ABSENT' | 'UNANSWERED' | null;
  readonly was_by_mailbox: boolean;
}

const columns = sql.raw(`
  d.organization_id, d.id, d.domain, d.code, d.proven_at, d.proven_by, d.gone_at, d.looked_at, d.found, d.was_by_mailbox`);

export async function listDomains(db: Db, organizationId: string): Promise<DomainRow[]> {
  const { rows } = await sql<DomainRow>`
    select ${columns} from email_domains d where d.organization_id = ${organizationId} order by d.domain`.execute(db);
  return rows;
}

export async function getDomain(db: Db, organizationId: string, id: string): Promise<DomainRow> {
  const { rows } = await sql<DomainRow>`
    select ${columns} from email_domains d where d.organization_id = ${organizationId} and d.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('e-mail domain');
  return rows[0];
}

export async function lockDomain({ tx, actor }: UnitOfWork, id: string): Promise<DomainRow | null> {
  const { rows } = await sql<DomainRow>`
    select ${columns} from email_domains d
     where d.organization_id = ${actor.organizationId} and d.id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function findDomain({ tx, actor }: UnitOfWork, domain: string): Promise<DomainRow | null> {
  const { rows } = await sql<DomainRow>`
    select ${columns} from email_domains d
     where d.organization_id = ${actor.organizationId} and d.domain = ${domain} for update`.execute(tx);
  return rows[0] ?? null;
}

const held = refusalForConstraint({
  email_domains_holder_key: () => conflict('identity.domainHeld', { reason: 'domain_held' }),
});

export async function updateDomain(
  { tx, now }: UnitOfWork,
  { organization_id, id }: Pick<DomainRow, 'organization_id' | 'id'>,
  changes: Changes<'email_domains'>,
): Promise<void> {
  try {
    await updateRow('email_domains', { organization_id, id }, { ...changes, updated_at: now }).execute(tx);
  } catch (error) {
    throw held(error);
  }
}

export async function addDomains(work: UnitOfWork, domains: readonly string[]): Promise<void> {
  if (domains.length === 0) return;
  const { tx, actor, now } = work;
  const rows = domains.map((domain) => ({
    organization_id: actor.organizationId,
    id: work.newId('dom'),
    domain,
    code: randomBytes(16).toString('hex'),
    created_at: now,
    updated_at: now,
  }));
  await insertRows('email_domains', rows).execute(tx);
}

/** Under the lock of the organization: each domain that a provider names has a row; what none names goes, but for the operator’s word. */
export async function keepDomains(work: UnitOfWork): Promise<void> {
  const { tx, actor } = work;
  const { rows } = await sql<{ domain: string }>`
    select distinct domain from identity_providers p, unnest(p.email_domains) domain
     where p.organization_id = ${actor.organizationId}
       and not exists (select from email_domains d where d.organization_id = p.organization_id and d.domain = domain.domain)
     order by domain`.execute(tx);
  await addDomains(
    work,
    rows.map(({ domain }) => domain),
  );
  await sql`
    delete from email_domains d
     where d.organization_id = ${actor.organizationId} and d.proven_by is distinct from 'OPERATOR'
       and not exists (select from identity_providers p
                        where p.organization_id = d.organization_id and p.email_domains @> array[d.domain])`.execute(
    tx,
  );
}

/** Who holds it by DNS without the record that says so no longer does: the name servers now say someone else’s. */
export async function releaseElsewhere(
  { tx, actor, now }: UnitOfWork,
  domain: string,
  texts: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ organization_id: string }>`
    update email_domains
       set proven_at = null, proven_by = null, gone_at = null, found = 'ABSENT', looked_at = ${now}, updated_at = ${now}
     where domain = ${domain} and organization_id <> ${actor.organizationId} and proven_by = 'DNS'
       and 'muster=' || code <> all(${[...texts]}::text[])
    returning organization_id`.execute(tx);
  return rows[0]?.organization_id ?? null;
}

/** Whether another organization holds it. Nothing of it is told. */
export async function isHeldElsewhere({ tx, actor }: UnitOfWork, domain: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from email_domains
     where domain = ${domain} and organization_id <> ${actor.organizationId} and proven_at is not null`.execute(tx);
  return rows.length === 1;
}

/** Proven by DNS, and not looked at for so long; those whose record is missing, by their own time. */
export async function listDueDomains(
  db: Db,
  { before, goneBefore }: { readonly before: string; readonly goneBefore: string },
): Promise<DomainRow[]> {
  const { rows } = await sql<DomainRow>`
    select ${columns} from email_domains d
     where d.proven_by = 'DNS'
       and (d.looked_at < ${before}
         or (d.looked_at < ${goneBefore} and (d.gone_at is not null or d.found = 'UNANSWERED')))
     order by d.looked_at limit 500`.execute(db);
  return rows;
}

export async function removeDomain(work: UnitOfWork, row: DomainRow): Promise<void> {
  await updateDomain(work, row, { proven_at: null, proven_by: null, gone_at: null });
  await keepDomains(work);
}
