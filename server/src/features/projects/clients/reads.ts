import { Type } from 'typebox';
import { updatedSince } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Client } from './record.ts';
import { getClient as findOrRefuse, listClients as pageOfClients } from './store.ts';

export const getClient = readOperation({
  id: 'clients.get',
  route: 'GET /clients/{id}',
  summary: 'Get a client',
  description: 'For Department Heads and above.',
  scope: 'projects:read',
  role: 'DEPARTMENT_HEAD',
  params: Strict({ id: Id('cli') }),
  returns: Client,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  run({ actor, db, params }) {
    return findOrRefuse(db, actor, params.id);
  },
});

export const listClients = listOperation({
  id: 'clients.list',
  route: 'GET /clients',
  summary: 'List clients',
  description: 'For Department Heads and above, who see every client of the organization.',
  scope: 'projects:read',
  role: 'DEPARTMENT_HEAD',
  query: Strict({
    is_active: Type.Optional(Type.Boolean({ description: 'Only active clients, or only inactive ones.' })),
    code: Type.Optional(
      Type.String({ maxLength: 50, description: 'Only the client with this code.', examples: ['LAKESIDE_HOTELS'] }),
    ),
    ...updatedSince,
  }),
  returns: Client,
  order: 'oldest first',
  refuses: ['FORBIDDEN'],

  run({ actor, db, query, page }) {
    return pageOfClients(db, actor, query, page);
  },
});
