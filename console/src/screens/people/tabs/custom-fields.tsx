import { type ReactNode, useEffect, useRef } from 'react';
import { fieldError } from '../../../client/error.ts';
import { type Item, useList, useWrite } from '../../../client/hooks.ts';
import { useOptions } from '../../../client/options.ts';
import { useFormat } from '../../../format.ts';
import { customFieldsTexts } from '../../../texts/people/records.ts';
import { readNumber } from '../../../typed-numbers.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { CustomInput, DayInput, NumberInput, SelectInput, TextInput, useFormValues } from '../../../ui/forms.tsx';
import { AddButton, ChangeButton, useAsked } from '../../../ui/record-parts.tsx';
import type { Person, TabProps } from '../record.ts';

type Value = Item<'/users/{id}/custom-fields'>;
type CustomField = Item<'/custom-fields'>;

export function CustomFieldsTab({ person }: TabProps): ReactNode {
  const format = useFormat();
  const list = useList('/users/{id}/custom-fields', { path: { id: person.id } });
  const [asked, ask, close] = useAsked<Value>();
  const mayWrite = person.can?.includes('customFieldValues.set') === true;
  const valueOf = ({ field, value }: Value): string | null => {
    if (value === null) return null;
    if (typeof value === 'boolean') return value ? customFieldsTexts.yes : customFieldsTexts.no;
    if (Array.isArray(value)) return value.join(', ');
    if (field.type === 'DATE' && typeof value === 'string') return format.day(value);
    return typeof value === 'number' ? format.number(value) : value;
  };
  const columns: readonly TableColumn<Value>[] = [
    { id: 'field', title: customFieldsTexts.field, kind: 'lead', cell: (row) => row.field.label },
    { id: 'value', title: customFieldsTexts.value, cell: valueOf },
    { id: 'tab', title: customFieldsTexts.group, cell: (row) => row.tab.name },
    {
      id: 'actions',
      title: customFieldsTexts.actions,
      kind: 'actions',
      cell: (row) => mayWrite && <ChangeButton what={row.field.label} onClick={() => ask(row)} />,
    },
  ];
  return (
    <>
      <DataTable
        label={customFieldsTexts.customFields}
        noun={customFieldsTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={
          <AddButton isShown={mayWrite} onClick={() => ask('new')}>
            {customFieldsTexts.fillInAField}
          </AddButton>
        }
        empty={customFieldsTexts.empty}
      />
      {asked !== null && <ValueDialog person={person} current={asked === 'new' ? null : asked} onClose={close} />}
    </>
  );
}

/** Which field first, if none was chosen; then its value as its type asks for it. */
function ValueDialog({
  person,
  current,
  onClose,
}: {
  readonly person: Person;
  readonly current: Value | null;
  readonly onClose: () => void;
}): ReactNode {
  const set = useWrite('put', '/users/{id}/custom-fields/{field_id}');
  // What the value is one of: it has been shown by the time that is sent.
  const shown = useRef<CustomField | null>(null);
  return (
    <FormDialog
      title={current === null ? customFieldsTexts.fillInAField : current.field.label}
      action={customFieldsTexts.save}
      done={customFieldsTexts.saved}
      initial={{
        field_id: current?.field.id ?? '',
        value: textOf(current?.value ?? null),
        values: listOf(current?.value ?? null),
      }}
      onClose={onClose}
      onSubmit={async ({ field_id, value, values }) => {
        const field = shown.current;
        if (field?.id !== field_id) throw fieldError('field_id', customFieldsTexts.chooseAField);
        await set.mutateAsync({
          path: { id: person.id, field_id },
          body: { value: field.type === 'MULTI_SELECT' ? values : valueFrom(field, value) },
        });
      }}
    >
      {current === null && (
        <SelectInput
          name="field_id"
          label={customFieldsTexts.field}
          empty={customFieldsTexts.chooseAField}
          options={{ path: '/custom-fields' }}
          isRequired
        />
      )}
      <ValueOfChosen onShown={(field) => (shown.current = field)} />
    </FormDialog>
  );
}

function ValueOfChosen({ onShown }: { readonly onShown: (field: CustomField | null) => void }): ReactNode {
  const { field_id } = useFormValues<{ field_id: string }>();
  const { chosen: field } = useOptions('/custom-fields', { chosen: field_id });
  useEffect(() => onShown(field), [field, onShown]);
  return field ? <ValueInput key={field.id} field={field} /> : null;
}

function ValueInput({ field }: { readonly field: CustomField }): ReactNode {
  const { label, type } = field;
  const options = field.options.map((option) => ({ value: option, label: option }));
  switch (type) {
    case 'DATE':
      return <DayInput name="value" label={label} isOptional />;
    case 'NUMBER':
      return <NumberInput name="value" label={label} isOptional />;
    case 'BOOLEAN':
      return <SelectInput name="value" label={label} empty={customFieldsTexts.notSet} options={yesNo} />;
    case 'SELECT':
      return <SelectInput name="value" label={label} empty={customFieldsTexts.notSet} options={options} />;
    case 'MULTI_SELECT':
      return (
        <CustomInput<readonly string[]> name="values" label={label} isOptional>
          {({ id, value, set }) => (
            <select
              id={id}
              multiple
              className="control"
              value={[...value]}
              onChange={(event) => set([...event.target.selectedOptions].map((option) => option.value))}
            >
              {field.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          )}
        </CustomInput>
      );
    case 'TEXT':
      return <TextInput name="value" label={label} maxLength={2000} isOptional />;
  }
}

const yesNo = [
  { value: 'true', label: customFieldsTexts.yes },
  { value: 'false', label: customFieldsTexts.no },
];

const textOf = (value: Value['value']): string => (value === null || Array.isArray(value) ? '' : String(value));
const listOf = (value: Value['value']): string[] => (Array.isArray(value) ? value : []);

/** As the field's type has it on the wire; nothing typed empties it.  */
function valueFrom({ type }: CustomField, text: string): Value['value'] {
  if (text.trim() === '') return null;
  if (type === 'BOOLEAN') return text === 'true';
  if (type !== 'NUMBER') return text.trim();
  return readNumber(text);
}
