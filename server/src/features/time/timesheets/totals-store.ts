import { type Sql, sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { BreakFlag } from '../entries/record.ts';
import type { Absence } from './absence.ts';
import type { Totals } from './totals.ts';

/** Nothing is written if nothing differs. */
export const saveTotals = (
  { actor, now }: UnitOfWork,
  id: string,
  digest: string | null,
  totals: Totals & Absence & { readonly break_flags: readonly BreakFlag[] | null },
): Sql => sql`
  update timesheets t
     set total_minutes = n.total_minutes, regular_minutes = n.regular_minutes, overtime_minutes = n.overtime_minutes,
         break_minutes = n.break_minutes, paid_leave_minutes = n.paid_leave_minutes, holiday_minutes = n.holiday_minutes,
         entry_count = n.entry_count, regular_pay = n.regular_pay, overtime_pay = n.overtime_pay, currency = n.currency,
         entries_digest = n.entries_digest, break_flags = n.break_flags, updated_at = ${now}::timestamptz
    from (select ${totals.total_minutes}::integer as total_minutes, ${totals.regular_minutes}::integer as regular_minutes,
                 ${totals.overtime_minutes}::integer as overtime_minutes, ${totals.break_minutes}::integer as break_minutes,
                 ${totals.paid_leave_minutes}::integer as paid_leave_minutes, ${totals.holiday_minutes}::integer as holiday_minutes,
                 ${totals.entry_count}::integer as entry_count, ${totals.regular_pay}::numeric as regular_pay,
                 ${totals.overtime_pay}::numeric as overtime_pay, ${actor.organization.currency}::text as currency,
                 ${digest}::text as entries_digest,
                 ${totals.break_flags && JSON.stringify(totals.break_flags)}::jsonb as break_flags) as n
   where t.organization_id = ${actor.organizationId} and t.id = ${id}
     and (t.total_minutes, t.regular_minutes, t.overtime_minutes, t.break_minutes, t.paid_leave_minutes, t.holiday_minutes,
          t.entry_count, t.regular_pay, t.overtime_pay, t.currency, t.entries_digest, t.break_flags)
         is distinct from (n.total_minutes, n.regular_minutes, n.overtime_minutes, n.break_minutes, n.paid_leave_minutes,
          n.holiday_minutes, n.entry_count, n.regular_pay, n.overtime_pay, n.currency, n.entries_digest,
          n.break_flags)`;
