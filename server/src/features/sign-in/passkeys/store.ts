import type { Db } from '../../../db/database.ts';
import { insertRow, type NewRow, refusalForConstraint } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { conflict, type Refusal } from '../../../lib/errors.ts';
import { hasAccess } from '../../people/index.ts';
import type { Holder } from '../codes/store.ts';

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

/** Of an active person, with what signing in needs to know of them. */
export interface PasskeyAccount extends PasskeyRow {
  readonly first_signed_in_at: string | null;
  readonly base_url: string | null;
}

export async function listPasskeys(db: Db, { organization_id, user_id }: Holder): Promise<OwnPasskeyRow[]> {
  const { rows } = await sql<OwnPasskeyRow>`
    select id, name, created_at, last_used_at from passkeys
     where organization_id = ${organization_id} and user_id = ${user_id} order by id`.execute(db);
  return rows;
}

/** By what the authenticator calls it, which is unique in the installation. */
export async function findPasskeyAccount(db: Db, credentialId: Buffer): Promise<PasskeyAccount | null> {
  const { rows } = await sql<PasskeyAccount>`
    select p.organization_id, p.id, p.user_id, p.name, p.credential_id, p.public_key, p.created_at, p.last_used_at,
           organizations.base_url,
           (select c.first_signed_in_at from user_credentials c
             where c.organization_id = p.organization_id and c.user_id = p.user_id) as first_signed_in_at
      from passkeys p
      join users on users.organization_id = p.organization_id and users.id = p.user_id
      join organizations on organizations.id = p.organization_id
     where p.credential_id = ${credentialId} and ${hasAccess}`.execute(db);
  return rows[0] ?? null;
}

export async function listCredentialIds(db: Db, { organization_id, user_id }: Holder): Promise<Buffer[]> {
  const { rows } = await sql<{ credential_id: Buffer }>`
    select credential_id from passkeys
     where organization_id = ${organization_id} and user_id = ${user_id} order by id`.execute(db);
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
  { organization_id, user_id }: Holder,
  id: string,
  name: string | null,
): Promise<OwnPasskeyRow | null> {
  const { rows } = await sql<OwnPasskeyRow>`
    update passkeys set name = coalesce(${name}, name)
     where organization_id = ${organization_id} and user_id = ${user_id} and id = ${id}
    returning id, name, created_at, last_used_at`.execute(db);
  return rows[0] ?? null;
}

/** What it was called; null: there is none such. */
export async function deletePasskey(db: Db, { organization_id, user_id }: Holder, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    delete from passkeys where organization_id = ${organization_id} and user_id = ${user_id} and id = ${id}
    returning name`.execute(db);
  return rows[0]?.name ?? null;
}

export async function deletePasskeys(db: Db, { organization_id, user_id }: Holder): Promise<void> {
  await sql`delete from passkeys where organization_id = ${organization_id} and user_id = ${user_id}`.execute(db);
}
