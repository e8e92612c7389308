import type { Metrics } from '../http/metrics.ts';
import { closeMail } from '../features/mail/index.ts';
import type { Installation } from '../kernel/installation.ts';
import { startWorker } from '../worker/run.ts';

/** Starts the worker; answers with how it is stopped. */
export async function startJobs(installation: Installation, metrics: Metrics | null): Promise<() => Promise<void>> {
  const worker = await startWorker(installation);
  for (const gauge of worker.gauges) metrics?.gauge(gauge.name, gauge.help, () => gauge.read());
  return async () => {
    await worker.stop();
    closeMail(installation);
  };
}
