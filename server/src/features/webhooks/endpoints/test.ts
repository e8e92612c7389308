import { Type } from 'typebox';
import { eventExample } from '../../../kernel/event-example.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { envelopeOf } from '../../../kernel/rendering/envelope.ts';
import { enforce, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { developing } from '../../people/index.ts';
import { Delivery } from '../deliveries/record.ts';
import { queueDelivery } from '../deliveries/store.ts';
import { type TestedEndpoint, webhookTest } from '../events.ts';
import { sending } from './guards.ts';
import { isStillSubscribed } from './rules.ts';
import { lockEndpoint } from './store.ts';

const message = 'A test event from Muster. If you can read this and its signature is right, the endpoint works.';

export const testEndpoint = writeOperation({
  id: 'webhooks.test',
  route: 'POST /webhooks/{id}/test',
  subject: 'webhook_endpoint',
  summary: 'Send a test event to a webhook endpoint',
  description:
    'Queues a webhook.test event and answers with its delivery. The endpoint must be active; by its owner or someone of the same or a higher role.',
  scope: 'webhooks:write',
  packages: developing,
  unrehearsed: 'rehearsal.test',
  guards: sending,
  params: Strict({ id: Id('whe') }),
  returns: Delivery,
  example: {
    status: 'queued',
    attempt_count: 0,
    next_attempt_at: '2026-03-09T18:05:00.000Z',
    last_response_status: null,
    completed_at: null,
    is_test: true,
    event_type: 'webhook.test',
  },
  status: 202,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const endpoint = await lockEndpoint(work, params.id);
    await work.guard(endpoint);
    const object: TestedEndpoint = { id: endpoint.id, object: 'webhook_endpoint', message };
    const event_id = work.newId('evt');
    const event = { id: event_id, type: webhookTest.type, created_at: work.now, subject_id: endpoint.id };
    const payload = envelopeOf(webhookTest, { ...event, organization_id: actor.organizationId }, object, null);
    const delivery = await queueDelivery(work, endpoint, {
      event_id,
      event_type: webhookTest.type,
      payload,
      is_test: true,
      is_redelivery: false,
    });
    work.audit({ subjectId: endpoint.id });
    return delivery;
  },
});

/** The example of the catalogue: a receiver can be tried out before anything happens, and nothing of a record is in it. */
export const testWithExample = writeOperation({
  id: 'webhooks.testEvent',
  route: 'POST /webhooks/{id}/test-event',
  subject: 'webhook_endpoint',
  summary: 'Send the example of a type of event to a webhook endpoint',
  description:
    'Queues the example that the catalogue has of the type, with an id and a time of its own, and answers with its delivery. The endpoint must be active and subscribe to the type; by its owner or someone of the same or a higher role.',
  surface: 'app',
  scope: 'webhooks:write',
  packages: developing,
  unrehearsed: 'rehearsal.test',
  guards: sending,
  params: Strict({ id: Id('whe') }),
  body: Strict({
    type: Type.String({ maxLength: 100, description: 'The type of event.', examples: ['user.updated'] }),
  }),
  returns: Delivery,
  status: 202,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const { events, states } = work.services.catalogue;
    const definition = events.find(({ type }) => type === body.type);
    if (!definition) throw invalid('type', say('webhooks.unknownType', { type: body.type }));
    const endpoint = await lockEndpoint(work, params.id);
    await work.guard(endpoint);
    enforce(isStillSubscribed(endpoint, body.type));
    const event_id = work.newId('evt');
    const own = { id: event_id, created_at: work.now, organization_id: actor.organizationId };
    const delivery = await queueDelivery(work, endpoint, {
      event_id,
      event_type: body.type,
      payload: JSON.stringify({ ...eventExample(definition, states), ...own }),
      is_test: true,
      is_redelivery: false,
    });
    work.audit({ subjectId: endpoint.id });
    return delivery;
  },
});
