import { fastify, type FastifyInstance } from 'fastify';
import { RequestLogWriter } from '../features/logs/index.ts';
import { mountMetrics } from '../http/health.ts';
import { createLimiter } from '../http/limits/create.ts';
import { Metrics } from '../http/metrics.ts';
import { buildServer } from '../http/server.ts';
import type { Installation } from '../kernel/installation.ts';
import { authenticatorsOf } from './authenticators.ts';
import type { Config } from './config.ts';
import type { Lifecycle } from './lifecycle.ts';
import { listenOn, metricsPlaceOf } from './listening.ts';

/** How long requests and jobs under way have to finish once the process is asked to stop. */
export const drainMs = 10_000;

export interface Serving {
  /** The port it listens on from now on. */
  readonly listen: () => Promise<number>;
  /** Takes no more connections and lets the requests under way finish. */
  readonly drain: () => Promise<void>;
  readonly metrics: Metrics;
}

function metricsServer(metrics: Metrics): FastifyInstance {
  const server = fastify({ forceCloseConnections: true, requestTimeout: 30_000 });
  mountMetrics(server, metrics);
  return server;
}

/** The HTTP side of an installation, built and ready to listen. */
export async function prepareServing(
  installation: Installation,
  config: Config,
  lifecycle: Lifecycle,
): Promise<Serving> {
  const { log, catalogue } = installation;
  const limiter = createLimiter({ limits: config.limits, redisUrl: config.redisUrl ?? undefined, log });
  lifecycle.onStop('limits', () => limiter.close());
  const authenticators = authenticatorsOf(installation);
  lifecycle.onStop('token use', () => authenticators.close());
  const requestLog = new RequestLogWriter(installation);
  lifecycle.onStop('request log', () => requestLog.close());
  const metrics = new Metrics();
  metrics.watchProcess();
  metrics.watchPool(installation.database.pool);
  if (installation.database.replica) metrics.watchReplica(installation.database.replica);
  metrics.watchLimiter(limiter);
  metrics.watchRequestLog(requestLog);
  const server = buildServer({
    installation,
    catalogue,
    limiter,
    authenticators,
    metrics,
    requestLog,
    trustedProxies: config.trustedProxies,
    showsMetrics: config.metricsPort === null,
  });
  await server.ready();
  const metricsPlace = metricsPlaceOf(config);
  const scraped = metricsPlace && metricsServer(metrics);
  return {
    metrics,
    listen: async () => {
      if (scraped) await listenOn(scraped, metricsPlace);
      return listenOn(server, config);
    },
    drain: async () => {
      // A connection whose request has just been answered would be kept for the next one.
      const release = setInterval(() => {
        server.server.closeIdleConnections();
      }, 50);
      const cutOff = setTimeout(() => {
        server.server.closeAllConnections();
      }, drainMs);
      await Promise.all([server.close(), scraped?.close()]);
      clearInterval(release);
      clearTimeout(cutOff);
    },
  };
}
