import { answerSeconds } from '../../kernel/delivery.ts';
import {
  type AddressPolicy,
  checkWebhookUrl,
  HostRefusal,
  resolverFor,
  vetHost,
} from '../../lib/destination/address.ts';
import type { Resolver } from '../../lib/destination/resolver.ts';
import { Refusal } from '../../lib/errors.ts';
import { sandboxHeader } from '../../lib/sandbox-header.ts';
import { signatureHeader } from '../../lib/signature.ts';
import { traceHeaders } from '../../tracing.ts';
import type { Destination } from './connection.ts';
import { Deadline } from './deadline.ts';
import { exchange, type Post, Unanswered } from './exchange.ts';
import { IdleConnections } from './idle-connections.ts';
import { type Answer, Failure, type SendOutcome } from './outcome.ts';

const urlsMax = 1000;

export interface SenderOptions {
  readonly policy: AddressPolicy;
  readonly resolver?: Resolver;
  /** For the whole attempt: look-up, connection, TLS, headers and body. */
  readonly deadlineMs?: number;
  /** Certificates to trust in place of the usual ones, for tests. */
  readonly ca?: string;
}

export interface Sending {
  readonly url: string;
  readonly body: string;
  readonly eventId: string;
  /** The name of the sandbox that it comes from; nothing: a real organization. */
  readonly sandbox?: string | null;
  /** Those in force, newest first. */
  readonly secrets: readonly string[];
  readonly timestampSeconds: number;
  readonly signal?: AbortSignal;
}

/** Makes single attempts. Each takes at most its deadline and a bounded amount of memory, whatever the receiver does. */
export class Sender {
  readonly #policy: AddressPolicy;
  readonly #resolver: Resolver;
  readonly #deadlineMs: number;
  readonly #ca: string | undefined;
  readonly #connections = new IdleConnections();
  readonly #underWay = new Set<Deadline>();
  readonly #urls = new Map<string, URL>();
  readonly #lookUps = new Map<string, Promise<readonly string[]>>();
  #isClosed = false;

  constructor({ policy, resolver, deadlineMs = answerSeconds * 1000, ca }: SenderOptions) {
    this.#policy = policy;
    this.#resolver = resolver ?? resolverFor(policy);
    this.#deadlineMs = deadlineMs;
    this.#ca = ca;
  }

  /** Never throws: what goes wrong is an outcome. */
  async send(sending: Sending): Promise<SendOutcome> {
    const startedMs = performance.now();
    const deadline = new Deadline(this.#deadlineMs, sending.signal);
    this.#underWay.add(deadline);
    if (this.#isClosed) deadline.interrupt();
    const durationMs = () => Math.round(performance.now() - startedMs);
    try {
      const url = this.#urlOf(sending.url);
      const addresses = await deadline.within<readonly string[]>((resolve, reject) => {
        this.#addressesOf(url.hostname).then(resolve, reject);
        return () => undefined;
      });
      const destination = { url, addresses, ca: this.#ca };
      const { status, excerpt, retryAfterSeconds } = await this.#post(destination, requestOf(url, sending), deadline);
      return { kind: 'answered', status, excerpt, retryAfterSeconds, durationMs: durationMs() };
    } catch (error) {
      const { reason, message } = failureOf(error);
      return { kind: 'failed', error: message, reason, durationMs: durationMs() };
    } finally {
      deadline.clear();
      this.#underWay.delete(deadline);
    }
  }

  /** Cuts off whatever is under way. */
  close(): void {
    this.#isClosed = true;
    for (const deadline of this.#underWay) deadline.interrupt();
    this.#connections.close();
  }

  /** Whether an address looks right depends on its text alone: worth remembering, for those in use. */
  #urlOf(text: string): URL {
    let url = this.#urls.get(text);
    if (url !== undefined) return url;
    url = checkWebhookUrl(text, this.#policy);
    if (this.#urls.size >= urlsMax) this.#urls.clear();
    this.#urls.set(text, url);
    return url;
  }

  /** Looked up for every attempt; attempts at the same time share one look-up. */
  #addressesOf(hostname: string): Promise<readonly string[]> {
    let lookUp = this.#lookUps.get(hostname);
    if (lookUp === undefined) this.#lookUps.set(hostname, (lookUp = this.#lookUp(hostname)));
    return lookUp;
  }

  async #lookUp(hostname: string): Promise<readonly string[]> {
    try {
      return await vetHost(hostname, this.#policy, this.#resolver);
    } finally {
      this.#lookUps.delete(hostname);
    }
  }

  async #post(destination: Destination, post: Post, deadline: Deadline): Promise<Answer> {
    for (let isFresh = false; ; isFresh = true) {
      const connection = this.#connections.take(destination, isFresh);
      let isReusable = false;
      try {
        const { answer, isComplete } = await exchange(connection, post, deadline);
        isReusable = isComplete && !this.#isClosed;
        return answer;
      } catch (error) {
        // The receiver let go of an idle connection just as it was used again: that is no failure.
        if (!(error instanceof Unanswered) || connection.uses < 2) throw error;
      } finally {
        this.#connections.give(connection, isReusable);
      }
    }
  }
}

function requestOf(url: URL, { body, eventId, sandbox, secrets, timestampSeconds }: Sending): Post {
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Muster-Webhooks/1',
    'webhook-id': eventId,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': signatureHeader(secrets, eventId, timestampSeconds, body),
    ...(sandbox != null && { 'muster-sandbox': sandboxHeader(sandbox) }),
    ...traceHeaders(),
  };
  return { path: url.pathname + url.search, headers, body };
}

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof Unanswered) return error.failure;
  if (error instanceof HostRefusal) return new Failure(error.fault, error.message);
  if (error instanceof Refusal) return new Failure('not_public', error.message);
  return new Failure('closed', 'The attempt failed.');
}
