import { listOperation } from '../../../../kernel/operation.ts';
import { CustomFieldTab } from './record.ts';
import { listTabs } from './store.ts';

export const listCustomFieldTabs = listOperation({
  id: 'customFieldTabs.list',
  route: 'GET /custom-field-tabs',
  summary: 'List custom-field tabs',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  returns: CustomFieldTab,
  order: 'by position',

  run({ actor, db, page }) {
    return listTabs(db, actor, page);
  },
});
