import type { ReactNode } from 'react';
import { type Data, useWrite } from '../../client/hooks.ts';
import { useSession } from '../../session.tsx';
import { roleNames } from '../../texts/names.ts';
import { accountDialogTexts } from '../../texts/service-accounts.ts';
import { Choice } from '../../ui/choice.tsx';
import { ChosenList } from '../../ui/chosen-list.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CustomInput, orNull, SelectInput, TextAreaInput, TextInput, useFormValues } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { optionsOf } from '../../words.ts';

type Account = Data<'/service-accounts/{id}'>;
type Role = Account['role'];
interface Department {
  readonly id: string;
  readonly label: string;
}

export function AccountDialog({
  account,
  nameOf = () => null,
  onSaved,
  onClose,
}: {
  /** Absent for a new one. */
  readonly account?: Account;
  readonly nameOf?: (id: string) => string | null;
  readonly onSaved: (account: Account) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { user } = useSession();
  const create = useWrite('post', '/service-accounts');
  const update = useWrite('patch', '/service-accounts/{id}');
  const responsible: NamedPerson = account
    ? { id: account.responsible_id, first_name: nameOf(account.responsible_id) ?? '', last_name: '' }
    : user;
  return (
    <FormDialog
      title={account ? accountDialogTexts.edit(account.name) : accountDialogTexts.newAccount}
      action={account ? accountDialogTexts.save : accountDialogTexts.create}
      initial={{
        name: account?.name ?? '',
        description: account?.description ?? '',
        role: account?.role ?? 'EMPLOYEE',
        department_ids: (account?.department_ids ?? []).map((id) => ({
          id,
          label: nameOf(id) ?? id,
        })),
        responsible_id: responsible,
      }}
      onSubmit={({ name, description, role, department_ids: departments, responsible_id: person }) => {
        const department_ids = role === 'DEPARTMENT_HEAD' ? departments.map(({ id }) => id).sort() : [];
        const isSameReach = account?.role === role && account.department_ids.join() === department_ids.join();
        const body = {
          name,
          description: orNull(description),
          responsible_id: person.id,
        };
        // Another role asks for a fresh sign-in: it is sent only if it is one.
        return account
          ? update.mutateAsync({
              path: { id: account.id },
              body: { ...body, ...(!isSameReach && { role, department_ids }) },
            })
          : create.mutateAsync({ body: { ...body, role, department_ids } });
      }}
      onDone={onSaved}
      onClose={onClose}
    >
      <TextInput
        name="name"
        label={accountDialogTexts.name}
        hint={accountDialogTexts.nameHint}
        maxLength={100}
        autoFocus
        isRequired={accountDialogTexts.enterAName}
      />
      <TextAreaInput
        name="description"
        label={accountDialogTexts.description}
        hint={accountDialogTexts.descriptionHint}
        isOptional
      />
      <RoleInput own={user.role} />
      <DepartmentsInput />
      <PersonInput
        name="responsible_id"
        label={accountDialogTexts.responsible}
        hint={accountDialogTexts.responsibleHint}
        isRequired
      />
    </FormDialog>
  );
}

/** No role above one's own: the server refuses it. */
const RoleInput = ({ own }: { readonly own: Role }): ReactNode => (
  <SelectInput
    name="role"
    label={accountDialogTexts.role}
    hint={accountDialogTexts.roleHint}
    options={optionsOf(roleNames).slice(0, Object.keys(roleNames).indexOf(own) + 1)}
  />
);

function DepartmentsInput(): ReactNode {
  const { role } = useFormValues<{ role: Role }>();
  if (role !== 'DEPARTMENT_HEAD') return null;
  return (
    <CustomInput<readonly Department[]>
      name="department_ids"
      label={accountDialogTexts.departments}
      hint={accountDialogTexts.departmentsHint}
    >
      {({ id, value, set }) => (
        <>
          <span className="select">
            <Choice
              label={accountDialogTexts.addADepartment}
              wiring={{ id }}
              value=""
              empty={accountDialogTexts.choose}
              options={{ path: '/departments', left: value.map((one) => one.id) }}
              onChange={(chosen, label) => chosen !== '' && set([...value, { id: chosen, label }])}
            />
          </span>
          <ChosenList label={accountDialogTexts.departments} chosen={value} onChange={set} />
        </>
      )}
    </CustomInput>
  );
}
