import { type ReactNode, useEffect, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { invitationChoices, invitationTexts } from '../../texts/people/hiring.ts';
import { audienceOf, peopleChosen } from '../../ui/audience-input.tsx';
import type { AskedOf } from '../../ui/bulk-change.tsx';
import { BulkDialog } from '../../ui/bulk-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, SelectInput, useFormValues } from '../../ui/forms.tsx';
import { Failure, Notice, Skeleton } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { Secret } from '../../ui/secret.tsx';
import { fullName, optionsOf } from '../../words.ts';
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

const startingChoice: InvitationValues = { invitation: 'NOW', invitation_day: '' };

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

type Choice = keyof typeof invitationChoices;

/** Tells the dialog around it what was chosen: its button says what it does. */
function Chosen({ tell }: { readonly tell: (choice: Choice) => void }): ReactNode {
  const { invitation } = useFormValues<InvitationValues>();
  useEffect(() => tell(invitation), [invitation, tell]);
  return null;
}

/** Whether someone has been asked in, has looked and has come; until then it can be sent again. */
export function InvitationPanel({ person }: { readonly person: Person }): ReactNode {
  const [asked, setAsked] = useState<'send' | 'link' | null>(null);
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
  const mayInvite = data !== undefined && data.status !== 'SIGNED_IN' && (person.is_active || person.is_guest);
  return (
    <Panel
      title={invitationTexts.account}
      actions={
        mayInvite && (
          <>
            <Button onClick={() => setAsked('send')}>
              {data.sent_at === null && data.refused_at === null ? invitationTexts.invite : invitationTexts.sendAgain}
            </Button>
            {person.can?.includes('invitations.copyLink') === true && (
              <Button onClick={() => setAsked('link')}>{invitationTexts.copyLink}</Button>
            )}
          </>
        )
      }
    >
      {read.error && <Failure error={read.error} retry={read.reload} />}
      {data ? <Standing invitation={data} /> : !read.error && <Skeleton lines={1} />}
      {asked === 'send' && <InviteDialog person={person} onClose={() => setAsked(null)} />}
      {asked === 'link' && <LinkDialog person={person} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

/** How far it is, to which address, and what became of the mail. */
function Standing({ invitation }: { readonly invitation: Invitation }): ReactNode {
  const format = useFormat();
  const { status, email, refusal, smtp_reply: reply, send_at } = invitation;
  return (
    <>
      {status === 'REFUSED' ? (
        <Notice tone="warning">
          {sentenceOf(invitation, format.instant)} {invitationTexts.refusals[refusal ?? 'OTHER']}
        </Notice>
      ) : (
        <p>{sentenceOf(invitation, format.instant)}</p>
      )}
      {['SENT', 'REFUSED'].includes(status) && <p className="quiet">{invitationTexts.wentTo(email)}</p>}
      {['SENDING', 'PLANNED'].includes(status) && send_at !== null && (
        <p className="quiet">{invitationTexts.goesTo(email)}</p>
      )}
      {status === 'SENDING' && reply !== null && <Notice tone="warning">{invitationTexts.triedAgain(reply)}</Notice>}
      {status === 'SENT' && reply !== null && <p className="quiet">{invitationTexts.taken}</p>}
      {status === 'REFUSED' && reply !== null && <p className="quiet">{invitationTexts.reply(reply)}</p>}
    </>
  );
}

function sentenceOf(invitation: Invitation, day: (iso: string) => string): string {
  const { status, send_at, sent_at, refused_at, link_made_at, opened_at, signed_in_at } = invitation;
  const at = {
    NONE: '',
    SENDING: '',
    PLANNED: send_at,
    SENT: sent_at,
    REFUSED: refused_at,
    LINK_MADE: link_made_at,
    OPENED: opened_at,
    SIGNED_IN: signed_in_at,
  }[status];
  return at === null ? invitationTexts.hasPassword : invitationTexts.status[status](at === '' ? '' : day(at));
}

function InviteDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }): ReactNode {
  const send = useWrite('post', '/users/{id}/invitation');
  const [chosen, setChosen] = useState<Choice>('NOW');
  return (
    <FormDialog
      title={invitationTexts.inviteTitle}
      action={invitationTexts.actions[chosen]}
      initial={startingChoice}
      done={invitationTexts.saved[chosen]}
      onClose={onClose}
      onSubmit={(values) => send.mutateAsync({ path: { id: person.id }, body: invitationOf(values) })}
    >
      <p className="quiet">{invitationTexts.goesTo(person.email)}</p>
      <InvitationFields />
      <Chosen tell={setChosen} />
    </FormDialog>
  );
}

/** The link is on the screen once: whoever has it can sign in as the person. */
function LinkDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const make = useWrite('post', '/users/{id}/invitation/link');
  const [made, setMade] = useState<{ link: string; expires_at: string } | null>(null);
  if (made === null) {
    return (
      <FormDialog
        title={invitationTexts.copyTitle(fullName(person))}
        action={invitationTexts.makeLink}
        initial={{}}
        onSubmit={() => make.mutateAsync({ path: { id: person.id } })}
        onDone={setMade}
        onClose={onClose}
      >
        <p>{invitationTexts.copyText}</p>
      </FormDialog>
    );
  }
  return (
    <Dialog title={invitationTexts.copyTitle(fullName(person))} onClose={onClose}>
      <p>{invitationTexts.linkMade(format.instant(made.expires_at))}</p>
      <Secret text={made.link} copy={invitationTexts.copyLink} />
      <div className="form__actions form__actions--end">
        <Button kind="primary" onClick={onClose}>
          {invitationTexts.done}
        </Button>
      </div>
    </Dialog>
  );
}

const saidOfMany: Record<Choice, (count: number) => string> = {
  NOW: invitationTexts.sentMany,
  ON_DAY: invitationTexts.plannedMany,
  NEVER: invitationTexts.putOffMany,
};

/** The same for many people; who has come already is named before it is done. */
export function InvitePeopleDialog({
  people,
  start,
  onClose,
}: {
  readonly people: readonly NamedPerson[];
  readonly start: (asked: AskedOf) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <BulkDialog<InvitationValues>
      title={invitationTexts.inviteMany(people.length)}
      operation="invitations.send"
      initial={startingChoice}
      asks={(values) => ({
        audience: audienceOf(peopleChosen(people)),
        input: invitationOf(values),
        said: saidOfMany[values.invitation],
      })}
      action={invitationTexts.sendMany}
      said={invitationTexts.sentMany}
      start={start}
      onClose={onClose}
    >
      <InvitationFields />
    </BulkDialog>
  );
}
