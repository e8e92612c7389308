import { sql } from '../../../db/sql.ts';
import type { LogSubject, LogSubjectSource } from '../../../kernel/log-subjects.ts';
import { visibleShifts } from '../visibility.ts';

export const shiftSubjects: LogSubjectSource = {
  prefix: 'shf',
  async find(db, actor, ids) {
    const { rows } = await sql<LogSubject>`
      select shifts.id, shifts.title, day.is as start_date, day.is as end_date
        from shifts
        left join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
       cross join lateral (select (shifts.starts_at at time zone ${actor.organization.timezone})::date as is) as day
       where shifts.organization_id = ${actor.organizationId} and shifts.id = any(${ids}) and ${visibleShifts(actor)}`.execute(
      db,
    );
    return rows;
  },
};
