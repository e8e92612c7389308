import { type Sql, sql } from '../../../db/sql.ts';
import { addDays } from '../../../lib/days.ts';
import { longestPeriodDays, type Span } from '../pay-periods.ts';

/** A column on the table users: what corrections that stand make of entries of these days, in the order in which they were made. */
export const correctionsColumn = ({ start, end }: Span): Sql => sql`
  (select coalesce(jsonb_agg(change.value order by c.position, change.ordinality), '[]')
     from timesheet_corrections c cross join jsonb_array_elements(c.changes) with ordinality as change
    where c.organization_id = users.organization_id and c.user_id = users.id
      and c.period_start between ${addDays(start, 1 - longestPeriodDays)}::date and ${end}::date
      and c.period_end >= ${start}::date and c.status <> 'WITHDRAWN' and c.cause_id is null) as corrections`;
