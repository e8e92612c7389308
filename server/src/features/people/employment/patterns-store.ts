import { type Sql, sql } from '../../../db/sql.ts';
import type { Tenant } from '../../../kernel/actor.ts';
import { weeklyMinutesOf } from '../../../kernel/working-patterns.ts';

/** No event, only told to reactions, with whose it is: from some day on a person works on other days, or more or less on them. */
export const patternChanged = 'employment.pattern';

/** No event, only told to reactions, with whose it is and `{ from }`: the pattern of some day on is another, held or planned. */
export const patternFollows = 'employment.pattern-from';

/**
 * A column `patterns` of HeldPattern on the table users, to be asked for with others: those that hold between two days or are planned to.
 * An index of nothing but patterns answers it, so that it costs next to nothing where there are none.
 */
export const patternsColumn = (from: string, to: string): Sql => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('from', e.effective_date, 'until', nullif(e.until, 'infinity'),
            'pattern', e.working_pattern)), '[]')
     from employment e
    where e.organization_id = users.organization_id and e.user_id = users.id and e.working_pattern is not null
      and e.waits_since is null and e.effective_date <= ${to}::date and e.until > ${from}::date) as patterns`;

/** A query for the parts of a full week that people of an organization work by patterns of their own, and from when to when. */
export const contractsOf = ({ id, settings }: Tenant): Sql => sql`
  select e.user_id, e.effective_date, e.until, (
           select sum(minutes.value::numeric) from jsonb_array_elements(e.working_pattern -> 'weeks') as week,
                  jsonb_each_text(week) as minutes)
         / jsonb_array_length(e.working_pattern -> 'weeks') / ${weeklyMinutesOf(settings, null)}::numeric as fte
    from employment e
   where e.organization_id = ${id} and e.working_pattern is not null and e.waits_since is null`;
