import { type Sql, sql } from '../../db/sql.ts';
import { type Actor, administers } from '../../kernel/actor.ts';
import { grantedDepartments } from '../../kernel/packages.ts';

/** What opens the logs of everyone to those whose role does not. */
export const auditing = ['AUDITING'] as const;

/** On a log row `log` that is about `person`: of people in the departments that its reader was given; Administrators and Executives read all. */
export function concernsSeen(reader: Actor, person: Sql): Sql {
  const departments = administers(reader) ? null : grantedDepartments(reader, ...auditing);
  return departments === null
    ? sql.nothing
    : sql`and exists (select from users concerned where concerned.organization_id = log.organization_id
           and concerned.id = ${person} and concerned.department_id = any(${departments}))`;
}

/** Who was given to read the logs reads that something changed, and not from what to what. */
export const seesValues = administers;
