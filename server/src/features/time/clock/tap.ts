import { Type } from 'typebox';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { InstantInput, parseInstantMs } from '../../../lib/days.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { ownId } from '../person-store.ts';

/** What a device says of a tap that it may have kept for a while. */
export const tapFields = {
  user_id: Type.Optional(Id('usr', 'Whose tap it is; refused if someone else is signed in. The caller unless given.')),
  tapped_at: Type.Optional(
    InstantInput(
      'When it was tapped. It counts if that is more than a minute ago, up to 31 days; else the time of arrival.',
    ),
  ),
};

export const tapFieldNames = new Set(Object.keys(tapFields));

/** Within it a request was under way; the server's own clock counts. */
const promptMs = 60_000;
/** How far the clock of a device may be ahead. */
const aheadMs = 5 * 60_000;
const keptMs = 31 * 24 * 3_600_000;

/** The person who tapped. A device that others use too may send a tap with someone else's session. */
export function tapOwner(work: UnitOfWork, { user_id: named }: { readonly user_id?: string }): string {
  const userId = ownId(work);
  if (named !== undefined && named !== userId) {
    throw conflict('time.tapOfAnother', { field: 'user_id', reason: 'another_person' });
  }
  return userId;
}

/** A time that a device or a person says: not in the future, but for a clock that is a little ahead. */
export function saidMs({ nowMs }: UnitOfWork, field: 'tapped_at' | 'left_at', said: string): number {
  const ms = parseInstantMs(said);
  if (ms > nowMs + aheadMs) throw invalid(field, 'time.inFuture');
  return Math.min(ms, nowMs);
}

/** When a tap was made. */
export function tapMs(work: UnitOfWork, { tapped_at: said }: { readonly tapped_at?: string }): number {
  if (said === undefined) return work.nowMs;
  const ms = saidMs(work, 'tapped_at', said);
  if (ms < work.nowMs - keptMs) {
    throw invalid('tapped_at', 'time.tapTooOld');
  }
  return work.nowMs - ms < promptMs ? work.nowMs : ms;
}

/** Made on a shared tablet, which signs when: no one changes the time of their own tap there. */
export const isOfKiosk = ({ origin }: Pick<UnitOfWork, 'origin'>): boolean => origin.kioskId !== undefined;
