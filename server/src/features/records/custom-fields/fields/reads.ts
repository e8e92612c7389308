import { listOperation } from '../../../../kernel/operation.ts';
import { CustomField } from './record.ts';
import { listFields } from './store.ts';

export const listCustomFields = listOperation({
  id: 'customFields.list',
  route: 'GET /custom-fields',
  summary: 'List custom fields',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  returns: CustomField,
  order: 'by position',

  run({ actor, db, page }) {
    return listFields(db, actor, page);
  },
});
