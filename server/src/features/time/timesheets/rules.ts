import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, forbidden, type Verdict } from '../../../lib/errors.ts';
import { onDays } from '../on-days.ts';
import type { LockedSheet } from './store.ts';

/** Submitting and signing are the person's own. */
export const isOwnSheet = (actor: Actor, sheet: { user_id: string }): Verdict =>
  sheet.user_id === actor.userId || forbidden('Only the person whose timesheet it is does this.');

/** Entries of the period that are not settled: still running, or waiting for a decision. */
async function countUnsettled(
  { actor, tx }: UnitOfWork,
  sheet: LockedSheet,
): Promise<{ running: number; pending: number }> {
  const { rows } = await sql<{ running: number; pending: number }>`
    select count(*) filter (where e.status = 'RUNNING') as running,
           count(*) filter (where e.status = 'ACTIVE' and e.approval_status = 'PENDING') as pending
      from time_entries e
     where e.organization_id = ${actor.organizationId} and e.user_id = ${sheet.user_id} and e.status <> 'DELETED'
       and ${onDays({ start: sheet.period_start, end: sheet.period_end })}`.execute(tx);
  return rows[0] ?? { running: 0, pending: 0 };
}

/** 409 while the person is clocked in on a day of the period: its hours are not known yet. */
export async function refuseRunning(work: UnitOfWork, sheet: LockedSheet): Promise<void> {
  const { running } = await countUnsettled(work, sheet);
  if (running > 0) throw conflict('An entry of this period is still running. Clock out first.', { reason: 'running' });
}

/** 409 while something within is undecided: what payroll takes up must have been looked at. */
export async function refuseUnsettled(work: UnitOfWork, sheet: LockedSheet): Promise<void> {
  const { running, pending } = await countUnsettled(work, sheet);
  if (running > 0) throw conflict('An entry of this period is still running.', { reason: 'running' });
  if (pending > 0) {
    const what = pending === 1 ? 'One entry of this period waits' : `${String(pending)} entries of this period wait`;
    throw conflict(`${what} for a decision. Approve or reject it first.`, {
      reason: 'pending_entries',
      count: pending,
    });
  }
}
