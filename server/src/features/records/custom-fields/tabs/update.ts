import { Id } from '../../../../lib/ids.ts';
import { writeOperation } from '../../../../kernel/operation.ts';
import { Strict } from '../../../../lib/schema.ts';
import { differing } from '../../../../lib/changes.ts';
import { withTrimmedName } from '../../changes.ts';
import { CustomFieldTab, TabChanges } from './record.ts';
import { lockTab, refuseDuplicateTab } from './store.ts';
import { updateRow } from '../../../../db/rows.ts';

export const updateCustomFieldTab = writeOperation({
  id: 'customFieldTabs.update',
  route: 'PATCH /custom-field-tabs/{id}',
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
    const changes = differing(tab, withTrimmedName(body));
    const changedFields = Object.keys(changes);
    work.audit({ action: 'customFieldTabs.update', subjectType: 'custom_field_tab', subjectId: tab.id, changedFields });
    if (changedFields.length === 0) return tab;

    await updateRow(
      'custom_field_tabs',
      { organization_id: actor.organizationId, id: tab.id },
      { ...changes, updated_at: work.now },
    )
      .execute(work.tx)
      .catch(refuseDuplicateTab);
    return { ...tab, ...changes, updated_at: work.now };
  },
});
