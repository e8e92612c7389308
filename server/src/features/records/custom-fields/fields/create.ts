import { writeOperation } from '../../../../kernel/operation.ts';
import { nextPosition } from '../position.ts';
import { checkTab } from '../tabs/store.ts';
import { CustomField, NewField } from './record.ts';
import { checkOptions } from './rules.ts';
import { refuseDuplicateKey } from './store.ts';

export const createCustomField = writeOperation({
  id: 'customFields.create',
  route: 'POST /custom-fields',
  subject: 'custom_field',
  summary: 'Add a custom field',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewField,
  returns: CustomField,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ work, body }) {
    const { tab_id, key, label, type, options = [] } = body;
    checkOptions(type, options);
    await checkTab(work, 'tab_id', tab_id);
    const field: CustomField = {
      id: work.newId('cfd'),
      tab_id,
      key,
      label,
      type,
      options,
      position: body.position ?? (await nextPosition(work, 'custom_fields')),
      created_at: work.now,
      updated_at: work.now,
    };
    await work.insert('custom_fields', field).catch(refuseDuplicateKey);
    return field;
  },
});
