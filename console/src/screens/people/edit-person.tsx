import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { navigate, useRouteParam } from '../../router.tsx';
import { useSession, useSessionControl } from '../../session.tsx';
import { jobChangeTexts } from '../../texts/people/employment.ts';
import { editPersonTexts } from '../../texts/people/people.ts';
import { guestTexts } from '../../texts/people/profile.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form, TextInput } from '../../ui/forms.tsx';
import { Failure, Skeleton, State } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { JobChangeDialog } from './job-change.tsx';
import { OtherHoursBeside } from './other-hours.tsx';
import { changesBetween, EmploymentFields, JobFields, NameFields, valuesOf } from './person-form.tsx';

type Person = Data<'/users/{id}'>;

export function Screen(): ReactNode {
  const id = useRouteParam();
  const {
    data: person,
    error,
    reload,
    nameOf,
  } = useRead('/users/{id}', {
    path: { id },
    query: { tiers: 'directory,employment' },
  });
  const name = person ? fullName(person) : editPersonTexts.person;
  return (
    <Page
      title={person ? editPersonTexts.edit(name) : editPersonTexts.editTitle}
      back={{ to: `/people/${id}`, label: name }}
      isNarrow
    >
      {person?.can?.includes('users.update') === true && (
        <EditForm person={person} managerName={nameOf(person.manager_id)} />
      )}
      {person?.can?.includes('users.update') === false && (
        <div className="panel">
          <State icon="info" title={editPersonTexts.thisRecordIsNotYours}>
            {editPersonTexts.anExecutiveIsEdited}
          </State>
        </div>
      )}
      {!person && (
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

function EditForm({
  person,
  managerName,
}: {
  readonly person: Person;
  readonly managerName: string | null;
}): ReactNode {
  const toast = useToast();
  const { user } = useSession();
  const { refresh } = useSessionControl();
  const update = useWrite('patch', '/users/{id}');
  const initial = valuesOf(person, managerName);
  // Someone who begins later works otherwise from their first day on.
  const today = useFormat().today();
  const asOfNow = { effective_date: [today, person.employment_start_date ?? today].sort()[1] ?? today };
  const [isChangeAsked, setChangeAsked] = useState(false);
  const { employment_type = null, working_pattern = null } = person;
  return (
    <>
      <Form
        label={editPersonTexts.editPerson}
        initial={initial}
        guardsChanges
        onSubmit={async (values) => {
          await update.mutateAsync({ path: { id: person.id }, body: changesBetween(initial, values) });
          if (person.id === user.id) await refresh();
          toast(editPersonTexts.saved);
          navigate(`/people/${person.id}`, { replace: true });
        }}
      >
        <Panel title={editPersonTexts.nameAndContact}>
          <NameFields isNew={false} />
        </Panel>
        {person.is_guest && (
          <Panel title={editPersonTexts.job}>
            <TextInput name="job_title" label={guestTexts.whatTheyAre} isOptional maxLength={200} />
          </Panel>
        )}
        {!person.is_guest && (
          <>
            <Panel
              title={editPersonTexts.job}
              actions={
                person.can?.includes('employment.create') === true ? (
                  <Button size="small" onClick={() => setChangeAsked(true)}>
                    {jobChangeTexts.changeFromADate}
                  </Button>
                ) : undefined
              }
            >
              <JobFields person={person} />
            </Panel>
            <Panel title={editPersonTexts.employment}>
              <EmploymentFields />
              {person.can?.includes('employment.create') === true && person.is_active && (
                <OtherHoursBeside personId={person.id} held={initial.working_pattern} asked={() => asOfNow} />
              )}
            </Panel>
          </>
        )}
        <div className="form__actions">
          <Button type="submit" kind="primary" isBusy={update.isPending}>
            {editPersonTexts.save}
          </Button>
          <ButtonLink to={`/people/${person.id}`}>{editPersonTexts.cancel}</ButtonLink>
        </div>
      </Form>
      {isChangeAsked && (
        <JobChangeDialog
          personId={person.id}
          values={{ ...person, employment_type, working_pattern }}
          nameOf={() => managerName}
          onClose={() => setChangeAsked(false)}
        />
      )}
    </>
  );
}
