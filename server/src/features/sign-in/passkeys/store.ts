import type { Db } from '../../../db/database.ts';
import { insertRow, type NewRow, refusalForConstraint } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { conflict, type Refusal } from '../../../lib/errors.ts';
import { accountOf, entry, type Holder } from '../account/members-store.ts';

export interface OwnPasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
}

export interface PasskeyRow extends OwnPasskeyRow, Holder {
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
}

/** As it is kept with an account that lets someone in, with what signing in needs to know of them. */
export interface PasskeyAccount extends PasskeyRow {
  readonly first_signed_in_at: string | null;
  /** Where they go in. */
  readonly entry: Holder;
  /** Addresses of their organizations’ own. */
  readonly base_urls: readonly string[];
}

export async function listPasskeys(db: Db, holder: Holder): Promise<OwnPasskeyRow[]> {
  const { rows } = await sql<OwnPasskeyRow>`
    select id, name, created_at, last_used_at from passkeys
     where (organization_id, user_id) = ${accountOf(holder)} order by id`.execute(db);
  return rows;
}

/** By what the authenticator calls it, which is unique in the installation. */
export async function findPasskeyAccount(db: Db, credentialId: Buffer): Promise<PasskeyAccount | null> {
  const { rows } = await sql<Omit<PasskeyAccount, 'entry'> & { entry_organization_id: string; entry_user_id: string }>`
    select c.organization_id, c.id, c.user_id, c.name, c.credential_id, c.public_key, c.created_at, c.last_used_at,
           entry.organization_id as entry_organization_id, entry.user_id as entry_user_id,
           array(select o.base_url from organizations o
                  where o.base_url is not null and (o.id = c.organization_id or o.id in (
                    select m.organization_id from account_members m
                     where m.account_organization_id = c.organization_id and m.account_user_id = c.user_id))) as base_urls,
           (select k.first_signed_in_at from user_credentials k
             where k.organization_id = c.organization_id and k.user_id = c.user_id) as first_signed_in_at
      from passkeys c cross join ${entry}
     where c.credential_id = ${credentialId} and entry.has_access`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { entry_organization_id: organization_id, entry_user_id: user_id, ...passkey } = row;
  return { ...passkey, entry: { organization_id, user_id } };
}

export async function listCredentialIds(db: Db, holder: Holder): Promise<Buffer[]> {
  const { rows } = await sql<{ credential_id: Buffer }>`
    select credential_id from passkeys
     where (organization_id, user_id) = ${accountOf(holder)} order by id`.execute(db);
  return rows.map(({ credential_id }) => credential_id);
}

const known = refusalForConstraint({
  passkeys_credential_key: (): Refusal => conflict('factors.passkeyKnown', { reason: 'duplicate' }),
});

export async function insertPasskey(db: Db, passkey: NewRow<'passkeys'>): Promise<void> {
  try {
    await insertRow('passkeys', passkey).execute(db);
  } catch (error) {
    throw known(error);
  }
}

/** The count has to grow, unless the authenticator keeps none. 'gone': the passkey was removed; 'copied': it did not grow. */
export async function usePasskey(
  db: Db,
  { organization_id, id }: Pick<PasskeyRow, 'organization_id' | 'id'>,
  counter: number,
  now: string,
): Promise<'used' | 'copied' | 'gone'> {
  const { rows } = await sql`
    update passkeys set counter = ${counter}, last_used_at = ${now}
     where organization_id = ${organization_id} and id = ${id}
       and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0))
    returning 1`.execute(db);
  if (rows.length === 1) return 'used';
  const left = await sql`select 1 from passkeys where organization_id = ${organization_id} and id = ${id}`.execute(db);
  return left.rows.length === 1 ? 'copied' : 'gone';
}

/** false: it was answered before. */
export async function takeChallenge(
  db: Db,
  organizationId: string,
  challengeHash: Buffer,
  expiresAt: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into used_challenges (organization_id, challenge_hash, expires_at)
    values (${organizationId}, ${challengeHash}, ${expiresAt})
    on conflict (organization_id, challenge_hash) do nothing returning 1`.execute(db);
  return rows.length === 1;
}

export async function renamePasskey(
  db: Db,
  holder: Holder,
  id: string,
  name: string | null,
): Promise<OwnPasskeyRow | null> {
  const { rows } = await sql<OwnPasskeyRow>`
    update passkeys set name = coalesce(${name}, name)
     where (organization_id, user_id) = ${accountOf(holder)} and id = ${id}
    returning id, name, created_at, last_used_at`.execute(db);
  return rows[0] ?? null;
}

/** What it was called; null: there is none such. */
export async function deletePasskey(db: Db, holder: Holder, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    delete from passkeys where (organization_id, user_id) = ${accountOf(holder)} and id = ${id}
    returning name`.execute(db);
  return rows[0]?.name ?? null;
}

export async function deletePasskeys(db: Db, holder: Holder): Promise<void> {
  await sql`delete from passkeys where (organization_id, user_id) = ${accountOf(holder)}`.execute(db);
}
