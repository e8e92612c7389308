import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '../../kernel/actor.ts';
import type { EventRow } from '../../kernel/rendering/envelope.ts';
import { definitionsOf, renderFor } from '../../kernel/rendering/render.ts';
import type { Services } from '../../kernel/services.ts';
import { checkWebhookUrl, vetHost } from '../../lib/destination/address.ts';
import { askSystem, type Resolver } from '../../lib/destination/resolver.ts';
import { isLoopbackAddress } from '../../lib/destination/special-ranges.ts';
import { Refusal } from '../../lib/errors.ts';
import { forOperators } from '../../lib/texts/texts.ts';
import type { SendOutcome } from '../sender/outcome.ts';
import { Sender } from '../sender/send.ts';
import { EventFeed } from './event-feed.ts';

const everyMs = 1000;

/** An event that was sent on, and what the receiver answered. */
export interface Forwarded {
  readonly event_id: string;
  readonly type: string;
  readonly created_at: string;
  readonly status: number | null;
  readonly error: string | null;
  readonly duration_ms: number;
}

export interface Listening {
  readonly organizationId: string;
  readonly forwardTo: string;
  /** null: all of them. */
  readonly types: readonly string[] | null;
  /** Asked for again with each event, so that a change of role shows; null: the viewer has left. */
  readonly viewer: () => Promise<Actor | null>;
  readonly signal: AbortSignal;
  onReady(): void;
  onForwarded(forwarded: Forwarded): void;
  onTrouble(error: unknown): void;
}

/** The same for an organization each time, so that a receiver need not be told again. It signs what `listen` forwards, nothing else. */
export const listeningSecret = ({ keys }: Pick<Services, 'keys'>, organizationId: string): string =>
  `whsec_${keys.mac('webhooks.listen', organizationId).toString('base64')}`;

/** Addresses of this machine alone. */
export const loopbackOnly: Resolver = async (hostname) => {
  const addresses = await askSystem(hostname);
  return addresses.every(isLoopbackAddress) ? addresses : [];
};

/** Events leave this machine through endpoints alone. */
export async function checkForwardAddress(text: string): Promise<void> {
  const policy = { allowPrivate: true };
  const { hostname } = checkWebhookUrl(text, policy);
  await vetHost(hostname, policy, loopbackOnly).catch(() => {
    throw new Refusal(
      'VALIDATION_FAILED',
      forOperators('Events are forwarded to a loopback address such as 127.0.0.1 only.'),
    );
  });
}

/** Forwards new events to a receiver on this machine, as an endpoint of the viewer's would get them, until told to stop. */
export async function listenToEvents(services: Services, listening: Listening): Promise<void> {
  const { organizationId, signal } = listening;
  const sender = new Sender({ policy: { allowPrivate: true }, resolver: loopbackOnly });
  const feed = new EventFeed(services, organizationId);
  const secret = listeningSecret(services, organizationId);
  try {
    await feed.look();
    listening.onReady();
    for (;;) {
      await sleep(everyMs, undefined, { signal });
      for (const event of await feed.look().catch(troubled(listening))) {
        const body = await bodyOf(services, listening, event).catch(troubled(listening));
        if (typeof body !== 'string') continue;
        const { forwardTo: url } = listening;
        const timestampSeconds = Math.floor(Date.now() / 1000);
        const outcome = await sender.send({
          url,
          body,
          eventId: event.id,
          secrets: [secret],
          timestampSeconds,
          signal,
        });
        if (!signal.aborted) listening.onForwarded(forwardedOf(event, outcome));
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    sender.close();
  }
}

const forwardedOf = ({ id, type, created_at }: EventRow, outcome: SendOutcome): Forwarded => ({
  event_id: id,
  type,
  created_at,
  duration_ms: outcome.durationMs,
  status: outcome.kind === 'answered' ? outcome.status : null,
  error: outcome.kind === 'failed' ? outcome.error : null,
});

const troubled =
  ({ onTrouble }: Pick<Listening, 'onTrouble'>) =>
  (error: unknown): never[] => {
    onTrouble(error);
    return [];
  };

/** null for an event that an endpoint of the viewer's would not get. */
async function bodyOf(services: Services, { types, viewer }: Listening, event: EventRow): Promise<string | null> {
  if (types !== null && !types.includes(event.type)) return null;
  const actor = await viewer();
  if (actor === null) return null;
  const [body] = await renderFor(services.database.db, definitionsOf(services.catalogue), actor, [event]);
  return body ?? null;
}
