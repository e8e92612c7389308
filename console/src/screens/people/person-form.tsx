import type { ReactNode } from 'react';
import { type Body, type Data } from '../../client/hooks.ts';
import { administers } from '../../screen.ts';
import { useSees, useSession } from '../../session.tsx';
import { employmentTypeNames, levelNames } from '../../texts/job-names.ts';
import { roleNames } from '../../texts/names.ts';
import { personFormTexts } from '../../texts/people/people.ts';
import { DayInput, orNull, SelectInput, TextInput } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { optionsOf } from '../../words.ts';
import { PatternInput } from './pattern-input.tsx';
import { isSamePattern, patternForm, patternOf, standardPattern } from './pattern-values.ts';

type Person = Data<'/users/{id}'>;

const probations = [3, 6].map((months) => ({ value: String(months), label: personFormTexts.months(months) }));

/** What the form holds; empty text stands for nothing. */
export const blankPerson = {
  first_name: '',
  last_name: '',
  email: '',
  middle_name: '',
  preferred_name: '',
  job_title: '',
  division: '',
  work_location: '',
  department_id: '',
  manager: null as NamedPerson | null,
  role: 'EMPLOYEE',
  level: 'STANDARD',
  employment_start_date: '',
  employment_end_date: '',
  employment_type: '',
  employee_id: '',
  payroll_id: '',
  probation_period_months: '',
  working_pattern: standardPattern,
};
export type PersonValues = typeof blankPerson;
type TextName = Exclude<keyof PersonValues, 'manager' | 'working_pattern'>;
const textNames = Object.keys(blankPerson).filter(
  (name) => name !== 'manager' && name !== 'working_pattern',
) as TextName[];

/** The fields of each step of hiring. */
export const personStep = ['first_name', 'last_name', 'middle_name', 'preferred_name', 'email'] as const;

export function valuesOf(person: Person, managerName: string | null): PersonValues {
  const texts = Object.fromEntries(textNames.map((name) => [name, String(person[name] ?? '')]));
  const manager =
    person.manager_id === null ? null : { id: person.manager_id, first_name: managerName ?? '', last_name: '' };
  return { ...blankPerson, ...texts, manager, working_pattern: patternForm(person.working_pattern) };
}

/** The wire's form of those fields that differ from before. */
export function changesBetween(before: PersonValues, after: PersonValues): Body<'/users/{id}', 'patch'> {
  const changes: Record<string, unknown> = Object.fromEntries(
    textNames
      .filter((name) => before[name] !== after[name])
      .map((name) => {
        const value = orNull(after[name]);
        return [name, name === 'probation_period_months' && value !== null ? Number(value) : value];
      }),
  );
  if (before.manager?.id !== after.manager?.id) changes['manager_id'] = after.manager?.id ?? null;
  if (!isSamePattern(before.working_pattern, after.working_pattern)) {
    changes['working_pattern'] = patternOf(after.working_pattern);
  }
  return changes;
}

export function NameFields({ isNew }: { readonly isNew: boolean }): ReactNode {
  return (
    <div className="form__grid">
      <TextInput
        name="first_name"
        label={personFormTexts.firstName}
        maxLength={100}
        isRequired={personFormTexts.enterAFirstName}
      />
      <TextInput
        name="last_name"
        label={personFormTexts.lastName}
        maxLength={100}
        isRequired={personFormTexts.enterALastName}
      />
      <TextInput name="middle_name" label={personFormTexts.middleName} isOptional maxLength={100} />
      <TextInput name="preferred_name" label={personFormTexts.preferredName} isOptional maxLength={100} />
      <TextInput
        name="email"
        label={personFormTexts.emailAddress}
        type="email"
        disabled={!isNew}
        hint={isNew ? personFormTexts.emailNew : personFormTexts.emailKept}
        isRequired={personFormTexts.enterAnEmailAddress}
      />
    </div>
  );
}

export function JobFields({ person }: { readonly person?: Person }): ReactNode {
  return (
    <div className="form__grid">
      <JobValueFields {...(person && { personId: person.id })} />
      <RoleField {...(person && { person })} />
      <LevelField />
    </div>
  );
}

/** What is kept over time, without the level, which stands beside the role. */
function JobValueFields({ personId }: { readonly personId?: string }): ReactNode {
  return (
    <>
      <TextInput name="job_title" label={personFormTexts.jobTitle} isOptional maxLength={200} />
      <SelectInput
        name="department_id"
        label={personFormTexts.department}
        isOptional
        empty={personFormTexts.noDepartment}
        options={{ path: '/departments' }}
      />
      <PersonInput
        name="manager"
        label={personFormTexts.manager}
        isOptional
        left={personId === undefined ? [] : [personId]}
      />
      <TextInput name="work_location" label={personFormTexts.workLocation} isOptional maxLength={200} />
      <TextInput name="division" label={personFormTexts.division} isOptional maxLength={200} />
    </>
  );
}

function RoleField({ person }: { readonly person?: Person }): ReactNode {
  const session = useSession();
  const { user } = session;
  const isMe = person?.id === user.id;
  const roles = optionsOf(roleNames).filter(({ value }) =>
    value === 'EXECUTIVE' ? user.role === 'EXECUTIVE' : value === 'EMPLOYEE' || administers(session),
  );
  return (
    <SelectInput
      name="role"
      label={personFormTexts.role}
      options={roles}
      disabled={isMe}
      {...(isMe && { hint: personFormTexts.ownRole })}
    />
  );
}

const LevelField = (): ReactNode => (
  <SelectInput name="level" label={personFormTexts.level} options={optionsOf(levelNames)} />
);

const EmploymentTypeField = (): ReactNode => (
  <SelectInput
    name="employment_type"
    label={personFormTexts.employmentType}
    isOptional
    empty={personFormTexts.notSet}
    options={optionsOf(employmentTypeNames)}
  />
);

/** All that is kept over time: what a change from a date can set. */
export const JobOverTimeFields = ({ personId }: { readonly personId: string }): ReactNode => (
  <div className="form__grid">
    <JobValueFields personId={personId} />
    <LevelField />
    <EmploymentTypeField />
    <PatternInput name="working_pattern" />
  </div>
);

export function EmploymentFields(): ReactNode {
  const sees = useSees();
  if (!sees('users.employment:read')) return null;
  return (
    <div className="form__grid">
      <DayInput name="employment_start_date" label={personFormTexts.startDate} isOptional />
      <DayInput name="employment_end_date" label={personFormTexts.endDate} isOptional />
      <EmploymentTypeField />
      <SelectInput
        name="probation_period_months"
        label={personFormTexts.probation}
        isOptional
        empty={personFormTexts.none}
        options={probations}
      />
      <TextInput name="employee_id" label={personFormTexts.employeeNumber} isOptional maxLength={100} />
      <TextInput name="payroll_id" label={personFormTexts.payrollNumber} isOptional maxLength={100} />
      <PatternInput name="working_pattern" />
    </div>
  );
}
