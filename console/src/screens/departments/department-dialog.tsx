import { useState, type ReactNode } from 'react';
import { send } from '../../api.ts';
import type { Department, NamedPerson } from '../../records.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckField, Field, TextAreaField, TextField, type Bound } from '../../ui/field.tsx';
import { FormView, orNull, useForm } from '../../ui/form.tsx';
import { PersonPicker } from '../../ui/person-picker.tsx';
import { forgetDepartments } from './source.ts';

interface DepartmentDialogProps {
  /** Absent for a new one. */
  readonly department?: Department;
  readonly head?: NamedPerson | null;
  readonly onSaved: (department: Department) => void;
  readonly onClose: () => void;
}

export function DepartmentDialog({
  department,
  head: before = null,
  onSaved,
  onClose,
}: DepartmentDialogProps): ReactNode {
  const [head, setHead] = useState(before);
  const form = useForm({
    initial: {
      name: department?.name ?? '',
      code: department?.code ?? '',
      description: department?.description ?? '',
      color: department?.color ?? '#0f766e',
      head_id: department?.head_id ?? '',
      is_active: department?.is_active ?? true,
    },
    required: { name: 'Enter a name.', ...(department && { code: 'Enter a code.' }) },
    submit: async ({ name, code, description, color, head_id, is_active }) => {
      const body = {
        name,
        ...(code.trim() !== '' && { code }),
        description: orNull(description),
        color,
        head_id: orNull(head_id),
        is_active,
      };
      const saved = department
        ? await send<Department>('PATCH', `/departments/${department.id}`, body)
        : await send<Department>('POST', '/departments', body);
      forgetDepartments();
      onSaved(saved);
    },
  });
  return (
    <Dialog title={department ? `Edit ${department.name}` : 'New department'} onClose={onClose}>
      <FormView form={form}>
        <div className="form__group">
          <TextField field={form.bind('name')} label="Name" maxLength={100} autoFocus />
          <div className="form__grid">
            <TextField
              field={form.bind('code')}
              label="Code"
              maxLength={50}
              isOptional={!department}
              hint={department ? undefined : 'Made from the name when left empty.'}
            />
            <ColorField field={form.bind('color')} />
          </div>
          <TextAreaField field={form.bind('description')} label="Description" isOptional />
          <PersonPicker
            name="head_id"
            label="Head"
            isOptional
            hint="Sees the people of the department and decides for them."
            error={form.bind('head_id').error}
            chosen={head}
            onChoose={(person) => {
              form.bind('head_id').set(person?.id ?? '');
              setHead(person);
            }}
          />
          {department && (
            <CheckField
              field={form.bind('is_active')}
              label="Active"
              hint="An inactive department takes no new people."
            />
          )}
        </div>
        <div className="form__actions form__actions--end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {department ? 'Save' : 'Create department'}
          </Button>
        </div>
      </FormView>
    </Dialog>
  );
}

function ColorField({ field }: { readonly field: Bound<string> }): ReactNode {
  return (
    <Field label="Colour" name={field.name} error={field.error}>
      {(wiring) => (
        <input
          {...wiring}
          type="color"
          className="control"
          value={field.value}
          onChange={(event) => field.set(event.target.value)}
        />
      )}
    </Field>
  );
}
