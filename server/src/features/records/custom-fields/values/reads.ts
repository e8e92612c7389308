import { Type } from 'typebox';
import { listOperation } from '../../../../kernel/operation.ts';
import { Id, IdFilter } from '../../../../lib/ids.ts';
import { Strict } from '../../../../lib/schema.ts';
import { ofPeople } from '../../across-store.ts';
import { CustomFieldValue } from './record.ts';
import { listAllValues, listValuesOf } from './store.ts';

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
