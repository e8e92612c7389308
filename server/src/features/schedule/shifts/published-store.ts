import { sql } from '../../../db/sql.ts';
import type { PlannedWork, PlannedWorkSource } from '../../../kernel/planned-work.ts';
import { addDays, dayBoundsMs, dayIn } from '../../../lib/days.ts';
import { visibleShifts } from '../visibility.ts';

/** More than one a day over the longest leave. */
const maxShifts = 2000;

/** A person's published shifts; one that is open, cancelled or a draft plans no one's day. */
export const publishedShifts: PlannedWorkSource = {
  async find(db, actor, userId, from, to) {
    const { timezone } = actor.organization;
    const { startMs, endMs } = dayBoundsMs(timezone, addDays(from, -1), to);
    const { rows } = await sql<Omit<PlannedWork, 'date'>>`
      select shifts.id, shifts.title, shifts.starts_at, shifts.ends_at, (${visibleShifts(actor)}) as is_seen
        from shifts join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
       where shifts.organization_id = ${actor.organizationId} and shifts.user_id = ${userId} and shifts.is_published
         and shifts.status = 'SCHEDULED'
         and shifts.starts_at >= to_timestamp(${startMs / 1000}) and shifts.starts_at < to_timestamp(${endMs / 1000})
       order by shifts.starts_at, shifts.id limit ${sql.lit(maxShifts)}`.execute(db);
    return rows.map((shift) => ({ ...shift, date: dayIn(timezone, Date.parse(shift.starts_at)) }));
  },
};
