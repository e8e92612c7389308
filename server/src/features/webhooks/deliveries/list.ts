import { Type } from 'typebox';
import { AnyOf } from '../../../kernel/filters.ts';
import { Id } from '../../../lib/ids.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { getEndpoint } from '../endpoints/store.ts';
import { Delivery, deliveryStatuses } from './record.ts';
import { listDeliveries as selectDeliveries } from './store.ts';

export const listDeliveries = listOperation({
  id: 'webhooks.deliveries.list',
  route: 'GET /webhooks/{id}/deliveries',
  summary: 'List the deliveries of a webhook endpoint',
  description:
    'What was, is being and will be sent. A delivery that is over stays in the log for 30 days, unless the organization has set another number.',
  scope: 'webhooks:read',
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
