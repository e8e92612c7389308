import { writeOperation } from '../../../../kernel/operation.ts';
import { trimmed } from '../../../../lib/changes.ts';
import { nextPosition } from '../position.ts';
import { CustomFieldTab, NewTab } from './record.ts';
import { refuseDuplicateTab } from './store.ts';

export const createCustomFieldTab = writeOperation({
  id: 'customFieldTabs.create',
  route: 'POST /custom-field-tabs',
  subject: 'custom_field_tab',
  summary: 'Add a custom-field tab',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewTab,
  returns: CustomFieldTab,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ work, body }) {
    const { name, visible_to_roles = [], is_active = true } = trimmed(body);
    const tab: CustomFieldTab = {
      id: work.newId('cft'),
      name,
      visible_to_roles,
      is_active,
      position: body.position ?? (await nextPosition(work, 'custom_field_tabs')),
      created_at: work.now,
      updated_at: work.now,
    };
    await work.insert('custom_field_tabs', tab).catch(refuseDuplicateTab);
    return tab;
  },
});
