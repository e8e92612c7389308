import { writeOperation } from '../../../../kernel/operation.ts';
import { withTrimmedName } from '../../changes.ts';
import { nextPosition } from '../position.ts';
import { CustomFieldTab, NewTab } from './record.ts';
import { refuseDuplicateTab } from './store.ts';
import { insertRow } from '../../../../db/rows.ts';

export const createCustomFieldTab = writeOperation({
  id: 'customFieldTabs.create',
  route: 'POST /custom-field-tabs',
  summary: 'Add a custom-field tab',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewTab,
  returns: CustomFieldTab,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ actor, work, body }) {
    const { name, visible_to_roles = [], is_active = true } = withTrimmedName(body);
    const tab: CustomFieldTab = {
      id: work.newId('cft'),
      name,
      visible_to_roles,
      is_active,
      position: body.position ?? (await nextPosition(work, 'custom_field_tabs')),
      created_at: work.now,
      updated_at: work.now,
    };
    await insertRow('custom_field_tabs', { ...tab, organization_id: actor.organizationId })
      .execute(work.tx)
      .catch(refuseDuplicateTab);
    work.audit({
      action: 'customFieldTabs.create',
      subjectType: 'custom_field_tab',
      subjectId: tab.id,
      changedFields: Object.keys(body),
    });
    return tab;
  },
});
