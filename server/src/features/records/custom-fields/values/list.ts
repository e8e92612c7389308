import { Id } from '../../../../lib/ids.ts';
import { listOperation } from '../../../../kernel/operation.ts';
import { Strict } from '../../../../lib/schema.ts';
import { CustomFieldValue } from './record.ts';
import { listValuesOf } from './store.ts';

export const listCustomFieldValues = listOperation({
  id: 'customFieldValues.list',
  route: 'GET /users/{id}/custom-fields',
  summary: 'List the custom-field values of a person',
  description:
    'One’s own, and anyone’s for Administrators and Executives. Others who see the person in the directory get the values on active tabs that are visible to their role.',
  scope: 'custom_fields:read',
  params: Strict({ id: Id('usr') }),
  returns: CustomFieldValue,
  order: 'by tab, then by field, as the organization has placed them',
  refuses: ['NOT_FOUND'],

  run({ actor, db, params, page }) {
    return listValuesOf(db, actor, params.id, page);
  },
});
