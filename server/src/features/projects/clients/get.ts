import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Client } from './record.ts';
import { getClient as findOrRefuse } from './store.ts';

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
