import { Type } from 'typebox';
import { listOperation, writeOperation } from '../../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../../kernel/unit-of-work.ts';
import { isDay } from '../../../../lib/days.ts';
import { invalid } from '../../../../lib/errors.ts';
import { Id, IdFilter } from '../../../../lib/ids.ts';
import { Strict } from '../../../../lib/schema.ts';
import { say } from '../../../../lib/texts/texts.ts';
import { writing } from '../../access.ts';
import { ofPeople } from '../../across-store.ts';
import { lockPersonToWrite } from '../../person-store.ts';
import type { CustomField, FieldType } from '../fields/record.ts';
import { findFieldByKey, lockField } from '../fields/store.ts';
import { CustomFieldValue, Value } from './record.ts';
import { findValue, listAllValues, listValuesOf, saveValue, valueAfter } from './store.ts';

export const setCustomFieldValue = writeOperation({
  id: 'customFieldValues.set',
  route: 'PUT /users/{id}/custom-fields/{field_id}',
  subject: 'user',
  summary: 'Set a custom-field value of a person',
  description: 'null empties it.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  guards: writing.customFields,
  params: Strict({ id: Id('usr'), field_id: Id('cfd') }),
  body: Strict({ value: Value }),
  returns: CustomFieldValue,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    await lockPersonToWrite(work, 'customFields', params.id);
    const field = await lockField(work.tx, actor, params.field_id, { forShare: true });
    checkValue(field, body.value);
    const before = await findValue(work, params.id, field.id);
    const isChanged = await saveValue(work, params.id, field.id, body.value);
    work.audit({
      subjectId: params.id,
      changedFields: isChanged ? [field.key] : [],
      before: { [field.key]: before },
      after: { [field.key]: body.value },
    });
    return valueAfter(work, params.id, field.id);
  },
});

/** By the key of the field, in the row of an import; a refusal names the column of the file. */
export async function setCustomValue(
  work: UnitOfWork,
  userId: string,
  key: string,
  value: Value,
  column: string,
): Promise<void> {
  await lockPersonToWrite(work, 'customFields', userId);
  const field = await findFieldByKey(work.tx, work.actor, key);
  if (!field) throw invalid(column, 'reference.customField');
  if (!fitting[field.type](value, field.options)) {
    throw invalid(column, say('records.value', { type: field.type, options: field.options }));
  }
  await saveValue(work, userId, field.id, value);
  work.audit({ action: 'customFieldValues.set', subjectType: 'user', subjectId: userId, changedFields: [field.key] });
}

type Options = readonly string[];

const isText = (value: Value): value is string => typeof value === 'string' && /\S/.test(value);

/** What a value of each type is. */
const fitting: Record<FieldType, (value: Value, options: Options) => boolean> = {
  TEXT: isText,
  NUMBER: (value) => Number.isFinite(value),
  DATE: (value) => isText(value) && isDay(value),
  BOOLEAN: (value) => typeof value === 'boolean',
  SELECT: (value, options) => isText(value) && options.includes(value),
  MULTI_SELECT: (value, options) => Array.isArray(value) && value.every((item) => options.includes(item)),
};

/** Any field can be emptied; what else it takes follows from its type. */
function checkValue({ type, options }: CustomField, value: Value): void {
  if (value === null || fitting[type](value, options)) return;
  throw invalid('value', say('records.value', { type, options }));
}

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
