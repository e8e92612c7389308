import { choiceQuery } from '../../../../kernel/choices.ts';
import { listOperation, writeOperation } from '../../../../kernel/operation.ts';
import { isEmpty } from '../../../../lib/changes.ts';
import { invalid } from '../../../../lib/errors.ts';
import { Id } from '../../../../lib/ids.ts';
import { Strict } from '../../../../lib/schema.ts';
import { say } from '../../../../lib/texts/texts.ts';
import { nextPosition } from '../position-store.ts';
import { checkTab } from '../tabs/store.ts';
import { CustomField, FieldChanges, type FieldType, NewField } from './record.ts';
import { listFields, lockField, refuseDuplicateKey } from './store.ts';

export const listCustomFields = listOperation({
  id: 'customFields.list',
  route: 'GET /custom-fields',
  summary: 'List custom fields',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  query: Strict(choiceQuery('cfd')),
  returns: CustomField,
  order: 'by position',

  run({ actor, db, query, page }) {
    return listFields(db, actor, query, page);
  },
});

/** What one chooses from needs something to choose from; the other types have nothing of the kind. */
function checkOptions(type: FieldType, options: readonly string[]): void {
  const isChoice = type === 'SELECT' || type === 'MULTI_SELECT';
  if (isChoice && options.length === 0) throw invalid('options', say('records.optionsNeeded', { type }));
  if (!isChoice && options.length > 0) throw invalid('options', say('records.optionsUnused', { type }));
}

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
