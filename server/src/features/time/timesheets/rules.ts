import { type Actor, administers, isOneself } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, forbidden, type Verdict } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { preparesPayrollOf } from '../visibility.ts';
import { countUnsettled, type LockedSheet } from './store.ts';

/** Submitting and signing are the person's own. */
export const isOwnSheet = (actor: Actor, sheet: { user_id: string }): Verdict =>
  sheet.user_id === actor.userId || forbidden('time.ownSheet');

/** For someone who cannot hand it in themselves. */
export const isSheetOfOther = (actor: Actor, sheet: { user_id: string }): Verdict =>
  sheet.user_id !== actor.userId || forbidden('time.othersSheet');

/** Who administers, and for others who prepares their payroll: nobody locks what they are paid by what they were given. */
export function mayPrepare(actor: Actor, sheet: { user_id: string; department_id: string | null }): Verdict {
  if (administers(actor)) return true;
  if (isOneself(actor, sheet.user_id)) return forbidden('time.ownPayroll', { reason: 'own' });
  return preparesPayrollOf(actor, sheet.department_id) || forbidden('time.notPrepared', { reason: 'departments' });
}

/** 409 while the person is clocked in on a day of the period: its hours are not known yet. */
export async function refuseRunning(work: UnitOfWork, sheet: LockedSheet): Promise<void> {
  const { running } = await countUnsettled(work, sheet);
  if (running > 0) throw conflict('time.clockOutFirst', { reason: 'running' });
}

/** 409 while something within is undecided: what payroll takes up must have been looked at. */
export async function refuseUnsettled(work: UnitOfWork, sheet: LockedSheet): Promise<void> {
  const { running, pending } = await countUnsettled(work, sheet);
  if (running > 0) throw conflict('time.entryRunning', { reason: 'running' });
  if (pending > 0) {
    throw conflict(say('time.pendingEntries', { count: pending }), {
      reason: 'pending_entries',
      count: pending,
    });
  }
}
