import { sql } from '../../db/sql.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../kernel/department-parts.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';

const shown = sql.lit(shownOfPart);

/** They follow their person: whoever leads the department of that moment decides. */
const waitingLeave: DepartmentPart<UnitOfWork> = {
  kind: 'LEAVES',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select r.user_id, null as name, count(*) over ()::integer as count
        from users join leave_requests r on r.organization_id = users.organization_id and r.user_id = users.id
       where users.organization_id = ${organizationId} and users.department_id = ${from} and users.is_active
         and r.status = 'PENDING'
       order by r.start_date, r.id limit ${shown}`.execute(db);
    return rows;
  },
};

/** From the day on they hold for everyone of the other department. */
const lockedDates: DepartmentPart<UnitOfWork> = {
  kind: 'LOCKED_DATES',
  async find(db, { organizationId }, { from, day }) {
    const { rows } = await sql<PartRow>`
      select null as user_id, coalesce(reason || ' · ', '') || start_date || ' – ' || end_date as name,
             count(*) over ()::integer as count
        from locked_dates
       where organization_id = ${organizationId} and department_id = ${from} and end_date >= ${day}::date
       order by start_date, id limit ${shown}`.execute(db);
    return rows;
  },
  move: ({ tx, actor }, { from, into, day }) =>
    sql`
      update locked_dates set department_id = ${into}
       where organization_id = ${actor.organizationId} and department_id = ${from} and end_date >= ${day}::date`.execute(
      tx,
    ),
};

export const leaveParts: readonly DepartmentPart<UnitOfWork>[] = [waitingLeave, lockedDates];
