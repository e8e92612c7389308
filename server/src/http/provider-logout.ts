import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Authenticators } from './access.ts';
import type { RawBody } from './body.ts';
import { rateLimited } from './gate.ts';
import type { Limiter } from './limits/limiter.ts';

/** A logout token, and the form around it. */
const maxBytes = 16 * 1024;

/**
 * Where identity providers tell that someone has signed out there, or was signed out (OpenID Connect Back-Channel Logout 1.0): from server
 * to server, with a token of theirs in place of a session.
 */
export function mountProviderLogout(app: FastifyInstance, limiter: Limiter, authenticators: Authenticators): void {
  app.route<{ Params: { id: string } }>({
    method: 'POST',
    url: '/sign-in/logout/:id',
    config: { operation: 'session.endByProvider' },
    bodyLimit: maxBytes,
    handler: async (request, reply) => {
      const byIp = await limiter.appAddress(request.ip);
      if (!byIp.ok) throw rateLimited('access.address', byIp.retryAfterMs);
      const token = tokenIn(request.body as RawBody | undefined);
      if (token === null) return refuse(reply, 'logout_token is missing.');
      const fault = await authenticators.providerLogout(request.params.id, token, request.ip);
      return fault === null ? reply.code(200).send() : refuse(reply, fault);
    },
  });
}

/** As the specification has it: for the log of the provider, in English. */
const refuse = (reply: FastifyReply, description: string): FastifyReply =>
  reply
    .code(400)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: 'invalid_request', error_description: description }));

function tokenIn(body: RawBody | undefined): string | null {
  if (body?.contentType?.startsWith('application/x-www-form-urlencoded') !== true) return null;
  return new URLSearchParams(body.bytes.toString('utf8')).get('logout_token');
}
