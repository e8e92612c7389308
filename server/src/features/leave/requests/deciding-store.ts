import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { visiblePeople } from '../../people/index.ts';
import { personColumns, type PersonRow } from '../balances/store.ts';
import { whoseLeaveIsSeen } from '../visibility.ts';
import { maxLeaveDays } from './span.ts';

/** A leave that waits, with its person as far as their balance depends on them. */
export interface WaitingLeave extends PersonRow {
  readonly leave_id: string;
  readonly leave_type_id: string;
  readonly start_date: string;
}

/** Those of these leaves that the actor sees. */
export async function listWaiting(db: Db, actor: Actor, ids: readonly string[]): Promise<WaitingLeave[]> {
  const { rows } = await sql<WaitingLeave>`
    select l.id as leave_id, l.leave_type_id, l.start_date, ${personColumns}
      from leave_requests l join users on users.organization_id = l.organization_id and users.id = l.user_id
     where ${whoseLeaveIsSeen(actor)} and l.organization_id = ${actor.organizationId} and l.id = any(${[...ids]})`.execute(
    db,
  );
  return rows;
}

export interface AwayRow {
  readonly leave_id: string;
  readonly count: number;
  readonly names: readonly string[];
}

/**
 * Others of the department of each, as far as the actor's directory goes, with leave on some of its days from today on. Approved: the same as
 * a preview counts, for many leaves at once. PENDING: who has asked for the same days.
 */
export const othersWith = (
  status: 'APPROVED' | 'PENDING',
  actor: Actor,
  ids: readonly string[],
  today: string,
): Sql<AwayRow> => sql<AwayRow>`
  select asked.id as leave_id, count(distinct users.id)::int as count,
         (array_agg(distinct coalesce(users.preferred_name, users.first_name) || ' ' || users.last_name))[1:3] as names
    from leave_requests asked
    join users whose on whose.organization_id = asked.organization_id and whose.id = asked.user_id
    join users on users.organization_id = asked.organization_id and users.department_id = whose.department_id
     and users.id <> whose.id and users.is_active
    join leave_requests l on l.organization_id = users.organization_id and l.user_id = users.id and l.status = ${sql.lit(status)}
     and l.start_date <= asked.end_date and l.end_date >= greatest(asked.start_date, ${today}::date)
     and l.start_date > greatest(asked.start_date, ${today}::date) - ${sql.lit(maxLeaveDays)}
   where asked.organization_id = ${actor.organizationId} and asked.id = any(${[...ids]}) and ${visiblePeople(actor)}
   group by asked.id`;
