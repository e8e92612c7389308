import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest } from '../../../kernel/cursor.ts';
import { among, equal, since, type UpdatedSince } from '../../../kernel/filters.ts';
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
import type { DayWindow } from '../../../lib/windows.ts';
import { onDays, onDaysSince, onGivenDays } from '../store.ts';
import { entriesSeen, seesByDepartment, whoseTimeIsSeen } from '../visibility.ts';
import type { ApprovalStatus } from './record.ts';
import { entryColumns, entryJoins, type EntryRow } from './store.ts';

export interface EntryFilter extends Partial<DayWindow>, UpdatedSince {
  readonly user_id?: readonly string[];
  readonly department_id?: readonly string[];
  readonly project_id?: string;
  readonly approval_status?: readonly ApprovalStatus[];
  readonly is_billable?: boolean;
}

/** Who asks for what, and how much of each entry is read for them. */
export interface EntryListing {
  readonly actor: Actor;
  readonly filter: EntryFilter;
  readonly page: PageRequest;
  readonly withLocations: boolean;
}

/** A cursor carries the days of its first page. */
export const windowOfCursor = ({ after }: PageRequest): DayWindow | null =>
  after === null ? null : { start_date: String(after[2]), end_date: String(after[3]) };

const byClock = descending(['e.clock_in', 'timestamptz'], 'e.id');
const byChange = changesOf('e');
const newest = renamed(byClock, 'newest');
/** Written out, not a parameter: an index on what is undecided serves only who names it. */
function withStatus(statuses: readonly ApprovalStatus[] | undefined, perValue: PerValue | undefined): Sql {
  if (statuses === undefined) return sql.nothing;
  const [only] = statuses;
  return sql`
    ${statuses.length === 1 ? sql`and e.approval_status = ${sql.lit(only ?? '')}` : among('e.approval_status', statuses, perValue)}
    ${optional(!statuses.includes('APPROVED') && sql`and e.approval_status <> 'APPROVED'`)}`;
}

function onDaysOf(filter: EntryFilter, page: PageRequest): Sql {
  const { start_date: start, end_date: end, updated_since } = filter;
  if (updated_since !== undefined || start === undefined || end === undefined) return onGivenDays({ start, end });
  return sql`and ${beginsAtWindow(filter, page) ? onDays({ start, end }) : onDaysSince({ start, end })}`;
}

/** What narrows the list, regardless of who asks. */
const conditions = (
  { filter, page }: EntryListing,
  perValue?: PerValue,
): Sql => sql`e.status <> 'DELETED' ${onDaysOf(filter, page)}
  ${since('e', filter)} ${seekAfter(orderOf(byClock, byChange, filter), page)}
  ${equal('e.project_id', filter.project_id)} ${withStatus(filter.approval_status, perValue)}
  ${equal('e.is_billable', filter.is_billable)}`;

const columnsOf = ({ actor, withLocations }: EntryListing): Sql => entryColumns(actor.organization, withLocations);

/** Along an index of the entries: that of the organization, of one person or of what has changed. */
function entriesInVisibility(listing: EntryListing): Sql<EntryRow> {
  const { actor, filter, page, withLocations } = listing;
  const ofDepartments = optional(
    filter.department_id !== undefined &&
      sql`and exists (select from users where users.organization_id = e.organization_id and users.id = e.user_id
          ${among('users.department_id', filter.department_id)})`,
  );
  return sql<EntryRow>`
    select ${columnsOf(listing)} from time_entries e ${entryJoins(withLocations)}
     where ${entriesSeen(actor)} and ${conditions(listing)} ${among('e.user_id', filter.user_id)} ${ofDepartments}
     ${pageIn(orderOf(byClock, byChange, filter), page)}`;
}

/** The rows whose keys were found before. */
const entriesOf = (keys: Sql, listing: EntryListing): Sql<EntryRow> => sql<EntryRow>`
  with page as materialized (${keys})
  select ${columnsOf(listing)}
    from page join time_entries e on e.organization_id = ${listing.actor.organizationId} and e.id = page.id
         ${entryJoins(listing.withLocations)}
   ${pageIn(byClock, listing.page)}`;

/** The newest of each person in sight, and of those the newest: bounded by the people, however many entries there are. */
function keysOfPeople(listing: EntryListing): Sql {
  const { actor, filter, page } = listing;
  return sql`
    select newest.* from users cross join lateral (
      select ${keysIn(byClock)} from time_entries e
       where e.organization_id = ${actor.organizationId} and e.user_id = users.id and ${conditions(listing)}
       ${pageIn(byClock, page)}) as newest
     where ${whoseTimeIsSeen(actor)}
       ${among('users.id', filter.user_id)} ${among('users.department_id', filter.department_id)}
     ${pageIn(newest, page)}`;
}

/** The newest of each of several people or states. */
function keysOfValues(listing: EntryListing): Sql | null {
  const { actor, filter, page } = listing;
  const undecided = filter.approval_status?.includes('APPROVED') === true ? undefined : filter.approval_status;
  const perValue = perValueOf(['e.user_id', filter.user_id], ['e.approval_status', undecided]);
  if (!perValue) return null;
  const where = sql`${entriesSeen(actor)} and ${conditions(listing, perValue)} ${among('e.user_id', filter.user_id, perValue)}`;
  return keysOfPage({ from: sql`time_entries e`, where, perValue }, byClock, page);
}

function queryOf(listing: EntryListing): Sql<EntryRow> {
  const { actor, filter } = listing;
  if (filter.updated_since !== undefined) return entriesInVisibility(listing);
  const asksPeople = seesByDepartment(actor) || filter.department_id !== undefined;
  const keys = asksPeople ? keysOfPeople(listing) : keysOfValues(listing);
  return keys === null ? entriesInVisibility(listing) : entriesOf(keys, listing);
}

export async function listVisibleEntries(db: Db, listing: EntryListing): Promise<Page<EntryRow>> {
  const { filter, page } = listing;
  const { rows } = await queryOf(listing).execute(db);
  if (filter.updated_since !== undefined) return pageBy(byChange, rows, page);
  return pageOf(rows, page.limit, (row) => [row.clock_in, row.id, filter.start_date ?? '', filter.end_date ?? '']);
}
