import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { among } from '../../../kernel/filters.ts';
import { whoseRecordsAreRead } from '../visibility.ts';
import type { MissingCertificate } from './record.ts';

/** Until when a person has what `r` wants, of all that they have; null: they never had it. The last day holds. */
const heldUntil = (userId: string): Sql => sql`
  case when r.course_id is null then (
    select max(coalesce(c.expiry_date, 'infinity')) from certifications c
     where c.organization_id = r.organization_id and c.user_id = ${sql.ref(userId)} and lower(c.name) = lower(r.certificate))
  else (
    select max(coalesce((t.completed_date + make_interval(months => k.valid_months))::date, 'infinity'))
      from training_assignments t join courses k on k.organization_id = t.organization_id and k.id = t.course_id
     where t.organization_id = r.organization_id and t.user_id = ${sql.ref(userId)} and t.course_id = r.course_id
       and t.status = 'COMPLETED')
  end`;

/** What someone works beside what they are: in a department that they are lent to, as what the shift asks for. */
interface Worked {
  readonly departmentId: string;
  readonly position: string | null;
}

/** Whether `r` wants it of the person beside it; at work also what is wanted there. */
const wantedOf = (at: Worked | null = null): Sql => sql`
  r.organization_id = users.organization_id
  and (r.department_id is null or r.department_id = users.department_id ${optional(at !== null && sql`or r.department_id = ${at.departmentId}`)})
  and (r.job_title is null or lower(r.job_title) = lower(users.job_title)
    ${optional(at?.position != null && sql`or lower(r.job_title) = lower(trim(${at.position}))`)})
  and (r.work_location is null or lower(r.work_location) = lower(users.work_location))
  and (r.user_id is null or r.user_id = users.id)`;

/** What is wanted is the same by its course, or by its name. */
const key = sql.raw(`coalesce(r.course_id, lower(r.certificate)) collate "C"`);
const names = sql.raw(
  'left join courses course on course.organization_id = r.organization_id and course.id = r.course_id',
);
const name = sql.raw('coalesce(r.certificate, course.name)');

export interface MissingFilter {
  readonly user_id?: readonly string[];
  readonly department_id?: readonly string[];
  readonly requirement_id?: readonly string[];
  readonly kind?: readonly string[];
  readonly state?: readonly string[];
  readonly before?: string;
}

interface Row extends MissingCertificate {
  readonly key: string;
}

/** By person, then by what is wanted: of each what the first requirement wants that is not met. */
export async function listMissing(
  db: Db,
  actor: Actor,
  filter: MissingFilter,
  today: string,
  { limit, after }: PageRequest,
): Promise<Page<MissingCertificate>> {
  const isOfCourse = sql`case when r.course_id is null then 'CERTIFICATE' else 'COURSE' end`;
  const state = sql`case when held.until is null then 'NONE' when held.until < ${today}::date then 'EXPIRED' else 'RUNS_OUT' end`;
  const by =
    filter.before === undefined
      ? sql`held.until < ${today}::date + r.remind_days_before`
      : sql`held.until < ${filter.before}::date`;
  const { rows } = await sql<Row>`
    select distinct on (users.id, ${key}) users.id as user_id, ${key} as key, r.id as requirement_id, ${isOfCourse} as kind,
           ${name} as name, r.course_id, ${state} as state, held.until as valid_until
      from certificate_requirements r
      join users on users.organization_id = ${actor.organizationId} and ${wantedOf()} ${names}
      cross join lateral (select ${heldUntil('users.id')} as until) as held
     where r.organization_id = ${actor.organizationId} and ${whoseRecordsAreRead('certifications', actor)} and users.is_active
       and (held.until is null or held.until < ${today}::date or ${by})
       ${among('users.id', filter.user_id)} ${among('users.department_id', filter.department_id)}
       ${among('r.id', filter.requirement_id)}
       ${optional(filter.kind !== undefined && sql`and ${isOfCourse} = any(${[...(filter.kind ?? [])]})`)}
       ${optional(filter.state !== undefined && sql`and ${state} = any(${[...(filter.state ?? [])]})`)}
       ${optional(after !== null && sql`and (users.id, ${key}) > (${after[0]}, ${after[1]})`)}
     order by users.id, ${key}, r.id limit ${rowsFor({ limit, after })}`.execute(db);
  const { items, ...page } = pageOf(rows, limit, (row) => [row.user_id, row.key]);
  return { ...page, items: items.map(({ key: _key, ...row }) => row) };
}

/** Of some people what would be missing on a day, by name: for who gives them work in a department. */
export async function listMissingOn(
  db: Db,
  { organizationId }: Actor,
  ids: readonly string[],
  { day, ...at }: Worked & { readonly day: string },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ user_id: string; names: string[] }>`
    select gap.user_id, array_agg(gap.name order by gap.name) as names from (
    select distinct on (users.id, ${key}) users.id as user_id, ${name} as name
      from certificate_requirements r
      join users on users.organization_id = ${organizationId} and ${wantedOf(at)} ${names}
      cross join lateral (select ${heldUntil('users.id')} as until) as held
     where r.organization_id = ${organizationId} and users.id = any(${[...ids]})
       and (held.until is null or held.until < ${day}::date)
     order by users.id, ${key}, r.id) as gap group by gap.user_id`.execute(db);
  return new Map(rows.map(({ user_id, names: missing }) => [user_id, missing]));
}

const gapsToday = (organizationId: string, today: string): Sql => sql`
  select users.id as user_id, users.department_id, r.id as requirement_id, ${key} as key, held.until
    from certificate_requirements r
    join users on users.organization_id = ${organizationId} and ${wantedOf()} and users.is_active
    cross join lateral (select ${heldUntil('users.id')} as until) as held
   where r.organization_id = ${organizationId}
     and (held.until is null or held.until < ${today}::date + r.remind_days_before)`;

/** Whom it is told of theirs, for the reminder: once for each day it runs out on, and once a month while it is missing. */
export const missingToTell = (organizationId: string, today: string): Sql => sql`
  select distinct on (gap.user_id, gap.key) gap.user_id,
         'certificate:' || gap.key || ':' || case when gap.until >= ${today}::date then gap.until::text else left(${today}, 7) end as matter,
         gap.requirement_id as subject_id, null::date as week_start
    from (${gapsToday(organizationId, today)}) as gap order by gap.user_id, gap.key, gap.requirement_id`;

/** Who leads them, once a week for each department in which some are missing or run out. */
export const leadersToTell = (organizationId: string, today: string): Sql => sql`
  select distinct leader.user_id, 'certificates:' || d.id || ':' || to_char(${today}::date, 'IYYY-IW') as matter,
         d.id as subject_id, null::date as week_start
    from (${gapsToday(organizationId, today)}) as gap
    join departments d on d.organization_id = ${organizationId} and d.id = gap.department_id
    cross join lateral (
      select d.head_id as user_id where d.head_id is not null
      union
      select m.user_id from department_managers m where m.organization_id = d.organization_id and m.department_id = d.id) as leader`;

/** FROM, beside a notification `n`: what is still missing of what it reminds of. */
export const stillMissing = (timezone: string): Sql => sql`
    left join lateral (
      select r.id, ${name} as name
        from certificate_requirements r ${names}
        cross join lateral (select ${heldUntil('n.user_id')} as until) as held
       where r.organization_id = n.organization_id and r.id = n.subject_id
         and (held.until is null or held.until < (n.created_at at time zone ${timezone})::date + r.remind_days_before)) as wanted on n.kind = 'certificate_wanted'
    left join lateral (
      select d.id, d.name from departments d
       where d.organization_id = n.organization_id and d.id = n.subject_id
         and (d.head_id = n.user_id or exists (
           select from department_managers m where m.organization_id = d.organization_id and m.department_id = d.id
              and m.user_id = n.user_id))) as lacking on n.kind = 'certificates_missing'`;
