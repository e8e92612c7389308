import type { Installation } from '../src/kernel/installation.ts';
import { moveClock } from '../src/main/commands/clock-outcome.ts';
import { runJobsOnce } from '../src/worker/run.ts';

/** Moves the product's clock on, and does what is due then. */
export async function advance(installation: Installation, byMs: number): Promise<void> {
  await moveClock(installation, (offsetMs) => offsetMs + byMs);
  await runJobsOnce(installation);
}
