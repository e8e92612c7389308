import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { kindOf, type NotificationKind } from './kinds.ts';
import { enqueueMail } from './mail.ts';

/** People were told of something; `people` says who. */
export const notified = 'notifications.told';

/** Prefix and time of an id, then five digits for those who are told at the same time, then what sets ids of a change apart. */
const timeEnd = 14;
const numberDigits = 5;

/**
 * Writes a notification for each row of `whom (user_id, matter, subject_id, week_start)`, in the transaction of the change. No one
 * is told of what they did themselves, unless it is about what follows from it. Answers with who was told. One a person and matter: a later one takes the place of the one before.
 */
export async function tell(work: UnitOfWork, kind: NotificationKind, whom: Sql): Promise<readonly string[]> {
  const { actor, tx, now } = work;
  const { hasOwnMail, isUrgent = false, isToldToActor = false } = kindOf(kind);
  const id = work.newId('ntf');
  const [start, end] = [id.slice(0, timeEnd), id.slice(timeEnd + numberDigits)];
  const { rows } = await sql<{ user_id: string }>`
    insert into notifications (organization_id, id, user_id, kind, matter, subject_id, week_start, created_at)
    select ${actor.organizationId}, ${start} || lpad((row_number() over (order by whom.user_id))::text, ${sql.lit(numberDigits)}, '0') || ${end},
           whom.user_id, ${kind}, whom.matter, whom.subject_id, whom.week_start, ${now}::timestamptz
      from (${whom}) as whom (user_id, matter, subject_id, week_start)
      join users on users.organization_id = ${actor.organizationId} and users.id = whom.user_id and (users.is_active or users.is_guest)
     where ${isToldToActor}::boolean or whom.user_id is distinct from ${actor.userId}
    on conflict (organization_id, user_id, matter) do update
       set id = excluded.id, kind = excluded.kind, subject_id = excluded.subject_id, week_start = excluded.week_start,
           created_at = excluded.created_at, read_at = null, mailed_at = null, pushed_at = null
    returning user_id`.execute(tx);
  const people = rows.map(({ user_id }) => user_id);
  work.refreshScreensOf(people);
  if (!hasOwnMail) for (const userId of people) enqueueMail(work, userId, { isUrgent });
  if (people.length > 0) await work.react(notified, actor.organizationId, { people });
  return people;
}

/** Of the actor, about one matter. */
export async function markMatterRead({ actor, tx, now }: UnitOfWork, matter: string): Promise<void> {
  await sql`
    update notifications set read_at = ${now}::timestamptz
     where organization_id = ${actor.organizationId} and user_id = ${actor.userId} and matter = ${matter}
       and read_at is null`.execute(tx);
}

/** How many were unread. */
export async function markRead({ actor, tx, now }: UnitOfWork, ids: readonly string[] | null): Promise<number> {
  const { rowCount } = await sql`
    update notifications set read_at = ${now}::timestamptz
     where organization_id = ${actor.organizationId} and user_id = ${actor.userId} and read_at is null
       ${optional(ids !== null && sql`and id = any(${ids})`)}`.execute(tx);
  return rowCount;
}

/** Those of some that no one has taken up yet to ring with; a statement that answers with their ids. */
export const takeToPush = (organizationId: string, userId: string, ids: readonly string[], now: string): Sql => sql`
  update notifications set pushed_at = ${now}::timestamptz
   where organization_id = ${organizationId} and user_id = ${userId} and pushed_at is null and id = any(${[...ids]})
  returning id`;
