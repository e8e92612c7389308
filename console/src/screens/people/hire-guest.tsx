import type { ReactNode } from 'react';
import { type Body, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { employmentTypeNames } from '../../texts/job-names.ts';
import { personFormTexts } from '../../texts/people/people.ts';
import { guestTexts } from '../../texts/people/profile.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, orNull, SelectInput, TextInput } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { fullName, optionsOf } from '../../words.ts';
import type { Person } from './record.ts';

/** A guest works here from a day on. What the dialog leaves out is filled in on their page afterwards. */
export function HireDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const hire = useWrite('post', '/users/{id}/hire');
  const name = fullName(person);
  return (
    <FormDialog
      title={guestTexts.hireTitle(name)}
      action={guestTexts.hire}
      done={guestTexts.hired(name)}
      initial={{
        start_date: format.today(),
        job_title: person.job_title ?? '',
        department_id: '',
        manager: null as NamedPerson | null,
        employment_type: '',
      }}
      onSubmit={({ start_date, job_title, department_id, manager, employment_type }) =>
        hire.mutateAsync({
          path: { id: person.id },
          body: {
            start_date,
            job_title: orNull(job_title),
            department_id: orNull(department_id),
            manager_id: manager?.id ?? null,
            employment_type: orNull(employment_type),
          } as Body<'/users/{id}/hire', 'post'>,
        })
      }
      onClose={onClose}
    >
      <p>{guestTexts.hireText}</p>
      <DayInput name="start_date" label={guestTexts.startDate} isRequired />
      <TextInput name="job_title" label={personFormTexts.jobTitle} isOptional maxLength={200} />
      <SelectInput
        name="department_id"
        label={personFormTexts.department}
        isOptional
        empty={personFormTexts.noDepartment}
        options={{ path: '/departments' }}
      />
      <PersonInput name="manager" label={personFormTexts.manager} isOptional left={[person.id]} />
      <SelectInput
        name="employment_type"
        label={personFormTexts.employmentType}
        isOptional
        empty={guestTexts.noType}
        options={optionsOf(employmentTypeNames)}
      />
    </FormDialog>
  );
}
