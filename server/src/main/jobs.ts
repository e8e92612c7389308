import { closeMail } from '../features/mail/index.ts';
import type { Metrics } from '../http/metrics.ts';
import { deliverTask } from '../kernel/delivery.ts';
import type { Installation } from '../kernel/installation.ts';
import { startWorker } from '../worker/run.ts';
import { delivery } from './delivery.ts';

/** Attempts at deliveries that take longer once we are stopping are given back. */
const deliveryGraceMs = 5000;

/** Starts the worker; answers with how it is stopped. */
export async function startJobs(installation: Installation, metrics: Metrics | null): Promise<() => Promise<void>> {
  delivery.start(installation);
  const worker = await startWorker(installation);
  for (const gauge of worker.gauges) metrics?.gauge(gauge.name, gauge.help, () => gauge.read());
  for (const counter of worker.counters) metrics?.counter(counter.name, counter.help, () => counter.read());
  for (const metric of delivery.metricsOf(installation)) metrics?.registry.registerMetric(metric);
  // What was left when the last process ended need not wait for the minute's round.
  await installation.jobs.add(installation.clock, deliverTask, {}, { jobKey: `${deliverTask}:start` });
  return async () => {
    await Promise.all([worker.stop(), delivery.stop(installation, deliveryGraceMs)]);
    closeMail(installation);
  };
}
