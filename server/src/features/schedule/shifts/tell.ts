import type { EventDefinition } from '../../../kernel/events.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { type ShiftInEvent, shiftOfferedEvent } from './events.ts';
import { readForEvent } from './events-store.ts';

/** Tells of a shift as it is now. */
export async function raiseOfShift(
  work: UnitOfWork,
  event: EventDefinition<ShiftInEvent>,
  shiftId: string,
  {
    offerId = null,
    previousUserId,
  }: { readonly offerId?: string | null; readonly previousUserId?: string | null } = {},
): Promise<void> {
  const shift = await readForEvent(work.tx, work.actor, shiftId);
  if (!shift) return;
  const snapshot = { ...shift, offer_id: offerId };
  const about = { subjectId: shiftId, snapshot };
  await work.raise(event, previousUserId === undefined ? about : { ...about, previous: { user_id: previousUserId } });
}

/** A shift that became open is offered to those who could take it once it is published. */
export async function offerOpenShift(work: UnitOfWork, shiftId: string): Promise<void> {
  const shift = await readForEvent(work.tx, work.actor, shiftId);
  if (shift?.status !== 'OPEN' || !shift.is_published) return;
  await work.raise(shiftOfferedEvent, { subjectId: shiftId, snapshot: { ...shift, offer_id: null } });
}
