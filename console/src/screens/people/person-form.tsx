import type { ReactNode } from 'react';
import type { NamedPerson, WholePerson } from '../../records.ts';
import { useSees, useSession } from '../../session.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { orNull, type Form } from '../../ui/form.tsx';
import { Panel } from '../../ui/page.tsx';
import { PersonPicker } from '../../ui/person-picker.tsx';
import { employmentTypeNames, levelNames, optionsOf, roleNames } from '../../words.ts';
import { departmentOptions, useDepartments } from '../departments/source.ts';

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
  manager_id: '',
  role: 'EMPLOYEE',
  level: 'STANDARD',
  employment_start_date: '',
  employment_end_date: '',
  employment_type: '',
  employee_id: '',
  payroll_id: '',
  probation_period_months: '',
};
export type PersonValues = typeof blankPerson;
type FieldName = keyof PersonValues;
const fieldNames = Object.keys(blankPerson) as FieldName[];

export const valuesOf = (person: WholePerson): PersonValues =>
  Object.fromEntries(fieldNames.map((name) => [name, String(person[name] ?? '')])) as PersonValues;

/** The wire's form of those fields that differ from before. */
export function changesBetween(before: PersonValues, after: PersonValues): Record<string, string | number | null> {
  return Object.fromEntries(
    fieldNames
      .filter((name) => before[name] !== after[name])
      .map((name) => {
        const value = orNull(after[name]);
        return [name, name === 'probation_period_months' && value !== null ? Number(value) : value];
      }),
  );
}

export const requiredFields = { first_name: 'Enter a first name.', last_name: 'Enter a last name.' };

interface PersonFieldsProps {
  readonly form: Form<PersonValues>;
  /** Absent for somebody new. */
  readonly person?: WholePerson;
  readonly manager: NamedPerson | null;
  readonly onManager: (person: NamedPerson | null) => void;
}

export function PersonFields({ form, person, manager, onManager }: PersonFieldsProps): ReactNode {
  const { user } = useSession();
  const sees = useSees();
  const departments = useDepartments();
  const isMe = person?.id === user.id;
  const roles = optionsOf(roleNames).filter(
    ({ value }) => value !== 'EXECUTIVE' || user.role === 'EXECUTIVE' || person?.role === 'EXECUTIVE',
  );
  return (
    <>
      <Panel title="Name and contact">
        <div className="form__grid">
          <TextField field={form.bind('first_name')} label="First name" maxLength={100} />
          <TextField field={form.bind('last_name')} label="Last name" maxLength={100} />
          <TextField field={form.bind('middle_name')} label="Middle name" isOptional maxLength={100} />
          <TextField field={form.bind('preferred_name')} label="Preferred name" isOptional maxLength={100} />
          <TextField
            field={form.bind('email')}
            label="E-mail address"
            type="email"
            disabled={person !== undefined}
            hint={person ? 'It signs the person in and cannot be changed.' : 'A link to set a password is sent there.'}
          />
        </div>
      </Panel>
      <Panel title="Work">
        <div className="form__grid">
          <TextField field={form.bind('job_title')} label="Job title" isOptional maxLength={200} />
          <SelectField
            field={form.bind('department_id')}
            label="Department"
            isOptional
            empty="No department"
            options={departmentOptions(departments.data, form.values.department_id)}
          />
          <PersonPicker
            name="manager_id"
            label="Manager"
            isOptional
            error={form.bind('manager_id').error}
            chosen={manager}
            left={person ? [person.id] : []}
            onChoose={(chosen) => {
              form.bind('manager_id').set(chosen?.id ?? '');
              onManager(chosen);
            }}
          />
          <TextField field={form.bind('division')} label="Division" isOptional maxLength={200} />
          <TextField field={form.bind('work_location')} label="Work location" isOptional maxLength={200} />
          <SelectField field={form.bind('level')} label="Level" options={optionsOf(levelNames)} />
          <SelectField
            field={form.bind('role')}
            label="Role"
            options={roles}
            isDisabled={isMe}
            hint={isMe ? 'Nobody changes their own role.' : 'Decides what the person sees and may do.'}
          />
        </div>
      </Panel>
      {sees('users.employment:read') && (
        <Panel title="Employment">
          <div className="form__grid">
            <SelectField
              field={form.bind('employment_type')}
              label="Type"
              isOptional
              empty="Not stated"
              options={optionsOf(employmentTypeNames)}
            />
            <TextField field={form.bind('employment_start_date')} label="Start date" isOptional type="date" />
            <TextField field={form.bind('employment_end_date')} label="End date" isOptional type="date" />
            <SelectField
              field={form.bind('probation_period_months')}
              label="Probation"
              isOptional
              empty="None"
              options={[
                { value: '3', label: '3 months' },
                { value: '6', label: '6 months' },
              ]}
            />
            <TextField field={form.bind('employee_id')} label="Employee number" isOptional maxLength={100} />
            <TextField field={form.bind('payroll_id')} label="Payroll number" isOptional maxLength={100} />
          </div>
        </Panel>
      )}
    </>
  );
}
