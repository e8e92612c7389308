import { addDays } from '../lib/days.ts';
import type { Demo } from './demo.ts';
import type { Staff } from './staff.ts';

export type Status = 'DRAFT' | 'SUBMITTED' | 'PENDING_APPROVAL' | 'APPROVED' | 'REJECTED' | 'PAID';

/** What is recent is on its way through every state; what is older is paid. */
export const recent: readonly Status[] = [
  'SUBMITTED',
  'DRAFT',
  'APPROVED',
  'REJECTED',
  'PENDING_APPROVAL',
  'SUBMITTED',
];
export const statusOf = (index: number): Status =>
  index < 2 * recent.length ? (recent[index % recent.length] as Status) : index % 9 === 0 ? 'APPROVED' : 'PAID';

/** What the states before this one have left behind: submitted an hour later, decided and paid on the days after. */
export function progressOf(demo: Demo, person: Staff, started: string, status: Status): Record<string, unknown> {
  const at = (days: number, hour: number): string => {
    const day = addDays(started, days);
    return `${day < demo.today ? day : started}T${String(hour)}:00:00.000Z`;
  };
  const isSubmitted = status !== 'DRAFT';
  const isApproved = status === 'APPROVED' || status === 'PAID';
  const isDecided = isApproved || status === 'REJECTED' || status === 'PENDING_APPROVAL';
  const approver = isSubmitted ? approverOf(demo, person) : null;
  return {
    submitted_at: isSubmitted ? at(0, 16) : null,
    approver_id: approver,
    decided_by_id: isDecided ? approver : null,
    approved_at: isApproved ? at(1, 17) : null,
    rejection_reason: status === 'REJECTED' ? 'Please add the receipts.' : null,
    ...(status === 'PAID' && {
      paid_at: at(4, 18),
      payment_method: 'EFT',
      payment_reference: `EFT-${at(4, 18).slice(0, 10)}`,
    }),
    updated_at: status === 'PAID' ? at(4, 18) : isDecided ? at(1, 17) : at(0, 16),
  };
}

/** The head of the department, or an Executive for those who head one. */
function approverOf({ people }: Demo, person: Staff): string | null {
  const head = people.find(({ role, department }) => role === 'DEPARTMENT_HEAD' && department === person.department);
  const executive = people.find(({ role, id }) => role === 'EXECUTIVE' && id !== person.id);
  return (head && head.id !== person.id ? head : executive)?.id ?? null;
}
