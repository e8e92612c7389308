import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { shiftClaimedEvent, shiftSwappedEvent } from '../shifts/events.ts';
import { raiseOfShift } from '../shifts/tell.ts';
import { endOthers } from './ends.ts';
import type { Deal } from './judge.ts';
import type { Piece } from './pieces.ts';
import type { KeptShift } from './store.ts';

/** Both sides at once: pieces that the owner keeps, the one that is given, and the shift that comes back for it. Answers the shift that was given. */
export async function changeHands(work: UnitOfWork, deal: Deal, offerId: string): Promise<string> {
  const { shift, wanted, owner, taker } = deal;
  const givenId = await givePiece(work, deal);
  if (wanted) await work.update('shifts', wanted.id, { user_id: owner.id, claimed_at: null });
  const ids = [shift.id, ...(wanted ? [wanted.id] : [])];
  for (const id of ids) await endOthers(work, id, offerId);
  const touched = [...new Set([givenId, ...ids])];
  for (const subjectId of touched) {
    work.audit({ action: 'shifts.update', subjectType: 'shift', subjectId, changedFields: ['user_id'] });
  }
  const event = wanted ? shiftSwappedEvent : shiftClaimedEvent;
  await raiseOfShift(work, event, givenId, { offerId, previousUserId: owner.id });
  if (wanted) await raiseOfShift(work, event, wanted.id, { offerId, previousUserId: taker.id });
  work.refreshScreensOf([owner.id, taker.id]);
  return givenId;
}

/** A shift that is given whole keeps its id; one that is taken apart keeps it with what its owner keeps first. */
async function givePiece(work: UnitOfWork, { shift, pieces: { kept, given }, owner, taker }: Deal): Promise<string> {
  const [first, ...more] = kept;
  if (!first) {
    await work.update('shifts', shift.id, { user_id: taker.id, claimed_at: null });
    return shift.id;
  }
  await work.update('shifts', shift.id, { ...first, claimed_at: null });
  for (const piece of more) await insertPiece(work, shift, piece, owner.id);
  return insertPiece(work, shift, given, taker.id);
}

/** What was noted of a shift was noted of whose it was. */
async function insertPiece(work: UnitOfWork, shift: KeptShift, piece: Piece, userId: string): Promise<string> {
  const id = work.newId('shf');
  const { title, department_id, location, status, is_published, notes, earlier_user_ids: earlier, user_id } = shift;
  const people = notes === null ? [] : [...earlier, ...(user_id === null ? [] : [user_id])];
  await work.insert('shifts', {
    id,
    user_id: userId,
    department_id,
    title,
    ...piece,
    location,
    status,
    is_published,
    notes,
    earlier_user_ids: [...new Set(people)].filter((one) => one !== userId),
    created_at: work.now,
    updated_at: work.now,
  });
  return id;
}
