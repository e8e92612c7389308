import { type Static, Type } from 'typebox';
import type { Tx } from '../db/database.ts';
import { Instant } from '../lib/days.ts';
import type { AddressPolicy } from '../lib/destination/address.ts';
import { Nullable } from '../lib/schema.ts';
import type { Actor } from './actor.ts';
import type { Services } from './services.ts';
import type { ChangeServices, UnitOfWork } from './unit-of-work.ts';

// What the webhooks feature, which keeps endpoints and the log, and the engine that delivers agree on.

/** Looks for deliveries that are due. */
export const deliverTask = 'webhooks.deliver';

/** How far apart wake-ups are if deliveries fall due soon. */
export const shortStepMs = 250;

/** Moments at which to look: one for each step of time in which anything falls due, rounded up so that it is due by then. */
export const wakeUpsFor = (dueMs: readonly number[], stepMsOf: (dueMs: number) => number): Set<number> =>
  new Set(dueMs.map((ms) => Math.ceil(ms / stepMsOf(ms)) * stepMsOf(ms)));

/** How long a receiver has to answer, from the look-up of its name to the last byte. */
export const answerSeconds = 15;

/** Why a delivery was not, or no longer, attempted. */
export const cancelReasons = [
  'endpoint_paused',
  'endpoint_disabled',
  'endpoint_deleted',
  'plan',
  'api_disabled',
  'subscription',
  'module_disabled',
  'owner_inactive',
  'owner_role',
  'not_visible',
  'unsubscribed',
  'event_expired',
  'address_not_public',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

export const Attempt = Type.Object(
  {
    number: Type.Integer({ description: 'Counts the attempts from 1.', minimum: 1 }),
    started_at: Instant('When it began.'),
    duration_ms: Type.Integer({ description: 'How long it took.', minimum: 0 }),
    response_status: Nullable(Type.Integer({ examples: [200] }), {
      description: 'HTTP status of the answer; null if none came.',
    }),
    response_excerpt: Nullable(Type.String(), { description: 'The first kilobyte of the answer.' }),
    error: Nullable(Type.String(), { description: 'Why it failed; null if it did not.' }),
  },
  { $id: 'DeliveryAttempt', description: 'One attempt to deliver an event.' },
);
export type Attempt = Static<typeof Attempt>;

export interface EndpointRef {
  readonly organizationId: string;
  readonly endpointId: string;
}

/** An endpoint with the person behind it: all that decides whether, what and where to send. */
export interface Endpoint extends EndpointRef {
  readonly status: 'active' | 'paused' | 'disabled';
  readonly statusReason: string | null;
  /** Counts the stretches in which it was active: a delivery belongs to one of them. */
  readonly activation: number;
  readonly url: string;
  readonly secret: string;
  /** Rotated away, newest first; each signs until its own time. */
  readonly previousSecrets: readonly { readonly secret: string; readonly untilMs: number }[];
  readonly events: readonly string[];
  readonly owner: Actor;
  readonly isOwnerActive: boolean;
}

/** What the engine asks of the feature that keeps endpoints; `main` hands it over. */
export interface EndpointSource {
  /** Those that are gone are left out. */
  find(services: Pick<Services, 'database' | 'keys'>, refs: readonly EndpointRef[]): Promise<Endpoint[]>;
  /** Turns an endpoint off in this transaction; null if it was turned off, or resumed, in the meantime. */
  giveUp(
    services: ChangeServices,
    tx: Tx,
    endpoint: EndpointRef & Pick<Endpoint, 'activation'>,
    reason: 'failing' | 'gone',
  ): Promise<UnitOfWork | null>;
}

/** Which destinations this installation delivers to. */
export const addressPolicyOf = ({ config }: Pick<Services, 'config'>): AddressPolicy => ({
  allowPrivate: config.allowsPrivateWebhooks,
});
