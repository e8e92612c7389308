import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { getEndpoint } from '../endpoints/store.ts';
import { payloadOf, withheldFrom } from './payload.ts';
import { DeliveryInFull } from './record.ts';
import { getDelivery as selectDelivery } from './store.ts';

export const getDelivery = readOperation({
  id: 'webhooks.deliveries.get',
  route: 'GET /webhooks/{id}/deliveries/{delivery_id}',
  summary: 'Get a delivery with its attempts and its payload',
  description:
    'The payload is what was last sent. It takes the read scope of the event’s type: without it `payload` is null, and `meta.withheld` names the scope.',
  scope: 'webhooks:read',
  params: Strict({ id: Id('whe'), delivery_id: Id('dlv') }),
  returns: DeliveryInFull,
  refuses: ['NOT_FOUND'],

  async run({ installation, actor, db, params, answerMeta }) {
    const endpoint = await getEndpoint(db, actor, params.id);
    const row = await selectDelivery(db, actor, endpoint.id, params.delivery_id);
    const definition = installation.catalogue.events.find(({ type }) => type === row.event_type);
    const withheld = await withheldFrom(db, actor, definition, row);
    if (withheld) answerMeta.withheld = [withheld];
    return { ...row, payload: withheld || !definition ? null : await payloadOf(db, actor, definition, row) };
  },
});
