import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { Installation } from '../kernel/installation.ts';
import { readWarnings } from '../kernel/warnings.ts';
import { answers } from './health-store.ts';
import type { Metrics } from './metrics.ts';
import { remembered } from './remembered.ts';

/** Anyone may ask, as often as they like: the database hears of it once a second. */
const rememberMs = 1000;
/** Whether the data folder can be written is tried by writing. */
const rememberWarningsMs = 10_000;
/** A database that takes longer is not one to serve requests with. */
const readyWithinMs = 2000;

async function isReachable({ database }: Installation): Promise<boolean> {
  const asked = answers(database.db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(readyWithinMs, false, { ref: false })]);
}

/** Of monitors and load balancers, many times a minute: no span is made of them. */
export const probePaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

const probe = (app: FastifyInstance, url: string, handler: RouteHandlerMethod): void => {
  app.route({ method: ['GET', 'HEAD'], url, handler });
};

/** /healthz: the process lives. /readyz: it can answer, which needs the database, and is not about to stop; with what it lacks. */
export function mountHealth(app: FastifyInstance, installation: Installation): void {
  probe(app, '/healthz', () => ({ status: 'ok' }));
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  const isReady = remembered(rememberMs, () => isReachable(installation));
  const warnings = remembered(rememberWarningsMs, () => readWarnings(installation));
  probe(app, '/readyz', async (_request, reply) => {
    if (isStopping) return reply.code(503).header('Retry-After', '2').send({ status: 'stopping' });
    if (!(await isReady())) return reply.code(503).header('Retry-After', '2').send({ status: 'database unreachable' });
    const found = await warnings();
    return reply.send(found.length > 0 ? { status: 'ready', warnings: found } : { status: 'ready' });
  });
}

export function mountMetrics(app: FastifyInstance, { registry }: Metrics): void {
  const read = remembered(rememberMs, () => registry.metrics());
  probe(app, '/metrics', async (_request, reply) => reply.type(registry.contentType).send(await read()));
}
