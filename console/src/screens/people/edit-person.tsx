import { useState, type ReactNode } from 'react';
import { get, send } from '../../api.ts';
import type { NamedPerson, WholePerson } from '../../records.ts';
import { navigate, useRouteParam } from '../../router.tsx';
import { useSession, useSessionControl } from '../../session.tsx';
import { forget } from '../../shared.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormView, useForm } from '../../ui/form.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useLoad } from '../../ui/use-load.ts';
import { fullName } from '../../words.ts';
import { changesBetween, PersonFields, requiredFields, valuesOf, type PersonValues } from './person-form.tsx';

interface Editable {
  readonly person: WholePerson;
  readonly manager: NamedPerson | null;
}

async function loadEditable(id: string, signal: AbortSignal): Promise<Editable> {
  const person = await get<WholePerson>(`/users/${id}`, { tiers: 'directory,employment' }, signal);
  const manager =
    person.manager_id === null
      ? null
      : await get<NamedPerson>(`/users/${person.manager_id}`, { tiers: 'directory' }, signal);
  return { person, manager };
}

export function Screen(): ReactNode {
  const id = useRouteParam();
  const { data, error, reload } = useLoad(`edit ${id}`, (signal) => loadEditable(id, signal));
  const title = data ? `Edit ${fullName(data.person)}` : 'Edit';
  return (
    <Page title={title} back={{ to: `/people/${id}`, label: data ? fullName(data.person) : 'Person' }} isNarrow>
      {data ? (
        <EditForm {...data} />
      ) : (
        <div className="panel">
          {error === null ? (
            <div className="panel__body">
              <Skeleton lines={8} />
            </div>
          ) : (
            <Failure error={error} retry={reload} />
          )}
        </div>
      )}
    </Page>
  );
}

function EditForm({ person, manager: before }: Editable): ReactNode {
  const toast = useToast();
  const { user } = useSession();
  const { refresh } = useSessionControl();
  const [manager, setManager] = useState(before);
  const initial = valuesOf(person);
  const form = useForm<PersonValues>({
    initial,
    required: requiredFields,
    submit: async (values) => {
      await send('PATCH', `/users/${person.id}`, changesBetween(initial, values));
      forget(`person ${person.id} by name`);
      if (person.id === user.id) await refresh();
      toast('Saved.');
      navigate(`/people/${person.id}`, { replace: true });
    },
  });
  return (
    <FormView form={form} label="Edit person">
      <PersonFields form={form} person={person} manager={manager} onManager={setManager} />
      <div className="form__actions">
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          Save
        </Button>
        <ButtonLink to={`/people/${person.id}`}>Cancel</ButtonLink>
      </div>
    </FormView>
  );
}
