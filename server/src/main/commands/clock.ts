import type { Outcome } from '../../cli/command.ts';
import { sql } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Installation } from '../../kernel/installation.ts';
import { forbidden, invalid } from '../../lib/errors.ts';
import { shiftJobs } from '../../worker/shift.ts';

const maxOffsetMs = 50 * 366 * 86_400_000;

/** Moves the product's time for the whole installation; every process hears of it from the database. */
export async function moveClock(installation: Installation, move: (offsetMs: number) => number): Promise<number> {
  if (installation.config.isProduction)
    throw forbidden('The test clock is for development; production runs on real time.');
  const { beforeMs, afterMs } = await inTransaction(installation.database.pool, async (tx) => {
    const { rows } = await sql<{
      clock_offset_ms: number;
    }>`select clock_offset_ms from installation for update`.execute(tx);
    const before = rows[0]?.clock_offset_ms ?? 0;
    const after = move(before);
    if (after > maxOffsetMs) throw invalid('DURATION', 'The test clock goes at most 50 years ahead.');
    await sql`update installation set clock_offset_ms = ${after}`.execute(tx);
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
