import { Id } from '../../../lib/ids.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Checklist } from './record.ts';
import { getVisibleChecklist } from './store.ts';

export const getOnboarding = readOperation({
  id: 'onboarding.get',
  route: 'GET /onboarding/{id}',
  summary: 'Get an onboarding or offboarding checklist',
  description: 'With the same tasks as in the list.',
  scope: 'onboarding:read',
  params: Strict({ id: Id('chk') }),
  returns: Checklist,
  refuses: ['NOT_FOUND'],

  run({ actor, db, params }) {
    return getVisibleChecklist(db, actor, params.id);
  },
});
