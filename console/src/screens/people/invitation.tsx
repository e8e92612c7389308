import { type ReactNode, useEffect, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { invitationChoices, invitationTexts } from '../../texts/people/hiring.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, SelectInput, useFormValues } from '../../ui/forms.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { optionsOf } from '../../words.ts';
import type { Person } from './record.ts';

type Invitation = Data<'/users/{id}/invitation'>;

const pollMs = 1500;
/** A mail that takes longer than this waits for its server: it is looked after less often. */
const usualMs = 6000;
const patientPollMs = 20_000;

export interface InvitationValues {
  readonly invitation: keyof typeof invitationChoices;
  readonly invitation_day: string;
}

/** As the server takes it: a day only where one belongs. */
export const invitationOf = ({ invitation, invitation_day }: InvitationValues) => ({
  invitation,
  ...(invitation === 'ON_DAY' && { invitation_day }),
});

/** When the link goes; two fields of the form around it. */
export function InvitationFields(): ReactNode {
  const { invitation } = useFormValues<{ invitation: string }>();
  return (
    <div className="form__grid">
      <SelectInput
        name="invitation"
        label={invitationTexts.invitation}
        hint={invitationTexts.invitationHint}
        options={optionsOf(invitationChoices)}
      />
      {invitation === 'ON_DAY' && (
        <DayInput name="invitation_day" label={invitationTexts.day} hint={invitationTexts.dayHint} isRequired />
      )}
    </div>
  );
}

/** Whether someone has been asked in, has looked and has come; until then it can be sent again. */
export function InvitationPanel({ person }: { readonly person: Person }): ReactNode {
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const [isWatching, setIsWatching] = useState(false);
  const [isPatient, setIsPatient] = useState(false);
  useEffect(() => {
    setIsPatient(false);
    if (!isWatching) return;
    const timer = setTimeout(() => setIsPatient(true), usualMs);
    return () => clearTimeout(timer);
  }, [isWatching]);
  const read = useRead(
    '/users/{id}/invitation',
    { path: { id: person.id } },
    isWatching ? { refetchEveryMs: isPatient ? patientPollMs : pollMs } : {},
  );
  const { data } = read;
  // A mail takes a moment; what became of it is told without a reload.
  if (data && (data.status === 'SENDING') !== isWatching) setIsWatching(data.status === 'SENDING');
  const mayInvite = data !== undefined && data.status !== 'SIGNED_IN' && person.is_active;
  return (
    <Panel
      title={invitationTexts.account}
      actions={
        mayInvite && (
          <Button onClick={() => setIsAsking(true)}>
            {data.sent_at === null ? invitationTexts.invite : invitationTexts.sendAgain}
          </Button>
        )
      }
    >
      {read.error && <Failure error={read.error} retry={read.reload} />}
      {data ? <p>{sentenceOf(data, format.instant)}</p> : !read.error && <Skeleton lines={1} />}
      {isAsking && <InviteDialog person={person} onClose={() => setIsAsking(false)} />}
    </Panel>
  );
}

function sentenceOf(invitation: Invitation, day: (iso: string) => string): string {
  const { status, send_at, sent_at, opened_at, signed_in_at } = invitation;
  const at = { NONE: '', SENDING: '', PLANNED: send_at, SENT: sent_at, OPENED: opened_at, SIGNED_IN: signed_in_at }[
    status
  ];
  return at === null ? invitationTexts.hasPassword : invitationTexts.status[status](at === '' ? '' : day(at));
}

function InviteDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }): ReactNode {
  const send = useWrite('post', '/users/{id}/invitation');
  const initial: InvitationValues = { invitation: 'NOW', invitation_day: '' };
  const [chosen, setChosen] = useState<InvitationValues['invitation']>('NOW');
  return (
    <FormDialog
      title={invitationTexts.inviteTitle}
      action={invitationTexts.save}
      initial={initial}
      done={invitationTexts.saved[chosen]}
      onClose={onClose}
      onSubmit={(values) => {
        setChosen(values.invitation);
        return send.mutateAsync({ path: { id: person.id }, body: invitationOf(values) });
      }}
    >
      <InvitationFields />
    </FormDialog>
  );
}
