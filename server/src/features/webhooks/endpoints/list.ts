import { Type } from 'typebox';
import { mapPage } from '../../../kernel/cursor.ts';
import { AnyOf } from '../../../kernel/filters.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { endpointStatuses, presentEndpoint, WebhookEndpoint } from './record.ts';
import { listEndpoints as selectEndpoints } from './store.ts';

export const listEndpoints = listOperation({
  id: 'webhooks.list',
  route: 'GET /webhooks',
  summary: 'List webhook endpoints',
  description: 'All endpoints of the organization, whoever owns them.',
  scope: 'webhooks:read',
  query: Strict({
    status: Type.Optional(AnyOf(Type.Enum([...endpointStatuses]), 'Only endpoints with this status.')),
  }),
  returns: WebhookEndpoint,
  order: 'oldest first',

  async run({ actor, db, query, page }) {
    return mapPage(await selectEndpoints(db, actor, query, page), presentEndpoint);
  },
});
