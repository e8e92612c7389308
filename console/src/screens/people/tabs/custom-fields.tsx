import { type ReactNode, useEffect, useState } from 'react';
import { ApiError, fieldError } from '../../../client/error.ts';
import { type Item, type List, useList, useWrite } from '../../../client/hooks.ts';
import { type Format, useFormat } from '../../../format.ts';
import { customFieldsTexts } from '../../../texts/people/records.ts';
import { readNumber, typedNumber } from '../../../typed-numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { CustomInput, DayInput, Form, NumberInput, SelectInput, SubmitButton, TextInput } from '../../../ui/forms.tsx';
import { Failure, Skeleton, State } from '../../../ui/notice.tsx';
import { Facts, Panel } from '../../../ui/page.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { Person } from '../record.ts';

type Value = Item<'/users/{id}/custom-fields'>;
type CustomField = Item<'/custom-fields'>;

/** What stands under one heading, in order. */
interface Group {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly (Pick<CustomField, 'id' | 'label' | 'type'> & Partial<CustomField>)[];
}

/** The organization's own fields, a part for each tab of theirs; who may write fills in a whole part at once. */
export function CustomFieldPanels({
  person,
  isAlone,
}: {
  readonly person: Person;
  /** Nothing stands beside them: then it says so if there are none. */
  readonly isAlone: boolean;
}): ReactNode {
  const mayWrite = person.can?.includes('customFieldValues.set') === true;
  const values = useList('/users/{id}/custom-fields', { path: { id: person.id } }, { pageSize: 100 });
  const fields = useList('/custom-fields', {}, { isEnabled: mayWrite, pageSize: 100 });
  useWhole(values);
  useWhole(fields);
  const error = values.error ?? fields.error;
  if (error) return <Failure error={error} retry={values.error ? values.reload : fields.reload} />;
  if (!values.rows || (mayWrite && !fields.rows)) return <Skeleton lines={6} />;
  const groups = mayWrite ? groupsOfFields(fields.rows ?? [], fields.nameOf) : groupsOfValues(values.rows);
  if (groups.length === 0) {
    return isAlone ? (
      <State icon="info" title={customFieldsTexts.empty.title}>
        {mayWrite ? customFieldsTexts.noneMade : customFieldsTexts.empty.text}
      </State>
    ) : null;
  }
  const rows = values.rows;
  return groups.map((group) => (
    <GroupPanel key={group.id} person={person} group={group} values={rows} mayWrite={mayWrite} />
  ));
}

/** There are as many as an organization has made: all of them are shown. */
function useWhole({
  hasMore,
  isLoadingMore,
  loadMore,
}: Pick<List<unknown>, 'hasMore' | 'isLoadingMore' | 'loadMore'>): void {
  useEffect(() => {
    if (hasMore && !isLoadingMore) loadMore();
  }, [hasMore, isLoadingMore, loadMore]);
}

function grouped<T>(
  rows: readonly T[],
  tabOf: (row: T) => { id: string; name: string },
  fieldOf: (row: T) => Group['fields'][number],
): Group[] {
  const groups = new Map<string, { id: string; name: string; fields: Group['fields'][number][] }>();
  for (const row of rows) {
    const tab = tabOf(row);
    const group = groups.get(tab.id) ?? { ...tab, fields: [] };
    group.fields.push(fieldOf(row));
    groups.set(tab.id, group);
  }
  return [...groups.values()];
}

const groupsOfFields = (fields: readonly CustomField[], nameOf: (id: string) => string | null): Group[] =>
  grouped(
    fields,
    ({ tab_id }) => ({ id: tab_id, name: nameOf(tab_id) ?? customFieldsTexts.customFields }),
    (field) => field,
  );

const groupsOfValues = (values: readonly Value[]): Group[] =>
  grouped(
    values,
    ({ tab }) => tab,
    ({ field }) => field,
  );

function GroupPanel({
  person,
  group,
  values,
  mayWrite,
}: {
  readonly person: Person;
  readonly group: Group;
  readonly values: readonly Value[];
  readonly mayWrite: boolean;
}): ReactNode {
  const format = useFormat();
  const [isEditing, setIsEditing] = useState(false);
  const valueOf = (id: string): Value['value'] => values.find(({ field }) => field.id === id)?.value ?? null;
  return (
    <Panel
      title={group.name}
      actions={
        mayWrite &&
        !isEditing && (
          <Button aria-label={customFieldsTexts.editNamed(group.name)} onClick={() => setIsEditing(true)}>
            {customFieldsTexts.edit}
          </Button>
        )
      }
    >
      {isEditing ? (
        <GroupForm person={person} group={group} valueOf={valueOf} onDone={() => setIsEditing(false)} />
      ) : (
        <Facts facts={group.fields.map(({ id, label, type }) => [label, said(type, valueOf(id), format)])} />
      )}
    </Panel>
  );
}

function said(type: CustomField['type'], value: Value['value'], format: Format): string | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? customFieldsTexts.yes : customFieldsTexts.no;
  if (Array.isArray(value)) return value.join(', ');
  if (type === 'DATE' && typeof value === 'string') return format.day(value);
  return typeof value === 'number' ? format.number(value) : value;
}

type Typed = Record<string, string | readonly string[]>;

/** Every field of a part; what has changed is saved one by one, and what is refused says so at its field. */
function GroupForm({
  person,
  group,
  valueOf,
  onDone,
}: {
  readonly person: Person;
  readonly group: Group;
  readonly valueOf: (id: string) => Value['value'];
  readonly onDone: () => void;
}): ReactNode {
  const toast = useToast();
  const set = useWrite('put', '/users/{id}/custom-fields/{field_id}');
  const initial: Typed = Object.fromEntries(
    group.fields.map(({ id, type }) => [id, type === 'MULTI_SELECT' ? listOf(valueOf(id)) : textOf(valueOf(id))]),
  );
  const submit = async (typed: Typed): Promise<void> => {
    for (const { id, type } of group.fields) {
      const value = valueFrom(type, typed[id] ?? '');
      if (JSON.stringify(value) === JSON.stringify(valueFrom(type, initial[id] ?? ''))) continue;
      try {
        await set.mutateAsync({ path: { id: person.id, field_id: id }, body: { value } });
      } catch (error) {
        throw error instanceof ApiError && error.status === 422 ? fieldError(id, error.message) : error;
      }
    }
    toast(customFieldsTexts.saved);
    onDone();
  };
  return (
    <Form label={customFieldsTexts.editNamed(group.name)} initial={initial} guardsChanges onSubmit={submit}>
      <div className="form__grid">
        {group.fields.map((field) => (
          <ValueInput key={field.id} field={field} />
        ))}
      </div>
      <div className="form__actions">
        <SubmitButton>{customFieldsTexts.save}</SubmitButton>
        <Button onClick={onDone}>{customFieldsTexts.cancel}</Button>
      </div>
    </Form>
  );
}

function ValueInput({ field }: { readonly field: Group['fields'][number] }): ReactNode {
  const { id, label, type, options: offered = [] } = field;
  const options = offered.map((option) => ({ value: option, label: option }));
  switch (type) {
    case 'DATE':
      return <DayInput name={id} label={label} isOptional />;
    case 'NUMBER':
      return <NumberInput name={id} label={label} isOptional />;
    case 'BOOLEAN':
      return <SelectInput name={id} label={label} empty={customFieldsTexts.notSet} options={yesNo} isOptional />;
    case 'SELECT':
      return <SelectInput name={id} label={label} empty={customFieldsTexts.notSet} options={options} isOptional />;
    case 'MULTI_SELECT':
      return (
        <CustomInput<readonly string[]> name={id} label={label} isOptional>
          {({ id: control, value, set }) => (
            <select
              id={control}
              multiple
              className="control"
              value={[...value]}
              onChange={(event) => set([...event.target.selectedOptions].map((option) => option.value))}
            >
              {offered.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          )}
        </CustomInput>
      );
    case 'TEXT':
      return <TextInput name={id} label={label} maxLength={2000} isOptional />;
  }
}

const yesNo = [
  { value: 'true', label: customFieldsTexts.yes },
  { value: 'false', label: customFieldsTexts.no },
];

function textOf(value: Value['value']): string {
  if (value === null || Array.isArray(value)) return '';
  return typeof value === 'number' ? typedNumber(value) : String(value);
}
const listOf = (value: Value['value']): string[] => (Array.isArray(value) ? value : []);

/** As the field's type has it on the wire; nothing typed empties it.  */
function valueFrom(type: CustomField['type'], typed: string | readonly string[]): Value['value'] {
  if (typeof typed !== 'string') return typed.length === 0 ? null : [...typed];
  if (typed.trim() === '') return null;
  if (type === 'BOOLEAN') return typed === 'true';
  return type === 'NUMBER' ? readNumber(typed) : typed.trim();
}
