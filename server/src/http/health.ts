import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from '../db/sql.ts';
import type { Installation } from '../kernel/installation.ts';
import type { Metrics } from './metrics.ts';
import { remembered } from './remembered.ts';

/** Anyone may ask, as often as they like: the database hears of it once a second. */
const rememberMs = 1000;
/** A database that takes longer is not one to serve requests with. */
const readyWithinMs = 2000;

async function isReachable({ database }: Installation): Promise<boolean> {
  const asked = sql`select 1`.execute(database.db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(readyWithinMs, false, { ref: false })]);
}

/** /healthz: the process lives. /readyz: it can answer, which needs the database, and is not about to stop. */
export function mountHealth(app: FastifyInstance, installation: Installation): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  const isReady = remembered(rememberMs, () => isReachable(installation));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping) return reply.code(503).header('Retry-After', '2').send({ status: 'stopping' });
    if (await isReady()) return { status: 'ready' };
    return reply.code(503).header('Retry-After', '2').send({ status: 'database unreachable' });
  });
}

export function mountMetrics(app: FastifyInstance, { registry }: Metrics): void {
  const read = remembered(rememberMs, () => registry.metrics());
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await read()));
}
