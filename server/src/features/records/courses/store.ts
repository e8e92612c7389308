import type { Db } from '../../../db/database.ts';
import { optional, refuseDuplicate } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Choice, chosenFrom } from '../../../kernel/choices.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { ascending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import type { Course } from './record.ts';

const columns = sql.raw('id, name, description, valid_months, is_active, created_at, updated_at');

const byId = ascending('id');

export async function listCourses(
  db: Db,
  actor: Actor,
  filter: { include_inactive?: boolean } & Choice,
  page: PageRequest,
): Promise<Page<Course>> {
  const { rows } = await sql<Course>`
    select ${columns} from courses where organization_id = ${actor.organizationId}
       ${optional(filter.include_inactive !== true && filter.id === undefined && sql`and is_active`)}
       ${chosenFrom('courses', filter, sql`courses.name`)}
       ${seekAfter(byId, page)}
     ${pageIn(byId, page)}`.execute(db);
  return pageBy(byId, rows, page);
}

export async function lockCourse(db: Db, actor: Actor, id: string): Promise<Course> {
  return sql<Course>`
    select ${columns} from courses where organization_id = ${actor.organizationId} and id = ${id} for no key update`.get(
    db,
    'course',
  );
}

/** With a share lock: it stays active. */
export async function checkActiveCourse(work: UnitOfWork, field: string, id: string): Promise<void> {
  const { rows } = await sql`
    select 1 from courses where organization_id = ${work.actor.organizationId} and id = ${id} and is_active for share`.execute(
    work.tx,
  );
  if (rows.length === 0) throw invalid(field, 'reference.course');
}

export const refuseDuplicateCourse = refuseDuplicate('courses_name_key', 'name', 'records.courseNameTaken');

/** Whatever the case of the name. */
export async function listCoursesNamed(
  { actor, tx }: UnitOfWork,
  name: string,
): Promise<{ readonly id: string; readonly is_active: boolean }[]> {
  const { rows } = await sql<{ id: string; is_active: boolean }>`
    select id, is_active from courses
     where organization_id = ${actor.organizationId} and lower(name) = lower(${name})`.execute(tx);
  return rows;
}
