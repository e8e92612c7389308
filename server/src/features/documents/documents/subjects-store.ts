import { sql } from '../../../db/sql.ts';
import type { LogSubject, LogSubjectSource } from '../../../kernel/log-subjects.ts';
import { visibleDocuments, withOwners } from '../visibility.ts';

export const documentSubjects: LogSubjectSource = {
  prefix: 'doc',
  async find(db, actor, ids) {
    const { rows } = await sql<LogSubject>`
      select d.id, d.title from documents d ${withOwners}
       where d.organization_id = ${actor.organizationId} and d.id = any(${ids}) and ${visibleDocuments(actor)}`.execute(
      db,
    );
    return rows;
  },
};
