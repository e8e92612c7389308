import { type Sql, sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { addDays } from '../../../lib/days.ts';
import { longestPeriodDays, type Span } from '../pay-periods.ts';
import type { TimesheetStatus } from './record.ts';

/** A timesheet as far as its days go. */
export interface Sheet {
  readonly id: string;
  readonly status: TimesheetStatus;
  readonly period_start: string;
  readonly period_end: string;
}

/** A column on the table users: the person's timesheets that have one of these days, the earliest first. */
export const sheetsColumn = ({ start, end }: Span): Sql => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'status', t.status,
            'period_start', t.period_start, 'period_end', t.period_end) order by t.period_start), '[]')
     from timesheets t
    where t.organization_id = users.organization_id and t.user_id = users.id
      and t.period_start between ${addDays(start, 1 - longestPeriodDays)}::date and ${end}::date
      and t.period_end >= ${start}::date) as sheets`;

export async function listSheetsOver({ actor, tx }: UnitOfWork, userId: string, span: Span): Promise<readonly Sheet[]> {
  const { rows } = await sql<{ sheets: Sheet[] }>`
    select ${sheetsColumn(span)} from users
     where users.organization_id = ${actor.organizationId} and users.id = ${userId}`.execute(tx);
  return rows[0]?.sheets ?? [];
}

export const insertSheet = (
  { actor, now }: UnitOfWork,
  { id, userId, period }: { readonly id: string; readonly userId: string; readonly period: Span },
): Sql => sql`
  insert into timesheets (organization_id, id, user_id, period_start, period_end, period_type, status, currency, created_at, updated_at)
  values (${actor.organizationId}, ${id}, ${userId}, ${period.start}, ${period.end},
          ${actor.organization.settings.pay_period_type}, 'OPEN', ${actor.organization.currency}, ${now}, ${now})`;
