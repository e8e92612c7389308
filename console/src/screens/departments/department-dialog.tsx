import type { ReactNode } from 'react';
import { type Data, useWrite } from '../../client/hooks.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CheckInput, CustomInput, orNull, TextAreaInput, TextInput } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';

type Department = Data<'/departments/{id}'>;

interface DepartmentDialogProps {
  /** Absent for a new one. */
  readonly department?: Department;
  readonly head?: NamedPerson | null;
  readonly onSaved: (department: Department) => void;
  readonly onClose: () => void;
}

export function DepartmentDialog({ department, head = null, onSaved, onClose }: DepartmentDialogProps): ReactNode {
  const create = useWrite('post', '/departments');
  const update = useWrite('patch', '/departments/{id}');
  return (
    <FormDialog
      title={department ? `Edit ${department.name}` : 'New department'}
      action={department ? 'Save' : 'Create department'}
      initial={{
        name: department?.name ?? '',
        code: department?.code ?? '',
        description: department?.description ?? '',
        color: department?.color ?? '#0f766e',
        head_id: head,
        is_active: department?.is_active ?? true,
      }}
      onSubmit={({ name, code, description, color, head_id, is_active }) => {
        const body = {
          name,
          ...(code.trim() !== '' && { code }),
          description: orNull(description),
          color,
          head_id: head_id?.id ?? null,
          is_active,
        };
        return department ? update.mutateAsync({ path: { id: department.id }, body }) : create.mutateAsync({ body });
      }}
      onDone={onSaved}
      onClose={onClose}
    >
      <TextInput name="name" label="Name" maxLength={100} autoFocus isRequired="Enter a name." />
      <div className="form__grid">
        <TextInput
          name="code"
          label="Code"
          maxLength={50}
          isOptional={!department}
          isRequired={department ? 'Enter a code.' : false}
          {...(!department && { hint: 'Made from the name when left empty.' })}
        />
        <CustomInput<string> name="color" label="Colour">
          {({ id, value, set }) => (
            <input
              id={id}
              type="color"
              className="control"
              value={value}
              onChange={(event) => set(event.target.value)}
            />
          )}
        </CustomInput>
      </div>
      <TextAreaInput name="description" label="Description" isOptional />
      <PersonInput
        name="head_id"
        label="Head"
        isOptional
        hint="Sees the people of the department and decides for them."
      />
      {department && <CheckInput name="is_active" label="Active" hint="An inactive department takes no new people." />}
    </FormDialog>
  );
}
