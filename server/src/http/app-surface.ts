import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../kernel/actor.ts';
import type { Catalogue } from '../kernel/catalogue.ts';
import type { Answer as OpenAnswer, OpenContext } from '../kernel/context.ts';
import { type Operation, runOperation } from '../kernel/declaration.ts';
import { freshSignIn, wantsFactor } from '../kernel/effects.ts';
import type { Installation } from '../kernel/installation.ts';
import { conflict, forbidden, Refusal } from '../lib/errors.ts';
import { hashSecret, sessionCookie } from '../lib/secrets.ts';
import type { Authenticators, SessionAccess } from './access.ts';
import { bodyOf, type RequestBody } from './body.ts';
import { cookieNamed } from './cookies.ts';
import { success } from './envelope.ts';
import { execute } from './execute.ts';
import { admitRequest, rateLimited } from './gate.ts';
import { linkGuardOf, signInGuardOf } from './guards.ts';
import { browserLanguage, speakTo } from './language.ts';
import type { Limiter } from './limits/limiter.ts';
import { refuseRehearsal } from './rehearsal.ts';
import { type Answer, callOf, mountSurface, nameSandbox, type SurfaceRoutes } from './routes.ts';
import { Streams } from './streams.ts';

const signedOut = new Refusal('AUTH_INVALID', 'access.signedOut');
/** How long a factor that was shown opens what asks for one. */
const freshMs = 10 * 60_000;
const factorFirst = forbidden('access.factorFirst', { reason: 'second_factor' });
const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** What a device kept for a while says whose it is: someone else may be signed in there by now. */
function refuseAnothers(request: FastifyRequest, { userId }: Actor): void {
  const meant = request.headers['x-muster-person'];
  if (meant !== undefined && meant !== userId) throw conflict('request.anotherPerson', { reason: 'another_person' });
}

interface AdmittedSession extends SessionAccess {
  readonly hash: Buffer;
  /** As `Call` has it. */
  readonly judgedAtMs: number;
}

/** What cannot be read is refused by the operation itself, as ever. */
function asksFactor(operation: Operation, request: FastifyRequest): boolean {
  try {
    return wantsFactor(operation, () => {
      const body = operation.body ? bodyOf(operation, request.body as RequestBody | undefined) : {};
      return { query: request.query as Record<string, unknown>, body: body as Record<string, unknown> };
    });
  } catch {
    return false;
  }
}

/** The console's way in: the same operations and the app's own, with a person's session in place of a token. */
class AppSurface implements SurfaceRoutes {
  readonly prefix = '/app/api';
  readonly operations;
  readonly #sessions = new WeakMap<FastifyRequest, AdmittedSession>();
  readonly #installation: Installation;
  readonly #limiter: Limiter;
  readonly #authenticators: Authenticators;

  constructor(installation: Installation, catalogue: Catalogue, limiter: Limiter, authenticators: Authenticators) {
    this.#installation = installation;
    this.#limiter = limiter;
    this.#authenticators = authenticators;
    this.operations = catalogue.operations;
  }

  async arrive(request: FastifyRequest): Promise<void> {
    const taken = await this.#limiter.appAddress(request.ip);
    if (!taken.ok) throw rateLimited('access.address', taken.retryAfterMs);
  }

  async identify(request: FastifyRequest, reply: FastifyReply, operation: Operation | null): Promise<void> {
    // A page of another site can send a cookie, but not this header.
    if (!isSafe(request.method) && request.headers['x-muster-app'] !== '1') {
      throw forbidden('request.appHeader');
    }
    if (operation?.kind === 'open') return;
    const secret = cookieNamed(request, sessionCookie);
    const hash = hashSecret(secret ?? '');
    // Before it is looked up: what is told of meanwhile came after what was read.
    const judgedAtMs = performance.now();
    const access = secret === undefined ? null : await this.#findLive(hash);
    if (!access) throw operation?.id === 'session.get' ? await this.#offerWaysIn() : signedOut;
    nameSandbox(reply, access.actor);
    speakTo(request, access.actor.language);
    refuseAnothers(request, access.actor);
    if (access.needsFactor && operation?.isOpenWithoutFactor !== true) throw factorFirst;
    const taken = await this.#limiter.session(hash.toString('base64url'));
    if (!taken.ok) throw rateLimited('access.session', taken.retryAfterMs);
    this.#authenticators.sessionUsed(access.actor.organizationId, hash);
    this.#sessions.set(request, { ...access, hash, judgedAtMs });
  }

  run: SurfaceRoutes['run'] = (operation, request) => {
    if (operation.kind === 'open') return this.#runOpen(operation, request);
    const { actor, hash: sessionHash, judgedAtMs, needsFactor, factorAt } = this.sessionOf(request);
    admitRequest(actor, operation, request);
    const isStale = this.#installation.clock.nowMs() - Date.parse(factorAt) > freshMs;
    if (isStale && asksFactor(operation, request)) throw freshSignIn;
    const actorNow = async (): Promise<Actor> => {
      const { actor: now } = await this.#getSession(sessionHash);
      admitRequest(now, operation, request);
      return now;
    };
    const signIn = signInGuardOf(this.#limiter, request.ip);
    const by = {
      actor,
      judgedAtMs,
      surface: 'app',
      tokenId: null,
      sessionHash,
      needsFactor,
      isStale,
      actorNow,
      signIn,
    } as const;
    const call = callOf(this.#installation, operation, request, by);
    return this.#limiter.pacer.pass(actor.organization, () => execute(call));
  };

  /** Whom a request was let in as. */
  sessionOf(request: FastifyRequest): AdmittedSession {
    const session = this.#sessions.get(request);
    if (!session) throw new Error('Reached without a session.');
    return session;
  }

  findSession(hash: Buffer): Promise<SessionAccess | null> {
    return this.#installation.permissionCache.get(`session:${hash.toString('base64')}`, async () => {
      const value = await this.#authenticators.session(hash);
      return value && { organizationId: value.actor.organizationId, value };
    });
  }

  async #findLive(hash: Buffer): Promise<SessionAccess | null> {
    const access = await this.findSession(hash);
    return access && access.expiresAt > this.#installation.clock.now() ? access : null;
  }

  async #getSession(hash: Buffer): Promise<SessionAccess> {
    const access = await this.#findLive(hash);
    if (!access) throw signedOut;
    return access;
  }

  /** What the page of signing in offers: to begin an organization, or the sign-in of a company, for which it asks for the address first. */
  async #offerWaysIn(): Promise<Refusal> {
    const offers = {
      ...(this.#installation.config.offersSignUp && { offers_sign_up: true }),
      ...((await this.#authenticators.offersProviders()) && { offers_providers: true }),
    };
    return Object.keys(offers).length === 0 ? signedOut : new Refusal('AUTH_INVALID', 'access.signedOut', offers);
  }

  async #runOpen(operation: Operation, request: FastifyRequest): Promise<Answer> {
    const { ip } = request;
    const userAgent = request.headers['user-agent'];
    const secret = cookieNamed(request, sessionCookie);
    const language = browserLanguage(request);
    refuseRehearsal(operation, request.query as Record<string, unknown>);
    const body = bodyOf(operation, request.body as RequestBody | undefined);
    const context: OpenContext<unknown> = {
      services: this.#installation,
      origin: {
        surface: 'app',
        tokenId: null,
        ip,
        requestId: request.id,
        ...(language !== undefined && { language }),
        ...(userAgent !== undefined && { userAgent }),
        ...(secret !== undefined && { sessionHash: hashSecret(secret) }),
      },
      body,
      signIn: signInGuardOf(this.#limiter, ip),
      links: linkGuardOf(this.#limiter, ip),
    };
    const answer = await runOperation<OpenAnswer>(operation, context);
    return {
      ...success(operation.status, answer.data, request.id),
      ...(answer.headers && { headers: answer.headers }),
    };
  }
}

/** Server-sent events: that something changed, for badges and lists to ask again. */
function mountStream(app: FastifyInstance, installation: Installation, surface: AppSurface): void {
  const streams = new Streams(installation, (hash) => surface.findSession(hash));
  app.addHook('preClose', (done) => {
    streams.close();
    done();
  });
  app.get(`${surface.prefix}/stream`, {
    config: { operation: 'stream', isLasting: true },
    compress: false,
    onRequest: async (request, reply) => {
      await surface.arrive(request);
      await surface.identify(request, reply, null);
    },
    handler: (request, reply) => {
      const session = surface.sessionOf(request);
      streams.admit(session.actor);
      reply.hijack();
      reply.raw.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
        'X-Request-Id': request.id,
      });
      streams.open(session, reply.raw);
    },
  });
}

export function mountApp(
  app: FastifyInstance,
  installation: Installation,
  catalogue: Catalogue,
  limiter: Limiter,
  authenticators: Authenticators,
): void {
  const surface = new AppSurface(installation, catalogue, limiter, authenticators);
  mountSurface(app, surface);
  mountStream(app, installation, surface);
}
