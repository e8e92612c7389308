import type { Db } from '../../../db/database.ts';
import { executeTogether, type Sql, sql } from '../../../db/sql.ts';
import type { Actor, Tenant } from '../../../kernel/actor.ts';
import { absenceColumns, type AbsenceRow } from '../../leave/index.ts';
import { counts, onDays } from '../on-days-store.ts';
import type { Span } from '../pay-periods.ts';
import { type EntryCorrection, withCorrections } from './overlay.ts';
import { correctionsColumn } from './overlay-store.ts';
import { type Sheet, sheetsColumn } from './place-store.ts';
import type { KeptEntry } from './totals.ts';

/** A person's time on some days: what timesheets follow from, and those that are there. */
export interface TimeOnDays {
  readonly span: Span;
  readonly sheets: readonly Sheet[];
  /** With the corrections that stand. */
  readonly entries: readonly KeptEntry[];
  readonly corrections: readonly EntryCorrection[];
  readonly absence: AbsenceRow;
}

export type TimeRow = AbsenceRow & { readonly sheets: Sheet[]; readonly corrections: EntryCorrection[] };

/** Columns of TimeRow, on the table users, to be asked for with others while the person's time is ours. */
export const timeColumns = (tenant: Tenant, span: Span): Sql =>
  sql`${sheetsColumn(span)}, ${correctionsColumn(span)}, ${absenceColumns(tenant, span.start, span.end)}`;

/** Completed and not turned down, in no order. */
export const countedEntries = ({ organizationId }: Actor, userId: string, span: Span): Sql<KeptEntry> =>
  sql<KeptEntry>`
    select e.id, e.work_date, e.clock_in, e.duration_minutes, e.break_minutes, e.hourly_rate, e.project_id, e.task_id,
           e.is_billable, e.break_flags
      from time_entries e
     where e.organization_id = ${organizationId} and e.user_id = ${userId} and ${onDays(span)}
       and ${counts}`;

export async function readTime(
  { actor, tx }: { readonly actor: Actor; readonly tx: Db },
  userId: string,
  span: Span,
): Promise<TimeOnDays & { readonly recorded: readonly KeptEntry[] }> {
  const [[person], entries] = await executeTogether(
    tx,
    sql<TimeRow>`
      select ${timeColumns(actor.organization, span)} from users
       where users.organization_id = ${actor.organizationId} and users.id = ${userId}`,
    countedEntries(actor, userId, span),
  );
  if (!person) throw new Error('The person is gone although people are never removed.');
  const { sheets, corrections } = person;
  return {
    span,
    sheets,
    recorded: entries,
    entries: withCorrections(entries, corrections),
    corrections,
    absence: person,
  };
}
