import { Type } from 'typebox';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { Day, dayBoundsMs } from '../../lib/days.ts';
import { invalid } from '../../lib/errors.ts';
import { type IdPrefix, lowestId } from '../../lib/ids.ts';
import { say } from '../../lib/texts/texts.ts';

/** Calendar days of the organization, both ends included. */
export const windowFilters = {
  start_date: Type.Optional(Day("First day, in the organization's timezone.")),
  end_date: Type.Optional(Day("Last day, in the organization's timezone.")),
};

export interface Window {
  start_date?: string;
  end_date?: string;
}

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
