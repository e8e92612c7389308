import { type Sql, sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { whosePayrollIsPrepared } from '../../time/index.ts';

interface Days {
  readonly start: string;
  readonly end: string;
}

/** Timesheets `t` of exactly these days that wait for their owner, who is someone else and still there. */
const due = ({ actor }: UnitOfWork, { start, end }: Days): Sql => sql`
  timesheets t join users on users.organization_id = t.organization_id and users.id = t.user_id and users.is_active
   where t.organization_id = ${actor.organizationId} and t.status in ('OPEN', 'REJECTED')
     and t.period_start = ${start}::date and t.period_end = ${end}::date
     and t.user_id <> ${actor.userId} and ${whosePayrollIsPrepared(actor)}`;

export async function countDue(work: UnitOfWork, days: Days): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${due(work, days)}`.execute(work.tx);
  return rows[0]?.count ?? 0;
}

/** Whom to tell, as `tell` asks for it: those who were not told of it on this day of the organization. */
export function dueToday(work: UnitOfWork, days: Days): Sql {
  const { timezone } = work.actor.organization;
  return sql`
    select t.user_id, 'due:' || t.id, t.id, null::date from ${due(work, days)}
       and not exists (
         select from notifications n
          where n.organization_id = t.organization_id and n.user_id = t.user_id and n.matter = 'due:' || t.id
            and (n.created_at at time zone ${timezone})::date = (${work.now}::timestamptz at time zone ${timezone})::date)`;
}
