import { Type } from 'typebox';
import { AnyOf, IdsFilter } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checklistTypes } from '../templates/record.ts';
import { Checklist, checklistStatuses } from './record.ts';
import { getVisibleChecklist, listVisibleChecklists } from './store.ts';

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

export const listOnboarding = listOperation({
  id: 'onboarding.list',
  route: 'GET /onboarding',
  summary: 'List onboarding and offboarding checklists',
  description:
    'Checklists with their tasks. Administrators and Executives see every checklist; a Department Head their own, those of people in their department scope and those with a task assigned to them; anyone else their own and those with a task assigned to them. On the checklist of someone else only the tasks assigned to the owner of the token are listed, unless they administer it: Administrators and Executives administer every checklist, Department Heads those of their department scope.',
  scope: 'onboarding:read',
  query: Strict({
    user_id: Type.Optional(IdsFilter('usr', 'Only checklists of this person.')),
    type: Type.Optional(AnyOf(Type.Enum([...checklistTypes]), 'Only checklists of this type.')),
    status: Type.Optional(AnyOf(Type.Enum([...checklistStatuses]), 'Only checklists with this status.')),
  }),
  returns: Checklist,
  order: 'oldest first',

  run({ actor, db, query, page }) {
    return listVisibleChecklists(db, actor, query, page);
  },
});
