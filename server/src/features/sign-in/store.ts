import type { Db } from '../../db/database.ts';
import { insertRow, type NewRow, updateRow } from '../../db/rows.ts';
import { executeTogether, sql } from '../../db/sql.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { hasAccess, isGuestOutside } from '../people/index.ts';
import { factorColumns, type Factors } from './codes/store.ts';

/** An active person who has a password. */
export interface Account extends Factors {
  readonly organization_id: string;
  readonly user_id: string;
  readonly password_hash: string;
  readonly changed_at: string;
  readonly first_signed_in_at: string | null;
  /** A guest whose last access has ended has none. */
  readonly has_access: boolean;
}

/** By e-mail alone, which is unique in the installation. */
export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select c.organization_id, c.user_id, c.password_hash, c.changed_at, c.first_signed_in_at, (${hasAccess}) as has_access, ${factorColumns}
      from users join user_credentials c on c.organization_id = users.organization_id and c.user_id = users.id
     where users.email = ${email} and (${hasAccess} or ${isGuestOutside})`.execute(db);
  return rows[0] ?? null;
}

/**
 * Holds the person's row, so that a change of password or a deactivation comes wholly before or wholly after; then looks
 * again, in a statement of its own that sees what was committed while it waited. What they can show beside the password now; null: it is no
 * longer theirs.
 */
export async function confirmAccount(db: Db, account: Account): Promise<Factors | null> {
  const { organization_id, user_id, changed_at } = account;
  // The first time the row may be changed as well: two that share it would wait for each other.
  const lock = account.first_signed_in_at === null ? sql`for no key update` : sql`for share`;
  // In one round trip, one after the other: the second sees what whoever held the row before has left.
  const [held, [factors]] = await executeTogether(
    db,
    sql`select 1 from users where organization_id = ${organization_id} and id = ${user_id} and ${hasAccess} ${lock}`,
    sql<Factors>`
      select ${factorColumns}
        from users join user_credentials c on c.organization_id = users.organization_id and c.user_id = users.id
       where users.organization_id = ${organization_id} and users.id = ${user_id}
         and c.changed_at = ${changed_at}::timestamptz`,
  );
  return held.length === 1 ? (factors ?? null) : null;
}

/** The same password, hashed as new ones are; `changed_at` stays. */
export async function saveRehash(db: Db, { organization_id, user_id }: Account, passwordHash: string): Promise<void> {
  const key = { organization_id, user_id };
  await updateRow('user_credentials', key, { password_hash: passwordHash }).execute(db);
}

/** null: never, or they have no password. */
export async function findFirstSignIn(
  db: Db,
  { organization_id, user_id }: Pick<Account, 'organization_id' | 'user_id'>,
): Promise<string | null> {
  const { rows } = await sql<{ first_signed_in_at: string | null }>`
    select first_signed_in_at from user_credentials
     where organization_id = ${organization_id} and user_id = ${user_id}`.execute(db);
  return rows[0]?.first_signed_in_at ?? null;
}

/** Whether it is the first time; of two at once one is. */
export async function noteFirstSignIn(
  db: Db,
  { organization_id, user_id }: Pick<Account, 'organization_id' | 'user_id'>,
  now: string,
): Promise<boolean> {
  const { rows } = await sql`
    update user_credentials set first_signed_in_at = ${now}
     where organization_id = ${organization_id} and user_id = ${user_id} and first_signed_in_at is null returning 1`.execute(
    db,
  );
  return rows.length === 1;
}

export async function findEmail(db: Db, organizationId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select email from users where organization_id = ${organizationId} and id = ${userId}`.execute(db);
  return rows[0]?.email ?? null;
}

/** The password of someone signed in. */
export async function findPasswordHash(db: Db, organizationId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ password_hash: string }>`
    select password_hash from user_credentials
     where organization_id = ${organizationId} and user_id = ${userId}`.execute(db);
  return rows[0]?.password_hash ?? null;
}

/** With how the person came in, which is kept for longer. */
export async function insertSession(db: Db, session: NewRow<'sessions'>, signIn: NewRow<'sign_ins'>): Promise<void> {
  await executeTogether(db, insertRow('sessions', session), insertRow('sign_ins', signIn));
}

/** Takes the person's row; whatever concerns their ways in happens one at a time. */
export async function lockPerson(
  db: Db,
  organizationId: string,
  userId: string,
): Promise<{ email: string; is_active: boolean; is_guest: boolean } | null> {
  const { rows } = await sql<{ email: string; is_active: boolean; is_guest: boolean }>`
    select email, is_guest, ${hasAccess} as is_active from users
     where organization_id = ${organizationId} and id = ${userId} for no key update`.execute(db);
  return rows[0] ?? null;
}

export async function saveCredentials(
  db: Db,
  account: Pick<Account, 'organization_id' | 'user_id' | 'password_hash' | 'changed_at'>,
): Promise<void> {
  await sql`
    insert into user_credentials (organization_id, user_id, password_hash, changed_at)
    values (${account.organization_id}, ${account.user_id}, ${account.password_hash}, ${account.changed_at})
    on conflict (organization_id, user_id)
    do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`.execute(db);
}

export async function deleteCredentials(
  db: Db,
  { organization_id, user_id }: { readonly organization_id: string; readonly user_id: string },
): Promise<void> {
  await sql`delete from user_credentials where organization_id = ${organization_id} and user_id = ${user_id}`.execute(
    db,
  );
}

/** Signs the person out everywhere and makes every link they were sent worthless. */
export async function endWaysIn(db: Db, organizationId: string, userId: string): Promise<void> {
  await sql`delete from sessions where organization_id = ${organizationId} and user_id = ${userId}`.execute(db);
  await endLinks(db, organizationId, userId);
}

/** All of them, or those that hold beyond an instant. */
export async function endLinks(db: Db, organizationId: string, userId: string, beyond = '-infinity'): Promise<void> {
  await sql`
    delete from password_links
     where organization_id = ${organizationId} and user_id = ${userId} and expires_at > ${beyond}::timestamptz`.execute(
    db,
  );
}

/** Signs the person out everywhere but here, and makes every link they were sent worthless. */
export async function endOtherWaysIn(db: Db, organizationId: string, userId: string, kept: Buffer): Promise<void> {
  await sql`
    delete from sessions
     where organization_id = ${organizationId} and user_id = ${userId} and token_hash <> ${kept}`.execute(db);
  await endLinks(db, organizationId, userId);
}

export interface OwnSession {
  id: string;
  device: string | null;
  ip: string | null;
  created_at: string;
  last_seen_at: string | null;
  expires_at: string;
  is_current: boolean;
}

const maxSessions = 200;

/** Those that still hold, the newest first. */
export async function listOwnSessions(
  db: Db,
  organizationId: string,
  userId: string | null,
  { current, now }: { readonly current: Buffer | undefined; readonly now: string },
): Promise<OwnSession[]> {
  const { rows } = await sql<OwnSession>`
    select id, device, ip, created_at, last_seen_at, expires_at, token_hash = ${current ?? null} as is_current from sessions
     where organization_id = ${organizationId} and user_id = ${userId} and expires_at > ${now}::timestamptz
     order by created_at desc, id limit ${sql.lit(maxSessions)}`.execute(db);
  return rows;
}

/** The person has shown a factor in the session that asks. */
export async function noteFactor({ actor, origin, tx, now }: UnitOfWork): Promise<void> {
  await sql`
    update sessions set factor_at = ${now}
     where organization_id = ${actor.organizationId} and token_hash = ${origin.sessionHash}`.execute(tx);
}

/** The session that asks. */
export async function deleteSessionByHash({ actor, origin, tx }: UnitOfWork): Promise<void> {
  await sql`
    delete from sessions
     where organization_id = ${actor.organizationId} and token_hash = ${origin.sessionHash}`.execute(tx);
}

/** Whether there was such a session of the person. */
export async function endOwnSession(
  db: Db,
  organizationId: string,
  userId: string | null,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from sessions
     where organization_id = ${organizationId} and user_id = ${userId} and id = ${id} returning 1`.execute(db);
  return rows.length === 1;
}
