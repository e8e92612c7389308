import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isServiceAccount } from '../kernel/actor.ts';
import type { Catalogue, ScimSurface } from '../kernel/catalogue.ts';
import type { Operation } from '../kernel/declaration.ts';
import type { Installation } from '../kernel/installation.ts';
import { maxBodyBytes } from '../lib/body-bounds.ts';
import { forbidden, Refusal } from '../lib/errors.ts';
import { sayTo } from '../lib/texts/texts.ts';
import type { TokenAccess } from './access.ts';
import type { ApiSurface } from './api-surface.ts';
import { prepareBody, type RawBody } from './body.ts';
import { asRefusal } from './envelope.ts';
import { execute } from './execute.ts';
import { admit, rateLimited } from './gate.ts';
import { signInGuardOf } from './guards.ts';
import { requestReader } from './language.ts';
import type { Limiter } from './limits/limiter.ts';
import { noteErrorCode } from './request-log.ts';
import { callOf } from './routes.ts';
import { tooLarge } from './too-large.ts';

const prefix = '/scim/v2';
const mediaType = 'application/scim+json';
const errorUrn = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** Parameters that mean something. Others, such as the flags that Entra adds, mean nothing here. */
const parameters = ['filter', 'startIndex', 'count', 'attributes', 'excludedAttributes'];

/**
 * SCIM 2.0 at /scim/v2 (RFC 7643, RFC 7644), for tokens of service accounts. Requests run as those of the API do, by the rights of the
 * moment and in a transaction with their audit rows; what differs is how they are counted, and the words on the wire.
 */
export function mountScim(
  app: FastifyInstance,
  installation: Installation,
  { scim }: Catalogue,
  limiter: Limiter,
  surface: ApiSurface,
): void {
  const door = new Door(limiter, surface);
  const errorHandler = refuseIn(installation, scim);
  for (const operation of scim.operations) {
    app.route({
      method: operation.method === 'GET' ? ['GET', 'HEAD'] : operation.method,
      url: prefix + operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation: operation.id },
      bodyLimit: maxBodyBytes,
      errorHandler,
      onRequest: (request) => door.open(request, operation),
      handler: (request, reply) => answer(installation, door, operation, request, reply),
      onResponse: (request, reply, done) => {
        surface.answered(operation, request, reply);
        done();
      },
    });
  }
  mountRest(app, door, errorHandler);
}

/** Who is let in, and how often. */
class Door {
  readonly limiter: Limiter;
  readonly surface: ApiSurface;
  readonly #accesses = new WeakMap<FastifyRequest, TokenAccess & { readonly judgedAtMs: number }>();

  constructor(limiter: Limiter, surface: ApiSurface) {
    this.limiter = limiter;
    this.surface = surface;
  }

  async open(request: FastifyRequest, operation: Operation | null): Promise<void> {
    await this.surface.arriveByScim(request);
    const judgedAtMs = performance.now();
    const access = await this.surface.authenticate(request);
    const { actor } = access;
    if (!isServiceAccount(actor) || actor.userId === null) throw forbidden('scim.accountOnly', { reason: 'person' });
    if (operation) admit(actor, operation);
    const taken = await this.limiter.scim(actor.userId);
    if (!taken.ok) throw rateLimited('scim.tooFast', taken.retryAfterMs);
    this.#accesses.set(request, { ...access, judgedAtMs });
  }

  accessOf(request: FastifyRequest): TokenAccess & { readonly judgedAtMs: number } {
    const access = this.#accesses.get(request);
    if (!access) throw new Error('SCIM was reached without a token.');
    return access;
  }
}

/** Under either name a body is JSON; it is read as the API reads one. */
function bodyIn(request: FastifyRequest): RawBody | undefined {
  const raw = request.body as RawBody | undefined;
  if (!raw) return undefined;
  return { ...raw, contentType: raw.contentType?.replace(/^application\/scim\+json/i, 'application/json') };
}

interface Resource {
  readonly meta?: { readonly location?: string; readonly version?: string };
}

async function answer(
  installation: Installation,
  door: Door,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { actor, judgedAtMs, tokenId, requiresAcceptance: proposesOnly } = door.accessOf(request);
  const actorNow = () => door.surface.actorNow(request, operation);
  const signIn = signInGuardOf(door.limiter, request.ip);
  const by = { actor, judgedAtMs, surface: 'api', tokenId, proposesOnly, actorNow, signIn } as const;
  const asked = request.query as Record<string, unknown>;
  const given = parameters.filter((name) => asked[name] !== undefined).map((name) => [name, asked[name]]);
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  const body = bodyIn(request);
  await prepareBody(operation, body);
  const call = {
    ...callOf(installation, operation, request, by),
    query: {
      ...(Object.fromEntries(given) as Record<string, unknown>),
      ...(ifMatch !== undefined && { if_match: ifMatch }),
    },
    body,
    idempotencyKey: undefined,
    ifMatch: undefined,
    ifNoneMatch: undefined,
  };
  const answered = await execute(call);
  if ('file' in answered) throw new Error(`${operation.id} answered with a file.`);
  const { data } = JSON.parse(answered.body) as { data: Resource | null };
  if (data === null || operation.method === 'DELETE') return reply.code(204).send();
  const { location, version } = data.meta ?? {};
  if (version !== undefined) reply.header('ETag', version);
  if (version !== undefined && request.method !== 'HEAD' && isKnown(ifNoneMatch, version))
    return reply.code(304).send();
  if (operation.status === 201 && location !== undefined) reply.header('Location', location);
  return send(reply, operation.status, data);
}

const isKnown = (header: string | undefined, version: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => tag.trim() === version));

const send = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply.code(status).header('Vary', 'accept-encoding').type(`${mediaType}; charset=utf-8`).send(JSON.stringify(body));

/** What RFC 7644 (3.12) has no word for goes without one. */
function scimTypeOf({ code, details }: Refusal): string | undefined {
  const named = details?.['scim_type'];
  if (typeof named === 'string') return named;
  if (code === 'CONFLICT' && details?.['field'] !== undefined) return 'uniqueness';
  if (code !== 'VALIDATION_FAILED') return undefined;
  return details?.['field'] === undefined || details['field'] === 'Content-Type' ? 'invalidSyntax' : 'invalidValue';
}

/** Errors in the shape of SCIM, which knows no 422; fields by the names of their attributes. */
function refuseIn(installation: Installation, { attributes }: ScimSurface) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const isTooLarge = (error as { code?: string } | null)?.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
    const refusal = isTooLarge ? tooLarge(maxBodyBytes) : asRefusal(error);
    // To a directory 409 says that it is there already, and is not sent again.
    const isBusy = refusal.code === 'CONFLICT' && refusal.reason === 'busy';
    if (refusal.status >= 500) installation.log.error({ request_id: request.id, err: error }, 'request failed');
    const { said, details, status: itsOwn } = refusal;
    const field = typeof details?.['field'] === 'string' ? details['field'] : '';
    const attribute = (Object.hasOwn(attributes, field) ? attributes[field] : undefined) ?? field;
    const detail = sayTo(requestReader(request), { ...said, values: { ...said.values, field: attribute } });
    const status = itsOwn === 422 ? 400 : isBusy ? 503 : itsOwn;
    const scimType = scimTypeOf(refusal);
    noteErrorCode(reply, status, JSON.stringify({ error: { code: refusal.code } }));
    if (status === 401) reply.header('WWW-Authenticate', 'Bearer');
    if (refusal.headers) reply.headers(refusal.headers);
    void send(reply, status, {
      schemas: [errorUrn],
      status: String(status),
      ...(scimType !== undefined && { scimType }),
      detail: attribute === '' || detail.includes(attribute) ? detail : `${attribute}: ${detail}`,
    });
  };
}

/** All that nothing is found at. */
function mountRest(
  app: FastifyInstance,
  door: Door,
  errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void,
): void {
  for (const url of [prefix, `${prefix}/*`]) {
    app.all(url, {
      config: { operation: 'none' },
      errorHandler,
      onRequest: async (request) => {
        await door.open(request, null);
        throw new Refusal('NOT_FOUND', 'request.noSuchPath');
      },
      handler: () => undefined,
      onResponse: (request, reply, done) => {
        door.surface.answered(undefined, request, reply);
        done();
      },
    });
  }
}
