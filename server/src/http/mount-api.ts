import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../kernel/catalogue.ts';
import type { Installation } from '../kernel/installation.ts';
import type { Authenticators } from './access.ts';
import { ApiSurface } from './api-surface.ts';
import { documentsOf } from './description/documents.ts';
import type { Limiter } from './limits/limiter.ts';
import { mountMcp } from './mcp/mount.ts';
import type { RequestLog } from './request-log.ts';
import { mountSurface } from './routes.ts';
import { mountScim } from './scim.ts';
import { sendEncoded } from './site-files.ts';

/** The public API, its descriptions, and MCP and SCIM on top of it. */
export function mountApi(
  app: FastifyInstance,
  installation: Installation,
  catalogue: Catalogue,
  limiter: Limiter,
  authenticators: Authenticators,
  requestLog: RequestLog,
): void {
  const surface = new ApiSurface(installation, catalogue, limiter, authenticators, requestLog);
  for (const [name, document] of Object.entries(documentsOf(catalogue, installation.config))) {
    app.route({
      method: ['GET', 'HEAD'],
      url: `${surface.prefix}/${name}`,
      config: { operation: name },
      onRequest: (request) => surface.arrive(request),
      handler: async (request, reply) => sendEncoded(request, reply, await document()),
    });
  }
  mountSurface(app, surface);
  mountMcp(app, installation, catalogue, surface);
  mountScim(app, installation, catalogue, limiter, surface);
}
