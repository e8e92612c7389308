import type { Db } from '../../db/database.ts';
import { insertRow, type NewRow } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import type { Services } from '../../kernel/services.ts';
import { hasAccess } from '../people/index.ts';
import type { Holder } from './account/members-store.ts';

/** Whose a link is, and whether mail alone has brought it. */
export interface LinkOwner extends Holder {
  readonly proves_address: boolean;
}

/** Of the person `users`: the password of their account, if they have one. */
const credentials = sql.raw(`
  left join account_members m on m.organization_id = users.organization_id and m.user_id = users.id
  left join user_credentials c on c.organization_id = coalesce(m.account_organization_id, users.organization_id)
                              and c.user_id = coalesce(m.account_user_id, users.id)`);

export async function insertLink(db: Db, link: NewRow<'password_links'>): Promise<void> {
  await insertRow('password_links', link).execute(db);
}

/**
 * An active person, with how many links that still hold they were sent since then. Of several with the address: whose account answers for
 * it, and not where a link opens nothing.
 */
export async function findRecipientByEmail(
  db: Db,
  email: string,
  { since, now }: { readonly since: string; readonly now: string },
): Promise<(Holder & { readonly recent_links: number }) | null> {
  const { rows } = await sql<Holder & { recent_links: number }>`
    select users.organization_id, users.id as user_id,
           (select count(*) from password_links l
             where l.organization_id = users.organization_id and l.user_id = users.id
               and l.created_at > ${since}::timestamptz and l.expires_at > ${now}::timestamptz) as recent_links
      from users join organizations on organizations.id = users.organization_id ${credentials}
     where users.email = ${email} and ${hasAccess}
     order by coalesce(c.proves_address, false) desc, c.user_id is null,
              coalesce(organizations.settings ->> 'sign_in_policy' = 'SSO_ONLY', false), users.id
     limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Whether whoever reads mail there has an account, in whichever organization. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users join user_credentials c on c.organization_id = users.organization_id and c.user_id = users.id
     where users.email = ${email} and c.proves_address`.execute(db);
  return rows.length > 0;
}

/** Whose link it is; null for one that is unknown or has expired. */
export async function findOwnerOfLink(db: Db, tokenHash: Buffer, now: string): Promise<LinkOwner | null> {
  const { rows } = await sql<LinkOwner>`
    select organization_id, user_id, proves_address from password_links
     where token_hash = ${tokenHash} and expires_at > ${now}::timestamptz`.execute(db);
  return rows[0] ?? null;
}

/** false: it is gone already. */
export async function deleteLink(db: Db, organizationId: string, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await sql`
    delete from password_links where organization_id = ${organizationId} and token_hash = ${tokenHash}`.execute(db);
  return rowCount > 0;
}

export interface LinkRecipient extends Holder {
  readonly email: string;
  readonly name: string;
  readonly has_password: boolean;
  /** Whoever reads mail there has an account in another organization. */
  readonly has_account: boolean;
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
           users.language, c.user_id is not null as has_password,
           exists (select from users other
                     join user_credentials k on k.organization_id = other.organization_id and k.user_id = other.id
                    where other.email = users.email and other.organization_id <> users.organization_id and k.proves_address
                  ) as has_account
      from users ${credentials} where users.organization_id = ${organization_id} and users.id = ${user_id}
       and ${hasAccess} and users.erased_at is null`.execute(database.db);
  return rows[0] ?? null;
}
