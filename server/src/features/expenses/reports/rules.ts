import { type Actor, administers, isInDepartmentScope } from '../../../kernel/actor.ts';
import { conflict, forbidden, type Verdict } from '../../../lib/errors.ts';
import type { ReportStatus } from './record.ts';

/** The person themselves, or who administers the organization. */
export const mayEditReport = (actor: Actor, report: { user_id: string }): Verdict =>
  report.user_id === actor.userId ||
  administers(actor) ||
  forbidden('Only the person whose report it is, an Administrator or an Executive changes it.');

export const isEditable = ({ status }: { status: ReportStatus }): Verdict =>
  status === 'DRAFT' ||
  status === 'REJECTED' ||
  conflict(`An expense report that is ${status} no longer changes; only DRAFT and REJECTED ones do.`, {
    reason: 'state',
    status,
  });

/** Evidence may still be handed in while no one has decided: it changes nothing of what is claimed. */
export const takesReceipts = ({ status }: { status: ReportStatus }): Verdict =>
  (status !== 'APPROVED' && status !== 'PAID') ||
  conflict(`An expense report that is ${status} takes no more receipts.`, { reason: 'state', status });

interface Decidable {
  readonly user_id: string;
  readonly approver_id: string | null;
  readonly person_department_id: string | null;
}

/** Approving, rejecting, paying: for a report that the actor sees. */
export function mayDecide(actor: Actor, report: Decidable): Verdict {
  if (report.user_id === actor.userId) return forbidden('Another person has to decide on your own expenses.');
  return (
    administers(actor) ||
    (actor.userId !== null && report.approver_id === actor.userId) ||
    isInDepartmentScope(actor, report.person_department_id) ||
    forbidden('You are not the approver, and the person is in none of the departments that you head or manage.')
  );
}
