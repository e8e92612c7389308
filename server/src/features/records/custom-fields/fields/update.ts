import { writeOperation } from '../../../../kernel/operation.ts';
import { isEmpty } from '../../../../lib/changes.ts';
import { Id } from '../../../../lib/ids.ts';
import { Strict } from '../../../../lib/schema.ts';
import { checkTab } from '../tabs/store.ts';
import { CustomField, FieldChanges } from './record.ts';
import { checkOptions } from './rules.ts';
import { lockField } from './store.ts';

export const updateCustomField = writeOperation({
  id: 'customFields.update',
  route: 'PATCH /custom-fields/{id}',
  subject: 'custom_field',
  summary: 'Change a custom field',
  description: 'Only the fields sent change. A field that is no longer wanted moves to an inactive tab.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('cfd') }),
  body: FieldChanges,
  returns: CustomField,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params, body }) {
    const field = await lockField(work.tx, actor, params.id);
    const changes = work.changesTo(field, body);
    checkOptions(field.type, changes.options ?? field.options);
    await checkTab(work, 'tab_id', changes.tab_id);
    if (isEmpty(changes)) return field;

    await work.update('custom_fields', field.id, changes);
    return { ...field, ...changes, updated_at: work.now };
  },
});
