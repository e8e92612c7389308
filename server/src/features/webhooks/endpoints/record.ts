import { type Static, type TString, Type } from 'typebox';
import { eventTypeMark } from '../../../kernel/events.ts';
import type { Role } from '../../../kernel/scopes.ts';
import { Instant } from '../../../lib/days.ts';
import { Changes, CreatedAt, described, PersonName, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { ActorId } from '../../../lib/ids.ts';
import { Nullable, OptionalText, Strict } from '../../../lib/schema.ts';

export const endpointStatuses = ['active', 'paused', 'disabled'] as const;
export type EndpointStatus = (typeof endpointStatuses)[number];

/** Why an endpoint is not active. */
export const statusReasons = ['paused', 'failing', 'gone', 'owner_deactivated', 'owner_erased', 'deleted'] as const;
export type StatusReason = (typeof statusReasons)[number];

const maxTypes = 50;

const url = Type.String({
  minLength: 1,
  maxLength: 2048,
  description:
    'Starts with https://, names a host whose every address is public, port 443 or 8443, no user name or password.',
  examples: ['https://example.com/webhooks/muster'],
});

const eventsOf = (type: TString) =>
  Type.Array(type, {
    minItems: 1,
    maxItems: maxTypes,
    uniqueItems: true,
    description: `Types of events, at most ${String(maxTypes)}; or * alone for every event, later types included.`,
    examples: [['user.created', 'user.updated']],
  });
const eventType = { minLength: 1, maxLength: 100 };
/** Types are added with time: who reads must expect new ones. */
const events = eventsOf(Type.String(eventType));
const wantedEvents = eventsOf(Type.String({ ...eventType, [eventTypeMark]: true }));

const description = Nullable(OptionalText(200, { examples: ['Directory sync'] }), {
  description: 'What the endpoint is for.',
});

const endpointFields = {
  id: RecordId('whe'),
  url: Type.String({
    description: 'Scheme and host; the rest of the address is not shown.',
    examples: ['https://example.com'],
  }),
  url_hash: Nullable(Type.String({ pattern: '^[0-9a-f]{64}$' }), {
    examples: ['8e2a0a6f3d5b4c71f0e9d8c7b6a5948372615049382716051423324150617283'],
    description:
      'SHA-256 of the whole address, in hex, so that a program finds its own: of `new URL(url).href`. null unless the caller is the owner or of a higher role.',
  }),
  events,
  description,
  owner: described(PersonName, 'Whose rights decide what is sent.'),
  status: Type.Enum([...endpointStatuses], {
    description: 'Only an active endpoint gets events; what happens meanwhile is not sent later.',
  }),
  status_reason: Nullable(Type.Enum([...statusReasons]), {
    examples: [null],
    description: 'Why it is not active; null while it is.',
  }),
  status_changed_at: Instant('When status last changed.'),
  consecutive_failures: Type.Integer({
    minimum: 0,
    examples: [0],
    description: 'Attempts that failed since the last success.',
  }),
  last_success_at: Nullable(Instant(), { description: 'When an attempt last succeeded; null: never.' }),
  last_failure_at: Nullable(Instant(), { description: 'When an attempt last failed; null: never.' }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const WebhookEndpoint = Type.Object(endpointFields, {
  $id: 'WebhookEndpoint',
  description: 'An address of yours to which events are posted.',
});
export type WebhookEndpoint = Static<typeof WebhookEndpoint>;

const signing_secret = Type.String({
  description: 'Signs every delivery. Shown this once.',
  examples: ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD1Z0M2mJ3n3E='],
});

export const NewWebhookEndpoint = Type.Object(
  { ...endpointFields, signing_secret },
  { $id: 'NewWebhookEndpoint', description: 'A webhook endpoint with its secret, which is shown this once.' },
);

export const RotatedWebhookEndpoint = Type.Object(
  {
    ...endpointFields,
    signing_secret,
    previous_secret_expires_at: Instant('Until then the secret before signs as well.'),
  },
  { $id: 'RotatedWebhookEndpoint' },
);

const owner_id = ActorId(
  'Whose rights decide what is sent: yourself, an active person with a role below your own, or a service account with a role up to your own.',
);

export const EndpointDetails = Strict({
  url,
  events: wantedEvents,
  description: Type.Optional(description),
  owner_id: Type.Optional(owner_id),
});
export type EndpointDetails = Static<typeof EndpointDetails>;

export const EndpointChanges = Changes({ url, events: wantedEvents, description, owner_id });
export type EndpointChanges = Static<typeof EndpointChanges>;

export interface EndpointRow {
  readonly organization_id: string;
  readonly id: string;
  readonly owner_id: string;
  /** Who chose where it sends. null: not known. */
  readonly address_by_id: string | null;
  readonly owner_first_name: string;
  readonly owner_last_name: string;
  readonly owner_role: Role;
  /** Of a service account. */
  readonly owner_departments: readonly string[];
  readonly is_owner_active: boolean;
  readonly host: string;
  readonly sealed_url: Buffer;
  readonly sealed_secret: Buffer;
  readonly events: string[];
  readonly description: string | null;
  readonly status: EndpointStatus;
  readonly status_reason: StatusReason | null;
  readonly status_changed_at: string;
  readonly activation: number;
  readonly needs_new_owner: boolean;
  readonly consecutive_failures: number;
  readonly last_success_at: string | null;
  readonly last_failure_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}
