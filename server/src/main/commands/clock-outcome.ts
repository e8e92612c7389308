import type { Outcome } from '../../cli/command.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockClockOffset, saveClockOffset } from '../../kernel/clock-store.ts';
import type { Installation } from '../../kernel/installation.ts';
import { forbidden, invalid } from '../../lib/errors.ts';
import { forOperators } from '../../lib/texts/texts.ts';
import { shiftJobs } from '../../worker/shift.ts';

const maxOffsetMs = 50 * 366 * 86_400_000;

/** Moves the product's time for the whole installation; every process hears of it from the database. */
export async function moveClock(installation: Installation, move: (offsetMs: number) => number): Promise<number> {
  if (installation.config.isProduction)
    throw forbidden(forOperators('The test clock is for development; production runs on real time.'));
  const { beforeMs, afterMs } = await inTransaction(installation.database.pool, async (tx) => {
    const before = await lockClockOffset(tx);
    const after = move(before);
    if (after > maxOffsetMs) throw invalid('DURATION', forOperators('The test clock goes at most 50 years ahead.'));
    await saveClockOffset(tx, after);
    return { beforeMs: before, afterMs: after };
  });
  installation.clock.setOffset(afterMs);
  if (afterMs !== beforeMs) await shiftJobs(installation, afterMs - beforeMs);
  return afterMs;
}

export function clockOutcome(offsetMs: number): Outcome {
  const now = new Date(Date.now() + offsetMs).toISOString();
  const hours = Math.round(offsetMs / 360_000) / 10;
  return {
    value: { now, clock_offset_ms: offsetMs },
    text: offsetMs === 0 ? `${now}, which is real time.` : `${now}, ${String(hours)} hours ahead of real time.`,
  };
}
