import { fastify } from 'fastify';
import { mountHealth, mountMetrics } from '../http/health.ts';
import { Metrics } from '../http/metrics.ts';
import type { Installation } from '../kernel/installation.ts';
import { listenOn, type Place } from './listening.ts';
import type { Serving } from './serving.ts';

/** What a process that serves no API can still tell: that it lives, whether it can work, and its metrics. */
export function prepareWatching(installation: Installation, place: Place): Serving {
  const metrics = new Metrics();
  metrics.watchProcess();
  metrics.watchPool(installation.database.pool);
  if (installation.database.replica) metrics.watchReplica(installation.database.replica);
  const server = fastify({ forceCloseConnections: true, requestTimeout: 30_000 });
  mountHealth(server, installation);
  mountMetrics(server, metrics);
  return { metrics, listen: () => listenOn(server, place), drain: () => server.close() };
}
