import { writeOperation } from '../../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../../lib/changes.ts';
import { Id } from '../../../../lib/ids.ts';
import { Strict } from '../../../../lib/schema.ts';
import { CustomFieldTab, TabChanges } from './record.ts';
import { lockTab, refuseDuplicateTab } from './store.ts';

export const updateCustomFieldTab = writeOperation({
  id: 'customFieldTabs.update',
  route: 'PATCH /custom-field-tabs/{id}',
  subject: 'custom_field_tab',
  summary: 'Change a custom-field tab',
  description: 'Only the fields sent change.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('cft') }),
  body: TabChanges,
  returns: CustomFieldTab,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const tab = await lockTab(work.tx, actor, params.id);
    const changes = work.changesTo(tab, trimmed(body));
    if (isEmpty(changes)) return tab;

    await work.update('custom_field_tabs', tab.id, changes).catch(refuseDuplicateTab);
    return { ...tab, ...changes, updated_at: work.now };
  },
});
