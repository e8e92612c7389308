import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { type Actor, administers, isInPerson } from '../../../kernel/actor.ts';
import { type Page, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { among, equal, since, type UpdatedSince } from '../../../kernel/filters.ts';
import {
  changesOf,
  descending,
  keysOfPage,
  orderOf,
  pageBy,
  pageIn,
  type PerValue,
  perValueOf,
  seekAfter,
} from '../../../kernel/keyset.ts';
import { holdsAny, isGrantedEverywhere } from '../../../kernel/packages.ts';
import { dayBoundsMs } from '../../../lib/days.ts';
import { lowestId } from '../../../lib/ids.ts';
import { reportsSeen, reportsTo, whoseExpensesAreSeen, whoseReportsArePaid } from '../visibility.ts';
import type { ReportStatus } from './record.ts';
import { reportColumns, reportJoins, type ReportRow } from './store.ts';

export interface ReportFilter extends UpdatedSince {
  readonly status?: readonly ReportStatus[];
  readonly user_id?: readonly string[];
  readonly department_id?: readonly string[];
  readonly project_id?: string;
  readonly report_type?: readonly string[];
  readonly report_number?: string;
  readonly start_date?: string;
  readonly end_date?: string;
}

const byId = descending('r.id');
const byChange = changesOf('r');

/** What narrows the list, regardless of who asks. An id begins with the time it was made: days are ranges of ids. */
function conditions(actor: Actor, filter: ReportFilter, page: PageRequest, perValue?: PerValue): Sql {
  const { start_date: start, end_date: end } = filter;
  const { timezone } = actor.organization;
  return sql`r.organization_id = ${actor.organizationId} and r.deleted_at is null
    ${seekAfter(orderOf(byId, byChange, filter), page)} ${since('r', filter)}
    ${optional(start !== undefined && sql`and r.id >= ${lowestId('exp', dayBoundsMs(timezone, start).startMs)}`)}
    ${optional(end !== undefined && sql`and r.id < ${lowestId('exp', dayBoundsMs(timezone, end).endMs)}`)}
    ${among('r.status', filter.status, perValue)} ${among('r.user_id', filter.user_id, perValue)}
    ${among('r.department_id', filter.department_id, perValue)} ${equal('r.project_id', filter.project_id)}
    ${among('r.report_type', filter.report_type, perValue)} ${equal('r.report_number', filter.report_number)}`;
}

/** For who sees everyone: along the organization's own index, or that of a filter. */
function idsOfAll(actor: Actor, filter: ReportFilter, page: PageRequest): Sql {
  const perValue = perValueOf(
    ['r.user_id', filter.user_id],
    ['r.department_id', filter.department_id],
    ['r.status', filter.status],
    ['r.report_type', filter.report_type],
  );
  const where = conditions(actor, filter, page, perValue);
  return keysOfPage({ from: sql`expense_reports r`, where, perValue }, byId, page);
}

/** What has changed, of everyone in sight. */
const idsChanged = (actor: Actor, filter: ReportFilter, page: PageRequest): Sql =>
  keysOfPage(
    {
      from: sql`expense_reports r join users on users.organization_id = r.organization_id and users.id = r.user_id`,
      where: sql`${reportsSeen(actor)} and ${conditions(actor, filter, page)}`,
    },
    byChange,
    page,
  );

/** The newest of each person in sight and of what the actor decides on: bounded by the people, not by the reports. */
function idsOfSome(actor: Actor, filter: ReportFilter, page: PageRequest): Sql {
  const newest = (whose: Sql): Sql => sql`
    (select r.id from expense_reports r where ${conditions(actor, filter, page)} and ${whose}
      order by r.id desc limit ${rowsFor(page)})`;
  const ofPeople = sql`
    select newest.id from users cross join lateral ${newest(sql`r.user_id = users.id`)} as newest
     where ${whoseExpensesAreSeen(actor)}`;
  const ofReports = sql`
    union select newest.id from users cross join lateral
      ${newest(sql`r.user_id = users.id and r.status <> 'DRAFT'`)} as newest
     where users.organization_id = ${actor.organizationId} and ${reportsTo(actor)}`;
  const toPay = sql.join(
    ['APPROVED', 'PAID'].map((status) =>
      isGrantedEverywhere(actor, 'EXPENSES_PAYING')
        ? sql`union ${newest(sql`r.status = ${sql.lit(status)}`)}`
        : sql`union select newest.id from users cross join lateral
                ${newest(sql`r.user_id = users.id and r.status = ${sql.lit(status)}`)} as newest
               where users.organization_id = ${actor.organizationId} and ${whoseReportsArePaid(actor)}`,
    ),
    ' ',
  );
  const toDecide = sql`
    union ${newest(sql`r.approver_id = ${actor.userId}`)} union ${newest(sql`r.decided_by_id = ${actor.userId}`)}`;
  return sql`
    select id from (${ofPeople} ${optional(isInPerson(actor) && ofReports)} ${optional(actor.role !== 'EMPLOYEE' && toDecide)}
      ${optional(holdsAny(actor, ['EXPENSES_PAYING']) && toPay)}) as seen
     order by id desc limit ${rowsFor(page)}`;
}

/** Lines and receipts are put together for the rows of the page alone. */
export async function listVisibleReports(
  db: Db,
  actor: Actor,
  filter: ReportFilter,
  page: PageRequest,
): Promise<Page<ReportRow>> {
  const order = orderOf(byId, byChange, filter);
  const find = order === byChange ? idsChanged : administers(actor) ? idsOfAll : idsOfSome;
  const { rows } = await sql<ReportRow>`
    with page as materialized (${find(actor, filter, page)})
    select ${reportColumns} from page
      join expense_reports r on r.organization_id = ${actor.organizationId} and r.id = page.id ${reportJoins}
     ${pageIn(order, page)}`.execute(db);
  return pageBy(order, rows, page);
}
