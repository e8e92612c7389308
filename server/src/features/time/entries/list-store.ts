import { sql, type Sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { pageOf, rowsFor, type Page, type PageRequest } from '../../../kernel/cursor.ts';
import type { DayWindow } from '../../../kernel/windows.ts';
import { onDays } from '../on-days.ts';
import { entriesSeen, seesByDepartment, whoseTimeIsSeen } from '../visibility.ts';
import { seesLocations } from './present.ts';
import type { ApprovalStatus } from './record.ts';
import { entryColumns, entryJoins, type EntryRow } from './store.ts';

export interface EntryFilter extends DayWindow {
  readonly user_id?: string;
  readonly department_id?: string;
  readonly project_id?: string;
  readonly approval_status?: ApprovalStatus;
  readonly is_billable?: boolean;
}

/** A cursor carries the days of its first page. */
export const windowOfCursor = ({ after }: PageRequest): DayWindow | null =>
  after === null ? null : { start_date: String(after[2]), end_date: String(after[3]) };

/** Written out, not a parameter: an index on what is undecided serves only who names it. */
const withStatus: Record<ApprovalStatus, Sql> = {
  PENDING: sql`and e.approval_status = 'PENDING' and e.approval_status <> 'APPROVED'`,
  APPROVED: sql`and e.approval_status = 'APPROVED'`,
  REJECTED: sql`and e.approval_status = 'REJECTED' and e.approval_status <> 'APPROVED'`,
};

const nothing = sql``;

/** What narrows the list, whoever asks. */
function conditions(filter: EntryFilter, { after }: PageRequest): Sql {
  const { start_date: start, end_date: end } = filter;
  return sql`e.status <> 'DELETED'
    and ${onDays({ start, end })}
    ${after === null ? nothing : sql`and (e.clock_in, e.id) < (${after[0]}::timestamptz, ${after[1]})`}
    ${filter.project_id === undefined ? nothing : sql`and e.project_id = ${filter.project_id}`}
    ${filter.approval_status === undefined ? nothing : withStatus[filter.approval_status]}
    ${filter.is_billable === undefined ? nothing : sql`and e.is_billable = ${filter.is_billable}`}`;
}

/** For who sees everyone, or themselves alone: along the organization's own index, or that of one person. */
function entriesInSight(actor: Actor, filter: EntryFilter, page: PageRequest): Sql<EntryRow> {
  const withLocations = seesLocations(actor);
  return sql<EntryRow>`
    select ${entryColumns(actor.organization, withLocations)} from time_entries e ${entryJoins(withLocations)}
     where ${entriesSeen(actor)} and ${conditions(filter, page)}
       ${filter.user_id === undefined ? nothing : sql`and e.user_id = ${filter.user_id}`}
     order by e.clock_in desc, e.id desc limit ${rowsFor(page)}`;
}

/** The newest of each person in sight, and of those the newest: bounded by the people, however many entries there are. */
function entriesOfPeople(actor: Actor, filter: EntryFilter, page: PageRequest): Sql<EntryRow> {
  const withLocations = seesLocations(actor);
  return sql<EntryRow>`
    with page as materialized (
      select newest.* from users cross join lateral (
        select e.organization_id, e.id, e.clock_in from time_entries e
         where e.organization_id = ${actor.organizationId} and e.user_id = users.id and ${conditions(filter, page)}
         order by e.clock_in desc, e.id desc limit ${rowsFor(page)}) as newest
       where ${whoseTimeIsSeen(actor)}
         ${filter.user_id === undefined ? nothing : sql`and users.id = ${filter.user_id}`}
         ${filter.department_id === undefined ? nothing : sql`and users.department_id = ${filter.department_id}`}
       order by newest.clock_in desc, newest.id desc limit ${rowsFor(page)})
    select ${entryColumns(actor.organization, withLocations)}
      from page join time_entries e on e.organization_id = page.organization_id and e.id = page.id ${entryJoins(withLocations)}
     order by e.clock_in desc, e.id desc`;
}

export async function listVisibleEntries(
  db: Db,
  actor: Actor,
  filter: EntryFilter,
  page: PageRequest,
): Promise<Page<EntryRow>> {
  const asksPeople = seesByDepartment(actor) || filter.department_id !== undefined;
  const query = asksPeople ? entriesOfPeople(actor, filter, page) : entriesInSight(actor, filter, page);
  const { rows } = await query.execute(db);
  return pageOf(rows, page.limit, (row) => [row.clock_in, row.id, filter.start_date, filter.end_date]);
}
