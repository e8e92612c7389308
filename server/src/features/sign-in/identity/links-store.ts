import type { Db } from '../../../db/database.ts';
import { insertRow } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { among } from '../../../kernel/filters.ts';
import { descending, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { hasAccess } from '../../people/index.ts';
import type { Holder } from '../account/members-store.ts';
import type { ProviderRow } from './store.ts';

export interface LinkRow {
  readonly id: string;
  readonly provider_id: string;
  readonly provider_name: string;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly subject: string;
  readonly created_at: string;
  readonly last_used_at: string;
}

const select = sql.raw(`
  select l.id, l.provider_id, p.name as provider_name, l.user_id, users.first_name, users.last_name, l.subject, l.created_at,
         l.last_used_at
    from identity_links l
    join identity_providers p on p.organization_id = l.organization_id and p.id = l.provider_id
    join users on users.organization_id = l.organization_id and users.id = l.user_id`);

const order = descending('l.id');

export async function listLinks(
  db: Db,
  { organizationId }: Actor,
  { user_id }: { readonly user_id?: readonly string[] },
  page: PageRequest,
): Promise<Page<LinkRow>> {
  const { rows } = await sql<LinkRow>`
    ${select} where l.organization_id = ${organizationId} ${among('l.user_id', user_id)} ${seekAfter(order, page)}
    order by l.id desc limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, ({ id }) => [id]);
}

/** Of one person, oldest first. */
export async function listLinksOf(db: Db, { organization_id, user_id }: Holder): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    ${select} where l.organization_id = ${organization_id} and l.user_id = ${user_id} order by l.id`.execute(db);
  return rows;
}

export async function lockLink({ tx, actor }: UnitOfWork, id: string): Promise<LinkRow> {
  const { rows } = await sql<LinkRow>`
    ${select} where l.organization_id = ${actor.organizationId} and l.id = ${id} for update of l`.execute(tx);
  if (!rows[0]) throw notFound('identity link');
  return rows[0];
}

/** Whom the provider calls so; null: nobody yet. */
export async function findLinked(
  db: Db,
  { organization_id, id }: Pick<ProviderRow, 'organization_id' | 'id'>,
  subject: string,
): Promise<{ id: string; user_id: string; has_access: boolean } | null> {
  const { rows } = await sql<{ id: string; user_id: string; has_access: boolean }>`
    select l.id, l.user_id, (${hasAccess}) as has_access
      from identity_links l join users on users.organization_id = l.organization_id and users.id = l.user_id
     where l.organization_id = ${organization_id} and l.provider_id = ${id} and l.subject = ${subject}`.execute(db);
  return rows[0] ?? null;
}

/** The person of this organization who has the address, and whether the provider knows them by another name already. */
export async function findByAddress(
  db: Db,
  { organization_id, id }: Pick<ProviderRow, 'organization_id' | 'id'>,
  email: string,
): Promise<{ user_id: string; is_linked: boolean } | null> {
  const { rows } = await sql<{ user_id: string; is_linked: boolean }>`
    select users.id as user_id,
           exists (select from identity_links l
                    where l.organization_id = users.organization_id and l.provider_id = ${id} and l.user_id = users.id) as is_linked
      from users
     where users.organization_id = ${organization_id} and users.email = ${email} and ${hasAccess}`.execute(db);
  return rows[0] ?? null;
}

export async function insertLink(
  { tx, actor, now }: UnitOfWork,
  link: { readonly id: string; readonly provider_id: string; readonly user_id: string; readonly subject: string },
): Promise<void> {
  const at = { organization_id: actor.organizationId, created_at: now, last_used_at: now };
  await insertRow('identity_links', { ...link, ...at }).execute(tx);
}

/** false: it was removed meanwhile. */
export async function noteLinkUse({ tx, actor, now }: UnitOfWork, id: string): Promise<boolean> {
  const { rows } = await sql`
    update identity_links set last_used_at = ${now}
     where organization_id = ${actor.organizationId} and id = ${id} returning 1`.execute(tx);
  return rows.length === 1;
}

/** And what it opened. */
export async function deleteLink({ tx, actor }: UnitOfWork, { id, provider_id, user_id }: LinkRow): Promise<void> {
  const { organizationId } = actor;
  await sql`
    delete from sessions
     where organization_id = ${organizationId} and provider_id = ${provider_id} and user_id = ${user_id}`.execute(tx);
  await sql`delete from identity_links where organization_id = ${organizationId} and id = ${id}`.execute(tx);
}

/** The provider that opened a session; null: none did, or the session is gone. */
export async function findSessionProvider(
  db: Db,
  organizationId: string,
  tokenHash: Buffer | undefined,
): Promise<{ id: string; name: string } | null> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, p.name from sessions s
      join identity_providers p on p.organization_id = s.organization_id and p.id = s.provider_id
     where s.organization_id = ${organizationId} and s.token_hash = ${tokenHash ?? null}`.execute(db);
  return rows[0] ?? null;
}

/** The sessions that a provider has opened for whom it calls so, or the one that it calls so. How many ended. */
export async function endSessionsOf(
  { tx, actor }: UnitOfWork,
  providerId: string,
  { subject, sid }: { readonly subject: string | null; readonly sid: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    delete from sessions s
     where s.organization_id = ${actor.organizationId} and s.provider_id = ${providerId}
       and (${sid}::text is null or s.provider_sid = ${sid})
       and (${subject}::text is null or s.user_id in (
         select l.user_id from identity_links l
          where l.organization_id = ${actor.organizationId} and l.provider_id = ${providerId} and l.subject = ${subject}))
    returning s.user_id`.execute(tx);
  return [...new Set(rows.map(({ user_id }) => user_id))];
}
