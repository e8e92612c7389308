import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { dayBoundsMs } from '../../lib/days.ts';
import { invalid } from '../../lib/errors.ts';
import { type IdPrefix, lowestId } from '../../lib/ids.ts';
import { say } from '../../lib/texts/texts.ts';
import type { Window } from './window.ts';

/** The days as a range of ids, which carry their instant: the primary key serves window and paging alike. */
export function withinWindow({ start_date: start, end_date: end }: Window, timezone: string, prefix: IdPrefix): Sql {
  if (start !== undefined && end !== undefined && end < start) {
    throw invalid('end_date', say('validation.beforeOther', { other: 'start_date' }));
  }
  const from = start === undefined ? null : dayBoundsMs(timezone, start).startMs;
  const until = end === undefined ? null : dayBoundsMs(timezone, end).endMs;
  return sql`${optional(from !== null && sql`and log.id >= ${lowestId(prefix, from)}`)}
             ${optional(until !== null && sql`and log.id < ${lowestId(prefix, until)}`)}`;
}
