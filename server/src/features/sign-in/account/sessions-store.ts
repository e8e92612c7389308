import type { Db } from '../../../db/database.ts';
import { insertRow, type NewRow } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { hasAccess } from '../../people/index.ts';
import type { SignInWay } from '../sign-ins/record.ts';
import { type Holder, membersOf } from './members-store.ts';

/** A session that the account itself has opened, by what a person has and not by the word of one organization’s provider. */
export interface Proof extends Holder {
  readonly created_at: string;
  readonly factor_at: string;
  readonly has_second: boolean;
  /** How the person came in. */
  readonly way: SignInWay;
}

interface Asking {
  readonly organizationId: string;
  readonly sessionHash: Buffer | undefined;
  readonly now: string;
}

/** Of the browser that asks, its own first; null: a provider has opened it, or another session did. */
export async function findProof(db: Db, { organizationId, sessionHash, now }: Asking): Promise<Proof | null> {
  const { rows } = await sql<Proof>`
    select s.organization_id, s.user_id, s.created_at, coalesce(s.factor_at, s.created_at) as factor_at, s.has_second,
           coalesce((select way from sign_ins i where i.organization_id = s.organization_id and i.user_id = s.user_id
                      order by i.id desc limit 1), 'PASSWORD') as way
      from sessions own join sessions s on s.token_hash = own.token_hash or s.group_id = own.group_id
     where own.organization_id = ${organizationId} and own.token_hash = ${sessionHash ?? null}
       and s.provider_id is null and s.opened_by_id is null and s.expires_at > ${now}::timestamptz
     order by s.token_hash = own.token_hash desc, s.has_second desc, factor_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export interface Kept {
  readonly id: string;
  readonly group_id: string | null;
  readonly provider_id: string | null;
  readonly created_at: string;
  readonly last_seen_at: string | null;
  readonly expires_at: string;
}

/** The session that asks, held: one goes one way at a time. */
export async function lockAsking(db: Db, { organizationId, sessionHash }: Asking): Promise<Kept | null> {
  const { rows } = await sql<Kept>`
    select id, group_id, provider_id, created_at, last_seen_at, expires_at from sessions
     where organization_id = ${organizationId} and token_hash = ${sessionHash ?? null} for update`.execute(db);
  return rows[0] ?? null;
}

/** Those of the same browser in another organization, the latest first. */
export async function listKept(db: Db, { group_id }: Kept, { organization_id, user_id }: Holder): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select id, group_id, provider_id, created_at, last_seen_at, expires_at from sessions
     where organization_id = ${organization_id} and user_id = ${user_id} and group_id = ${group_id}
     order by created_at desc, id`.execute(db);
  return rows;
}

interface Reopened {
  readonly organizationId: string;
  readonly id: string;
  readonly hash: Buffer;
  readonly needsFactor: boolean;
  readonly now: string;
}

/** With another secret, of which the old one opens nothing, and with what the organization asks for now. */
export async function reopen(db: Db, { organizationId, id, hash, needsFactor, now }: Reopened): Promise<void> {
  await sql`
    update sessions set token_hash = ${hash}, last_seen_at = ${now}, needs_factor = ${needsFactor}
     where organization_id = ${organizationId} and id = ${id}`.execute(db);
}

/** From now on it is one of those of its browser. */
export async function saveGroup(db: Db, organizationId: string, { id }: Kept): Promise<void> {
  await sql`
    update sessions set group_id = id where organization_id = ${organizationId} and id = ${id} and group_id is null`.execute(
    db,
  );
}

export async function insertKept(db: Db, session: NewRow<'sessions'>): Promise<void> {
  await insertRow('sessions', session).execute(db);
}

/** A provider has opened one in the browser of someone who was signed in with the same account: it is one of theirs. */
export async function joinBrowser(db: Db, holder: Holder, hash: Buffer, before: Buffer, now: string): Promise<void> {
  const { rows } = await sql<{ group_id: string }>`
    update sessions s set group_id = coalesce(s.group_id, s.id)
     where s.token_hash = ${before} and s.expires_at > ${now}::timestamptz and s.opened_by_id is null
       and (s.organization_id, s.user_id) in ${membersOf(holder)} returning s.group_id`.execute(db);
  const [found] = rows;
  if (!found) return;
  await sql`
    update sessions set group_id = ${found.group_id}
     where organization_id = ${holder.organization_id} and token_hash = ${hash}`.execute(db);
}

export interface OwnOrganization extends Holder {
  readonly name: string;
  readonly is_guest: boolean;
}

/** Where the account opens something now. */
export async function listOrganizations(db: Db, holder: Holder): Promise<OwnOrganization[]> {
  const { rows } = await sql<OwnOrganization>`
    select users.organization_id, users.id as user_id, users.is_guest, organizations.name
      from ${membersOf(holder)} as member
      join users on users.organization_id = member.organization_id and users.id = member.user_id
      join organizations on organizations.id = users.organization_id
     where ${hasAccess} order by lower(organizations.name), users.organization_id`.execute(db);
  return rows;
}

export interface Invited extends Holder {
  readonly name: string;
  readonly invited_at: string;
}

/**
 * Organizations that have invited the address of the account, and in which it is not. Who has not shown that mail to the address reaches
 * them is told of none: they are invited by mail, as anyone.
 */
export async function listInvitations(db: Db, holder: Holder, id?: string): Promise<Invited[]> {
  const { rows } = await sql<Invited>`
    with member as materialized (select * from ${membersOf(holder)} as members)
    select users.organization_id, users.id as user_id, organizations.name,
           coalesce(i.sent_at, i.link_made_at, i.queued_at, users.created_at) as invited_at
      from users join organizations on organizations.id = users.organization_id
      join invitations i on i.organization_id = users.organization_id and i.user_id = users.id
     where users.email = (
             select own.email from users own
              where own.organization_id = ${holder.organization_id} and own.id = ${holder.user_id})
       and exists (
         select from user_credentials c join member on member.organization_id = c.organization_id and member.user_id = c.user_id
          where c.proves_address)
       and (users.organization_id, users.id) not in (select organization_id, user_id from member)
       and users.organization_id not in (select organization_id from member)
       and organizations.sandbox_of is null and i.standing in ('INVITED', 'CAME') and ${hasAccess}
       ${id === undefined ? sql.nothing : sql`and users.id = ${id}`}
     order by lower(organizations.name), users.id limit 50`.execute(db);
  return rows;
}
