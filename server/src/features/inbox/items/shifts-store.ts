import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { isAtLeast } from '../../../kernel/scopes.ts';
import {
  departmentOfOffer,
  offersJoined,
  publishedBy,
  visibleApplications,
  visibleOffers,
} from '../../schedule/index.ts';
import { type InboxFacts, verdicts } from './record.ts';
import { noFacts, nothingElse, type Source } from './source.ts';

interface Agreed {
  readonly id: string;
  readonly title: string | null;
  readonly note: string | null;
  readonly day: string;
  readonly since: string;
  readonly person: { id: string; first_name: string; last_name: string };
  readonly taker: string;
  readonly warned: InboxFacts['warned'];
  readonly given: { title: string | null; starts_at: string; ends_at: string };
  readonly wanted: { title: string | null; starts_at: string; ends_at: string } | null;
}

const shiftAs = (alias: string, times: string): string => `json_build_object('title', ${alias}.title,
  'starts_at', to_char(${times}.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'ends_at', to_char(${times}.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/** Of a department whose shifts the actor publishes. */
function isDecided(actor: Actor, department: Sql): Sql {
  const departments = publishedBy(actor);
  return departments === null ? sql`true` : sql`${department} = any(${departments})`;
}

/** What two people agreed on of shifts that the actor plans and that are none of their own. */
export const offersToDecide: Source<Agreed> = {
  kind: 'shift_offer',
  isFor: ({ actor }) => isAtLeast(actor.role, 'DEPARTMENT_HEAD') || publishedBy(actor)?.length !== 0,
  from: sql`${offersJoined} join users on users.organization_id = o.organization_id and users.id = o.offered_by_id`,
  alias: 'o',
  where: ({ actor, now }) => sql`
    ${visibleOffers(actor)} and o.status = 'WAITING' and o.open_until > ${now}::timestamptz
    and o.offered_by_id is distinct from ${actor.userId} and o.taken_by_id is distinct from ${actor.userId}
    and ${isDecided(actor, departmentOfOffer)}`,
  columns: ({ actor }) => sql`
    o.id, shifts.title, o.note, (o.starts_at at time zone ${actor.organization.timezone})::date as day, o.taken_at as since,
    jsonb_build_object('id', users.id, 'first_name', users.first_name, 'last_name', users.last_name) as person,
    taker.first_name || ' ' || taker.last_name as taker,
    array(select distinct one ->> 'kind' from jsonb_array_elements(o.warnings) one order by 1) as warned, ${sql.raw(shiftAs('shifts', 'o'))} as given,
    case when wanted.id is not null then ${sql.raw(shiftAs('wanted', 'wanted'))} end as wanted`,
  joins: () =>
    sql.raw(`join users taker on taker.organization_id = o.organization_id and taker.id = o.taken_by_id
    left join shifts wanted on wanted.organization_id = o.organization_id and wanted.id = o.for_shift_id`),
  order: sql`o.taken_at, o.id`,
  present: (_reading, { id, note, day, since, person, taker, warned, given, wanted }) => ({
    ...nothingElse,
    kind: 'shift_offer',
    id,
    user: person,
    title: taker,
    start_date: day,
    end_date: day,
    note,
    facts: { ...noFacts, warned, shifts: wanted ? [given, wanted] : [given], shift_count: wanted ? 2 : 1 },
    since,
    verdicts: [...verdicts],
  }),
};

interface Applied {
  readonly id: string;
  readonly title: string | null;
  readonly day: string;
  readonly since: string;
  readonly person: { id: string; first_name: string; last_name: string };
  readonly warned: InboxFacts['warned'];
  readonly wanted: { title: string | null; starts_at: string; ends_at: string };
}

/** Who would work an open shift that the actor plans, and is not the actor. */
export const applicationsToDecide: Source<Applied> = {
  kind: 'shift_application',
  isFor: ({ actor }) => isAtLeast(actor.role, 'DEPARTMENT_HEAD') || publishedBy(actor)?.length !== 0,
  from: sql`shift_applications a join users on users.organization_id = a.organization_id and users.id = a.user_id`,
  alias: 'a',
  where: ({ actor, now }) => sql`
    ${visibleApplications(actor)} and a.status = 'WAITING' and a.open_until > ${now}::timestamptz
    and a.user_id is distinct from ${actor.userId}
    and ${isDecided(actor, sql.ref('a.department_id'))}`,
  columns: ({ actor }) => sql`
    a.id, shifts.title, (a.starts_at at time zone ${actor.organization.timezone})::date as day, a.created_at as since,
    jsonb_build_object('id', users.id, 'first_name', users.first_name, 'last_name', users.last_name) as person,
    array(select distinct one ->> 'kind' from jsonb_array_elements(a.warnings) one order by 1) as warned,
    json_build_object('title', shifts.title,
      'starts_at', to_char(a.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'ends_at', to_char(a.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as wanted`,
  joins: () => sql.raw('left join shifts on shifts.organization_id = a.organization_id and shifts.id = a.shift_id'),
  order: sql`a.created_at, a.id`,
  present: (_reading, { id, title, day, since, person, warned, wanted }) => ({
    ...nothingElse,
    kind: 'shift_application',
    id,
    user: person,
    title,
    start_date: day,
    end_date: day,
    facts: { ...noFacts, warned, shifts: [wanted], shift_count: 1 },
    since,
    verdicts: [...verdicts],
  }),
};
