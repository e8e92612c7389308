import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../kernel/department-parts.ts';
import type { LogSubject, LogSubjectSource } from '../../kernel/log-subjects.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Span } from './pay-periods.ts';
import { entriesSeen, whoseTimeIsSeen } from './visibility.ts';

/** Those of the people whose time the viewer sees. */
export async function listPeopleWithTimeSeen(db: Db, viewer: Actor, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select users.id from users where ${whoseTimeIsSeen(viewer)} and users.id = any(${ids})`.execute(db);
  return rows.map(({ id }) => id);
}

/** They follow their person. */
const waitingSheets: DepartmentPart<UnitOfWork> = {
  kind: 'TIMESHEETS',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select t.user_id, null as name, count(*) over ()::integer as count
        from users join timesheets t on t.organization_id = users.organization_id and t.user_id = users.id
       where users.organization_id = ${organizationId} and users.department_id = ${from} and users.is_active
         and t.status = 'SUBMITTED'
       order by t.period_start, t.id limit ${sql.lit(shownOfPart)}`.execute(db);
    return rows;
  },
};

export const timeParts: readonly DepartmentPart<UnitOfWork>[] = [waitingSheets];

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

/** Part of a WHERE clause on entries `e`: completed and not turned down, as timesheets count them. */
export const counts = sql.raw(`e.status <> 'DELETED' and e.status = 'ACTIVE' and e.approval_status <> 'REJECTED'`);

/** Part of a WHERE clause on entries `e`: those of some days, for a list whose cursor lies before the end already. */
export const onDaysSince = ({ start, end }: Span): Sql<boolean> => sql<boolean>`
  e.clock_in >= (${start}::date - interval '14 hours') at time zone 'UTC'
  and e.work_date between ${start}::date and ${end}::date`;

/**
 * Part of a WHERE clause on entries `e`: those of some days. The day is the one an entry was written down under; the bounds
 * on clock_in hold in any timezone and keep the scan of an index short.
 */
export const onDays = (span: Span): Sql<boolean> => sql<boolean>`
  ${onDaysSince(span)} and e.clock_in < (${span.end}::date + interval '36 hours') at time zone 'UTC'`;

/** The same if either edge may stand open. */
export const onGivenDays = ({
  start,
  end,
}: {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}): Sql => sql`
  ${optional(start !== undefined && sql`and e.work_date >= ${start}::date`)}
  ${optional(end !== undefined && sql`and e.work_date <= ${end}::date`)}`;
