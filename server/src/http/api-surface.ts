import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Surface } from '../kernel/actor.ts';
import type { Catalogue } from '../kernel/catalogue.ts';
import type { Operation } from '../kernel/declaration.ts';
import type { Installation } from '../kernel/installation.ts';
import type { TokenResource } from '../kernel/resources.ts';
import { Refusal } from '../lib/errors.ts';
import { hashSecret, isTestToken, isWellFormedApiToken } from '../lib/secrets.ts';
import { say } from '../lib/texts/texts.ts';
import type { Authenticators, TokenAccess } from './access.ts';
import { execute } from './execute.ts';
import { admit, admitTenant, rateLimited } from './gate.ts';
import { signInGuardOf } from './guards.ts';
import { type Limiter, rateLimitHeaders } from './limits/limiter.ts';
import type { Receipt } from './limits/store.ts';
import { answeredRequest, type RequestLog } from './request-log.ts';
import { type Answer, callOf, nameSandbox, type SurfaceRoutes } from './routes.ts';
import { suffer } from './sandbox-faults.ts';

const prefix = '/api/v1';
const passHeader = 'muster-inner-request';
/** In the log, of a request whose connection a sandbox let be cut: nobody heard the answer. */
const cutStatus = 499;

const isGivenTwice = ({ raw: { rawHeaders } }: FastifyRequest, name: string): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length > 1;

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];

const missingToken = (): Refusal => new Refusal('AUTH_INVALID', 'access.tokenMissing');
const invalidToken = (token: string | undefined): Refusal =>
  token !== undefined && isTestToken(token)
    ? new Refusal('AUTH_INVALID', 'access.testTokenUnknown', { reason: 'test_token' })
    : new Refusal('AUTH_INVALID', 'access.tokenUnknown');

/** A token of one kind opens nothing of the other, whatever the database says of it. */
function refuseOtherKind(token: string, { actor }: TokenAccess): void {
  const isTest = isTestToken(token);
  if (isTest === (actor.organization.sandboxOf !== null)) return;
  if (isTest) throw new Refusal('AUTH_INVALID', 'access.testTokenAtReal', { reason: 'test_token' });
  throw new Refusal('AUTH_INVALID', 'access.realTokenAtTest', { reason: 'real_token' });
}

interface Admission {
  /** What was charged for the request so far. */
  readonly receipts: Receipt[];
  /** Whose token it is, also if it opens nothing any more. */
  token: TokenAccess | null;
  /** Let through. */
  access: TokenAccess | null;
  /** When the token was last looked up; as `Call` has it. */
  judgedAtMs: number;
}

/**
 * The public API. Checks stand in their fixed order: edge, address, token, plan and switch, token and organization
 * limits; then scope and module, and only then the operation.
 */
export class ApiSurface implements SurfaceRoutes {
  readonly prefix = prefix;
  readonly operations;
  readonly #admissions = new WeakMap<FastifyRequest, Admission>();
  readonly #inner = new WeakMap<FastifyRequest, InnerRequest>();
  /** By a secret of the one request that is under way. */
  readonly #passes = new Map<string, InnerRequest>();
  readonly #cut = new WeakSet<FastifyRequest>();
  readonly #cutLater = new WeakSet<FastifyRequest>();
  readonly #installation: Installation;
  readonly #limiter: Limiter;
  readonly #authenticators: Authenticators;
  readonly #requestLog: RequestLog;

  constructor(
    installation: Installation,
    catalogue: Catalogue,
    limiter: Limiter,
    authenticators: Authenticators,
    requestLog: RequestLog,
  ) {
    this.#installation = installation;
    this.#limiter = limiter;
    this.#authenticators = authenticators;
    this.#requestLog = requestLog;
    this.operations = catalogue.operations.filter((operation) => operation.surface === 'api');
  }

  async arrive(request: FastifyRequest): Promise<void> {
    const pass = request.headers[passHeader];
    const inner = pass === undefined ? undefined : this.#passes.get(String(pass));
    if (inner) this.#inner.set(request, inner);
    const address = inner ? inner.address : await this.#takeAddress(request);
    this.#admissions.set(request, { receipts: address ? [address] : [], token: null, access: null, judgedAtMs: 0 });
  }

  /** The same for SCIM, which has a limit of its own in place of the API's. */
  async arriveByScim(request: FastifyRequest): Promise<void> {
    const taken = await this.#limiter.scimAddress(request.ip);
    if (!taken.ok) throw rateLimited('access.address', taken.retryAfterMs);
    this.#admissions.set(request, { receipts: [taken.receipt], token: null, access: null, judgedAtMs: 0 });
  }

  async #takeAddress(request: FastifyRequest): Promise<Receipt> {
    const edgeWaitMs = this.#limiter.edge(request.ip);
    if (edgeWaitMs > 0) throw rateLimited('access.addressAtOnce', edgeWaitMs);
    const taken = await this.#limiter.address(request.ip);
    if (!taken.ok) throw rateLimited('access.address', taken.retryAfterMs);
    return taken.receipt;
  }

  async identify(request: FastifyRequest, reply: FastifyReply, operation: Operation | null): Promise<void> {
    const access = await this.#authenticate(request, this.#inner.get(request)?.surface === 'mcp' ? 'MCP' : 'API');
    nameSandbox(reply, access.actor);
    if (access.actor.organization.sandboxOf !== null && (await this.#suffer(request, reply, access, operation))) return;
    await this.#spend(request, reply, access, operation?.cost ?? 1);
    const admission = this.#admissions.get(request);
    if (admission) admission.access = access;
  }

  /** What goes wrong in a sandbox at its own wish. Whether the connection was cut. */
  async #suffer(
    request: FastifyRequest,
    reply: FastifyReply,
    access: TokenAccess,
    operation: Operation | null,
  ): Promise<boolean> {
    const faults = this.#installation.faults.in(access.actor.organizationId);
    // What a request makes in its own name goes wrong with it.
    if (!faults || this.#inner.has(request)) return false;
    const fate = await suffer(faults, request, reply, operation);
    if (fate !== null) {
      this.#cut.add(request);
      const unheard = answeredRequest(request, reply, access, operation ?? undefined);
      if (unheard) this.#requestLog.note({ ...unheard, status: cutStatus });
    }
    if (fate === 'cut later') this.#cutLater.add(request);
    return fate === 'cut';
  }

  /** What was done is done; whoever asked does not hear of it. */
  async #endOf(request: FastifyRequest, answer: Promise<Answer>): Promise<Answer> {
    const made = await answer;
    request.raw.socket.destroy();
    return made;
  }

  run: SurfaceRoutes['run'] = (operation, request) => {
    const answer = this.#run(operation, request);
    return this.#cutLater.has(request) ? this.#endOf(request, answer) : answer;
  };

  #run: SurfaceRoutes['run'] = (operation, request) => {
    const admission = this.#admissions.get(request);
    if (!admission?.access) throw new Error('An operation was reached without a token.');
    const { actor, tokenId, requiresAcceptance: proposesOnly } = admission.access;
    admit(actor, operation);
    const surface = this.#inner.get(request)?.surface ?? 'api';
    const actorNow = (): Promise<Actor> => this.actorNow(request, operation);
    const signIn = signInGuardOf(this.#limiter, request.ip);
    return this.#limiter.pacer.run(actor.organization, async (hasWaited) => {
      const judged = hasWaited ? await actorNow() : actor;
      const { judgedAtMs } = admission;
      const by = { actor: judged, judgedAtMs, surface, tokenId, proposesOnly, actorNow, signIn };
      return execute(callOf(this.#installation, operation, request, by));
    });
  };

  /** The owner of the token by the rights of now. It was let in once: no one is guessing, so this is no failed authentication. */
  async actorNow(request: FastifyRequest, operation: Operation): Promise<Actor> {
    const found = await this.#lookUp(request);
    if (!this.#opens(found)) throw invalidToken(bearerOf(request));
    const { actor } = this.#admitted(found);
    admit(actor, operation);
    return actor;
  }

  answered(operation: Operation | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const token = this.#admissions.get(request)?.token;
    const answered = token && answeredRequest(request, reply, token, operation);
    if (answered && !this.#cut.has(request)) this.#requestLog.note(answered);
  }

  /** Whose token it is, for the way in of assistants, which spends by itself. */
  authenticate = (request: FastifyRequest): Promise<TokenAccess> => this.#authenticate(request, 'MCP');

  /** Counts one request against the limits of the token and its organization. */
  spend = (request: FastifyRequest, reply: FastifyReply, access: TokenAccess): Promise<void> =>
    this.#spend(request, reply, access, 1);

  /**
   * The request that `run` makes with these headers is part of this one: its address has been counted. No client can claim it, for the secret
   * ends with the request. An AsyncLocalStorage would do too, and cost every request after the first of these a tenth of its time on Node 20.
   */
  async inside<T>(
    request: FastifyRequest,
    surface: InnerRequest['surface'],
    run: (headers: Readonly<Record<string, string>>) => PromiseLike<T>,
  ): Promise<T> {
    const pass = randomUUID();
    this.#passes.set(pass, { surface, address: this.#admissions.get(request)?.receipts[0] ?? null });
    try {
      return await run({ [passHeader]: pass });
    } finally {
      this.#passes.delete(pass);
    }
  }

  async #authenticate(request: FastifyRequest, resource: TokenResource): Promise<TokenAccess> {
    // Node keeps the first of several, and a proxy may have looked at another.
    if (isGivenTwice(request, 'authorization')) throw new Refusal('AUTH_INVALID', 'access.tokenTwice');
    const found = await this.#lookUp(request);
    if (!this.#opens(found)) return this.#refuseToken(request);
    // A token that is known, at another address than it was given for (RFC 8707).
    if (found.resource !== null && found.resource !== resource)
      throw new Refusal('AUTH_INVALID', say('access.tokenElsewhere', { resource: found.resource }));
    refuseOtherKind(bearerOf(request) ?? '', found);
    return this.#admitted(found);
  }

  async #lookUp(request: FastifyRequest): Promise<TokenAccess | null> {
    const admission = this.#admissions.get(request);
    if (admission) admission.judgedAtMs = performance.now();
    const token = bearerOf(request);
    const access = token !== undefined && isWellFormedApiToken(token) ? await this.#findAccess(token) : null;
    if (admission) admission.token = access;
    return access;
  }

  #opens(access: TokenAccess | null): access is TokenAccess {
    if (!access || access.isRevoked) return false;
    return access.expiresAt === null || access.expiresAt > this.#installation.clock.now();
  }

  /** A token that is known: neither of these refusals counts towards the failed-authentication block. */
  #admitted(access: TokenAccess): TokenAccess {
    if (!access.isOwnerActive) throw new Refusal('AUTH_INVALID', 'access.ownerInactive');
    admitTenant(access.actor);
    this.#authenticators.tokenUsed(access.actor.organizationId, access.tokenId);
    return access;
  }

  #findAccess(token: string): Promise<TokenAccess | null> {
    const hash = hashSecret(token);
    return this.#installation.permissionCache.get(`token:${hash.toString('base64')}`, async () => {
      const value = await this.#authenticators.token(hash);
      return value && { organizationId: value.actor.organizationId, value };
    });
  }

  async #refuseToken(request: FastifyRequest): Promise<never> {
    const blockedMs = await this.#limiter.authBlockedFor(request.ip);
    if (blockedMs > 0) throw rateLimited('access.invalidTokens', blockedMs);
    await this.#limiter.authFailed(request.ip);
    const token = bearerOf(request);
    throw token === undefined ? missingToken() : invalidToken(token);
  }

  async charge(request: FastifyRequest, reply: FastifyReply, more: number): Promise<void> {
    const access = this.#admissions.get(request)?.access;
    if (access) await this.#spend(request, reply, access, more);
  }

  /** A refused request counts nowhere: what was charged for it before is given back. */
  async #spend(
    request: FastifyRequest,
    reply: FastifyReply,
    { actor, tokenId }: TokenAccess,
    cost: number,
  ): Promise<void> {
    const taken = await this.#limiter.token(tokenId, actor.organizationId, cost);
    const closest = this.#limiter.closest(taken.windows);
    const headers = closest ? rateLimitHeaders(closest) : {};
    const receipts = this.#admissions.get(request)?.receipts ?? [];
    if (!taken.ok) {
      for (const receipt of receipts.splice(0)) await this.#limiter.release(receipt);
      throw rateLimited('access.tokenOrOrganization', taken.retryAfterMs, headers);
    }
    receipts.push(taken.receipt);
    reply.headers(headers);
  }
}

/** A request that another one makes in its own name: by which way it came, and what its address has paid already. */
interface InnerRequest {
  readonly surface: Surface;
  readonly address: Receipt | null;
}
