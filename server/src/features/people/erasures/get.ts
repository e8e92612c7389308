import { readOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Erasure } from './record.ts';
import { getErasure as selectErasure } from './store.ts';

export const getErasure = readOperation({
  id: 'users.erasure.get',
  route: 'GET /users/{id}/erasure',
  summary: 'See how far the erasing of a person’s personal data has come',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('usr') }),
  returns: Erasure,
  refuses: ['NOT_FOUND'],

  run: ({ actor, db, params }) => selectErasure(db, actor.organizationId, params.id),
});
