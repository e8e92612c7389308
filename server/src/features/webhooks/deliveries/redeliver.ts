import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { Instant } from '../../../lib/days.ts';
import { conflict, enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { developing } from '../../people/index.ts';
import { sending } from '../endpoints/guards.ts';
import { isStillSubscribed } from '../endpoints/rules.ts';
import { lockEndpoint } from '../endpoints/store.ts';
import { Delivery } from './record.ts';
import { countFailed, getDelivery, queueDelivery, requeueFailed, sendNow } from './store.ts';

export const redeliver = writeOperation({
  id: 'webhooks.deliveries.redeliver',
  route: 'POST /webhooks/{id}/deliveries/{delivery_id}/redeliver',
  summary: 'Send an event to a webhook endpoint once more',
  description:
    'Queues a new delivery of the same event, with the same event id, and answers with it. For a delivery that is over, to an active endpoint that still subscribes to the type; by its owner or someone of the same or a higher role. It is sent as the owner sees the event now, or cancelled if they no longer may.',
  scope: 'webhooks:write',
  packages: developing,
  unrehearsed: 'rehearsal.delivery',
  guards: sending,
  params: Strict({ id: Id('whe'), delivery_id: Id('dlv') }),
  returns: Delivery,
  example: {
    status: 'queued',
    attempt_count: 0,
    next_attempt_at: '2026-03-09T18:05:00.000Z',
    last_response_status: null,
    completed_at: null,
    is_redelivery: true,
  },
  status: 202,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const endpoint = await lockEndpoint(work, params.id);
    const delivery = await getDelivery(work.tx, actor, endpoint.id, params.delivery_id);
    await work.guard(endpoint);
    if (delivery.completed_at === null)
      throw conflict('webhooks.underWay', { reason: 'state', status: delivery.status });
    const { event_id, event_type, payload, is_test } = delivery;
    enforce(isStillSubscribed(endpoint, event_type));
    const again = await queueDelivery(work, endpoint, { event_id, event_type, payload, is_test, is_redelivery: true });
    work.audit({ action: 'webhooks.redeliver', subjectType: 'webhook_endpoint', subjectId: endpoint.id });
    return again;
  },
});

export const retry = writeOperation({
  id: 'webhooks.deliveries.retry',
  route: 'POST /webhooks/{id}/deliveries/{delivery_id}/retry',
  subject: 'webhook_endpoint',
  worksOn: 'by hand: It needs a delivery that waits for its next attempt.',
  summary: 'Send a delivery that waits for its next attempt now',
  description:
    'The next attempt is made at once, and answers with the delivery. It counts as the attempt that was due: if it fails too, the schedule goes on from there. For a delivery that is queued, of an active endpoint; by its owner or someone of the same or a higher role.',
  scope: 'webhooks:write',
  packages: developing,
  unrehearsed: 'rehearsal.delivery',
  guards: sending,
  params: Strict({ id: Id('whe'), delivery_id: Id('dlv') }),
  returns: Delivery,
  example: {
    status: 'queued',
    attempt_count: 3,
    next_attempt_at: '2026-03-09T18:05:00.000Z',
    last_response_status: 503,
    completed_at: null,
  },
  status: 202,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const endpoint = await lockEndpoint(work, params.id);
    const { status } = await getDelivery(work.tx, actor, endpoint.id, params.delivery_id);
    await work.guard(endpoint);
    const due = await sendNow(work, endpoint, params.delivery_id);
    if (!due) throw conflict('webhooks.notWaiting', { reason: 'state', status });
    work.audit({ subjectId: endpoint.id });
    return due;
  },
});

const maxAtOnce = 1000;
const perSecond = 10;

const Requeued = Type.Object(
  {
    queued: Type.Integer({ minimum: 0, description: 'How many deliveries were queued.' }),
    has_more: Type.Boolean({ description: 'Whether there are more than one call takes.' }),
  },
  { $id: 'RequeuedDeliveries' },
);

export const redeliverFailed = writeOperation({
  id: 'webhooks.redeliverFailed',
  route: 'POST /webhooks/{id}/redeliver-failed',
  subject: 'webhook_endpoint',
  summary: 'Send all failed deliveries of a webhook endpoint once more',
  description: `Queues a new delivery for each event whose last delivery failed and whose type the endpoint still subscribes to, oldest first, ${String(perSecond)} a second and at most ${String(maxAtOnce)} a call. The endpoint must be active.`,
  surface: 'app',
  scope: 'webhooks:write',
  packages: developing,
  unrehearsed: 'rehearsal.delivery',
  guards: sending,
  params: Strict({ id: Id('whe') }),
  body: Strict({ since: Type.Optional(Instant('Only deliveries made at this time or later.')) }),
  isBodyOptional: true,
  returns: Requeued,
  status: 202,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    const endpoint = await lockEndpoint(work, params.id);
    await work.guard(endpoint);
    const found = await countFailed(work, endpoint, body.since, maxAtOnce + 1);
    const queued = Math.min(found, maxAtOnce);
    if (queued > 0) await requeueFailed(work, endpoint, body.since, queued, perSecond);
    work.audit({
      subjectId: endpoint.id,
      recordCount: queued,
    });
    return { queued, has_more: found > maxAtOnce };
  },
});
