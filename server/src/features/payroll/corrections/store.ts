import type { Db } from '../../../db/database.ts';
import { insertRow } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { descending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import {
  type CorrectedEntry,
  countedEntries,
  type EntryCorrection,
  type Explained,
  onDays,
  type Span,
  type TimesheetStatus,
  whoseTimeIsSeen,
} from '../../time/index.ts';
import type { Difference } from './difference.ts';
import { correctionFieldNames, type TimesheetCorrection } from './record.ts';

/** numeric columns come as text. */
export type CorrectionRow = Omit<
  TimesheetCorrection,
  'changes' | 'regular_pay' | 'overtime_pay' | 'total_pay' | 'currency'
> & {
  readonly changes: readonly EntryCorrection[];
  readonly position: number;
  readonly regular_pay: string;
  readonly overtime_pay: string;
  readonly currency: string;
  /** The person's. */
  readonly department_id: string | null;
};

const columns = sql.raw<CorrectionRow>(
  `${correctionFieldNames.map((name) => `c.${name}`).join(', ')}, c.position, c.regular_pay, c.overtime_pay, c.currency,
  users.department_id`,
);
const withOwner = sql.raw('join users on users.organization_id = c.organization_id and users.id = c.user_id');
const newestFirst = descending('c.id');

/** Of a timesheet that the actor sees. */
export async function listCorrectionsOf(
  db: Db,
  { organizationId }: Actor,
  sheetId: string,
  page: PageRequest,
): Promise<Page<CorrectionRow>> {
  const { rows } = await sql<CorrectionRow>`
    select ${columns} from timesheet_corrections c ${withOwner}
     where c.organization_id = ${organizationId} and c.timesheet_id = ${sheetId} ${seekAfter(newestFirst, page)}
     ${pageIn(newestFirst, page)}`.execute(db);
  return pageBy(newestFirst, rows, page);
}

/** Those that no pay run has taken, of everyone whose time the actor sees. */
export async function listOpenCorrections(db: Db, actor: Actor, page: PageRequest): Promise<Page<CorrectionRow>> {
  const { rows } = await sql<CorrectionRow>`
    select ${columns} from timesheet_corrections c
      join users on users.organization_id = c.organization_id and users.id = c.user_id
     where ${whoseTimeIsSeen(actor)} and c.organization_id = ${actor.organizationId} and c.status = 'OPEN'
       ${seekAfter(newestFirst, page)} ${pageIn(newestFirst, page)}`.execute(db);
  return pageBy(newestFirst, rows, page);
}

export async function getVisibleCorrection(db: Db, actor: Actor, id: string): Promise<CorrectionRow> {
  return sql<CorrectionRow>`
    select ${columns} from timesheet_corrections c ${withOwner}
     where ${whoseTimeIsSeen(actor)} and c.organization_id = ${actor.organizationId} and c.id = ${id}`.get(
    db,
    'correction',
  );
}

/** The same for a change, so that no pay run takes it meanwhile. */
export async function lockCorrection({ tx, actor }: UnitOfWork, id: string): Promise<CorrectionRow> {
  return sql<CorrectionRow>`
    select ${columns} from timesheet_corrections c ${withOwner}
     where c.organization_id = ${actor.organizationId} and c.id = ${id} for update of c`.get(tx, 'correction');
}

/** Entries of a period that count, as they were recorded. */
export async function listEntriesToCorrect(
  { actor, tx }: UnitOfWork,
  userId: string,
  period: Span,
): Promise<readonly CorrectedEntry[]> {
  const { rows } = await sql<CorrectedEntry>`
    select e.id, e.work_date, e.clock_in, e.clock_out, e.raw_clock_in, e.raw_clock_out, e.duration_minutes, e.break_minutes,
           e.hourly_rate
      from time_entries e
     where e.organization_id = ${actor.organizationId} and e.user_id = ${userId} and ${onDays(period)} and ${countedEntries}`.execute(
    tx,
  );
  return rows;
}

/** A timesheet that shares a week with one that is corrected. */
export interface LaterSheet {
  readonly id: string;
  readonly status: TimesheetStatus;
  readonly period_start: string;
  readonly period_end: string;
  readonly finalized_at: string | null;
  readonly currency: string;
}

/** Those that begin behind a day, and on another or before. */
export async function listLaterSheets(
  { actor, tx }: UnitOfWork,
  userId: string,
  behind: string,
  until: string,
): Promise<readonly LaterSheet[]> {
  const { rows } = await sql<LaterSheet>`
    select id, status, period_start, period_end, finalized_at, currency from timesheets
     where organization_id = ${actor.organizationId} and user_id = ${userId}
       and period_start > ${behind}::date and period_start <= ${until}::date
     order by period_start`.execute(tx);
  return rows;
}

export interface NewCorrection extends Difference {
  readonly id: string;
  readonly userId: string;
  readonly sheetId: string;
  readonly causeId: string | null;
  readonly period: Span;
  readonly changes: readonly EntryCorrection[];
  readonly currency: string;
  readonly reason: string;
  readonly explanation: Explained;
}

/** For a change that holds the lock on the person's time. */
export async function insertCorrection(work: UnitOfWork, correction: NewCorrection): Promise<void> {
  const { actor, tx, now } = work;
  const { userId, sheetId, causeId, period, changes, explanation, ...values } = correction;
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), 0) + 1 as position from timesheet_corrections
     where organization_id = ${actor.organizationId} and user_id = ${userId}`.execute(tx);
  await insertRow('timesheet_corrections', {
    organization_id: actor.organizationId,
    ...values,
    user_id: userId,
    timesheet_id: sheetId,
    cause_id: causeId,
    position: rows[0]?.position ?? 1,
    status: 'OPEN',
    period_start: period.start,
    period_end: period.end,
    changes: JSON.stringify(changes),
    explanation: JSON.stringify(explanation),
    created_by_id: actor.userId,
    created_at: now,
    updated_at: now,
  }).execute(tx);
}

/** A later correction that stands on entries of these days; null: none does. */
export async function findLaterCorrection(
  { actor, tx }: UnitOfWork,
  { user_id: userId, position }: CorrectionRow,
  { start, end }: Span,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from timesheet_corrections
     where organization_id = ${actor.organizationId} and user_id = ${userId} and position > ${position}
       and status <> 'WITHDRAWN' and cause_id is null and period_start <= ${end}::date and period_end >= ${start}::date
     order by position desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** It, and those that follow from it. */
export async function saveWithdrawn({ actor, tx, now }: UnitOfWork, id: string): Promise<void> {
  await sql`
    update timesheet_corrections set status = 'WITHDRAWN', withdrawn_by_id = ${actor.userId}, updated_at = ${now}
     where organization_id = ${actor.organizationId} and (id = ${id} or cause_id = ${id}) and status = 'OPEN'`.execute(
    tx,
  );
}
