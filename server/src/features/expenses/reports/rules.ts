import { type Actor, administers, isInDepartmentScope, isInPerson, isOneself } from '../../../kernel/actor.ts';
import { isGranted } from '../../../kernel/packages.ts';
import { isAtLeast } from '../../../kernel/scopes.ts';
import { conflict, forbidden, type Verdict } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { type ArrayName, arrayNames } from './lines.ts';
import type { ExpenseReport, ReportStatus } from './record.ts';
import type { ReportContext } from './store.ts';

/** The person themselves, or who administers the organization. */
export const mayEditReport = (actor: Actor, report: { user_id: string }): Verdict =>
  report.user_id === actor.userId || administers(actor) || forbidden('expenses.othersChange');

export const isEditable = ({ status }: { status: ReportStatus }): Verdict =>
  status === 'DRAFT' ||
  status === 'REJECTED' ||
  conflict(say('expenses.locked', { status }), {
    reason: 'state',
    status,
  });

/** Evidence may still be handed in while no one has decided: it changes nothing of what is claimed. */
export const takesReceipts = ({ status }: { status: ReportStatus }): Verdict =>
  (status !== 'APPROVED' && status !== 'PAID') ||
  conflict(say('expenses.noMoreReceipts', { status }), { reason: 'state', status });

export const maxReceipts = 100;

export const hasRoomForReceipt = ({ receipts }: { receipts: readonly unknown[] }): Verdict =>
  receipts.length < maxReceipts ||
  conflict(say('expenses.tooManyReceipts', { limit: maxReceipts }), { reason: 'limit' });

/** What someone claimed stays as it is once their data is erased; it can still be decided on and paid. */
export const isNotErased = ({ erased_at }: Pick<ReportContext, 'erased_at'>): Verdict =>
  erased_at === null || conflict('expenses.erasedPerson', { reason: 'erased' });

export const hasLines = (report: Pick<ExpenseReport, ArrayName>): Verdict =>
  arrayNames.some((name) => report[name].length > 0) || conflict('expenses.noLines', { reason: 'empty' });

type Decidable = Pick<ReportContext, 'user_id' | 'approver_id' | 'person_department_id' | 'manager_id'>;

/** By office: for a report that the actor sees. */
function isInCharge(actor: Actor, report: Decidable): Verdict {
  if (isOneself(actor, report.user_id)) return forbidden('expenses.own');
  return (
    administers(actor) ||
    (isAtLeast(actor.role, 'DEPARTMENT_HEAD') &&
      ((actor.userId !== null && report.approver_id === actor.userId) ||
        isInDepartmentScope(actor, report.person_department_id))) ||
    forbidden('expenses.notApprover')
  );
}

/** Paying: whoever is in charge, and who was given to pay for people of that department; never one’s own. */
export function mayPay(actor: Actor, report: Decidable): Verdict {
  const verdict = isInCharge(actor, report);
  if (verdict === true || isOneself(actor, report.user_id)) return verdict;
  return isGranted(actor, report.person_department_id, 'EXPENSES_PAYING') || verdict;
}

/** Approving and rejecting: by office, and in the app the person's manager whatever their role. */
export function mayDecide(actor: Actor, report: Decidable): Verdict {
  const manages = isInPerson(actor) && actor.userId !== null && report.manager_id === actor.userId;
  return (manages && report.user_id !== actor.userId) || isInCharge(actor, report);
}
