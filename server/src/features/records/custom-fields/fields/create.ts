import { writeOperation } from '../../../../kernel/operation.ts';
import { nextPosition } from '../position.ts';
import { checkTab } from '../tabs/store.ts';
import { CustomField, NewField } from './record.ts';
import { checkOptions } from './rules.ts';
import { refuseDuplicateKey } from './store.ts';
import { insertRow } from '../../../../db/rows.ts';

export const createCustomField = writeOperation({
  id: 'customFields.create',
  route: 'POST /custom-fields',
  summary: 'Add a custom field',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewField,
  returns: CustomField,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ actor, work, body }) {
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
    await insertRow('custom_fields', { ...field, organization_id: actor.organizationId })
      .execute(work.tx)
      .catch(refuseDuplicateKey);
    work.audit({
      action: 'customFields.create',
      subjectType: 'custom_field',
      subjectId: field.id,
      changedFields: Object.keys(body),
    });
    return field;
  },
});
