import { sql } from '../../../db/sql.ts';
import type { LogSubject, LogSubjectSource } from '../../../kernel/log-subjects.ts';
import { nameIn } from '../../../kernel/names.ts';
import { leaveOfTypeIsSeen, whoseLeaveIsSeen } from '../visibility.ts';

/** A private leave is a subject to those alone who see it whole. */
export const leaveSubjects: LogSubjectSource = {
  prefix: 'lv',
  async find(db, actor, ids) {
    const { rows } = await sql<LogSubject>`
      select l.id, ${nameIn(actor.language, 't')} as title, l.start_date, l.end_date, l.total_days::float8 as days
        from leave_requests l
        join users on users.organization_id = l.organization_id and users.id = l.user_id
        join leave_types t on t.organization_id = l.organization_id and t.id = l.leave_type_id
       where l.organization_id = ${actor.organizationId} and l.id = any(${ids})
         and ${whoseLeaveIsSeen(actor)} and ${leaveOfTypeIsSeen(actor)}`.execute(db);
    return rows;
  },
};
