import { Type } from 'typebox';
import { mapPage } from '../../../kernel/cursor.ts';
import { AnyOf } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { developing } from '../../people/index.ts';
import { presentEndpoint } from './present.ts';
import { endpointStatuses, WebhookEndpoint } from './record.ts';
import { getEndpoint as selectEndpoint, listEndpoints as selectEndpoints } from './store.ts';

export const listEndpoints = listOperation({
  id: 'webhooks.list',
  route: 'GET /webhooks',
  summary: 'List webhook endpoints',
  description: 'All endpoints of the organization, of every owner.',
  scope: 'webhooks:read',
  packages: developing,
  query: Strict({
    status: Type.Optional(AnyOf(Type.Enum([...endpointStatuses]), 'Only endpoints with this status.')),
  }),
  returns: WebhookEndpoint,
  order: 'oldest first',

  async run({ actor, db, query, page, services: { keys } }) {
    return mapPage(await selectEndpoints(db, actor, query, page), (row) => presentEndpoint(row, actor, keys));
  },
});

export const getEndpoint = readOperation({
  id: 'webhooks.get',
  route: 'GET /webhooks/{id}',
  summary: 'Get a webhook endpoint',
  scope: 'webhooks:read',
  packages: developing,
  params: Strict({ id: Id('whe') }),
  returns: WebhookEndpoint,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params, services: { keys } }) {
    return presentEndpoint(await selectEndpoint(db, actor, params.id), actor, keys);
  },
});
