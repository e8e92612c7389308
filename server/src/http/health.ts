import type { FastifyInstance } from 'fastify';
import { sql } from '../db/sql.ts';
import type { Installation } from '../kernel/installation.ts';
import type { Metrics } from './metrics.ts';

/** /healthz: the process lives. /readyz: it can answer, which needs the database, and is not about to stop. */
export function mountHealth(app: FastifyInstance, installation: Installation, metrics: Metrics): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.get('/readyz', async (_request, reply) => {
    if (isStopping) return reply.code(503).header('Retry-After', '2').send({ status: 'stopping' });
    try {
      await sql`select 1`.execute(installation.database.db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('Retry-After', '2').send({ status: 'database unreachable' });
    }
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
