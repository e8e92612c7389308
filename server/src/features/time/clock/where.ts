import type { Origin } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import type { ClockPlace } from '../../people/index.ts';
import { lockClockOf } from '../person-store.ts';

const carried = /\b(?:Mobi|Mobile|Android|iPhone|iPad)\b/;

/** Where a tap is made, by what the browser says of itself: a rule of the house, and no proof. */
function placeOf({ kioskId, userAgent }: Pick<Origin, 'kioskId' | 'userAgent'>): ClockPlace {
  if (kioskId !== undefined) return 'KIOSK';
  return userAgent !== undefined && carried.test(userAgent) ? 'PHONE' : 'DESK';
}

type From = readonly ClockPlace[] | null;

export const isElsewhere = (from: From, origin: Pick<Origin, 'kioskId' | 'userAgent'>): from is readonly ClockPlace[] =>
  from !== null && !from.includes(placeOf(origin));

/** Locks the time of the person; refused where their department does not clock. */
export async function lockTapOf(work: UnitOfWork, userId: string): Promise<void> {
  const from = await lockClockOf(work, userId);
  if (isElsewhere(from, work.origin)) {
    throw conflict(say('time.clockElsewhere', { from: from.join() }), { reason: 'clock_from', clock_from: from });
  }
}
