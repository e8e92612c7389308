import { Type } from 'typebox';
import { AnyOf } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { developing } from '../../people/index.ts';
import { seesWhatWasSent } from '../endpoints/rules.ts';
import { getEndpoint } from '../endpoints/store.ts';
import { payloadOf, withheldFrom } from './payload.ts';
import { Delivery, DeliveryInFull, deliveryStatuses } from './record.ts';
import { getDelivery as selectDelivery, listDeliveries as selectDeliveries } from './store.ts';

export const listDeliveries = listOperation({
  id: 'webhooks.deliveries.list',
  route: 'GET /webhooks/{id}/deliveries',
  summary: 'List the deliveries of a webhook endpoint',
  description:
    'What was, is being and will be sent. A delivery that is over stays in the log for 30 days, unless the organization has set another number.',
  scope: 'webhooks:read',
  packages: developing,
  params: Strict({ id: Id('whe') }),
  query: Strict({
    status: Type.Optional(AnyOf(Type.Enum([...deliveryStatuses]), 'Only deliveries with this status.')),
    event_type: Type.Optional(
      Type.String({
        description: 'Only deliveries of this type of event.',
        maxLength: 100,
        examples: ['user.updated'],
      }),
    ),
  }),
  returns: Delivery,
  order: 'newest first',
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params, query, page }) {
    const endpoint = await getEndpoint(db, actor, params.id);
    return selectDeliveries(db, actor, endpoint.id, query, page);
  },
});

export const getDelivery = readOperation({
  id: 'webhooks.deliveries.get',
  route: 'GET /webhooks/{id}/deliveries/{delivery_id}',
  summary: 'Get a delivery with its attempts and its payload',
  description:
    'The payload is what was last sent. It takes the read scope of the event’s type: without it `payload` is null, and `meta.withheld` names the scope. Who was given to develop sees it, and what the receiver answered, of endpoints of their own and of service accounts that see no more than they do.',
  scope: 'webhooks:read',
  packages: developing,
  params: Strict({ id: Id('whe'), delivery_id: Id('dlv') }),
  returns: DeliveryInFull,
  refuses: ['NOT_FOUND'],

  async run({ services, actor, db, params, answerMeta }) {
    const endpoint = await getEndpoint(db, actor, params.id);
    const row = await selectDelivery(db, actor, endpoint.id, params.delivery_id);
    const definition = services.catalogue.events.find(({ type }) => type === row.event_type);
    const withheld = await withheldFrom(db, actor, definition, row, endpoint);
    if (withheld) answerMeta.withheld = [withheld];
    // A receiver may repeat in its answer what it was sent.
    const attempts = seesWhatWasSent(actor, endpoint)
      ? row.attempts
      : row.attempts.map((attempt) => ({ ...attempt, response_excerpt: null }));
    return { ...row, attempts, payload: withheld || !definition ? null : await payloadOf(db, actor, definition, row) };
  },
});
