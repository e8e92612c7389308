import { sql } from '../../db/sql.ts';
import type { LogSubject, LogSubjectSource } from '../../kernel/log-subjects.ts';
import { entriesSeen, whoseTimeIsSeen } from './visibility.ts';

const entrySubjects: LogSubjectSource = {
  prefix: 'ten',
  async find(db, actor, ids) {
    const { rows } = await sql<LogSubject>`
      select e.id, e.work_date as start_date, e.work_date as end_date,
             case when e.clock_out is not null then round(e.duration_minutes / 60.0, 2)::float8 end as hours
        from time_entries e
       where e.organization_id = ${actor.organizationId} and e.id = any(${ids}) and ${entriesSeen(actor)}`.execute(db);
    return rows;
  },
};

const sheetSubjects: LogSubjectSource = {
  prefix: 'tsh',
  async find(db, actor, ids) {
    const { rows } = await sql<LogSubject>`
      select s.id, s.period_start as start_date, s.period_end as end_date, round(s.total_minutes / 60.0, 2)::float8 as hours
        from timesheets s join users on users.organization_id = s.organization_id and users.id = s.user_id
       where s.organization_id = ${actor.organizationId} and s.id = any(${ids}) and ${whoseTimeIsSeen(actor)}`.execute(
      db,
    );
    return rows;
  },
};

export const timeSubjects = [entrySubjects, sheetSubjects];
