import { sql, type Sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { pageOf, rowsFor, type Page, type PageRequest } from '../../../kernel/cursor.ts';
import { seesAllLeave, whoseLeaveIsSeen } from '../visibility.ts';
import type { LeaveStatus } from './record.ts';
import { maxLeaveDays } from './span.ts';
import { leaveColumns, withPerson, withType, type LeaveRow } from './store.ts';

export interface LeaveFilter {
  readonly user_id?: string;
  readonly status?: LeaveStatus;
  readonly leave_type_id?: string;
  readonly start_date?: string;
  readonly end_date?: string;
}

const nothing = sql``;

/** Written out, not a parameter: the index on what is not approved serves only who names it. */
const withStatus: Record<LeaveStatus, Sql> = {
  PENDING: sql`and l.status = 'PENDING' and l.status <> 'APPROVED'`,
  APPROVED: sql`and l.status = 'APPROVED'`,
  REJECTED: sql`and l.status = 'REJECTED' and l.status <> 'APPROVED'`,
  CANCELLED: sql`and l.status = 'CANCELLED' and l.status <> 'APPROVED'`,
};

/** A leave touches the window where it ends in or after it and starts in or before it; none is longer than the longest. */
const within = ({ start_date: start, end_date: end }: LeaveFilter): Sql => sql`
  ${start === undefined ? nothing : sql`and l.end_date >= ${start}::date and l.start_date > ${start}::date - ${sql.lit(maxLeaveDays)}`}
  ${end === undefined ? nothing : sql`and l.start_date <= ${end}::date`}`;

/** To ask for a private type must not tell who has taken it: leave that would be redacted is of no type at all. */
const ofType = (actor: Actor, id: string): Sql => sql`and l.leave_type_id = ${id}
  ${
    seesAllLeave(actor)
      ? nothing
      : sql`and (users.id = ${actor.userId} or users.manager_id = ${actor.userId} or not exists (
            select from leave_types hidden
             where hidden.organization_id = l.organization_id and hidden.id = l.leave_type_id and hidden.is_private))`
  }`;

const conditions = (actor: Actor, filter: LeaveFilter, { after }: PageRequest): Sql => sql`
  l.organization_id = ${actor.organizationId} ${within(filter)}
  ${filter.status === undefined ? nothing : withStatus[filter.status]}
  ${filter.leave_type_id === undefined ? nothing : ofType(actor, filter.leave_type_id)}
  ${after === null ? nothing : sql`and (l.start_date, l.id) < (${after[0]}::date, ${after[1]})`}`;

/** For who sees everyone: along the organization's own index, or that of one person, type or status. */
const leavesOfAll = (actor: Actor, filter: LeaveFilter, page: PageRequest): Sql<LeaveRow> => sql<LeaveRow>`
  select ${leaveColumns} from leave_requests l ${withPerson} ${withType}
   where ${conditions(actor, filter, page)}
     ${filter.user_id === undefined ? nothing : sql`and l.user_id = ${filter.user_id}`}
   order by l.start_date desc, l.id desc limit ${rowsFor(page)}`;

/** The latest of each person in sight, and of those the latest: bounded by the people, however many leaves there are. */
const leavesOfPeople = (actor: Actor, filter: LeaveFilter, page: PageRequest): Sql<LeaveRow> => sql<LeaveRow>`
  with page as materialized (
    select latest.* from users cross join lateral (
      select l.id, l.start_date from leave_requests l
       where l.user_id = users.id and ${conditions(actor, filter, page)}
       order by l.start_date desc, l.id desc limit ${rowsFor(page)}) as latest
     where ${whoseLeaveIsSeen(actor)}
       ${filter.user_id === undefined ? nothing : sql`and users.id = ${filter.user_id}`}
     order by latest.start_date desc, latest.id desc limit ${rowsFor(page)})
  select ${leaveColumns}
    from page join leave_requests l on l.organization_id = ${actor.organizationId} and l.id = page.id ${withPerson} ${withType}
   order by l.start_date desc, l.id desc`;

export async function listVisibleLeaves(
  db: Db,
  actor: Actor,
  filter: LeaveFilter,
  page: PageRequest,
): Promise<Page<LeaveRow>> {
  const query = seesAllLeave(actor) ? leavesOfAll(actor, filter, page) : leavesOfPeople(actor, filter, page);
  const { rows } = await query.execute(db);
  return pageOf(rows, page.limit, (row) => [row.start_date, row.id]);
}
