import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { visibleShifts } from '../visibility.ts';

export interface Beside {
  /** The person's own shift. */
  readonly shift_id: string;
  readonly first: { id: string; first_name: string; last_name: string }[];
  readonly count: number;
}

interface Asked {
  /** Own shifts that begin between these. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Those that are over by then are left out. */
  readonly endAfterMs: number;
  readonly most: number;
  /** So many are named. */
  readonly shown: number;
}

/** More are not counted. */
const counted = 100;

/** Who works while the person does, in the same department, by own shift: of the shifts that the person sees. Shifts without anyone beside are left out. */
export async function listBeside(
  db: Db,
  actor: Actor,
  { fromMs, toMs, endAfterMs, most, shown }: Asked,
): Promise<Beside[]> {
  const [from, to, endAfter] = [fromMs, toMs, endAfterMs].map((ms) => new Date(ms).toISOString());
  const { rows } = await sql<Beside>`
    with mine as (
      select shifts.id, shifts.starts_at, shifts.ends_at, shifts.department_id
        from shifts join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
       where shifts.user_id = ${actor.userId} and shifts.status = 'SCHEDULED'
         and shifts.starts_at between ${from}::timestamptz and ${to}::timestamptz
         and shifts.ends_at > ${endAfter}::timestamptz and ${visibleShifts(actor)}
       order by shifts.starts_at limit ${most})
    select mine.id as shift_id, count(*)::int as count,
           jsonb_agg(jsonb_build_object('id', beside.id, 'first_name', beside.first_name, 'last_name', beside.last_name)
             order by beside.place) filter (where beside.place <= ${shown}) as first
      from mine, lateral (
        select people.*, row_number() over (order by people.first_name, people.last_name, people.id) as place from (
          select distinct person.first_name, person.last_name, person.id
            from shifts
            join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
           where shifts.department_id is not distinct from mine.department_id and shifts.status = 'SCHEDULED'
             and shifts.starts_at between mine.starts_at - interval '1 day' and mine.ends_at
             and shifts.starts_at < mine.ends_at and shifts.ends_at > mine.starts_at
             and ${visibleShifts(actor)} and person.id <> ${actor.userId}
           order by 1, 2, 3 limit ${sql.lit(counted)}) people) beside
     group by mine.id`.execute(db);
  return rows;
}
