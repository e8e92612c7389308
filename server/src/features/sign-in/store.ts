import type { Db } from '../../db/database.ts';
import { insertRow, type NewRow } from '../../db/rows.ts';
import { executeTogether, type Sql, sql } from '../../db/sql.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { hasAccess } from '../people/index.ts';
import { accountOf, entry, type Holder, membersOf, noteWhere } from './account/members-store.ts';
import { factorColumns, type Factors } from './codes/store.ts';

/** Of someone who has a password: who they are where they go in. */
export interface Account extends Factors, Holder {
  readonly password_hash: string;
  readonly changed_at: string;
  readonly first_signed_in_at: string | null;
  /** A guest whose last access has ended has none. */
  readonly has_access: boolean;
}

const maxTried = 5;

const selectAccounts = (where: Sql) => sql<Account>`
  select entry.organization_id, entry.user_id, entry.has_access, c.password_hash, c.changed_at, c.first_signed_in_at, ${factorColumns}
    from users home join user_credentials c on c.organization_id = home.organization_id and c.user_id = home.id
   cross join ${entry}
   where ${where} order by c.proves_address desc, home.id limit ${sql.lit(maxTried)}`;

/**
 * By e-mail alone. An address has one account of whoever mail reaches there; organizations that handed a link over themselves may have
 * others, each for itself, and the password says which is meant.
 */
export async function listAccounts(db: Db, email: string): Promise<Account[]> {
  const { rows } = await selectAccounts(sql`home.email = ${email}`).execute(db);
  return rows;
}

/** That of someone signed in. */
export async function listOwnAccount(db: Db, holder: Holder): Promise<Account[]> {
  const { rows } = await selectAccounts(sql`(home.organization_id, home.id) = ${accountOf(holder)}`).execute(db);
  return rows;
}

/**
 * Holds the person's row and that with which the account is kept, so that a change of password or a deactivation comes wholly before or wholly after; then looks
 * again, in a statement of its own that sees what was committed while it waited. What they can show beside the password now; null: it is no
 * longer theirs.
 */
export async function confirmAccount(db: Db, account: Account): Promise<Factors | null> {
  const { organization_id, user_id, changed_at } = account;
  // The first time the row may be changed as well: two that share it would wait for each other.
  const lock = account.first_signed_in_at === null ? sql`for no key update` : sql`for share`;
  // In one round trip, one after the other: the last sees what whoever held the rows before has left.
  const [held, , [factors]] = await executeTogether(
    db,
    sql`select 1 from users where organization_id = ${organization_id} and id = ${user_id} and ${hasAccess} ${lock}`,
    sql`select 1 from users where (organization_id, id) = ${accountOf(account)} ${lock}`,
    sql<Factors>`
      select ${factorColumns} from user_credentials c
       where (c.organization_id, c.user_id) = ${accountOf(account)} and c.changed_at = ${changed_at}::timestamptz`,
  );
  return held.length === 1 ? (factors ?? null) : null;
}

/** The same password, hashed as new ones are; `changed_at` stays. */
export async function saveRehash(db: Db, account: Account, passwordHash: string): Promise<void> {
  await sql`
    update user_credentials set password_hash = ${passwordHash}
     where (organization_id, user_id) = ${accountOf(account)}`.execute(db);
}

/** null: never, or they have no password. */
export async function findFirstSignIn(db: Db, holder: Holder): Promise<string | null> {
  const { rows } = await sql<{ first_signed_in_at: string | null }>`
    select first_signed_in_at from user_credentials where (organization_id, user_id) = ${accountOf(holder)}`.execute(
    db,
  );
  return rows[0]?.first_signed_in_at ?? null;
}

/** Whether it is the first time; of two at once one is. */
export async function noteFirstSignIn(db: Db, holder: Holder, now: string): Promise<boolean> {
  const { rows } = await sql`
    update user_credentials set first_signed_in_at = ${now}
     where (organization_id, user_id) = ${accountOf(holder)} and first_signed_in_at is null returning 1`.execute(db);
  return rows.length === 1;
}

export async function findEmail(db: Db, organizationId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select email from users where organization_id = ${organizationId} and id = ${userId}`.execute(db);
  return rows[0]?.email ?? null;
}

/** The password of someone signed in. */
export async function findPasswordHash(db: Db, holder: Holder): Promise<string | null> {
  const { rows } = await sql<{ password_hash: string }>`
    select password_hash from user_credentials where (organization_id, user_id) = ${accountOf(holder)}`.execute(db);
  return rows[0]?.password_hash ?? null;
}

/** How long it is known how someone came in. */
export const signInsKeptMs = 90 * 86_400_000;

export async function insertSignIn(db: Db, signIn: NewRow<'sign_ins'>): Promise<void> {
  await insertRow('sign_ins', signIn).execute(db);
}

/** With how the person came in, which is kept for longer. */
export async function insertSession(db: Db, session: NewRow<'sessions'>, signIn: NewRow<'sign_ins'>): Promise<void> {
  await executeTogether(db, insertRow('sessions', session), insertRow('sign_ins', signIn), noteWhere(session));
}

/** Takes the person's row and that with which their account is kept; whatever concerns their ways in happens one at a time. */
export async function lockPerson(
  db: Db,
  organizationId: string,
  userId: string,
): Promise<{ email: string; is_active: boolean; is_guest: boolean } | null> {
  const holder = { organization_id: organizationId, user_id: userId };
  const [[person]] = await executeTogether(
    db,
    sql<{ email: string; is_active: boolean; is_guest: boolean }>`
      select email, is_guest, ${hasAccess} as is_active from users
       where organization_id = ${organizationId} and id = ${userId} for no key update`,
    sql`select 1 from users where (organization_id, id) = ${accountOf(holder)} for no key update`,
  );
  return person ?? null;
}

/**
 * With the account. `proves`: whoever sets it has shown that mail to the address reaches them, and answers for it in every organization from
 * then on. An account whose further ways in were made before that may be another's, and one address has one such account.
 */
export async function saveCredentials(
  db: Db,
  { proves, ...account }: Pick<Account, keyof Holder | 'password_hash' | 'changed_at'> & { readonly proves: boolean },
): Promise<void> {
  await sql`
    insert into user_credentials (organization_id, user_id, password_hash, changed_at, proves_address)
    select c.organization_id, c.user_id, ${account.password_hash}, ${account.changed_at}::timestamptz,
           ${proves}::boolean
             and not exists (select from passkeys p where p.organization_id = c.organization_id and p.user_id = c.user_id)
             and not exists (select from one_time_codes k where k.organization_id = c.organization_id and k.user_id = c.user_id)
             and not exists (
               select from users own join users other on other.email = own.email
                 join user_credentials k on k.organization_id = other.organization_id and k.user_id = other.id
                where own.organization_id = c.organization_id and own.id = c.user_id and k.proves_address
                  and (k.organization_id, k.user_id) <> (c.organization_id, c.user_id))
      from ${accountOf(account)} as c
    on conflict (organization_id, user_id)
    do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at,
                  proves_address = user_credentials.proves_address or excluded.proves_address`.execute(db);
}

export async function deleteCredentials(db: Db, { organization_id, user_id }: Holder): Promise<void> {
  await sql`delete from user_credentials where organization_id = ${organization_id} and user_id = ${user_id}`.execute(
    db,
  );
}

/** Signs the person out of the organization and makes every link they were sent from there worthless. */
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

/** Signs the person out of all organizations but in the browser that asks, and makes every link they were sent worthless. Where sessions ended. */
export async function endAccountWays(db: Db, holder: Holder, kept: Buffer | null = null): Promise<string[]> {
  const [ended] = await executeTogether(
    db,
    sql<InOrganization>`
      delete from sessions
       where (organization_id, user_id) in ${membersOf(holder)} and token_hash is distinct from ${kept}::bytea
         and coalesce(group_id <> (select s.group_id from sessions s where s.token_hash = ${kept}::bytea), true)
      returning organization_id`,
    sql`delete from password_links where (organization_id, user_id) in ${membersOf(holder)}`,
  );
  return organizationsOf(ended);
}

interface InOrganization {
  readonly organization_id: string;
}

/** In which organizations something has ended. */
const organizationsOf = (rows: readonly InOrganization[]): string[] => [
  ...new Set(rows.map(({ organization_id: id }) => id)),
];

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

/** The person has shown a factor in the session that asks; a passkey counts as two. */
export async function noteFactor({ actor, origin, tx, now }: UnitOfWork, isPasskey = false): Promise<void> {
  await sql`
    update sessions set factor_at = ${now}, has_second = has_second or ${isPasskey}::boolean
     where organization_id = ${actor.organizationId} and token_hash = ${origin.sessionHash}`.execute(tx);
}

/** The session that asks, with those of the same browser in other organizations. Where they were. */
export async function deleteSessionByHash({ actor, origin, tx }: UnitOfWork): Promise<string[]> {
  const { rows } = await sql<InOrganization>`
    delete from sessions
     where organization_id = ${actor.organizationId} and token_hash = ${origin.sessionHash}
        or group_id = (select s.group_id from sessions s where s.token_hash = ${origin.sessionHash})
    returning organization_id`.execute(tx);
  return organizationsOf(rows);
}

/** Of the person, with those of the same browser in other organizations. Where they were; nowhere: there was no such session. */
export async function endOwnSession(
  db: Db,
  organizationId: string,
  userId: string | null,
  id: string,
): Promise<string[]> {
  const { rows } = await sql<InOrganization>`
    with own as (
      select id, group_id from sessions where organization_id = ${organizationId} and user_id = ${userId} and id = ${id})
    delete from sessions
     where organization_id = ${organizationId} and id = (select id from own) or group_id = (select group_id from own)
    returning organization_id`.execute(db);
  return organizationsOf(rows);
}
