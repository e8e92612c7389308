import { Type, type Static } from 'typebox';
import { Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable } from '../../../kernel/schema.ts';

export const deliveryStatuses = ['queued', 'delivering', 'delivered', 'failed', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

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

const deliveryFields = {
  id: Id('dlv'),
  endpoint_id: Id('whe'),
  event_id: Id('evt', 'The same on retries and redeliveries.'),
  event_type: Type.String({ examples: ['user.updated'] }),
  status: Type.Enum([...deliveryStatuses]),
  cancel_reason: Nullable(Type.Enum([...cancelReasons])),
  attempt_count: Type.Integer({ minimum: 0 }),
  next_attempt_at: Nullable(Instant('While it is queued.')),
  last_response_status: Nullable(Type.Integer({ examples: [200] })),
  last_error: Nullable(Type.String()),
  is_test: Type.Boolean(),
  is_redelivery: Type.Boolean(),
  created_at: Instant(),
  completed_at: Nullable(Instant()),
};

export const Delivery = Type.Object(deliveryFields, { $id: 'Delivery' });
export type Delivery = Static<typeof Delivery>;
export const deliveryFieldNames = Object.keys(deliveryFields) as (keyof Delivery)[];

const Attempt = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  started_at: Instant(),
  duration_ms: Type.Integer({ minimum: 0 }),
  response_status: Nullable(Type.Integer({ examples: [200] })),
  response_excerpt: Nullable(Type.String({ description: 'The first kilobyte of the answer.' })),
  error: Nullable(Type.String()),
});
export type Attempt = Static<typeof Attempt>;

export const DeliveryInFull = Type.Object(
  {
    ...deliveryFields,
    attempts: Type.Array(Attempt),
    payload: Nullable(Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }), {
      description:
        'The event as it was last sent, or is to be sent first. null where the token lacks the scope of the event’s type: `meta.withheld` names it.',
    }),
  },
  { $id: 'DeliveryInFull' },
);
export type DeliveryInFull = Static<typeof DeliveryInFull>;
