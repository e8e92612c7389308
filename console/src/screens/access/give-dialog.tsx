import type { ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSession } from '../../session.tsx';
import { grantsTexts as texts, type PackageName, packageTexts } from '../../texts/access-grants.ts';
import { Choice } from '../../ui/choice.tsx';
import { ChosenList } from '../../ui/chosen-list.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CustomInput, DayInput, orNull, SelectInput, TextAreaInput, useFormValues } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { fullName } from '../../words.ts';
import type { Grant } from './record.ts';

interface Department {
  readonly id: string;
  readonly label: string;
}

export interface GrantValues {
  readonly package: PackageName;
  readonly department_ids: readonly Department[];
  readonly starts_on: string;
  readonly ends_on: string;
  readonly reason: string;
}

interface Values extends GrantValues {
  readonly user_id: NamedPerson | null;
}

/** What only Executives give; the server refuses it to others. */
const executivesGive: readonly string[] = ['PAYROLL_PREPARING', 'AUDITING'];

/** What belongs to no department. */
const isWhole = (name: PackageName): boolean => name === 'DEVELOPING';

export function GiveDialog({
  person,
  isGuest = false,
  onClose,
}: {
  /** null: whoever is chosen. */
  readonly person: NamedPerson | null;
  readonly isGuest?: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const { user } = useSession();
  const format = useFormat();
  const create = useWrite('post', '/access-grants');
  const names = useGivenNames();
  return (
    <FormDialog<Values, Grant>
      title={person ? texts.giveTo(fullName(person)) : texts.give}
      action={texts.save}
      done={(grant) => texts.given(fullName(grant.user))}
      initial={{
        user_id: person,
        package: names[0] ?? 'EXPENSES_PAYING',
        department_ids: [],
        starts_on: format.today(),
        ends_on: '',
        reason: '',
      }}
      onSubmit={({ user_id, ...given }) =>
        create.mutateAsync({ body: { ...grantOf(given), user_id: user_id?.id ?? '' } })
      }
      onClose={onClose}
    >
      {person === null && <PersonInput name="user_id" label={texts.person} isRequired left={[user.id]} />}
      <GrantInputs names={names} isGuest={isGuest} />
    </FormDialog>
  );
}

/** What this person may give. */
export function useGivenNames(): readonly PackageName[] {
  const { user } = useSession();
  return (Object.keys(packageTexts) as PackageName[]).filter(
    (name) => user.role === 'EXECUTIVE' || !executivesGive.includes(name),
  );
}

/** The wire's form of what was chosen. */
export const grantOf = ({ department_ids: departments, ends_on, ...given }: GrantValues) => ({
  package: given.package,
  starts_on: given.starts_on,
  reason: given.reason,
  department_ids: departments.length === 0 || isWhole(given.package) ? null : departments.map(({ id }) => id),
  ends_on: orNull(ends_on),
});

export function GrantInputs({
  names,
  isGuest,
}: {
  readonly names: readonly PackageName[];
  readonly isGuest: boolean;
}): ReactNode {
  const format = useFormat();
  return (
    <>
      <PackageInput names={names} />
      <DepartmentsInput />
      <div className="grants__days">
        <DayInput name="starts_on" label={texts.startsOn} min={format.today()} />
        <LastDayInput isGuest={isGuest} />
      </div>
      <TextAreaInput name="reason" label={texts.reason} hint={texts.reasonHint} isRequired={texts.reasonIsNeeded} />
    </>
  );
}

/** Access of a guest ends by itself. */
export function LastDayInput({ isGuest }: { readonly isGuest: boolean }): ReactNode {
  const format = useFormat();
  const field = { name: 'ends_on', label: texts.endsOn, min: format.today() };
  return isGuest ? (
    <DayInput {...field} hint={texts.endsOnOfGuest} isRequired />
  ) : (
    <DayInput {...field} hint={texts.endsOnHint} isOptional />
  );
}

function PackageInput({ names }: { readonly names: readonly PackageName[] }): ReactNode {
  const { package: chosen } = useFormValues<Values>();
  const { opens, never } = packageTexts[chosen];
  return (
    <SelectInput
      name="package"
      label={texts.package}
      hint={`${opens} ${never}`}
      options={names.map((name) => ({ value: name, label: packageTexts[name].name }))}
    />
  );
}

function DepartmentsInput(): ReactNode {
  const { package: chosen } = useFormValues<Values>();
  return isWhole(chosen) ? null : <DepartmentsField />;
}

const DepartmentsField = (): ReactNode => (
  <CustomInput<readonly Department[]> name="department_ids" label={texts.departments} hint={texts.departmentsHint}>
    {({ id, value, set }) => (
      <>
        <span className="select">
          <Choice
            label={texts.addADepartment}
            wiring={{ id }}
            value=""
            empty={texts.choose}
            options={{ path: '/departments', left: value.map((one) => one.id) }}
            onChange={(chosen, label) => chosen !== '' && set([...value, { id: chosen, label }])}
          />
        </span>
        <ChosenList label={texts.departments} chosen={value} onChange={set} />
      </>
    )}
  </CustomInput>
);
