import { addDays, dayIn, instantAtMs } from '../../lib/days.ts';
import type { RingingWishes } from '../inbox/index.ts';

/** When the quiet hours end that it is in now; null: it may ring. */
export function quietUntilMs(
  { quiet_from: from, quiet_to: to }: Pick<RingingWishes, 'quiet_from' | 'quiet_to'>,
  timezone: string,
  nowMs: number,
): number | null {
  if (from === null || to === null) return null;
  const today = dayIn(timezone, nowMs);
  // Those that began yesterday, or begin today.
  for (const day of [addDays(today, -1), today]) {
    const startMs = instantAtMs(timezone, day, from);
    const endMs = instantAtMs(timezone, to > from ? day : addDays(day, 1), to);
    if (startMs <= nowMs && nowMs < endMs) return endMs;
  }
  return null;
}
