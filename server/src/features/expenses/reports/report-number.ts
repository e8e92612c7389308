import { sql } from '../../../db/sql.ts';
import { dayIn } from '../../../lib/days.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

/**
 * The next number of the organization, such as EXP-2026-00001; the count starts anew with each year on its calendar.
 * Whoever creates another report waits until this change commits or is undone: no number is given twice or left out.
 */
export async function nextReportNumber({ actor, tx, nowMs }: UnitOfWork): Promise<string> {
  const year = dayIn(actor.organization.timezone, nowMs).slice(0, 4);
  const { rows } = await sql<{ last_number: number }>`
    insert into expense_report_counters as counters (organization_id, year, last_number)
    values (${actor.organizationId}, ${Number(year)}, 1)
    on conflict (organization_id, year) do update set last_number = counters.last_number + 1
    returning last_number`.execute(tx);
  return `EXP-${year}-${String(rows[0]?.last_number).padStart(5, '0')}`;
}
