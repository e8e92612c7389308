import { sql } from '../../../db/sql.ts';
import type { LogSubject, LogSubjectSource } from '../../../kernel/log-subjects.ts';
import { reportsSeen } from '../visibility.ts';

export const reportSubjects: LogSubjectSource = {
  prefix: 'exp',
  async find(db, actor, ids) {
    const { rows } = await sql<LogSubject>`
      select r.id, r.title, r.grand_total::float8 as amount, r.currency
        from expense_reports r join users on users.organization_id = r.organization_id and users.id = r.user_id
       where r.organization_id = ${actor.organizationId} and r.id = any(${ids}) and ${reportsSeen(actor)}`.execute(db);
    return rows;
  },
};
