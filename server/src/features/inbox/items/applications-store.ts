import { sql } from '../../../db/sql.ts';
import { isAtLeast } from '../../../kernel/scopes.ts';
import { publishedBy, visibleApplications } from '../../schedule/index.ts';
import { isDecided } from './offers-store.ts';
import { type InboxFacts, verdicts } from './record.ts';
import { noFacts, nothingElse, type Source } from './source.ts';

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
