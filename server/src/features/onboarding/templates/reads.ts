import { Type } from 'typebox';
import { AnyOf } from '../../../kernel/filters.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { ChecklistTemplate, checklistTypes } from './record.ts';
import { listTemplates } from './store.ts';

export const listChecklistTemplates = listOperation({
  id: 'checklistTemplates.list',
  route: 'GET /checklist-templates',
  summary: 'List checklist templates',
  surface: 'app',
  scope: null,
  // Anyone who starts a checklist chooses from them.
  role: 'DEPARTMENT_HEAD',
  query: Strict({
    type: Type.Optional(AnyOf(Type.Enum([...checklistTypes]), 'Only templates of this type.')),
    include_inactive: Type.Optional(Type.Boolean({ default: false, description: 'Inactive templates as well.' })),
  }),
  returns: ChecklistTemplate,
  order: 'oldest first',

  run({ actor, db, query, page }) {
    return listTemplates(db, actor, query, page);
  },
});
