import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { among, since, type UpdatedSince } from '../../../kernel/filters.ts';
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
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { findAsDecider } from '../../approvals/index.ts';
import { foundBy } from '../../people/index.ts';
import { lockSheetsOf } from '../person-store.ts';
import { onDays } from '../store.ts';
import { seesAllTime, whoseTimeIsDecided, whoseTimeIsSeen } from '../visibility.ts';
import type { Explained } from './explained.ts';
import { timesheetFieldNames, type TimesheetInEvent, type TimesheetStatus } from './record.ts';

/** numeric columns come as text. */
export type TimesheetRow = TimesheetInEvent & {
  readonly regular_pay: string;
  readonly overtime_pay: string;
  readonly total_pay: string;
  readonly currency: string;
  /** The person's. */
  readonly department_id: string | null;
};

export type LockedSheet = TimesheetRow;

const elsewhere: readonly string[] = ['user', 'changed_since_submitted', 'break_flags'];
const own = timesheetFieldNames.filter((name) => !elsewhere.includes(name)).map((name) => `t.${name}`);
/** Those submitted before digests were kept are known by their hours alone. */
const hasChanged = `t.status = 'SUBMITTED' and (t.total_minutes is distinct from coalesce(t.submitted_minutes, t.total_minutes)
  or t.entries_digest is distinct from coalesce(t.submitted_digest, t.entries_digest))`;
/** Columns of the timesheet `t`, whose person is `users`. */
export const sheetColumns =
  sql.raw(`${own.join(', ')}, t.regular_pay, t.overtime_pay, t.regular_pay + t.overtime_pay as total_pay, t.currency,
  ${hasChanged} as changed_since_submitted, coalesce(t.break_flags, '[]') as break_flags,
  jsonb_build_object('id', users.id, 'first_name', users.first_name, 'last_name', users.last_name) as user,
  users.department_id`);
const withOwner = sql.raw('join users on users.organization_id = t.organization_id and users.id = t.user_id');

async function findSheet(db: Db, actor: Actor, id: string, isSeen: Sql): Promise<TimesheetRow | undefined> {
  const { rows } = await sql<TimesheetRow>`
    select ${sheetColumns} from timesheets t ${withOwner}
     where ${isSeen} and t.organization_id = ${actor.organizationId} and t.id = ${id}`.execute(db);
  return rows[0];
}

function visible<Found>(sheet: Found | undefined): Found {
  if (sheet === undefined) throw notFound('timesheet');
  return sheet;
}

export const getVisibleSheet = async (db: Db, actor: Actor, id: string): Promise<TimesheetRow> =>
  visible(await findSheet(db, actor, id, whoseTimeIsSeen(actor)));

/** What a deputy sees of someone else's duty: what waits, and what they have approved in that person's place. */
const seenInPlace = ({ userId }: Actor, isTheirs: Sql): Sql => sql`${isTheirs}
  and (t.status = 'SUBMITTED' or t.on_behalf_of_id is not null and t.approved_by_id = ${userId})`;

/** Also one that waits for someone in whose place the actor decides; `by` is whose eyes it is shown to. */
export const getSheetToDecide = async (
  asking: { readonly actor: Actor; readonly db: Db; readonly nowMs: number },
  id: string,
): Promise<{ readonly row: TimesheetRow; readonly by: Actor }> =>
  visible(
    await findAsDecider(
      asking,
      'TIME',
      whoseTimeIsDecided,
      (isTheirs, isInPlace) =>
        findSheet(asking.db, asking.actor, id, isInPlace ? seenInPlace(asking.actor, isTheirs) : isTheirs),
      whoseTimeIsSeen,
    ),
  );

/** The departments of some people, by their ids. */
export async function findDepartments(
  db: Db,
  { organizationId }: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ id: string; department_id: string | null }>`
    select id, department_id from users where organization_id = ${organizationId} and id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.id, row.department_id]));
}

/** How its totals came about, kept when it was locked; null until then. */
export async function findExplanation({ organizationId }: Actor, db: Db, id: string): Promise<Explained | null> {
  const { rows } = await sql<{ explanation: Explained | null }>`
    select explanation from timesheets where organization_id = ${organizationId} and id = ${id}`.execute(db);
  return rows[0]?.explanation ?? null;
}

/** What was kept with a correction of the timesheet. */
export async function getCorrectedExplanation(
  db: Db,
  { organizationId }: Actor,
  sheetId: string,
  correctionId: string,
): Promise<Explained> {
  const { rows } = await sql<{ explanation: Explained | null }>`
    select explanation from timesheet_corrections
     where organization_id = ${organizationId} and timesheet_id = ${sheetId} and id = ${correctionId}`.execute(db);
  if (!rows[0]?.explanation) throw notFound('correction');
  return rows[0].explanation;
}

export const saveExplanations = async (
  { actor, tx }: UnitOfWork,
  kept: readonly { readonly id: string; readonly explanation: Explained }[],
): Promise<void> => {
  await sql`
    update timesheets set explanation = kept.explanation
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept(id text, explanation jsonb)
     where timesheets.organization_id = ${actor.organizationId} and timesheets.id = kept.id`.execute(tx);
};

/** Locks the person's time first, then the timesheet, as every change of theirs does. */
export const lockVisibleSheet = async (work: UnitOfWork, id: string): Promise<LockedSheet> =>
  lockSheet(work, await getVisibleSheet(work.tx, work.actor, id));

export async function lockSheetToDecide(work: UnitOfWork, id: string): Promise<LockedSheet> {
  const { actor, tx: db, nowMs } = work;
  return lockSheet(work, (await getSheetToDecide({ actor, db, nowMs }, id)).row);
}

async function lockSheet(work: UnitOfWork, { id, user_id: userId }: TimesheetRow): Promise<LockedSheet> {
  await lockSheetsOf(work, userId);
  const { rows } = await sql<LockedSheet>`
    select ${sheetColumns} from timesheets t ${withOwner}
     where t.organization_id = ${work.actor.organizationId} and t.id = ${id} for no key update of t`.execute(work.tx);
  if (!rows[0]) throw new Error('The timesheet is gone although timesheets are never removed.');
  return rows[0];
}

/** What it holds is what was submitted. Sent with what follows. */
export function noteSubmitted({ actor, tx }: UnitOfWork, id: string): void {
  tx.defer(sql`
    update timesheets set submitted_minutes = total_minutes, submitted_digest = entries_digest
     where organization_id = ${actor.organizationId} and id = ${id}`);
}

export async function sheetAfter({ actor, tx }: UnitOfWork, id: string): Promise<TimesheetRow> {
  const { rows } = await sql<TimesheetRow>`
    select ${sheetColumns} from timesheets t ${withOwner}
     where t.organization_id = ${actor.organizationId} and t.id = ${id}`.execute(tx);
  if (!rows[0]) throw new Error('The timesheet is gone although it was just written.');
  return rows[0];
}

export interface SheetFilter extends UpdatedSince {
  readonly period_start?: string;
  readonly period_end?: string;
  readonly user_id?: readonly string[];
  readonly status?: readonly TimesheetStatus[];
  /** Words that begin those of the person. */
  readonly q?: string;
}

const byPeriod = descending(['t.period_start', 'date'], 't.id');
const byChange = changesOf('t');

const conditions = (filter: SheetFilter, page: PageRequest, perValue?: PerValue): Sql => sql`
  ${optional(filter.period_start !== undefined && sql`and t.period_start >= ${filter.period_start}::date`)}
  ${optional(filter.period_end !== undefined && sql`and t.period_end <= ${filter.period_end}::date`)}
  ${among('t.status', filter.status, perValue)} ${since('t', filter)}
  ${seekAfter(orderOf(byPeriod, byChange, filter), page)}`;

/** Of everyone, along the organization's index or that of each of several people or states. */
function sheetsOfAll(actor: Actor, filter: SheetFilter, page: PageRequest): Sql<TimesheetRow> {
  const perValue = perValueOf(['t.user_id', filter.user_id], ['t.status', filter.status]);
  const where = sql`t.organization_id = ${actor.organizationId} ${conditions(filter, page, perValue)}
    ${among('t.user_id', filter.user_id, perValue)}`;
  if (!perValue)
    return sql<TimesheetRow>`select ${sheetColumns} from timesheets t ${withOwner} where ${where} ${pageIn(byPeriod, page)}`;
  return sql<TimesheetRow>`
    with page as materialized (${keysOfPage({ from: sql`timesheets t`, where, perValue }, byPeriod, page)})
    select ${sheetColumns} from page join timesheets t on t.organization_id = ${actor.organizationId} and t.id = page.id
           ${withOwner} ${pageIn(byPeriod, page)}`;
}

/** The newest of each person in sight. */
const sheetsOfPeople = (actor: Actor, filter: SheetFilter, page: PageRequest): Sql<TimesheetRow> => sql<TimesheetRow>`
  select ${sheetColumns} from users cross join lateral (
    select * from timesheets t
     where t.organization_id = ${actor.organizationId} and t.user_id = users.id ${conditions(filter, page)}
     ${pageIn(byPeriod, page)}) as t
   where ${whoseTimeIsSeen(actor)} ${among('users.id', filter.user_id)} ${foundBy(actor, filter.q)}
   ${pageIn(byPeriod, page)}`;

/** What has changed, of everyone in sight. */
const sheetsChanged = (actor: Actor, filter: SheetFilter, page: PageRequest): Sql<TimesheetRow> => sql<TimesheetRow>`
  select ${sheetColumns} from timesheets t ${withOwner}
   where t.organization_id = ${actor.organizationId} and ${whoseTimeIsSeen(actor)} ${conditions(filter, page)}
     ${among('t.user_id', filter.user_id)} ${foundBy(actor, filter.q)}
   ${pageIn(byChange, page)}`;

/**
 * As for entries: along the organization's index for who sees everyone, otherwise the newest of each person in sight, or of
 * those whom a search has found.
 */
export async function listVisibleSheets(
  db: Db,
  actor: Actor,
  filter: SheetFilter,
  page: PageRequest,
): Promise<Page<TimesheetRow>> {
  const order = orderOf(byPeriod, byChange, filter);
  const isOfAll = seesAllTime(actor) && filter.q === undefined;
  const query = order === byChange ? sheetsChanged : isOfAll ? sheetsOfAll : sheetsOfPeople;
  const { rows } = await query(actor, filter, page).execute(db);
  return pageBy(order, rows, page);
}

/** Entries of the period that are not settled: still running, or waiting for a decision. */
export async function countUnsettled(
  { actor, tx }: UnitOfWork,
  sheet: LockedSheet,
): Promise<{ running: number; pending: number }> {
  const { rows } = await sql<{ running: number; pending: number }>`
    select count(*) filter (where e.status = 'RUNNING') as running,
           count(*) filter (where e.status = 'ACTIVE' and e.approval_status = 'PENDING') as pending
      from time_entries e
     where e.organization_id = ${actor.organizationId} and e.user_id = ${sheet.user_id} and e.status <> 'DELETED'
       and ${onDays({ start: sheet.period_start, end: sheet.period_end })}`.execute(tx);
  return rows[0] ?? { running: 0, pending: 0 };
}
