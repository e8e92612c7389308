import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { leavingReasons } from './checklists/record.ts';

/** Someone whose last day is over. */
export interface Leaver {
  readonly organization_id: string;
  readonly checklist_id: string;
  readonly user_id: string;
}

/**
 * By the end of employment as it stands and the organization’s zone of this moment: both may have changed since the list was started.
 * Without an end, nothing ends.
 */
const isOver = (now: string): Sql<boolean> => sql<boolean>`
  c.ends_access and c.access_ended_at is null and c.type = 'OFFBOARDING' and c.status in ('NOT_STARTED', 'IN_PROGRESS')
  and ((u.employment_end_date + 1)::timestamp at time zone o.timezone) <= ${now}::timestamptz`;

const leaving = sql.raw(`
  checklists c
  join users u on u.organization_id = c.organization_id and u.id = c.user_id
  join organizations o on o.id = c.organization_id`);

const atATime = 200;

/** Of all organizations. */
export async function listLeavers(db: Db, now: string, organizationId?: string): Promise<Leaver[]> {
  const { rows } = await sql<Leaver>`
    select c.organization_id, c.id as checklist_id, c.user_id from ${leaving}
     where ${isOver(now)} ${optional(organizationId !== undefined && sql`and c.organization_id = ${organizationId}`)}
     order by c.organization_id, c.id limit ${sql.lit(atATime)}`.execute(db);
  return rows;
}

/** Of two processes one finds it due; the other waits, and finds it done. The person is locked already. */
export async function takeLeaver({ tx, now }: UnitOfWork, leaver: Leaver): Promise<boolean> {
  const { organization_id, checklist_id } = leaver;
  await sql`
    select 1 from checklists where organization_id = ${organization_id} and id = ${checklist_id} for no key update`.execute(
    tx,
  );
  const { rowCount } = await sql`
    update checklists set access_ended_at = ${now}, updated_at = ${now}
     where organization_id = ${organization_id} and id in (
       select c.id from ${leaving} where c.organization_id = ${organization_id} and c.id = ${checklist_id} and ${isOver(now)})`.execute(
    tx,
  );
  return rowCount === 1;
}

/** An offboarding that runs, and what the person has still to do for others. */
interface Departure {
  readonly checklist_id: string | null;
  readonly ends_access: boolean;
  readonly reason: (typeof leavingReasons)[number] | null;
  readonly note: string | null;
  readonly tasks: number;
}

export async function findDeparture(db: Db, { organizationId }: Actor, userId: string): Promise<Departure> {
  const { rows } = await sql<Departure>`
    select c.id as checklist_id, coalesce(c.ends_access and c.access_ended_at is null, false) as ends_access,
           c.leaving_reason as reason, c.leaving_note as note,
           (select count(*)::int from checklist_tasks t
              join checklists o on o.organization_id = t.organization_id and o.id = t.checklist_id
             where t.organization_id = ${organizationId} and t.assignee_id = ${userId} and t.status = 'PENDING'
               and o.user_id <> ${userId} and o.status in ('NOT_STARTED', 'IN_PROGRESS')) as tasks
      from (select 1) as one
      left join checklists c on c.organization_id = ${organizationId} and c.user_id = ${userId}
            and c.type = 'OFFBOARDING' and c.status in ('NOT_STARTED', 'IN_PROGRESS')`.execute(db);
  return rows[0] ?? { checklist_id: null, ends_access: false, reason: null, note: null, tasks: 0 };
}
