import type { Db } from '../../db/database.ts';
import { insertRow, type NewRow } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import type { Services } from '../../kernel/services.ts';
import { hasAccess } from '../people/index.ts';

interface Person {
  readonly organization_id: string;
  readonly user_id: string;
}

export async function insertLink(db: Db, link: NewRow<'password_links'>): Promise<void> {
  await insertRow('password_links', link).execute(db);
}

/** An active person, with how many links that still hold they were sent since then. */
export async function findRecipientByEmail(
  db: Db,
  email: string,
  { since, now }: { readonly since: string; readonly now: string },
): Promise<(Person & { readonly recent_links: number }) | null> {
  const { rows } = await sql<Person & { recent_links: number }>`
    select users.organization_id, users.id as user_id,
           (select count(*) from password_links l
             where l.organization_id = users.organization_id and l.user_id = users.id
               and l.created_at > ${since}::timestamptz and l.expires_at > ${now}::timestamptz) as recent_links
      from users where users.email = ${email} and ${hasAccess}`.execute(db);
  return rows[0] ?? null;
}

/** Whether someone has the address, in whichever organization. */
export async function isAddressTaken(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from users where email = ${email}`.execute(db);
  return rows.length > 0;
}

/** Whose link it is; null for one that is unknown or has expired. */
export async function findOwnerOfLink(db: Db, tokenHash: Buffer, now: string): Promise<Person | null> {
  const { rows } = await sql<Person>`
    select organization_id, user_id from password_links
     where token_hash = ${tokenHash} and expires_at > ${now}::timestamptz`.execute(db);
  return rows[0] ?? null;
}

/** false: it is gone already. */
export async function deleteLink(db: Db, organizationId: string, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await sql`
    delete from password_links where organization_id = ${organizationId} and token_hash = ${tokenHash}`.execute(db);
  return rowCount > 0;
}

export interface LinkRecipient {
  readonly organization_id: string;
  readonly user_id: string;
  readonly email: string;
  readonly name: string;
  readonly has_password: boolean;
  readonly language: string | null;
}

/** A person who can still use a link; a queue holds who, and never the secret. */
export async function findLinkRecipient(
  { database }: Pick<Services, 'database'>,
  { organization_id, user_id }: Record<string, unknown>,
): Promise<LinkRecipient | null> {
  if (typeof organization_id !== 'string' || typeof user_id !== 'string') return null;
  const { rows } = await sql<LinkRecipient>`
    select users.organization_id, users.id as user_id, users.email, coalesce(users.preferred_name, users.first_name) as name,
           users.language, exists (select from user_credentials c
                    where c.organization_id = users.organization_id and c.user_id = users.id) as has_password
      from users where users.organization_id = ${organization_id} and users.id = ${user_id}
       and ${hasAccess} and users.erased_at is null`.execute(database.db);
  return rows[0] ?? null;
}
