import { sql, type Sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/database.ts';
import { administers, type Actor } from '../../../kernel/actor.ts';
import { pageOf, rowsFor, type Page, type PageRequest } from '../../../kernel/cursor.ts';
import { dayBoundsMs } from '../../../kernel/days.ts';
import { lowestId } from '../../../kernel/ids.ts';
import { whoseExpensesAreSeen } from '../visibility.ts';
import type { ReportStatus } from './record.ts';
import { reportColumns, reportJoins, type ReportRow } from './store.ts';

export interface ReportFilter {
  readonly status?: ReportStatus;
  readonly user_id?: string;
  readonly department_id?: string;
  readonly project_id?: string;
  readonly report_type?: string;
  readonly start_date?: string;
  readonly end_date?: string;
}

const nothing = sql``;
const where = (column: string, value: string | undefined): Sql =>
  value === undefined ? nothing : sql`and ${sql.ref(column)} = ${value}`;

/** What narrows the list, whoever asks. An id begins with the time it was made: days are ranges of ids. */
function conditions(actor: Actor, filter: ReportFilter, { after }: PageRequest): Sql {
  const { start_date: start, end_date: end } = filter;
  const { timezone } = actor.organization;
  return sql`r.organization_id = ${actor.organizationId} and r.deleted_at is null
    ${after === null ? nothing : sql`and r.id < ${after[0]}`}
    ${start === undefined ? nothing : sql`and r.id >= ${lowestId('exp', dayBoundsMs(timezone, start).startMs)}`}
    ${end === undefined ? nothing : sql`and r.id < ${lowestId('exp', dayBoundsMs(timezone, end).endMs)}`}
    ${where('r.status', filter.status)} ${where('r.user_id', filter.user_id)}
    ${where('r.department_id', filter.department_id)} ${where('r.project_id', filter.project_id)}
    ${where('r.report_type', filter.report_type)}`;
}

/** For who sees everyone: along the organization's own index, or that of a filter. */
const idsOfAll = (actor: Actor, filter: ReportFilter, page: PageRequest): Sql => sql`
  select r.id from expense_reports r where ${conditions(actor, filter, page)} order by r.id desc limit ${rowsFor(page)}`;

/** The newest of each person in sight and of what the actor decides on: bounded by the people, not by the reports. */
function idsOfSome(actor: Actor, filter: ReportFilter, page: PageRequest): Sql {
  const newest = (whose: Sql): Sql => sql`
    (select r.id from expense_reports r where ${conditions(actor, filter, page)} and ${whose}
      order by r.id desc limit ${rowsFor(page)})`;
  const ofPeople = sql`
    select newest.id from users cross join lateral ${newest(sql`r.user_id = users.id`)} as newest
     where ${whoseExpensesAreSeen(actor)}`;
  const toDecide = sql`
    union ${newest(sql`r.approver_id = ${actor.userId}`)} union ${newest(sql`r.decided_by_id = ${actor.userId}`)}`;
  return sql`
    select id from (${ofPeople} ${actor.role === 'EMPLOYEE' ? nothing : toDecide}) as seen
     order by id desc limit ${rowsFor(page)}`;
}

/** Lines and receipts are put together for the rows of the page alone. */
export async function listVisibleReports(
  db: Db,
  actor: Actor,
  filter: ReportFilter,
  page: PageRequest,
): Promise<Page<ReportRow>> {
  const ids = administers(actor) ? idsOfAll(actor, filter, page) : idsOfSome(actor, filter, page);
  const { rows } = await sql<ReportRow>`
    with page as materialized (${ids})
    select ${reportColumns} from page
      join expense_reports r on r.organization_id = ${actor.organizationId} and r.id = page.id ${reportJoins}
     order by r.id desc`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.id]);
}
