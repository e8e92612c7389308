import { type ReactNode, useState } from 'react';
import { ApiError, fieldError } from '../../client/error.ts';
import { type Data, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { addPersonTexts, personFormTexts } from '../../texts/people/people.ts';
import { guestTexts } from '../../texts/people/profile.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form, orNull, TextInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { GrantInputs, grantOf, type GrantValues, useGivenNames } from '../access/give-dialog.tsx';
import '../access/access.css';

type Guest = Data<'/users/{id}'>;

/** Someone who does not work here, with the one thing that they come for. */
export function Screen(): ReactNode {
  const [added, setAdded] = useState<Guest | null>(null);
  return (
    <Page title={guestTexts.add} back={{ to: '/people', label: addPersonTexts.people }} isNarrow>
      {added ? <Done guest={added} /> : <GuestForm onDone={setAdded} />}
    </Page>
  );
}

interface Values extends GrantValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly job_title: string;
}

/** A refusal of what is given names its field as the form does. */
const asOfForm = (error: unknown): unknown =>
  error instanceof ApiError && error.field?.startsWith(ofGrant) === true
    ? fieldError(error.field.slice(ofGrant.length), error.message)
    : error;
const ofGrant = 'grants.0.';

function GuestForm({ onDone }: { readonly onDone: (guest: Guest) => void }): ReactNode {
  const format = useFormat();
  const names = useGivenNames();
  const create = useWrite('post', '/users');
  const initial: Values = {
    first_name: '',
    last_name: '',
    email: '',
    job_title: '',
    package: names[0] ?? 'EXPENSES_PAYING',
    department_ids: [],
    starts_on: format.today(),
    ends_on: '',
    reason: '',
  };
  return (
    <Form<Values>
      label={guestTexts.add}
      initial={initial}
      guardsChanges
      onSubmit={async ({ first_name, last_name, email, job_title, ...given }) => {
        const person = { first_name, last_name, email, job_title: orNull(job_title) };
        try {
          onDone(await create.mutateAsync({ body: { ...person, is_guest: true, grants: [grantOf(given)] } }));
        } catch (error) {
          throw asOfForm(error);
        }
      }}
    >
      <Panel title={addPersonTexts.whoTheyAre} note={guestTexts.note}>
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
          <TextInput
            name="email"
            label={personFormTexts.emailAddress}
            type="email"
            hint={personFormTexts.emailNew}
            isRequired={personFormTexts.enterAnEmailAddress}
          />
          <TextInput
            name="job_title"
            label={guestTexts.whatTheyAre}
            hint={guestTexts.whatHint}
            isOptional
            maxLength={200}
          />
        </div>
      </Panel>
      <Panel title={guestTexts.whatFor}>
        <GrantInputs names={names} isGuest />
      </Panel>
      <div className="form__actions">
        <Button type="submit" kind="primary" isBusy={create.isPending}>
          {addPersonTexts.addAndInvite}
        </Button>
        <ButtonLink to="/people">{addPersonTexts.cancel}</ButtonLink>
      </div>
    </Form>
  );
}

const Done = ({ guest }: { readonly guest: Guest }): ReactNode => (
  <Panel title={addPersonTexts.wasAdded(fullName(guest))}>
    <Notice tone="success">{addPersonTexts.linkSent(guest.email)}</Notice>
    <div className="form__actions">
      <ButtonLink to={`/people/${guest.id}`} kind="primary">
        {addPersonTexts.openTheirPage}
      </ButtonLink>
      <ButtonLink to="/people">{addPersonTexts.backToPeople}</ButtonLink>
    </div>
  </Panel>
);
