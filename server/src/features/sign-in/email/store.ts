import type { Db } from '../../../db/database.ts';
import { insertRow, type NewRow } from '../../../db/rows.ts';
import { executeTogether, sql } from '../../../db/sql.ts';
import { type Ended, hasAccess } from '../../people/index.ts';
import { accountOf, type Holder, membersOf } from '../account/members-store.ts';

export interface EmailChange {
  readonly organization_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly old_email: string;
  readonly new_email: string;
  /** Themselves, or who administers. */
  readonly requested_by_id: string;
  readonly expires_at: string;
  readonly confirmed_at: string | null;
  /** When it was asked for. */
  readonly created_at: string;
}

const columns = sql.raw(
  'c.organization_id, c.id, c.user_id, c.old_email, c.new_email, c.requested_by_id, c.expires_at, c.confirmed_at, c.created_at',
);

export async function findPending(
  db: Db,
  organizationId: string,
  userId: string | null,
  now: string,
): Promise<EmailChange | null> {
  const { rows } = await sql<EmailChange>`
    select ${columns} from email_changes c
     where c.organization_id = ${organizationId} and c.user_id = ${userId} and c.confirmed_at is null
       and c.expires_at > ${now}::timestamptz`.execute(db);
  return rows[0] ?? null;
}

export async function findChange(db: Db, organizationId: string, id: string): Promise<EmailChange | null> {
  const { rows } = await sql<EmailChange>`
    select ${columns} from email_changes c where c.organization_id = ${organizationId} and c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** By the link that was mailed to the new address, of someone who has access. */
export async function findToConfirm(db: Db, hash: Buffer, now: string): Promise<EmailChange | null> {
  const { rows } = await sql<EmailChange>`
    select ${columns} from email_changes c
      join users on users.organization_id = c.organization_id and users.id = c.user_id and ${hasAccess}
     where c.confirm_hash = ${hash} and c.confirmed_at is null and c.expires_at > ${now}::timestamptz`.execute(db);
  return rows[0] ?? null;
}

/** By the link that was mailed to the old one: before it has taken effect, and for a while after. */
export async function findToTakeBack(db: Db, hash: Buffer, now: string): Promise<EmailChange | null> {
  const { rows } = await sql<EmailChange>`
    select ${columns} from email_changes c where c.undo_hash = ${hash} and c.expires_at > ${now}::timestamptz`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function insertChange(db: Db, change: NewRow<'email_changes'>): Promise<void> {
  await insertRow('email_changes', change).execute(db);
}

/** Whether there was one that no one had confirmed. */
export async function deletePending(db: Db, organizationId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from email_changes
     where organization_id = ${organizationId} and user_id = ${userId} and confirmed_at is null returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

export async function saveHashes(
  db: Db,
  { organization_id, id }: Pick<EmailChange, 'organization_id' | 'id'>,
  hashes: { readonly confirm: Buffer; readonly undo: Buffer },
): Promise<void> {
  await sql`
    update email_changes set confirm_hash = ${hashes.confirm}, undo_hash = ${hashes.undo}
     where organization_id = ${organization_id} and id = ${id}`.execute(db);
}

/** Of two who confirm at once one does. */
export async function markConfirmed(
  db: Db,
  { organization_id, id }: Pick<EmailChange, 'organization_id' | 'id'>,
  now: string,
  until: string,
): Promise<boolean> {
  const { rows } = await sql`
    update email_changes set confirmed_at = ${now}, expires_at = ${until}, confirm_hash = null
     where organization_id = ${organization_id} and id = ${id} and confirmed_at is null returning 1`.execute(db);
  return rows.length === 1;
}

/** With all that came after it: an address that was taken back is not changed by an earlier link. */
export async function deleteFrom(
  db: Db,
  { organization_id, user_id, id }: Pick<EmailChange, 'organization_id' | 'user_id' | 'id'>,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from email_changes
     where organization_id = ${organization_id} and user_id = ${user_id} and id >= ${id} returning id`.execute(db);
  return rows.some((row) => row.id === id);
}

/** All sessions of the account, and by what else someone could sign in that was made since then: with how many of each there were. */
export async function endWaysMadeSince(
  db: Db,
  holder: Holder,
  since: string,
): Promise<Required<Pick<Ended, 'sessions' | 'passkeys' | 'codes' | 'links'>>> {
  const made = sql`
    (organization_id, user_id) = ${accountOf(holder)} and created_at >= ${since}::timestamptz returning 1`;
  const [sessions, passkeys, codes, recovery, links] = await executeTogether(
    db,
    sql`delete from sessions where (organization_id, user_id) in ${membersOf(holder)} returning 1`,
    sql`delete from passkeys where ${made}`,
    sql`delete from one_time_codes where ${made}`,
    sql`delete from recovery_codes where ${made}`,
    sql`
      delete from identity_links
       where (organization_id, user_id) in ${membersOf(holder)} and created_at >= ${since}::timestamptz returning 1`,
  );
  const isThere = codes.length + recovery.length > 0;
  return { sessions: sessions.length, passkeys: passkeys.length, codes: isThere ? 1 : 0, links: links.length };
}

/** Administrators and Executives with access, but for this person. */
export async function listAdministrators(db: Db, { organization_id, user_id }: Holder): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users
     where organization_id = ${organization_id} and role in ('ADMINISTRATOR', 'EXECUTIVE') and ${hasAccess}
       and id <> ${user_id} order by id`.execute(db);
  return rows.map(({ id }) => id);
}
