import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { conflict, invalid } from '../../../lib/errors.ts';

/** Whose new report it is: the actor, locked, so that no one erases them meanwhile. */
export async function lockOwner({ actor, tx }: UnitOfWork): Promise<{ id: string; department_id: string | null }> {
  if (actor.userId === null) throw invalid('', 'expenses.noPerson');
  const { rows } = await sql<{ id: string; department_id: string | null; erased_at: string | null }>`
    select id, department_id, erased_at from users
     where organization_id = ${actor.organizationId} and id = ${actor.userId} for share`.execute(tx);
  const [person] = rows;
  if (person?.erased_at !== null) throw conflict('people.erased', { reason: 'erased' });
  return person;
}

/**
 * The next number of the organization, such as EXP-2026-00001; the count restarts with each year on its calendar.
 * The row is locked: a transaction that creates another report waits for this one: no number is given twice or left out.
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
