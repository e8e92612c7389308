import type { Logger } from 'pino';
import { StartupError } from '../db/startup-error.ts';
import type { Config } from './config.ts';
import type { OpenInstallation } from './installation.ts';
import { Lifecycle } from './lifecycle.ts';
import { metricsPlaceOf, type Place, tryListening } from './listening.ts';
import { openSource } from './source.ts';

export interface LaunchOptions<Prepared> {
  readonly config: Config;
  readonly log: Logger;
  readonly serves: boolean;
  readonly works: boolean;
  /** Told to a person, such as that the database is being created. */
  readonly say: (line: string) => void;
  /** With the installation open, before anyone is let in. */
  prepare(installation: OpenInstallation): Promise<Prepared>;
  ready(prepared: Prepared, port: number | null): void;
}

/** Starts the parts of a process in order. Resolves once they run; a signal ends them and the process. */
export async function launch<Prepared>(options: LaunchOptions<Prepared>): Promise<void> {
  const lifecycle = new Lifecycle();
  lifecycle.logTo(options.log);
  lifecycle.watchSignals();
  try {
    await startParts(options, lifecycle);
  } catch (error) {
    await lifecycle.stop();
    throw error instanceof StartupError ? error : unexpected(error, options.log);
  }
}

function unexpected(error: unknown, log: Logger): StartupError {
  log.debug({ err: error }, 'could not start');
  const message = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
  return new StartupError(`Muster could not start: ${message ?? ''}`);
}

async function startParts<Prepared>(options: LaunchOptions<Prepared>, lifecycle: Lifecycle): Promise<void> {
  const { config, log, serves, works } = options;
  if (config.isTracing) await traceFor(options, lifecycle);
  const watched = serves ? null : watchedPlace(config);
  const scraped = serves ? metricsPlaceOf(config) : null;
  if (serves) await tryListening(config);
  if (scraped) await tryListening(scraped);
  if (watched) await tryListening(watched);
  // PostgreSQL starts in a process of its own while this one loads its modules.
  const loading = loadParts();
  loading.catch(() => undefined);
  const source = await openSource(config, serves ? 'owner' : 'guest', options.say);
  lifecycle.onStop('database', () => source.stop(), 20_000);
  source.onLost((reason) => {
    lifecycle.fail(reason);
  });
  const parts = await loading;
  const installation = await parts.openInstallation({
    config,
    connection: source.connection,
    log,
    catalogue: parts.catalogue,
  });
  lifecycle.onStop('installation', () => installation.close());
  for (const { code, message } of await parts.readWarnings(installation)) log.warn({ code }, message);
  const prepared = await options.prepare(installation);
  const drains: (() => Promise<void>)[] = [];
  const serving = serves
    ? await parts.prepareServing(installation, config, lifecycle)
    : watched && parts.prepareWatching(installation, watched);
  lifecycle.onStop('requests and jobs', () => settle(drains), parts.drainMs + 2000);
  if (serving) drains.push(serving.drain);
  if (works) drains.push(await parts.startJobs(installation, serving?.metrics ?? null));
  const port = serving ? await serving.listen() : null;
  const relay = await parts.openRelayFor(installation, config);
  if (relay) drains.push(() => relay.close());
  options.ready(prepared, port);
}

const watchedPlace = ({ host, workerPort }: Config): Place | null =>
  workerPort === null ? null : { host, port: workerPort, portVariable: 'MUSTER_WORKER_PORT' };

/** Loaded only if it is wanted. Stops last, so that it tells of the stopping, too. */
async function traceFor({ serves, works }: { serves: boolean; works: boolean }, lifecycle: Lifecycle): Promise<void> {
  const { startTelemetry } = await import('./telemetry/start.ts');
  const { stop } = startTelemetry(serves && works ? 'all' : serves ? 'serve' : 'worker');
  lifecycle.onStop('traces', stop);
}

async function loadParts() {
  const [installation, catalogue, serving, watching, jobs, relay, warnings] = await Promise.all([
    import('./installation.ts'),
    import('./catalogue.ts'),
    import('./serving.ts'),
    import('./watching.ts'),
    import('./jobs.ts'),
    import('./relay.ts'),
    import('../kernel/warnings.ts'),
  ]);
  return { ...installation, ...catalogue, ...serving, ...watching, ...jobs, ...relay, ...warnings };
}

async function settle(drains: readonly (() => Promise<void>)[]): Promise<void> {
  const results = await Promise.allSettled(drains.map((drain) => drain()));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
