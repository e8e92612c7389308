import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Span } from './pay-periods.ts';

/** Part of a WHERE clause on entries `e`: completed and not turned down, as timesheets count them. */
export const counts = sql.raw(`e.status <> 'DELETED' and e.status = 'ACTIVE' and e.approval_status <> 'REJECTED'`);

/** Part of a WHERE clause on entries `e`: those of some days, for a list whose cursor lies before the end already. */
export const onDaysSince = ({ start, end }: Span): Sql<boolean> => sql<boolean>`
  e.clock_in >= (${start}::date - interval '14 hours') at time zone 'UTC'
  and e.work_date between ${start}::date and ${end}::date`;

/**
 * Part of a WHERE clause on entries `e`: those of some days. The day is the one an entry was written down under; the bounds
 * on clock_in hold in any timezone and keep the scan of an index short.
 */
export const onDays = (span: Span): Sql<boolean> => sql<boolean>`
  ${onDaysSince(span)} and e.clock_in < (${span.end}::date + interval '36 hours') at time zone 'UTC'`;

/** The same if either edge may stand open. */
export const onGivenDays = ({
  start,
  end,
}: {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}): Sql => sql`
  ${optional(start !== undefined && sql`and e.work_date >= ${start}::date`)}
  ${optional(end !== undefined && sql`and e.work_date <= ${end}::date`)}`;
