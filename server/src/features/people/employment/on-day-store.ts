import { type Sql, sql } from '../../../db/sql.ts';

const carriedOut = sql`h.waits_since is null and h.applied_at is not null`;

/** A person's department on a day, as a scalar; before their first row, that of the first. */
export const departmentOn = (organizationId: string, person: Sql, day: Sql): Sql => sql`(
  select h.department_id from employment h
   where h.organization_id = ${organizationId} and h.user_id = ${person} and ${carriedOut}
   order by h.effective_date <= ${day} desc, case when h.effective_date <= ${day} then h.effective_date end desc, h.effective_date
   limit 1)`;

/** Whether a row of the person begins within a month, other than on its first day: what held then is another matter by the day. */
export const changesWithin = (organizationId: string, person: Sql, month: Sql): Sql => sql`exists (
  select from employment h
   where h.organization_id = ${organizationId} and h.user_id = ${person} and ${carriedOut}
     and h.effective_date > ${month} and h.effective_date < ${month} + interval '1 month')`;

/** The people and months that `changesWithin` is true of, between two months. */
export const changedMonths = (organizationId: string, first: string, last: string): Sql => sql`
  select distinct h.user_id, date_trunc('month', h.effective_date::timestamp)::date as month from employment h
   where h.organization_id = ${organizationId} and ${carriedOut}
     and h.effective_date > ${first}::date and h.effective_date < ${last}::date + interval '1 month'
     and extract(day from h.effective_date) <> 1`;
