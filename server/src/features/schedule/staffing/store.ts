import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { type Actor, administers } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { among } from '../../../kernel/filters.ts';
import { ascending, seekAfter } from '../../../kernel/keyset.ts';
import { addDays } from '../../../lib/days.ts';
import { notFound } from '../../../lib/errors.ts';
import { plannedShifts } from '../drafts/planned-store.ts';
import { plannedBy } from '../planning.ts';
import { ofDepartments } from '../visibility.ts';
import type { Week } from '../week/week.ts';
import { type Cover, gapsOf } from './gaps.ts';
import { gathered, type SpelledPosition } from './positions.ts';
import type { PlannedPosition, StaffingGap, StaffingRequirement } from './record.ts';

const columns = sql.raw(
  'r.id, r.department_id, r.position, r.weekday, r.date, r.from_time as "from", r.to_time as "to", r.people, r.created_at, r.updated_at',
);

/** Of the departments whose shifts the actor plans by office. */
const visible = (actor: Actor): Sql =>
  sql`r.organization_id = ${actor.organizationId} ${optional(
    !administers(actor) && sql`and r.department_id = any(${actor.departmentScope})`,
  )}`;

export async function listStaffing(
  db: Db,
  actor: Actor,
  { department_id }: { readonly department_id?: readonly string[] },
  page: PageRequest,
): Promise<Page<StaffingRequirement>> {
  const { rows } = await sql<StaffingRequirement>`
    select ${columns} from staffing_requirements r
     where ${visible(actor)} ${among('r.department_id', department_id)} ${seekAfter(ascending('r.id'), page)}
     order by r.id limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.id]);
}

async function select(db: Db, actor: Actor, id: string, lock = sql.nothing): Promise<StaffingRequirement> {
  const { rows } = await sql<StaffingRequirement>`
    select ${columns} from staffing_requirements r where ${visible(actor)} and r.id = ${id} ${lock}`.execute(db);
  if (!rows[0]) throw notFound('staffing requirement');
  return rows[0];
}

export const getStaffing = (db: Db, actor: Actor, id: string): Promise<StaffingRequirement> => select(db, actor, id);

export const lockStaffing = (db: Db, actor: Actor, id: string): Promise<StaffingRequirement> =>
  select(db, actor, id, sql`for no key update of r`);

export async function countStaffing(db: Db, { organizationId }: Actor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from staffing_requirements where organization_id = ${organizationId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** More are not asked for at once; who plans looks at one department then. */
const maxWanted = 2000;

/** Where people are missing in a week, or too many. One query where nothing is wanted, two for everything else. */
export async function findGaps(
  db: Db,
  actor: Actor,
  week: Week,
  { department_id: departmentId }: { readonly department_id?: string },
): Promise<StaffingGap[]> {
  const { rows: wanted } = await sql<StaffingRequirement>`
    select ${columns} from staffing_requirements r
     where r.organization_id = ${actor.organizationId} ${ofDepartments(plannedBy(actor), 'r.department_id')}
       and (r.weekday is not null or r.date between ${week.start}::date and ${week.end}::date)
       ${optional(departmentId !== undefined && sql`and r.department_id = ${departmentId}`)}
     order by r.id limit ${sql.lit(maxWanted)}`.execute(db);
  if (wanted.length === 0) return [];
  const covers = await listCovers(db, actor, week, [...new Set(wanted.map(({ department_id }) => department_id))]);
  const days = Array.from({ length: 7 }, (_, index) => addDays(week.start, index));
  return gapsOf(wanted, covers, { days, timezone: actor.organization.timezone });
}

/** All that is planned for some departments around a week, regardless of who sees it; from the night before to the night after. */
async function listCovers(
  db: Db,
  actor: Actor,
  { startMs, endMs }: Week,
  departmentIds: readonly string[],
): Promise<Cover[]> {
  const { rows } = await sql<{
    department_id: string;
    title: string | null;
    job_title: string | null;
    starts_at: string;
    ends_at: string;
    is_open: boolean;
  }>`
    select coalesce(shifts.department_id, person.department_id) as department_id, shifts.title, person.job_title,
           shifts.starts_at, shifts.ends_at, shifts.status = 'OPEN' as is_open
      from ${plannedShifts(actor)}
      left join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
     where shifts.organization_id = ${actor.organizationId} and shifts.status in ('SCHEDULED', 'OPEN')
       and shifts.starts_at >= to_timestamp(${startMs / 1000}) - interval '24 hours'
       and shifts.starts_at < to_timestamp(${endMs / 1000}) + interval '24 hours'
       and coalesce(shifts.department_id, person.department_id) = any(${[...departmentIds]})`.execute(db);
  return rows.map(({ starts_at, ends_at, is_open: isOpen, ...row }) => ({
    ...row,
    isOpen,
    startMs: Date.parse(starts_at),
    endMs: Date.parse(ends_at),
  }));
}

/** A department has dozens; an organization with more is asked by department. */
const maxPositions = 1000;

/** What shifts and people are called, of the departments whose shifts the actor plans by office. */
export async function listPositions(
  db: Db,
  actor: Actor,
  { department_id: departmentId }: { readonly department_id?: string },
  nowMs: number,
): Promise<PlannedPosition[]> {
  const mine = administers(actor) ? null : actor.departmentScope;
  const { rows } = await sql<SpelledPosition>`
    with said as (
      select coalesce(shifts.department_id, person.department_id) as department_id, shifts.title, true as is_shift
        from ${plannedShifts(actor)}
        left join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
       where shifts.organization_id = ${actor.organizationId} and shifts.status in ('SCHEDULED', 'OPEN')
         and shifts.starts_at > to_timestamp(${nowMs / 1000}) - interval '56 days'
         and shifts.starts_at < to_timestamp(${nowMs / 1000}) + interval '56 days'
      union all
      select coalesce(s.department_id, t.department_id), s.title, true
        from week_template_shifts s
        join week_templates t on t.organization_id = s.organization_id and t.id = s.template_id
       where s.organization_id = ${actor.organizationId}
      union all
      select department_id, job_title, false from users
       where organization_id = ${actor.organizationId} and is_active)
    select department_id, title, count(*) filter (where is_shift)::int as shift_count,
           count(*) filter (where not is_shift)::int as person_count
      from said
     where department_id is not null and btrim(title) <> '' ${ofDepartments(mine, 'department_id')}
       ${optional(departmentId !== undefined && sql`and department_id = ${departmentId}`)}
     group by department_id, title order by count(*) desc, title, department_id limit ${sql.lit(maxPositions)}`.execute(
    db,
  );
  return gathered(rows);
}
