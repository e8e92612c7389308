import { type Static, Type } from 'typebox';
import { answerSeconds, Attempt, cancelReasons } from '../../../kernel/delivery.ts';
import { stateTable } from '../../../kernel/states.ts';
import { Instant } from '../../../lib/days.ts';
import { CreatedAt, RecordId } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable } from '../../../lib/schema.ts';

export const deliveryStatuses = ['queued', 'delivering', 'delivered', 'failed', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

const deliveryFields = {
  id: RecordId('dlv'),
  endpoint_id: Id('whe', 'Where it goes.'),
  event_id: Id('evt', 'The same on retries and redeliveries.'),
  event_type: Type.String({ description: 'What happened; see GET /webhook-events.', examples: ['user.updated'] }),
  status: Type.Enum([...deliveryStatuses], {
    examples: ['delivered'],
    description: 'queued until its turn, then delivering; failed once the last attempt failed.',
  }),
  cancel_reason: Nullable(Type.Enum([...cancelReasons]), {
    examples: [null],
    description: 'Why it is not attempted any more; null unless it is cancelled.',
  }),
  attempt_count: Type.Integer({ description: 'Attempts so far.', minimum: 0 }),
  next_attempt_at: Nullable(Instant(), { description: 'When it is tried next; null unless it is queued.' }),
  last_response_status: Nullable(Type.Integer({ examples: [200] }), {
    description: 'HTTP status of the last answer; null if none came.',
  }),
  last_error: Nullable(Type.String(), { description: 'Why the last attempt failed; null if it did not.' }),
  is_test: Type.Boolean({ examples: [false], description: 'Whether it was asked for by POST /webhooks/{id}/test.' }),
  is_redelivery: Type.Boolean({ examples: [false], description: 'Whether it repeats an earlier delivery.' }),
  created_at: CreatedAt(),
  completed_at: Nullable(Instant(), {
    examples: ['2026-03-09T18:05:01.000Z'],
    description: 'When it was delivered, given up or cancelled; null until then.',
  }),
};

export const Delivery = Type.Object(deliveryFields, {
  $id: 'Delivery',
  description: 'An event on its way to one endpoint.',
});
export type Delivery = Static<typeof Delivery>;
export const deliveryFieldNames = Object.keys(deliveryFields) as (keyof Delivery)[];

export const DeliveryInFull = Type.Object(
  {
    ...deliveryFields,
    attempts: Type.Array(Attempt, { description: 'Every attempt, the first one first.' }),
    payload: Nullable(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        additionalProperties: true,
        description: 'The event as it is sent.',
      }),
      {
        description:
          'The event as it was last sent, or is to be sent first. null if the token lacks the scope of the event’s type: `meta.withheld` names it.',
      },
    ),
  },
  { $id: 'DeliveryInFull', description: 'A delivery with its attempts and what is sent.' },
);
export type DeliveryInFull = Static<typeof DeliveryInFull>;

export const deliveryStates = stateTable({
  of: 'webhook delivery',
  field: 'status',
  states: ['queued', 'delivering', 'delivered', 'failed', 'cancelled'],
  moves: [
    { from: ['queued'], trigger: 'attempt', to: 'delivering', when: 'its time has come and the conditions still hold' },
    { from: ['delivering'], trigger: 'succeed', to: 'delivered', when: 'the receiver answered 2xx' },
    {
      from: ['delivering'],
      trigger: 'retry',
      to: 'queued',
      when: `any other answer, or none within ${String(answerSeconds)} seconds, and attempts are left`,
    },
    { from: ['delivering'], trigger: 'give up', to: 'failed', when: 'the last attempt failed, or the answer was 410' },
    {
      from: ['queued', 'delivering'],
      trigger: 'cancel',
      to: 'cancelled',
      when: 'the endpoint was turned off, or a condition no longer holds',
    },
  ],
});
