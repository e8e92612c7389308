import { listOperation, writeOperation } from '../../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../../lib/changes.ts';
import { Id } from '../../../../lib/ids.ts';
import { Strict } from '../../../../lib/schema.ts';
import { nextPosition } from '../position-store.ts';
import { CustomFieldTab, NewTab, TabChanges } from './record.ts';
import { listTabs, lockTab, refuseDuplicateTab } from './store.ts';

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
