import type { Metric } from 'prom-client';
import type { Installation } from '../../../kernel/installation.ts';
import { DeliveryEngine } from './engine.ts';
import { DeliveryMetrics } from './metrics.ts';

interface Part {
  readonly metrics: DeliveryMetrics;
  engine: DeliveryEngine;
}

const parts = new WeakMap<object, Part>();

function partOf(installation: Installation): Part {
  // Tests and tools wrap an installation; its database is what it is one by.
  const key = installation.database;
  let part = parts.get(key);
  if (!part) {
    const metrics = new DeliveryMetrics(installation);
    parts.set(key, (part = { metrics, engine: new DeliveryEngine(installation, metrics) }));
  }
  return part;
}

/** The one engine of this process. */
export const engineOf = (installation: Installation): DeliveryEngine => partOf(installation).engine;

/** For /metrics. */
export const deliveryMetricsOf = (installation: Installation): readonly Metric[] => partOf(installation).metrics.all;

/** A worker that starts anew in this process brings a new engine. */
export function startDeliveries(installation: Installation): void {
  const part = partOf(installation);
  if (part.engine.isStopped) part.engine = new DeliveryEngine(installation, part.metrics);
}

/** Lets attempts under way end for this long; what does not is given back. Nothing to do where nothing was ever sent. */
export async function stopDeliveries(installation: Installation, graceMs: number): Promise<void> {
  await parts.get(installation.database)?.engine.stop(graceMs);
}
