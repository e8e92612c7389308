import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { presentEndpoint, WebhookEndpoint } from './record.ts';
import { getEndpoint as selectEndpoint } from './store.ts';

export const getEndpoint = readOperation({
  id: 'webhooks.get',
  route: 'GET /webhooks/{id}',
  summary: 'Get a webhook endpoint',
  scope: 'webhooks:read',
  params: Strict({ id: Id('whe') }),
  returns: WebhookEndpoint,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    return presentEndpoint(await selectEndpoint(db, actor, params.id));
  },
});
