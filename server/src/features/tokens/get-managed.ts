import { Id } from '../../lib/ids.ts';
import { readOperation } from '../../kernel/operation.ts';
import { Strict } from '../../lib/schema.ts';
import { ManagedToken, presentManagedToken } from './record.ts';
import { getVisibleToken } from './store.ts';

export const getManagedToken = readOperation({
  id: 'tokens.get',
  route: 'GET /tokens/{id}',
  summary: 'Get an API token',
  description: "One's own; Administrators and Executives see everyone's.",
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('tok') }),
  returns: ManagedToken,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, installation, params }) {
    return presentManagedToken(installation, await getVisibleToken(db, actor, params.id));
  },
});
