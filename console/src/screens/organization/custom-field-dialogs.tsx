import type { ReactNode } from 'react';
import { fieldError } from '../../client/error.ts';
import { type Item, useWrite } from '../../client/hooks.ts';
import { customFieldDialogsTexts, fieldTypeNames, recordSettingsTexts } from '../../texts/organization/records.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CheckInput, SelectInput, TextAreaInput, TextInput, useFormValues } from '../../ui/forms.tsx';
import { optionsOf } from '../../words.ts';
import { keyOf } from './key-of.ts';

export type FieldTab = Item<'/custom-field-tabs'>;
export type CustomField = Item<'/custom-fields'>;

const lowerRoles = ['EMPLOYEE', 'DEPARTMENT_HEAD'] as const;

export function TabDialog({
  tab,
  onClose,
}: {
  readonly tab: FieldTab | null;
  readonly onClose: () => void;
}): ReactNode {
  const create = useWrite('post', '/custom-field-tabs');
  const update = useWrite('patch', '/custom-field-tabs/{id}');
  return (
    <FormDialog
      title={tab ? recordSettingsTexts.changeTab : recordSettingsTexts.addTab}
      action={customFieldDialogsTexts.save}
      done={recordSettingsTexts.tabSaved}
      initial={{
        name: tab?.name ?? '',
        is_active: tab?.is_active ?? true,
        EMPLOYEE: tab?.visible_to_roles.includes('EMPLOYEE') ?? false,
        DEPARTMENT_HEAD: tab?.visible_to_roles.includes('DEPARTMENT_HEAD') ?? false,
      }}
      onClose={onClose}
      onSubmit={({ name, is_active, ...seen }) => {
        const above = (tab?.visible_to_roles ?? []).filter((role) => role !== 'EMPLOYEE' && role !== 'DEPARTMENT_HEAD');
        const visible_to_roles = [...lowerRoles.filter((role) => seen[role]), ...above];
        const body = { name: name.trim(), is_active, visible_to_roles };
        return tab ? update.mutateAsync({ path: { id: tab.id }, body }) : create.mutateAsync({ body });
      }}
    >
      <TextInput name="name" label={recordSettingsTexts.tabName} isRequired maxLength={100} />
      <fieldset className="field">
        <legend className="field__label">{recordSettingsTexts.tabSeen}</legend>
        {lowerRoles.map((role) => (
          <CheckInput key={role} name={role} label={customFieldDialogsTexts.seenBy[role]} />
        ))}
        <div className="field__hint">{recordSettingsTexts.tabSeenHint}</div>
      </fieldset>
      <CheckInput name="is_active" label={recordSettingsTexts.tabActive} hint={recordSettingsTexts.tabActiveHint} />
    </FormDialog>
  );
}

interface FieldValues {
  label: string;
  tab_id: string;
  type: CustomField['type'];
  options: string;
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];
const choosing = (type: CustomField['type']): boolean => type === 'SELECT' || type === 'MULTI_SELECT';

export function FieldDialog({
  field,
  tabId,
  tabs,
  onClose,
}: {
  readonly field: CustomField | null;
  readonly tabId: string;
  readonly tabs: readonly FieldTab[];
  readonly onClose: () => void;
}): ReactNode {
  const create = useWrite('post', '/custom-fields');
  const update = useWrite('patch', '/custom-fields/{id}');
  return (
    <FormDialog<FieldValues>
      title={field ? recordSettingsTexts.changeField : recordSettingsTexts.addField}
      action={customFieldDialogsTexts.save}
      done={recordSettingsTexts.fieldSaved}
      initial={{
        label: field?.label ?? '',
        tab_id: tabId,
        type: field?.type ?? 'TEXT',
        options: field?.options.join('\n') ?? '',
      }}
      onClose={onClose}
      onSubmit={async ({ label, tab_id, type, options }) => {
        const choices = choosing(type) ? { options: linesOf(options) } : {};
        if (choices.options?.length === 0) throw fieldError('options', recordSettingsTexts.fieldOptionsNeeded);
        const body = { label: label.trim(), tab_id, ...choices };
        return field
          ? update.mutateAsync({ path: { id: field.id }, body })
          : create.mutateAsync({ body: { ...body, type, key: keyOf(label) } });
      }}
    >
      <TextInput name="label" label={recordSettingsTexts.fieldLabel} isRequired maxLength={100} />
      <SelectInput
        name="tab_id"
        label={recordSettingsTexts.fieldTab}
        options={tabs.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectInput
        name="type"
        label={recordSettingsTexts.fieldType}
        hint={recordSettingsTexts.fieldTypeHint}
        options={optionsOf(fieldTypeNames)}
        disabled={field !== null}
      />
      <Choices />
    </FormDialog>
  );
}

function Choices(): ReactNode {
  const { type } = useFormValues<FieldValues>();
  if (!choosing(type)) return null;
  return (
    <TextAreaInput
      name="options"
      label={recordSettingsTexts.fieldOptions}
      hint={recordSettingsTexts.fieldOptionsHint}
    />
  );
}
