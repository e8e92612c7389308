import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { conflict, enforce } from '../../../lib/errors.ts';
import { findWorkerOn } from '../shifts/store.ts';
import { listAbsences } from '../week/absences.ts';
import { warningsForPerson } from '../week/person-warnings.ts';
import type { PlannedShift } from '../week/warnings.ts';
import type { Piece, Pieces } from './pieces.ts';
import type { OfferWarning } from './record.ts';
import { isBeforeTheirLastDay } from './rules.ts';
import { findOther, type KeptShift, type Worker } from './store.ts';

/** What changes hands: a piece of a shift to the taker and, in an exchange, the taker’s shift to the owner. */
export interface Deal {
  readonly shift: KeptShift;
  readonly pieces: Pieces;
  readonly wanted: KeptShift | null;
  readonly owner: Worker;
  readonly taker: Worker;
}

/** An id that no shift has. */
const unsaved = '';

const planned = ({ starts_at, ends_at, break_minutes }: Piece): PlannedShift => ({
  id: unsaved,
  startMs: Date.parse(starts_at),
  endMs: Date.parse(ends_at),
  breakMinutes: break_minutes,
});

const meets = (one: Piece, other: Piece): boolean =>
  Date.parse(one.starts_at) < Date.parse(other.ends_at) && Date.parse(one.ends_at) > Date.parse(other.starts_at);

/** What assigning them would be refused for. People and shifts are held by the caller. */
export async function refuseDeal(work: UnitOfWork, { shift, pieces, wanted, owner, taker }: Deal): Promise<void> {
  enforce(isBeforeTheirLastDay(work.actor, pieces.given, taker));
  const without = [shift.id, ...(wanted ? [wanted.id] : [])];
  const taken = await findOther(work, taker.id, pieces.given, without);
  if (taken !== null) throw conflict('schedule.overlap', { reason: 'overlap', user_id: taker.id });
  if (!wanted) return;
  enforce(isBeforeTheirLastDay(work.actor, wanted, owner));
  const isMet = pieces.kept.some((piece) => meets(piece, wanted));
  if (isMet || (await findOther(work, owner.id, wanted, without)) !== null)
    throw conflict('schedule.overlap', { reason: 'overlap', user_id: owner.id });
}

/** Leave that was approved since someone said that they would work it: whoever decides has not seen it. */
export async function refuseAway(
  { tx, actor }: UnitOfWork,
  pieces: readonly { readonly userId: string; readonly piece: Pick<Piece, 'starts_at' | 'ends_at'> }[],
  known: readonly OfferWarning[],
): Promise<void> {
  const { timezone } = actor.organization;
  const untold = pieces
    .filter(({ userId }) => !known.some(({ user_id: id, kind }) => id === userId && kind === 'LEAVE'))
    .map(({ userId, piece }) => ({ userId, startMs: Date.parse(piece.starts_at), endMs: Date.parse(piece.ends_at) }));
  if (untold.length === 0) return;
  const days = {
    start_date: dayIn(timezone, Math.min(...untold.map(({ startMs }) => startMs))),
    end_date: dayIn(timezone, Math.max(...untold.map(({ endMs }) => endMs))),
  };
  const people = untold.map(({ userId }) => userId);
  const away = (await listAbsences(tx, actor, people, days, 'anyone')).find(
    ({ user_id: id, status, startMs, endMs }) =>
      status === 'APPROVED' && untold.some((one) => one.userId === id && startMs < one.endMs && endMs > one.startMs),
  );
  if (away) throw conflict('schedule.awayMeanwhile', { reason: 'away', user_id: away.user_id });
}

/** What the schedule would warn of if a person had a piece of work besides what they have. */
export async function warningsOn(
  db: Db,
  actor: Actor,
  userId: string,
  piece: Piece,
  besides: readonly Piece[],
  without: readonly string[],
): Promise<OfferWarning[]> {
  const day = dayIn(actor.organization.timezone, Date.parse(piece.starts_at));
  const person = await findWorkerOn(db, actor, userId, day);
  if (!person) return [];
  const also = besides.map((one, index) => ({ ...planned(one), id: `${unsaved} ${String(index)}` }));
  const warnings = await warningsForPerson(db, actor, person, planned(piece), {
    without,
    besides: also,
    absencesOf: 'anyone',
  });
  return warnings.map(({ kind, minutes, limit_minutes }) => ({ user_id: userId, kind, minutes, limit_minutes }));
}

/** What the schedule would warn of, on either side. */
export async function warningsOfDeal(
  { tx, actor }: UnitOfWork,
  { shift, pieces, wanted, owner, taker }: Deal,
): Promise<OfferWarning[]> {
  const without = [shift.id, ...(wanted ? [wanted.id] : [])];
  const ofTaker = await warningsOn(tx, actor, taker.id, pieces.given, [], without);
  if (!wanted) return ofTaker;
  return [...ofTaker, ...(await warningsOn(tx, actor, owner.id, wanted, pieces.kept, without))];
}
