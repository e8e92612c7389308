import type { ReactNode } from 'react';
import { type Data, useList, useWrite } from '../../client/hooks.ts';
import { sayPlaces } from '../../clock/places.ts';
import { departmentDialogTexts } from '../../texts/departments.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import {
  CheckInput,
  CustomInput,
  orNull,
  SelectInput,
  TextAreaInput,
  TextInput,
  useFormValues,
} from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { capitalized } from '../../words.ts';

type Department = Data<'/departments/{id}'>;

type Places = Department['clock_from'];

const places: readonly NonNullable<Places>[] = [
  ['KIOSK'],
  ['PHONE', 'KIOSK'],
  ['DESK', 'KIOSK'],
  ['PHONE', 'DESK'],
  ['PHONE'],
  ['DESK'],
];
const textOf = (chosen: Places): string => [...(chosen ?? [])].sort().join();

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
      title={department ? departmentDialogTexts.edit(department.name) : departmentDialogTexts.newDepartment}
      action={department ? departmentDialogTexts.save : departmentDialogTexts.createDepartment}
      initial={{
        name: department?.name ?? '',
        code: department?.code ?? '',
        description: department?.description ?? '',
        color: department?.color ?? '#0f766e',
        head_id: head,
        clock_from: textOf(department?.clock_from ?? null),
        is_active: department?.is_active ?? true,
      }}
      onSubmit={({ name, code, description, color, head_id, clock_from, is_active }) => {
        const body = {
          name,
          ...(code.trim() !== '' && { code }),
          description: orNull(description),
          color,
          head_id: head_id?.id ?? null,
          clock_from: places.find((one) => textOf(one) === clock_from) ?? null,
          is_active,
        };
        return department ? update.mutateAsync({ path: { id: department.id }, body }) : create.mutateAsync({ body });
      }}
      onDone={onSaved}
      onClose={onClose}
    >
      <TextInput
        name="name"
        label={departmentDialogTexts.name}
        maxLength={100}
        autoFocus
        isRequired={departmentDialogTexts.enterAName}
      />
      <div className="form__grid">
        <TextInput
          name="code"
          label={departmentDialogTexts.code}
          maxLength={50}
          isOptional={!department}
          isRequired={department ? departmentDialogTexts.enterACode : false}
          {...(!department && { hint: departmentDialogTexts.hint })}
        />
        <CustomInput<string> name="color" label={departmentDialogTexts.colour}>
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
      <TextAreaInput name="description" label={departmentDialogTexts.description} isOptional />
      <PersonInput
        name="head_id"
        label={departmentDialogTexts.head}
        isOptional
        hint={departmentDialogTexts.headIdHint}
      />
      <SelectInput
        name="clock_from"
        label={departmentDialogTexts.clockFrom}
        hint={departmentDialogTexts.clockFromHint}
        empty={departmentDialogTexts.anywhere}
        options={places.map((one) => ({ value: textOf(one), label: capitalized(sayPlaces(one)) }))}
      />
      <KioskMissing department={department} />
      {department && (
        <CheckInput name="is_active" label={departmentDialogTexts.active} hint={departmentDialogTexts.isActiveHint} />
      )}
    </FormDialog>
  );
}

/** A department that clocks at kiosks alone, where no tablet stands yet, clocks nowhere. */
function KioskMissing({ department }: { readonly department: Department | undefined }): ReactNode {
  const { clock_from: from } = useFormValues<{ clock_from: string }>();
  const isAsked = from === 'KIOSK';
  const kiosks = useList('/kiosks', {}, { isEnabled: isAsked, pageSize: 100 });
  if (!isAsked || kiosks.rows === undefined || kiosks.hasMore) return null;
  const serves = kiosks.rows.some(
    ({ is_paired: isPaired, is_for_all: isForAll, department_ids: ids }) =>
      isPaired && (isForAll || (department !== undefined && ids.includes(department.id))),
  );
  return serves ? null : <Notice tone="warning">{departmentDialogTexts.noKiosk}</Notice>;
}
