import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify';
import { FairSemaphore } from '../db/fair-semaphore.ts';
import type { Actor, Surface } from '../kernel/actor.ts';
import type { SignInGuard } from '../kernel/context.ts';
import type { Operation } from '../kernel/declaration.ts';
import type { Installation } from '../kernel/installation.ts';
import { Refusal } from '../lib/errors.ts';
import { sandboxHeader } from '../lib/sandbox-header.ts';
import { say } from '../lib/texts/texts.ts';
import { annotate } from '../tracing.ts';
import { allowFile } from './arrival-deadlines.ts';
import { bodyBoundsOf, costOf, prepareBody, type RequestBody } from './body.ts';
import type { Call } from './call.ts';
import type { FileReply, Reply } from './envelope.ts';
import { FileBody } from './file-body.ts';
import type { Replay } from './idempotency.ts';
import { requestReader } from './language.ts';
import { noteErrorCode } from './request-log.ts';

export type Answer = Reply | FileReply | Replay;

/** One way in: where its routes stand and what a request passes before it reaches an operation. */
export interface SurfaceRoutes {
  readonly prefix: string;
  readonly operations: readonly Operation[];
  /** Limits by address; for every request, OPTIONS and unknown paths included. */
  arrive(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Who asks, and their limits. */
  identify(request: FastifyRequest, reply: FastifyReply, operation: Operation | null): Promise<void>;
  /** For an operation whose cost follows from its body: what it costs beyond the first request. */
  charge?(request: FastifyRequest, reply: FastifyReply, more: number): Promise<void>;
  run(operation: Operation, request: FastifyRequest): Promise<Answer>;
  /** Once the answer has left. */
  answered?(operation: Operation | undefined, request: FastifyRequest, reply: FastifyReply): void;
}

const fastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
const pathPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** Routes from declarations. */
export function mountSurface(app: FastifyInstance, surface: SurfaceRoutes): void {
  for (const operation of surface.operations) if (!operation.takesFile) app.route(routeOf(surface, operation));
  void app.register((uploads, _options, done) => {
    takeFiles(uploads);
    for (const operation of surface.operations) if (operation.takesFile) uploads.route(routeOf(surface, operation));
    done();
  });
  mountRest(app, surface);
}

const routeOf = (surface: SurfaceRoutes, operation: Operation): RouteOptions => ({
  method: operation.method === 'GET' ? ['GET', 'HEAD'] : operation.method,
  url: surface.prefix + fastifyPath(operation.path),
  config: { operation: operation.id },
  bodyLimit: bodyBoundsOf(operation).bytes,
  // A file goes out as it is: most are compressed already, and its length and digest are told beforehand.
  ...(operation.kind === 'file' && { compress: false as const }),
  onRequest: async (request, reply) => {
    await surface.arrive(request, reply);
    await surface.identify(request, reply, operation);
    if (operation.takesFile) await takeUploadPlace(request, reply);
  },
  handler: async (request, reply) => {
    const body = request.body as RequestBody | undefined;
    let answer: Answer;
    try {
      await prepareBody(operation, body);
      const cost = costOf(operation, body);
      if (cost > 1) await surface.charge?.(request, reply, cost - 1);
      answer = await surface.run(operation, request);
    } finally {
      if (body instanceof FileBody) void body.release();
    }
    return send(reply, answer);
  },
  ...onAnswered(surface, operation),
});

/** In these routes the body is not read before its operation asks for it. */
function takeFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, payload, done) => {
    done(null, new FileBody(request, payload, request.routeOptions.bodyLimit));
  });
}

/** Each holds a file handle or a connection to a bucket, and little memory. None takes the places of all. */
const uploads = new FairSemaphore(64, 5000);

/** For both, the wait and the file store: whatever stalls, there is an answer within ten seconds. */
const waitAndStoreMs = 9000;
const storeWithinMs = new WeakMap<FastifyRequest, number>();

async function takeUploadPlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const startMs = performance.now();
  await uploads.acquire(request.ip);
  storeWithinMs.set(request, waitAndStoreMs - (performance.now() - startMs));
  let isHeld = true;
  const release = (): void => {
    if (isHeld) uploads.release(request.ip);
    isHeld = false;
  };
  // Gone while it waited: no event will tell.
  if (reply.raw.destroyed) release();
  for (const end of ['finish', 'close']) reply.raw.once(end, release);
  allowFile(request.raw);
}

function onAnswered(
  surface: SurfaceRoutes,
  operation: Operation | undefined,
): Pick<RouteShorthandOptions, 'onResponse'> {
  if (!surface.answered) return {};
  return {
    onResponse: (request, reply, done) => {
      surface.answered?.(operation, request, reply);
      done();
    },
  };
}

/** All that no operation takes: OPTIONS, another method of a known path, an unknown path. */
function mountRest(app: FastifyInstance, surface: SurfaceRoutes): void {
  const paths = surface.operations.map(({ method, path }) => ({ method, pattern: pathPattern(path) }));
  const methodsOf = (url: string): string[] => {
    const path = url.split('?', 1)[0]?.slice(surface.prefix.length) ?? '';
    return paths
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  };
  app.all(`${surface.prefix}/*`, {
    config: { operation: 'none' },
    onRequest: async (request, reply) => {
      await surface.arrive(request, reply);
      if (request.method === 'OPTIONS') return answerOptions(reply, methodsOf(request.url));
      await surface.identify(request, reply, null);
      const allowed = methodsOf(request.url);
      if (allowed.length === 0) throw new Refusal('NOT_FOUND', 'request.noSuchPathSeeDocs');
      throw new Refusal('METHOD_NOT_ALLOWED', say('request.methods', { methods: allowed }), undefined, {
        Allow: [...allowed, 'OPTIONS'].join(', '),
      });
    },
    handler: () => undefined,
    ...onAnswered(surface, undefined),
  });
}

/** Browsers of other origins are not served: no Access-Control headers. */
function answerOptions(reply: FastifyReply, allowed: string[]): FastifyReply {
  if (allowed.length > 0) reply.header('Allow', [...allowed, 'OPTIONS'].join(', '));
  return reply.code(204).send();
}

export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  if ('requestId' in answer) reply.header('X-Request-Id', answer.requestId);
  if (answer.headers) reply.headers(answer.headers);
  reply.code(answer.status);
  if ('file' in answer) return sendFile(reply, answer);
  noteErrorCode(reply, answer.status, answer.body);
  // In the spelling of the compression, which would add its own to another.
  reply.header('Vary', 'accept-encoding');
  if (answer.status === 304) return reply.send();
  return reply.type('application/json; charset=utf-8').send(answer.body);
}

/** Streamed; a client that goes away closes the source. For HEAD the headers say it all. */
function sendFile(reply: FastifyReply, { file }: FileReply): FastifyReply {
  if (reply.request.method !== 'HEAD') return reply.send(file);
  if (!Buffer.isBuffer(file)) file.destroy();
  return reply.send();
}

function onGone({ raw: { socket } }: FastifyRequest, run: () => void): () => void {
  if (socket.destroyed) run();
  socket.once('close', run);
  return () => socket.off('close', run);
}

const noteIn = ({ headers }: FastifyRequest): string | undefined => {
  const note = headers['muster-note'];
  return Array.isArray(note) ? note.join(', ') : note;
};

/** In a sandbox whose time was moved, everything happens by its own clock. */
function living(installation: Installation, organizationId: string): Installation {
  const clock = installation.clock.of(organizationId);
  return clock === installation.clock ? installation : { ...installation, clock };
}

/** Of the one whose answer this is; a name outside of ASCII percent-encoded. */
export function nameSandbox(reply: FastifyReply, { organization }: Actor): void {
  if (organization.sandboxOf !== null) reply.header('Muster-Sandbox', sandboxHeader(organization.name));
}

export function callOf(
  installation: Installation,
  operation: Operation,
  request: FastifyRequest,
  by: {
    actor: Actor;
    judgedAtMs: number;
    surface: Surface;
    tokenId: string | null;
    proposesOnly?: boolean;
    sessionHash?: Buffer;
    needsFactor?: boolean;
    isStale?: boolean;
    actorNow: () => Promise<Actor>;
    signIn: SignInGuard;
  },
): Call {
  const { actor, judgedAtMs, actorNow, signIn, surface, tokenId, sessionHash, needsFactor, isStale } = by;
  annotate('muster.organization_id', actor.organizationId);
  const mark = request.url.indexOf('?');
  const key = request.headers['idempotency-key'];
  const userAgent = surface === 'app' ? request.headers['user-agent'] : undefined;
  return {
    installation: living(installation, actor.organizationId),
    operation,
    actor,
    judgedAtMs,
    origin: {
      surface,
      tokenId,
      ip: request.ip,
      requestId: request.id,
      language: requestReader(request).language,
      ...(sessionHash && { sessionHash }),
      ...(needsFactor === true && { needsFactor }),
      ...(isStale === true && { isStale }),
      ...(userAgent !== undefined && { userAgent }),
    },
    method: request.method,
    path: mark === -1 ? request.url : request.url.slice(0, mark),
    search: mark === -1 ? '' : request.url.slice(mark + 1),
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    body: request.body as RequestBody | undefined,
    idempotencyKey: Array.isArray(key) ? key.join(',') : key,
    ifMatch: request.headers['if-match'],
    ifNoneMatch: request.headers['if-none-match'],
    note: noteIn(request),
    proposesOnly: by.proposesOnly === true,
    isRehearsal: false,
    storeWithinMs: storeWithinMs.get(request),
    actorNow,
    signIn,
    onGone: (run) => onGone(request, run),
  };
}
