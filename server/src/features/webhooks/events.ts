import { type Static, Type } from 'typebox';
import { type EventDefinition, seenWhere } from '../../kernel/events.ts';
import { testEventType } from '../../kernel/subscription.ts';
import { Id } from '../../lib/ids.ts';

const TestedEndpoint = Type.Object(
  {
    id: Id('whe', 'The endpoint that is tested.'),
    object: Type.Literal('webhook_endpoint', { description: 'The kind of record.' }),
    message: Type.String({ description: 'A sentence for people.', examples: ['This is a test event.'] }),
  },
  { $id: 'TestedEndpoint', description: 'The endpoint that a test event was asked for.' },
);
export type TestedEndpoint = Static<typeof TestedEndpoint>;

/** Sent to one endpoint on request, whatever it subscribes to. */
export const webhookTest: EventDefinition<TestedEndpoint> = {
  type: testEventType,
  summary: 'A test event was requested for this endpoint.',
  scope: null,
  object: 'webhook_endpoint',
  schema: TestedEndpoint,
  seenBy: (_db, _viewer, events) => Promise.resolve(seenWhere(events, () => true)),
};
