import { Id } from '../../../kernel/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../kernel/schema.ts';
import { getEndpoint } from '../endpoints/store.ts';
import { DeliveryInFull } from './record.ts';
import { getDelivery as selectDelivery } from './store.ts';

export const getDelivery = readOperation({
  id: 'webhooks.deliveries.get',
  route: 'GET /webhooks/{id}/deliveries/{delivery_id}',
  summary: 'Get a delivery with its attempts and its payload',
  scope: 'webhooks:read',
  params: Strict({ id: Id('whe'), delivery_id: Id('dlv') }),
  returns: DeliveryInFull,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    const endpoint = await getEndpoint(db, actor, params.id);
    const row = await selectDelivery(db, actor, endpoint.id, params.delivery_id);
    return { ...row, payload: JSON.parse(row.payload) as Record<string, unknown> };
  },
});
