import { useState, type ReactNode } from 'react';
import { send } from '../../api.ts';
import type { NamedPerson, Person } from '../../records.ts';
import { navigate } from '../../router.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormView, useForm } from '../../ui/form.tsx';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { blankPerson, changesBetween, PersonFields, requiredFields, type PersonValues } from './person-form.tsx';

export function Screen(): ReactNode {
  const toast = useToast();
  const [manager, setManager] = useState<NamedPerson | null>(null);
  const form = useForm<PersonValues>({
    initial: blankPerson,
    required: { ...requiredFields, email: 'Enter an e-mail address.' },
    submit: async (values) => {
      const person = await send<Person>('POST', '/users', changesBetween(blankPerson, values));
      toast(`${fullName(person)} was added and is sent a link to set a password.`);
      navigate(`/people/${person.id}`, { replace: true });
    },
  });
  return (
    <Page title="Add a person" back={{ to: '/people', label: 'People' }} isNarrow>
      <FormView form={form} label="Add a person">
        <PersonFields form={form} manager={manager} onManager={setManager} />
        <div className="form__actions">
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            Add person
          </Button>
          <ButtonLink to="/people">Cancel</ButtonLink>
        </div>
      </FormView>
    </Page>
  );
}
