import type { Actor, Origin } from '../../../kernel/actor.ts';
import { type ChangeServices, inUnitOfWork } from '../../../kernel/unit-of-work.ts';
import { newId } from '../../../lib/ids.ts';
import { kioskTapsWait } from '../../time/index.ts';
import type { Device } from '../devices/store.ts';
import type { Tap, TapFlag } from './record.ts';
import { insertTap, type KeptTap } from './store.ts';
import type { TapTimes } from './times.ts';

/** What comes from a device, in its name. */
export interface Arriving {
  readonly services: ChangeServices;
  readonly device: Pick<Device, 'organizationId' | 'id'>;
  readonly origin: Origin;
}

export const keptOf = (
  { services, device }: Arriving,
  tap: Tap,
  times: TapTimes,
  more: readonly TapFlag[] = [],
): KeptTap => ({
  organization_id: device.organizationId,
  id: newId('ktp', services.clock.nowMs()),
  kiosk_id: device.id,
  tap_id: tap.tap_id,
  user_id: tap.user_id,
  action: tap.action,
  tapped_at: new Date(Date.parse(tap.tapped_at)).toISOString(),
  counts_at: new Date(times.countsAtMs).toISOString(),
  arrived_at: services.clock.now(),
  flags: [...times.flags, ...more],
});

/** For who leads to decide: what was tapped is not lost. */
export async function keepWaiting(
  { services, origin }: Arriving,
  person: Actor & { readonly userId: string },
  tap: KeptTap,
  refusal: string | null,
): Promise<void> {
  await inUnitOfWork(services, person, origin, async (work) => {
    const status = refusal === null ? 'UNPROVEN' : 'REFUSED';
    if (!(await insertTap(work.tx, tap, status, refusal))) return;
    work.audit({
      action: 'kioskTaps.keep',
      subjectType: 'kiosk_tap',
      subjectId: tap.id,
      personId: person.userId,
      changedFields: ['status'],
    });
    await work.react(kioskTapsWait, person.userId);
  });
}
