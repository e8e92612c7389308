import type { Db } from '../../../db/database.ts';
import { executeTogether, type Sql, sql } from '../../../db/sql.ts';
import type { Actor, Tenant } from '../../../kernel/actor.ts';
import { absenceColumns, type AbsenceRow } from '../../leave/index.ts';
import { onDays } from '../on-days.ts';
import { payPeriodOf, type PayPeriodSettings, type Span, weekOf } from '../pay-periods.ts';
import { type Sheet, sheetsColumn } from './place.ts';
import type { CountedEntry } from './totals.ts';

/** A person's time on some days: what timesheets follow from, and those that are there. */
export interface TimeOnDays {
  readonly span: Span;
  readonly sheets: readonly Sheet[];
  readonly entries: readonly CountedEntry[];
  readonly absence: AbsenceRow;
}

/** The days to look at for timesheets over the work weeks of some days, where these cover the pay periods of today. */
export function spanAround(settings: PayPeriodSettings, days: readonly string[]): Span {
  const first = days.reduce((one, other) => (other < one ? other : one));
  const last = days.reduce((one, other) => (other > one ? other : one));
  return spanFrom(settings, {
    start: payPeriodOf(settings, weekOf(settings.week_start, first).start).start,
    end: payPeriodOf(settings, weekOf(settings.week_start, last).end).end,
  });
}

/** Overtime is worked out by the week: what a period holds follows from the whole of the week in which it starts. */
export const spanFrom = ({ week_start }: PayPeriodSettings, { start, end }: Span): Span => ({
  start: weekOf(week_start, start).start,
  end,
});

export type TimeRow = AbsenceRow & { readonly sheets: Sheet[] };

/** Columns of TimeRow, on the table users, to be asked for with others while the person's time is ours. */
export const timeColumns = (tenant: Tenant, span: Span): Sql =>
  sql`${sheetsColumn(span)}, ${absenceColumns(tenant, span.start, span.end)}`;

/** Completed and not turned down, in no order. */
export const countedEntries = ({ organizationId }: Actor, userId: string, span: Span): Sql<CountedEntry> =>
  sql<CountedEntry>`
    select e.id, e.work_date, e.clock_in, e.duration_minutes, e.break_minutes, e.hourly_rate from time_entries e
     where e.organization_id = ${organizationId} and e.user_id = ${userId} and ${onDays(span)}
       and e.status <> 'DELETED' and e.status = 'ACTIVE' and e.approval_status <> 'REJECTED'`;

export async function readTime(
  { actor, tx }: { readonly actor: Actor; readonly tx: Db },
  userId: string,
  span: Span,
): Promise<TimeOnDays> {
  const [[person], entries] = await executeTogether(
    tx,
    sql<TimeRow>`
      select ${timeColumns(actor.organization, span)} from users
       where users.organization_id = ${actor.organizationId} and users.id = ${userId}`,
    countedEntries(actor, userId, span),
  );
  if (!person) throw new Error('The person is gone although people are never removed.');
  return { span, sheets: person.sheets, entries, absence: person };
}
