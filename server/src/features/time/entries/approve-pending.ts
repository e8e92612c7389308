import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { timeEntryApproved } from '../events.ts';
import { onDays } from '../on-days.ts';
import type { Span } from '../pay-periods.ts';
import { approval } from './approval-states.ts';
import { snapshotOf } from './present.ts';
import { entriesAfter } from './store.ts';

/** Approves what still waits in a period, for whoever may decide on the person's time and holds it. Each is told. */
export async function approvePendingOf(work: UnitOfWork, userId: string, period: Span): Promise<void> {
  const { actor, tx, now } = work;
  const { to, previous } = approval.move('PENDING', 'approve');
  const { rows } = await sql<{ id: string }>`
    update time_entries e set approval_status = ${to}, approved_by_id = ${actor.userId}, approved_at = ${now}, updated_at = ${now}
     where e.organization_id = ${actor.organizationId} and e.user_id = ${userId} and e.status <> 'DELETED'
       and e.status = 'ACTIVE' and e.approval_status = 'PENDING' and ${onDays(period)}
    returning e.id`.execute(tx);
  if (rows.length === 0) return;
  work.audit({ action: 'timeEntries.approve', subjectType: 'time_entry', recordCount: rows.length });
  const approved = await entriesAfter(
    work,
    rows.map(({ id }) => id),
  );
  for (const entry of approved) {
    await work.raise(timeEntryApproved, { subjectId: entry.id, snapshot: snapshotOf(entry), previous });
  }
}
