import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { among, since, type UpdatedSince } from '../../../kernel/filters.ts';
import {
  beginsAtWindow,
  changesOf,
  descending,
  keysIn,
  keysOfPage,
  orderOf,
  pageBy,
  pageIn,
  type PerValue,
  perValueOf,
  renamed,
  seekAfter,
} from '../../../kernel/keyset.ts';
import { isPrivateLeaveSeen, seesAllLeave, whoseLeaveIsSeen } from '../visibility.ts';
import type { LeaveStatus } from './record.ts';
import { maxLeaveDays } from './span.ts';
import { leaveColumns, type LeaveRow, withPerson, withType } from './store.ts';

export interface LeaveFilter extends UpdatedSince {
  readonly user_id?: readonly string[];
  readonly status?: readonly LeaveStatus[];
  readonly leave_type_id?: string;
  readonly start_date?: string;
  readonly end_date?: string;
}

const byStart = descending(['l.start_date', 'date'], 'l.id');
const byChange = changesOf('l');
const latest = renamed(byStart, 'latest');

/** Written out, not a parameter: the index on what is not approved serves only who names it. */
function withStatus(statuses: readonly LeaveStatus[] | undefined, perValue: PerValue | undefined): Sql {
  if (statuses === undefined) return sql.nothing;
  const [only] = statuses;
  return sql`${statuses.length === 1 ? sql`and l.status = ${sql.lit(only ?? '')}` : among('l.status', statuses, perValue)}
    ${optional(!statuses.includes('APPROVED') && sql`and l.status <> 'APPROVED'`)}`;
}

/** A leave touches the window if it ends in or after it and starts in or before it; none is longer than the longest. */
function within(filter: LeaveFilter, page: PageRequest): Sql {
  const { start_date: start, end_date: end } = filter;
  return sql`
  ${optional(start !== undefined && sql`and l.end_date >= ${start}::date and l.start_date > ${start}::date - ${sql.lit(maxLeaveDays)}`)}
  ${optional(end !== undefined && beginsAtWindow(filter, page) && sql`and l.start_date <= ${end}::date`)}`;
}

/** To ask for a private type must not tell who has taken it: leave that would be redacted is of no type at all. */
const ofType = (actor: Actor, id: string): Sql => sql`and l.leave_type_id = ${id}
  ${optional(
    !seesAllLeave(actor) &&
      sql`and (${isPrivateLeaveSeen(actor)} or not exists (
            select from leave_types hidden
             where hidden.organization_id = l.organization_id and hidden.id = l.leave_type_id and hidden.is_private))`,
  )}`;

const conditions = (actor: Actor, filter: LeaveFilter, page: PageRequest, perValue?: PerValue): Sql => sql`
  l.organization_id = ${actor.organizationId} ${within(filter, page)} ${withStatus(filter.status, perValue)} ${since('l', filter)}
  ${optional(filter.leave_type_id !== undefined && ofType(actor, filter.leave_type_id))}
  ${seekAfter(orderOf(byStart, byChange, filter), page)}`;

/** For who sees everyone: along the organization's own index, or that of people, a type or states. */
function leavesOfAll(actor: Actor, filter: LeaveFilter, page: PageRequest): Sql<LeaveRow> {
  const notApproved = filter.status?.includes('APPROVED') === true ? undefined : filter.status;
  const perValue = perValueOf(['l.user_id', filter.user_id], ['l.status', notApproved]);
  const where = sql`${conditions(actor, filter, page, perValue)} ${among('l.user_id', filter.user_id, perValue)}`;
  if (perValue)
    return leavesOf(keysOfPage({ from: sql`leave_requests l`, where, perValue }, byStart, page), actor, page);
  return sql<LeaveRow>`
    select ${leaveColumns} from leave_requests l ${withPerson} ${withType} where ${where} ${pageIn(byStart, page)}`;
}

/** The latest of each person in sight, and of those the latest: bounded by the people, however many leaves there are. */
const leavesOfPeople = (actor: Actor, filter: LeaveFilter, page: PageRequest): Sql<LeaveRow> =>
  leavesOf(
    sql`
    select latest.* from users cross join lateral (
      select ${keysIn(byStart)} from leave_requests l
       where l.user_id = users.id and ${conditions(actor, filter, page)} ${pageIn(byStart, page)}) as latest
     where ${whoseLeaveIsSeen(actor)} ${among('users.id', filter.user_id)} ${pageIn(latest, page)}`,
    actor,
    page,
  );

/** The rows whose keys were found before. */
const leavesOf = (keys: Sql, actor: Actor, page: PageRequest): Sql<LeaveRow> => sql<LeaveRow>`
  with page as materialized (${keys})
  select ${leaveColumns}
    from page join leave_requests l on l.organization_id = ${actor.organizationId} and l.id = page.id ${withPerson} ${withType}
   ${pageIn(byStart, page)}`;

/** What has changed, of everyone in sight. */
const leavesChanged = (actor: Actor, filter: LeaveFilter, page: PageRequest): Sql<LeaveRow> => sql<LeaveRow>`
  select ${leaveColumns} from leave_requests l ${withPerson} ${withType}
   where ${whoseLeaveIsSeen(actor)} and ${conditions(actor, filter, page)} ${among('l.user_id', filter.user_id)}
   ${pageIn(byChange, page)}`;

export async function listVisibleLeaves(
  db: Db,
  actor: Actor,
  filter: LeaveFilter,
  page: PageRequest,
): Promise<Page<LeaveRow>> {
  const order = orderOf(byStart, byChange, filter);
  const query = order === byChange ? leavesChanged : seesAllLeave(actor) ? leavesOfAll : leavesOfPeople;
  const { rows } = await query(actor, filter, page).execute(db);
  return pageBy(order, rows, page);
}
