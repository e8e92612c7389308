import { findActor } from '../../people/index.ts';
import { type Arriving, keepWaiting, keptOf } from './keep.ts';
import type { Tap } from './record.ts';
import { timesOf } from './times.ts';

/**
 * What a device kept that was unpaired before it could send it. Its seal is gone and nobody knows in whose hands it is: none of it counts by
 * itself, all of it waits for who leads the person.
 */
export async function keepUnsent(arriving: Arriving, taps: readonly Tap[]): Promise<number> {
  const { services, device } = arriving;
  let kept = 0;
  for (const tap of taps) {
    const person = await findActor(services.database.db, device.organizationId, tap.user_id);
    if (!person || person.userId === null) continue;
    const times = timesOf(tap, services.clock.nowMs());
    const told = keptOf(arriving, tap, times, ['UNPAIRED']);
    await keepWaiting(arriving, { ...person, userId: person.userId }, told, null);
    kept += 1;
  }
  return kept;
}
