import { stateTable } from '../../../kernel/states.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkOrder } from '../../../lib/changes.ts';
import { dayIn } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { type AssetChanges, type AssetStatus, assetStatuses } from './record.ts';

interface Whereabouts {
  readonly status: AssetStatus;
  readonly date_assigned: string;
  readonly date_returned: string | null;
}

/** Status and dates as they will stand. A day of return for what is assigned is a return, with or without its status. */
export function whereaboutsOf(work: UnitOfWork, sent: AssetChanges, before: Whereabouts | null): Whereabouts {
  const today = dayIn(work.actor.organization.timezone, work.nowMs);
  const held = before?.status ?? 'ASSIGNED';
  const status = sent.status ?? (held === 'ASSIGNED' && sent.date_returned != null ? 'AVAILABLE' : held);
  const next = {
    status,
    date_assigned: sent.date_assigned ?? before?.date_assigned ?? today,
    date_returned: returnDate(status, sent.date_returned, before?.date_returned ?? null, today),
  };
  checkOrder(next, 'date_assigned', 'date_returned');
  return next;
}

function returnDate(
  status: AssetStatus,
  sent: string | null | undefined,
  before: string | null,
  today: string,
): string | null {
  if (status === 'ASSIGNED') {
    if (sent != null) throw invalid('date_returned', 'records.returnedWhileAssigned');
    return null;
  }
  if (status !== 'AVAILABLE') return sent === undefined ? before : sent;
  if (sent === null) throw invalid('date_returned', 'records.returnedOnceAvailable');
  return sent ?? before ?? today;
}

export const assetStates = stateTable({
  of: 'piece of equipment',
  field: 'status',
  states: assetStatuses,
  moves: [
    { from: [], trigger: 'assign', to: 'ASSIGNED', when: 'unless another status is given' },
    { from: ['ASSIGNED', 'LOST', 'DAMAGED'], trigger: 'return', to: 'AVAILABLE', when: 'date_returned is set' },
    { from: ['ASSIGNED', 'DAMAGED'], trigger: 'lose', to: 'LOST' },
    { from: ['ASSIGNED', 'AVAILABLE', 'LOST'], trigger: 'damage', to: 'DAMAGED' },
    { from: ['ASSIGNED', 'AVAILABLE', 'LOST', 'DAMAGED'], trigger: 'retire', to: 'RETIRED' },
    { from: ['AVAILABLE', 'LOST', 'DAMAGED'], trigger: 'reassign', to: 'ASSIGNED', when: 'date_returned is emptied' },
  ],
});
