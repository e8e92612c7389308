import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Installation } from '../kernel/installation.ts';
import {
  issuerOf,
  originOfHost,
  resourceAt,
  resourceMetadataPath,
  resourceUrl,
  type TokenResource,
  tokenResources,
} from '../kernel/resources.ts';
import { usableScopes } from '../kernel/scopes.ts';
import type { InstallationConfig } from '../kernel/services.ts';
import { anyProgram, sayTo } from '../lib/texts/texts.ts';
import type { AppAnswer, Authenticators } from './access.ts';
import { parseBody, type RawBody } from './body.ts';
import { asRefusal } from './envelope.ts';
import { rateLimited } from './gate.ts';
import type { Limiter } from './limits/limiter.ts';
import { tooLarge } from './too-large.ts';

const maxBytes = 16 * 1024;
const registrationBounds = { bytes: maxBytes, values: 500, keys: 100, elements: 200, depth: 8 };

/** Where people are asked: a page of the app. */
export const consentPath = '/connected-apps';
const endpoints = { token: '/oauth/token', revoke: '/oauth/revoke', register: '/oauth/register' } as const;

const names: Record<TokenResource, string> = { API: 'Muster API', MCP: 'Muster for assistants' };

/** Those of people: nobody lets in an app as a service account. */
const offered = usableScopes('EXECUTIVE');

/** What clients learn of who issues tokens (RFC 8414, RFC 9207). */
export function issuerMetadata(config: InstallationConfig): Record<string, unknown> {
  const issuer = issuerOf(config);
  return {
    issuer,
    authorization_endpoint: issuer + consentPath,
    token_endpoint: issuer + endpoints.token,
    revocation_endpoint: issuer + endpoints.revoke,
    ...(config.takesRegistrations && { registration_endpoint: issuer + endpoints.register }),
    scopes_supported: offered,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${issuer}/docs`,
  };
}

/** What clients learn of an address that wants a token (RFC 9728). */
const resourceMetadata = (
  config: InstallationConfig,
  resource: TokenResource,
  host: string | undefined,
): Record<string, unknown> => ({
  resource: resourceUrl(originOfHost(config, host), resource),
  resource_name: names[resource],
  authorization_servers: [issuerOf(config)],
  scopes_supported: offered,
  bearer_methods_supported: ['header'],
  resource_documentation: `${issuerOf(config)}/docs`,
});

/** What a 401 says: where a client learns how to get a token for this address (RFC 6750, RFC 9728). null: no client asks there. */
export function challengeFor(config: InstallationConfig, { url, headers }: FastifyRequest): string | null {
  const resource = resourceAt(url);
  if (resource === null) return null;
  const place = originOfHost(config, headers.host) + resourceMetadataPath(resource);
  const fault = headers.authorization === undefined ? '' : 'error="invalid_token", ';
  return `Bearer ${fault}resource_metadata="${place}"`;
}

/**
 * OAuth 2.1 for apps that people connect: what clients find out by themselves, and the endpoints that they call. Whom they ask is
 * a page of the app, whose operations are declared like all others.
 */
export function mountOAuth(
  app: FastifyInstance,
  { config, log }: Installation,
  limiter: Limiter,
  { apps }: Authenticators,
): void {
  /** What was refused here is in the shape of RFC 6749 (5.2), whatever refused it; `refused` where no other word fits. */
  const refuseAs =
    (refused: string) =>
    (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
      const isTooLarge = (error as { code?: string } | null)?.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
      const refusal = isTooLarge ? tooLarge(maxBytes) : asRefusal(error);
      if (refusal.status >= 500) log.error({ request_id: request.id, err: error }, 'request failed');
      // Nothing is wrong with what was sent: it can be sent again.
      const isBusy = refusal.reason === 'busy' || refusal.code === 'UNAVAILABLE';
      const status = isBusy ? 503 : [413, 429, 500].includes(refusal.status) ? refusal.status : 400;
      const word = status === 400 ? refused : status === 413 ? 'invalid_request' : 'temporarily_unavailable';
      if (refusal.headers) reply.headers(refusal.headers);
      const description = sayTo(anyProgram, refusal.said);
      sendJson(reply, {
        status,
        body: { error: status === 500 ? 'server_error' : word, error_description: description },
      });
    };

  const describe = (url: string, describing: (request: FastifyRequest) => unknown): void => {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: { operation: 'oauth.metadata' },
      onRequest: (request) => countAddress(limiter, request),
      handler: (request, reply) => sendJson(reply, { status: 200, body: describing(request) as object as never }),
    });
  };
  describe('/.well-known/oauth-authorization-server', () => issuerMetadata(config));
  for (const resource of tokenResources)
    describe(resourceMetadataPath(resource), ({ headers }) => resourceMetadata(config, resource, headers.host));

  const takeForm = (
    name: 'token' | 'revoke',
    answer: (form: URLSearchParams, ip: string) => Promise<AppAnswer>,
  ): void => {
    app.route({
      method: 'POST',
      url: endpoints[name],
      config: { operation: `oauth.${name}` },
      bodyLimit: maxBytes,
      errorHandler: refuseAs('invalid_grant'),
      onRequest: (request) => countAddress(limiter, request),
      handler: async (request, reply) => {
        const form = formOf(request.body as RawBody | undefined);
        return sendJson(reply, form === null ? notForm : await answer(form, request.ip));
      },
    });
  };
  takeForm('token', (form, ip) => apps.token(form, ip));
  takeForm('revoke', (form) => apps.revoke(form));
  if (!config.takesRegistrations) return;
  app.route({
    method: 'POST',
    url: endpoints.register,
    config: { operation: 'oauth.register' },
    bodyLimit: maxBytes,
    errorHandler: refuseAs('invalid_client_metadata'),
    onRequest: (request) => countAddress(limiter, request),
    handler: async (request, reply) => {
      const taken = await limiter.registration(request.ip);
      if (!taken.ok) throw rateLimited('apps.registrations', taken.retryAfterMs);
      return sendJson(reply, await apps.register(parseBody(request.body as RawBody | undefined, registrationBounds)));
    },
  });
}

async function countAddress(limiter: Limiter, { ip }: FastifyRequest): Promise<void> {
  const taken = await limiter.appAddress(ip);
  if (!taken.ok) throw rateLimited('access.address', taken.retryAfterMs);
}

const notForm: AppAnswer = {
  status: 400,
  body: { error: 'invalid_request', error_description: 'Send the parameters as application/x-www-form-urlencoded.' },
};

function formOf(body: RawBody | undefined): URLSearchParams | null {
  const isForm = body?.contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';
  return body && isForm ? new URLSearchParams(body.bytes.toString('utf8')) : null;
}

/** As the RFCs have it, in English: for the log of who wrote the client. */
function sendJson(reply: FastifyReply, { status, body }: AppAnswer): FastifyReply {
  reply.code(status).header('Pragma', 'no-cache');
  return body === null ? reply.send() : reply.type('application/json').send(JSON.stringify(body));
}
