import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { Invitation } from './record.ts';

/** What the mail and the screen go by. */
export interface InvitationRow extends Omit<Invitation, 'status' | 'user_id' | 'refusal'> {
  readonly queued_at: string | null;
  readonly has_come: boolean;
}

/** Of anyone: without a row nothing is known of it. */
export async function findInvitation(db: Db, organizationId: string, userId: string): Promise<InvitationRow | null> {
  const { rows } = await sql<InvitationRow>`
    select users.email, i.send_at, i.queued_at, i.sent_at, i.refused_at, i.smtp_reply, i.link_made_at, i.opened_at,
           coalesce(c.first_signed_in_at, m.joined_at, (
             select min(l.created_at) from identity_links l
              where l.organization_id = users.organization_id and l.user_id = users.id)) as signed_in_at,
           (c.user_id is not null or m.user_id is not null or i.came_at is not null) as has_come
      from users
      left join invitations i on i.organization_id = users.organization_id and i.user_id = users.id
      left join user_credentials c on c.organization_id = users.organization_id and c.user_id = users.id
      left join account_members m on m.organization_id = users.organization_id and m.user_id = users.id
     where users.organization_id = ${organizationId} and users.id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a mail that is queued is still to go: it may have been put off, or sent meanwhile. Without a row it is. */
export async function isDue(db: Db, organizationId: string, userId: string, now: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from invitations
     where organization_id = ${organizationId} and user_id = ${userId}
       and (send_at is null or send_at > ${now}::timestamptz or sent_at is not null or refused_at is not null)`.execute(
    db,
  );
  return rows.length === 0;
}

/** A new one, or the same person's put on another time: what was sent before no longer counts. */
export const planned = ({ actor, now }: UnitOfWork, userId: string, sendAt: string | null): Sql => {
  const queuedAt = sendAt === now ? now : null;
  return sql`
    insert into invitations (organization_id, user_id, send_at, queued_at, created_at, updated_at)
    values (${actor.organizationId}, ${userId}, ${sendAt}, ${queuedAt}, ${now}, ${now})
    on conflict (organization_id, user_id)
    do update set send_at = excluded.send_at, queued_at = excluded.queued_at, sent_at = null, opened_at = null,
                  refused_at = null, smtp_reply = null, link_made_at = null, updated_at = excluded.updated_at`;
};

interface Whose {
  readonly organization_id: string;
  readonly user_id: string;
}

/** With what the mail server answered; null: the mail was kept. */
export async function noteSent(db: Db, whose: Whose, reply: string | null, now: string): Promise<void> {
  await sql`
    update invitations set sent_at = ${now}, smtp_reply = ${reply}, updated_at = ${now}
     where organization_id = ${whose.organization_id} and user_id = ${whose.user_id}`.execute(db);
}

/** Not taken. For good, or so far: then it is tried again. */
export async function noteRefused(
  db: Db,
  whose: Whose,
  { reply, isFinal }: { readonly reply: string; readonly isFinal: boolean },
  now: string,
): Promise<void> {
  await sql`
    update invitations set refused_at = ${isFinal ? now : null}, smtp_reply = ${reply}, updated_at = ${now}
     where organization_id = ${whose.organization_id} and user_id = ${whose.user_id}`.execute(db);
}

/** In place of a mail: nothing that was planned or queued goes any more. */
export const linkMade = ({ actor, now }: UnitOfWork, userId: string): Sql => sql`
  insert into invitations (organization_id, user_id, link_made_at, link_made_by_id, created_at, updated_at)
  values (${actor.organizationId}, ${userId}, ${now}, ${actor.userId}, ${now}, ${now})
  on conflict (organization_id, user_id)
  do update set link_made_at = excluded.link_made_at, link_made_by_id = excluded.link_made_by_id, send_at = null, queued_at = null, sent_at = null, opened_at = null,
                refused_at = null, smtp_reply = null, updated_at = excluded.updated_at`;

/** They came with the account that they have. */
export const noteCame = ({ actor, now }: UnitOfWork, userId: string): Sql => sql`
  insert into invitations (organization_id, user_id, came_at, created_at, updated_at)
  values (${actor.organizationId}, ${userId}, ${now}, ${now}, ${now})
  on conflict (organization_id, user_id)
  do update set came_at = coalesce(invitations.came_at, excluded.came_at), updated_at = excluded.updated_at`;

/** Whose links this person copied that nobody has come by, in the days that one works; they are as if never made. */
export async function forgetLinksMadeBy(
  { tx, actor, now }: UnitOfWork,
  userId: string,
  since: string,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    update invitations set link_made_at = null, link_made_by_id = null, opened_at = null, updated_at = ${now}
     where organization_id = ${actor.organizationId} and link_made_by_id = ${userId} and link_made_at >= ${since}::timestamptz
       and came_at is null
    returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/** The first time alone. */
export async function noteOpened(db: Db, organizationId: string, userId: string, now: string): Promise<void> {
  await sql`
    update invitations set opened_at = ${now}, updated_at = ${now}
     where organization_id = ${organizationId} and user_id = ${userId} and (sent_at is not null or link_made_at is not null)
       and opened_at is null`.execute(db);
}

const atATime = 500;

/** Of all organizations, the earliest first. */
export async function listDue(db: Db, now: string, organizationId?: string): Promise<Whose[]> {
  const { rows } = await sql<Whose>`
    select organization_id, user_id from invitations
     where send_at is not null and queued_at is null and send_at <= ${now}::timestamptz
       ${optional(organizationId !== undefined && sql`and organization_id = ${organizationId}`)}
     order by send_at limit ${sql.lit(atATime)}`.execute(db);
  return rows;
}

/** Of two processes one takes it. */
export async function takeDue({ tx, now }: UnitOfWork, { organization_id, user_id }: Whose): Promise<boolean> {
  const { rowCount } = await sql`
    update invitations set queued_at = ${now}, updated_at = ${now}
     where organization_id = ${organization_id} and user_id = ${user_id} and queued_at is null
       and send_at <= ${now}::timestamptz`.execute(tx);
  return rowCount === 1;
}
