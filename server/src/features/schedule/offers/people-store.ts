import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { decidersFor, plannersFor } from '../planners-store.ts';
import { publishing } from '../planning.ts';
import { departmentOfOffer, offersJoined } from './visibility.ts';

/**
 * `user_id` and `offer_id`: who is asked; of what all are asked, who belongs to its department and is free then. What keeps others from it
 * is nobody's to read from this: each is told of themselves alone.
 */
export const offerGoesTo = ({ organizationId, organization }: Actor, offerId: string): Sql => sql`
  select users.id as user_id, o.id as offer_id
    from ${offersJoined}
    join users on users.organization_id = o.organization_id and users.is_active and users.id <> o.offered_by_id
     and case when o.user_id is null then users.department_id = ${departmentOfOffer} else users.id = o.user_id end
   where o.organization_id = ${organizationId} and o.id = ${offerId} and o.status = 'OPEN'
     and (o.user_id is not null or (
       coalesce(users.employment_end_date >= (o.starts_at at time zone ${organization.timezone})::date, true)
       and not exists (
         select from shifts busy
          where busy.organization_id = o.organization_id and busy.user_id = users.id and busy.status = 'SCHEDULED'
            and busy.starts_at < o.ends_at and busy.ends_at > o.starts_at and busy.starts_at > o.starts_at - interval '24 hours')
       and not exists (
         select from leave_requests away
          where away.organization_id = o.organization_id and away.user_id = users.id and away.status = 'APPROVED'
            and away.start_date <= (o.ends_at at time zone ${organization.timezone})::date
            and away.end_date >= (o.starts_at at time zone ${organization.timezone})::date
            and leave_span(away.start_date, away.end_date, away.start_half, away.end_half, away.start_time, away.end_time)
                && tsrange(o.starts_at at time zone ${organization.timezone}, o.ends_at at time zone ${organization.timezone}))))`;

const besidesTheTwo =
  (plan: typeof plannersFor) =>
  ({ organizationId }: Actor, offerId: string): Sql =>
    sql`
  select planner.id as user_id, o.id as offer_id from ${offersJoined}
   cross join lateral (${plan({
     organization: sql.ref('o.organization_id'),
     department: departmentOfOffer,
     given: publishing,
   })}) planner
   where o.organization_id = ${organizationId} and o.id = ${offerId}
     and planner.id <> o.offered_by_id and planner.id is distinct from o.taken_by_id`;

/** `user_id` and `offer_id`: those who plan the shift and are none of the two. */
export const plannersOfOffer = besidesTheTwo(plannersFor);

/** The same, of an offer that waits for them: where nobody plans, who administers. */
export const decidersOfOffer = besidesTheTwo(decidersFor);

/** `user_id` and `offer_id`: whose shift it is, who was asked, who took it. */
export const peopleOfOffer = ({ organizationId }: Actor, offerId: string): Sql => sql`
  select distinct people.user_id, o.id as offer_id from shift_offers o
   cross join lateral (values (o.offered_by_id), (o.user_id), (o.taken_by_id)) as people (user_id)
   where o.organization_id = ${organizationId} and o.id = ${offerId} and people.user_id is not null`;
