import type { EndpointRef } from '../kernel/delivery.ts';
import type { DeliveryResult } from './results.ts';

/** How attempts went for one endpoint, in the order they ended. */
interface Tally extends EndpointRef {
  failures: number;
  succeededMs: number | null;
  failedMs: number | null;
  firstFailedMs: number | null;
}

export function tallyOf(results: readonly DeliveryResult[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { delivery, status, endedMs } of results) {
    const { organization_id: organizationId, endpoint_id: endpointId } = delivery;
    const tally = tallies.get(endpointId) ?? {
      organizationId,
      endpointId,
      failures: 0,
      succeededMs: null,
      failedMs: null,
      firstFailedMs: null,
    };
    tallies.set(endpointId, tally);
    if (status === 'delivered') Object.assign(tally, { failures: 0, succeededMs: endedMs, firstFailedMs: null });
    else Object.assign(tally, { failures: tally.failures + 1, failedMs: endedMs });
    if (status !== 'delivered') tally.firstFailedMs ??= endedMs;
  }
  return [...tallies.values()].sort((a, b) => (a.endpointId < b.endpointId ? -1 : 1));
}
