import { Type } from 'typebox';
import { IdFilter } from '../../../../lib/ids.ts';
import { listOperation } from '../../../../kernel/operation.ts';
import { Strict } from '../../../../lib/schema.ts';
import { ofPeople } from '../../across.ts';
import { CustomFieldValue } from './record.ts';
import { listAllValues } from './store.ts';

export const listCustomFieldValuesOfEveryone = listOperation({
  id: 'customFieldValues.listAll',
  route: 'GET /custom-field-values',
  summary: 'List custom-field values across the organization',
  description:
    'Of everyone whose values the owner of the token can read: their own, and anyone’s for Administrators and Executives. Of others whom they see in the directory, the values on active tabs that are visible to their role.',
  scope: 'custom_fields:read',
  query: Strict({
    ...ofPeople,
    field_id: Type.Optional(IdFilter('cfd', 'Only values of this field.')),
  }),
  returns: CustomFieldValue,
  order: 'oldest first',

  run: ({ actor, db, query, page }) => listAllValues(db, actor, query, page),
});
