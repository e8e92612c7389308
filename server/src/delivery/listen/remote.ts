import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../../lib/errors.ts';
import { timeOfId } from '../../lib/ids.ts';
import { forOperators } from '../../lib/texts/texts.ts';
import type { SendOutcome } from '../sender/outcome.ts';
import { Sender } from '../sender/send.ts';
import { type Forwarded, loopbackOnly } from './listen.ts';

const waitSeconds = 25;
const pageSize = 100;
const retryMs = 2000;
const longestRetryMs = 60_000;
/** A change may begin so long before it is seen. */
const earlierMs = 600_000;

export interface RemoteListening {
  /** The address of the API, ending in /api/v1. */
  readonly url: string;
  readonly token: string;
  readonly forwardTo: string;
  /** null: all of them. */
  readonly types: string | null;
  readonly signal: AbortSignal;
  readonly onForwarded: (forwarded: Forwarded) => void;
  readonly onTrouble: (error: unknown) => void;
}

interface FeedPage {
  readonly data: readonly { readonly id: string; readonly type: string; readonly created_at: string }[];
  readonly meta: { readonly next_cursor: string; readonly has_more: boolean };
}

/** The server said no, or could not be reached. `retryAfterMs`: when to ask again; null: not at all. */
class Unread extends Error {
  readonly retryAfterMs: number | null;
  constructor(message: string, retryAfterMs: number | null) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The same for a token each time; whoever holds the token can make it, and no one else. */
export const secretOfToken = (token: string): string =>
  `whsec_${createHmac('sha256', token).update('webhooks.listen').digest('base64')}`;

/** The change feed of a sandbox, read with its token from any machine. */
export class RemoteFeed {
  readonly #listening: RemoteListening;
  readonly #sender = new Sender({ policy: { allowPrivate: true }, resolver: loopbackOnly });
  #sandbox = '';

  constructor(listening: RemoteListening) {
    this.#listening = listening;
  }

  /** Where it stands now. A token that opens nothing, or an event there is none of, is told at once. */
  async begin(): Promise<{ readonly cursor: string; readonly sandbox: string }> {
    const { meta } = await this.#read({ since: 'now', limit: '1' }).catch(refused);
    return { cursor: meta.next_cursor, sandbox: this.#sandbox };
  }

  /** Forwards what happens from there on, until told to stop. */
  async follow(from: string): Promise<void> {
    const { signal, onForwarded, onTrouble } = this.#listening;
    let cursor = from;
    const isStopping = (): boolean => signal.aborted;
    while (!isStopping()) {
      try {
        const { data, meta } = await this.#read({
          cursor,
          wait: String(waitSeconds),
          limit: String(pageSize),
        });
        for (const event of data) {
          const forwarded = await this.#forward(event);
          if (forwarded) onForwarded(forwarded);
        }
        cursor = meta.next_cursor;
      } catch (error) {
        if (isStopping()) return;
        if (!(error instanceof Unread) || error.retryAfterMs === null) return refused(error);
        onTrouble(error);
        await sleep(error.retryAfterMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** Forwards one event of before once more; null: it is not kept, or not the token’s to see. */
  async replay(id: string): Promise<Forwarded | null> {
    const since = new Date(Math.max(0, timeOfId(id) - earlierMs)).toISOString();
    let at: Record<string, string> = { since };
    for (;;) {
      const { data, meta } = await this.#read({ ...at, limit: String(pageSize) }).catch(refused);
      const event = data.find((one) => one.id === id);
      if (event) return this.#forward(event);
      if (!meta.has_more) return null;
      at = { cursor: meta.next_cursor };
    }
  }

  close(): void {
    this.#sender.close();
  }

  async #read(query: Readonly<Record<string, string>>): Promise<FeedPage> {
    const { url, token, types, signal } = this.#listening;
    const search = new URLSearchParams({ ...query, ...(types !== null && { types }) });
    const answer = await fetch(`${url}/events?${search.toString()}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal,
    }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      throw new Unread(`${url} cannot be reached.`, retryMs);
    });
    const text = await answer.text().catch(() => '');
    const body = parsed(text);
    if (answer.status === 200 && isPage(body)) {
      this.#sandbox = decodeURIComponent(answer.headers.get('muster-sandbox') ?? '');
      return body;
    }
    const said = (body as { error?: { message?: string } } | null)?.error?.message;
    const passes = answer.status === 200 || answer.status === 409 || answer.status === 429 || answer.status >= 500;
    const askedMs = Number(answer.headers.get('retry-after') ?? '0') * 1000;
    throw new Unread(
      said ?? `${url} answered ${String(answer.status)}, and not as Muster does.`,
      passes ? Math.min(Math.max(askedMs, retryMs), longestRetryMs) : null,
    );
  }

  /** As an endpoint of the token’s owner would get it; null if it was told to stop meanwhile. */
  async #forward(event: FeedPage['data'][number]): Promise<Forwarded | null> {
    const { forwardTo, token, signal } = this.#listening;
    const outcome = await this.#sender.send({
      url: forwardTo,
      body: JSON.stringify(event),
      eventId: event.id,
      sandbox: this.#sandbox,
      secrets: [secretOfToken(token)],
      timestampSeconds: Math.floor(Date.now() / 1000),
      signal,
    });
    return signal.aborted ? null : forwardedOf(event, outcome);
  }
}

/** What the receiver answered; anything but a 2xx would be tried again by an endpoint, and is an error here. */
const forwardedOf = ({ id, type, created_at }: FeedPage['data'][number], outcome: SendOutcome): Forwarded => ({
  event_id: id,
  type,
  created_at,
  duration_ms: outcome.durationMs,
  status: outcome.kind === 'answered' ? outcome.status : null,
  error:
    outcome.kind === 'failed'
      ? outcome.error
      : outcome.status >= 200 && outcome.status < 300
        ? null
        : `The receiver answered ${String(outcome.status)}: ${outcome.excerpt.trim().split('\n', 1)[0] ?? ''}`,
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isPage = (body: unknown): body is FeedPage =>
  Array.isArray((body as Partial<FeedPage> | null)?.data) &&
  typeof (body as Partial<FeedPage>).meta?.next_cursor === 'string';

function refused(error: unknown): never {
  if (error instanceof Unread) throw new Refusal('BAD_REQUEST', forOperators(error.message));
  throw error;
}
