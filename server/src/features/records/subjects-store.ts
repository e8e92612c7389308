import { type Sql, sql } from '../../db/sql.ts';
import type { LogSubject, LogSubjectSource } from '../../kernel/log-subjects.ts';
import type { IdPrefix } from '../../lib/ids.ts';
import type { RecordKind } from './access.ts';
import { whoseRecordsAreRead } from './visibility.ts';

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
