import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, type Position } from '../../kernel/cursor.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../kernel/department-parts.ts';
import type { LogSubject, LogSubjectSource } from '../../kernel/log-subjects.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { notFound } from '../../lib/errors.ts';
import type { IdPrefix } from '../../lib/ids.ts';
import { type RecordKind, writing } from './access.ts';
import { whoseRecordsAreRead } from './visibility.ts';

/** Whose records of which kind, as a request names them. */
interface Asked {
  readonly actor: Actor;
  readonly kind: RecordKind;
  readonly userId: string;
}

/** Part of a WHERE clause on users: the person asked for, if the actor reads their records of this kind. */
export const personRead = ({ actor, kind, userId }: Asked): Sql<boolean> =>
  sql<boolean>`${whoseRecordsAreRead(kind, actor)} and users.id = ${userId}`;

/** Runs the query of a list, which must ask `personRead`; an empty first page may mean that there is no such person. */
export async function pageOfRecords<Row>(
  db: Db,
  asked: Asked,
  page: PageRequest,
  query: Sql<Row>,
  position: (row: Row) => Position,
): Promise<Page<Row>> {
  const { rows } = await query.execute(db);
  if (rows.length === 0) {
    const person = await sql`select 1 from users where ${personRead(asked)}`.execute(db);
    if (person.rows.length === 0) throw notFound('person');
  }
  return pageOf(rows, page.limit, position);
}

/**
 * For a change of someone's records: 404 outside what the actor reads, 403 if they may not write. The person stays
 * as they are until it commits, so that a change that erases them meanwhile finds it, or it finds them erased.
 */
export async function lockPersonToWrite(work: UnitOfWork, kind: RecordKind, userId: string): Promise<void> {
  const person = (await lockPeopleToWrite(work, kind, [userId])).get(userId);
  if (!person) throw notFound('person');
  await work.guard(person, writing[kind]);
}

interface LockedOwner {
  readonly id: string;
  readonly department_id: string | null;
  readonly erased_at: string | null;
  readonly is_guest: boolean;
}

/** Those among them whose records the actor reads; whether they may write them is asked for each. */
export async function lockPeopleToWrite(
  { actor, tx }: UnitOfWork,
  kind: RecordKind,
  userIds: readonly string[],
): Promise<Map<string, LockedOwner>> {
  const { rows } = await sql<LockedOwner>`
    select users.id, users.department_id, users.erased_at, users.is_guest from users
     where ${whoseRecordsAreRead(kind, actor)} and users.id = any(${[...userIds]})
     order by users.id for share of users`.execute(tx);
  return new Map(rows.map((person) => [person.id, person]));
}

/** From the day on they hold for everyone of the other department. */
const requirements: DepartmentPart<UnitOfWork> = {
  kind: 'REQUIREMENTS',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select null as user_id, coalesce(r.certificate, courses.name) as name, count(*) over ()::integer as count
        from certificate_requirements r
        left join courses on courses.organization_id = r.organization_id and courses.id = r.course_id
       where r.organization_id = ${organizationId} and r.department_id = ${from}
       order by r.id limit ${sql.lit(shownOfPart)}`.execute(db);
    return rows;
  },
  move: ({ tx, actor, now }, { from, into }) =>
    sql`
      update certificate_requirements set department_id = ${into}, updated_at = ${now}
       where organization_id = ${actor.organizationId} and department_id = ${from}`.execute(tx),
};

export const recordParts: readonly DepartmentPart<UnitOfWork>[] = [requirements];

/** `columns` and `from` are of a table called `r`. */
const subjectsOf = (prefix: IdPrefix, kind: RecordKind, columns: Sql, from: Sql): LogSubjectSource => ({
  prefix,
  async find(db, actor, ids) {
    const { rows } = await sql<LogSubject>`
      select r.id, ${columns} from ${from}
        join users on users.organization_id = r.organization_id and users.id = r.user_id
       where r.organization_id = ${actor.organizationId} and r.id = any(${ids})
         and ${whoseRecordsAreRead(kind, actor)}`.execute(db);
    return rows;
  },
});

export const recordSubjects: readonly LogSubjectSource[] = [
  subjectsOf('crt', 'certifications', sql`r.name as title`, sql`certifications r`),
  subjectsOf(
    'ast',
    'assets',
    sql`coalesce(r.description, c.name) as title`,
    sql`assets r join asset_categories c on c.organization_id = r.organization_id and c.id = r.category_id`,
  ),
  subjectsOf(
    'trn',
    'training',
    sql`c.name as title`,
    sql`training_assignments r join courses c on c.organization_id = r.organization_id and c.id = r.course_id`,
  ),
];
