import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Form, TextInput } from '../../ui/forms.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Chip, Page, Panel } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import '../../ui/member-list.css';

type OwnSession = Data<'/sessions'>['sessions'][number];

export function Screen(): ReactNode {
  return (
    <Page title="Security" lead="Where you are signed in, and your password." isNarrow>
      <SessionsPanel />
      <PasswordPanel />
    </Page>
  );
}

function SessionsPanel(): ReactNode {
  const read = useRead('/sessions');
  const [ending, setEnding] = useState<OwnSession | null>(null);
  return (
    <Panel title="Where you are signed in" note="End what you do not know, and change your password.">
      {!read.data && (read.error ? <Failure error={read.error} retry={read.reload} /> : <Skeleton />)}
      <ul className="members">
        {read.data?.sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {ending && <EndDialog session={ending} onClose={() => setEnding(null)} />}
    </Panel>
  );
}

const deviceOf = ({ device }: OwnSession): string => device ?? 'An unknown device';

function SessionRow({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }): ReactNode {
  const format = useFormat();
  const details = [session.ip, `signed in ${format.instant(session.created_at)}`].filter(Boolean).join(', ');
  return (
    <li>
      <span className="who__text">
        <span>
          {deviceOf(session)} {session.is_current && <Chip>This device</Chip>}
        </span>
        <span className="who__small">{details}</span>
      </span>
      {!session.is_current && (
        <Button size="small" kind="quiet-danger" onClick={onEnd}>
          End<span className="only-read-aloud"> the session of {deviceOf(session)}</span>
        </Button>
      )}
    </li>
  );
}

function EndDialog({ session, onClose }: { readonly session: OwnSession; readonly onClose: () => void }): ReactNode {
  const end = useWrite('delete', '/sessions/{id}');
  return (
    <ConfirmDialog
      title={`End the session of ${deviceOf(session)}?`}
      action="End session"
      onClose={onClose}
      done="The session has ended."
      onConfirm={() => end.mutateAsync({ path: { id: session.id } })}
    >
      Whoever is signed in there has to sign in again.
    </ConfirmDialog>
  );
}

const blank = { current_password: '', password: '' };

function PasswordPanel(): ReactNode {
  const toast = useToast();
  const change = useWrite('post', '/password/change');
  return (
    <Panel title="Change your password" note="You stay signed in here and are signed out everywhere else.">
      <Form
        label="Change your password"
        initial={blank}
        onSubmit={async (values, form) => {
          await change.mutateAsync({ body: values });
          form.reset(blank);
          toast('Your password is changed. We told you by mail as well.');
        }}
      >
        <TextInput
          name="current_password"
          label="Current password"
          type="password"
          autoComplete="current-password"
          isRequired="Enter the password you have now."
        />
        <TextInput
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="12 characters or more."
          isRequired="Enter a new password."
        />
        <div className="form__actions">
          <Button type="submit" kind="primary" isBusy={change.isPending}>
            Change password
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
