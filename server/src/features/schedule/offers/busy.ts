import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { addDays, dayIn } from '../../../lib/days.ts';
import { listAbsences } from '../week/absences.ts';
import { byPerson } from '../week/warnings.ts';
import { listShiftsAt } from './swaps-store.ts';

interface Span {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Who works or is away at that time, as far as the actor sees it, but for a shift of theirs that is given for it. */
export async function busyAt(
  db: Db,
  actor: Actor,
  userIds: readonly string[],
  span: Span,
): Promise<(userId: string, without?: string) => boolean> {
  const [startMs, endMs] = [Date.parse(span.starts_at), Date.parse(span.ends_at)];
  const { timezone } = actor.organization;
  const days = { start_date: addDays(dayIn(timezone, startMs), -1), end_date: dayIn(timezone, endMs) };
  const [shifts, absences] = await Promise.all([
    listShiftsAt(db, actor, userIds, span),
    listAbsences(db, actor, userIds, days),
  ]);
  const away = new Set(
    absences
      .filter((one) => one.status === 'APPROVED' && one.startMs < endMs && one.endMs > startMs)
      .map(({ user_id }) => user_id),
  );
  const at = byPerson(shifts);
  return (userId, without) => away.has(userId) || (at.get(userId)?.some(({ id }) => id !== without) ?? false);
}
