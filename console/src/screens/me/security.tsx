import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan } from '../../session.tsx';
import { signInsTexts } from '../../texts/factors.ts';
import { securityTexts } from '../../texts/me.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FoldedPanel } from '../../ui/folded-panel.tsx';
import { Form, TextInput } from '../../ui/forms.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Chip, Page, Panel } from '../../ui/page.tsx';
import { Pending } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { EmailPanel } from './email.tsx';
import { FactorPanels } from './factors.tsx';
import { OrganizationsPanel } from './organizations.tsx';
import '../../ui/member-list.css';

type OwnSession = Data<'/sessions'>['sessions'][number];

export function Screen(): ReactNode {
  const [sessions, factors] = [useRead('/sessions'), useRead('/factors')];
  const organizations = useRead('/account/organizations');
  const isComing = sessions.isLoading || factors.isLoading || organizations.isLoading;
  return (
    <Page title={securityTexts.security} lead={securityTexts.securityLead} isNarrow>
      <OrganizationsPanel />
      <SessionsPanel />
      <FactorPanels />
      {/* What stands above has its height first. */}
      {!isComing && <Further />}
    </Page>
  );
}

function Further(): ReactNode {
  const can = useCan();
  return (
    <>
      <PasswordPanel />
      <EmailPanel />
      <FoldedPanel title={signInsTexts.title} note={signInsTexts.note}>
        <SignIns />
      </FoldedPanel>
      <Panel
        title={securityTexts.apps}
        note={securityTexts.appsNote}
        actions={
          <ButtonLink to="/connected-apps" size="small">
            {securityTexts.openApps}
          </ButtonLink>
        }
      />
      {can('tokens.list') && (
        <Panel
          title={securityTexts.programs}
          note={securityTexts.programsNote}
          actions={
            <ButtonLink to="/developers/tokens" size="small">
              {securityTexts.openTokens}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

function SessionsPanel(): ReactNode {
  const read = useRead('/sessions');
  const [ending, setEnding] = useState<OwnSession | null>(null);
  return (
    <Panel title={securityTexts.whereYouAreSigned} note={securityTexts.whereYouAreSignedInNote}>
      {!read.data && (read.error ? <Failure error={read.error} retry={read.reload} /> : <Skeleton />)}
      <ul className="members members--told">
        {read.data?.sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {ending && <EndDialog session={ending} onClose={() => setEnding(null)} />}
    </Panel>
  );
}

const deviceOf = ({ device }: OwnSession): string => device ?? securityTexts.anUnknownDevice;

function SessionRow({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }): ReactNode {
  const format = useFormat();
  const details = [
    session.ip,
    securityTexts.signedIn(format.instant(session.created_at)),
    session.last_seen_at !== null && securityTexts.lastActive(format.instant(session.last_seen_at)),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <li>
      <span className="who__text">
        <span>
          {deviceOf(session)} {session.is_current && <Chip>{securityTexts.thisDevice}</Chip>}
        </span>
        <span className="who__small">{details}</span>
      </span>
      {!session.is_current && (
        <Button size="small" kind="quiet-danger" aria-label={securityTexts.endNamed(deviceOf(session))} onClick={onEnd}>
          {securityTexts.end}
        </Button>
      )}
    </li>
  );
}

function EndDialog({ session, onClose }: { readonly session: OwnSession; readonly onClose: () => void }): ReactNode {
  const end = useWrite('delete', '/sessions/{id}');
  return (
    <ConfirmDialog
      title={securityTexts.endTheSessionOf(deviceOf(session))}
      action={securityTexts.endSession}
      onClose={onClose}
      done={securityTexts.theSessionHasEnded}
      onConfirm={() => end.mutateAsync({ path: { id: session.id } })}
    >
      {securityTexts.anyoneSignedIn}
    </ConfirmDialog>
  );
}

const blank = { current_password: '', password: '' };

function PasswordPanel(): ReactNode {
  const toast = useToast();
  const change = useWrite('post', '/password/change');
  return (
    <Panel title={securityTexts.changeYourPassword} note={securityTexts.changeYourPasswordNote}>
      <Form
        label={securityTexts.changeYourPassword}
        initial={blank}
        onSubmit={async (values, form) => {
          await change.mutateAsync({ body: values });
          form.reset(blank);
          toast(securityTexts.yourPasswordIsChanged);
        }}
      >
        <TextInput
          name="current_password"
          label={securityTexts.currentPassword}
          type="password"
          autoComplete="current-password"
          isRequired={securityTexts.enterThePassword}
        />
        <TextInput
          name="password"
          label={securityTexts.newPassword}
          type="password"
          autoComplete="new-password"
          hint={securityTexts.n12CharactersOrMore}
          isRequired={securityTexts.enterANewPassword}
        />
        <div className="form__actions">
          <Button type="submit" kind="primary" isBusy={change.isPending}>
            {securityTexts.changePassword}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

/** When, how and from where someone signed in to the account. */
function SignIns(): ReactNode {
  const format = useFormat();
  const read = useRead('/sign-ins');
  return (
    <>
      {!read.data && <Pending read={read} />}
      {read.data?.sign_ins.length === 0 && <p className="quiet">{signInsTexts.none}</p>}
      <ul className="members members--told">
        {read.data?.sign_ins.map(({ id, way, device, ip, created_at }) => (
          <li key={id}>
            <span className="who__text">
              <span>{signInsTexts.ways[way]}</span>
              <span className="who__small">
                {[device ?? signInsTexts.anUnknownDevice, ip, format.instant(created_at)].filter(Boolean).join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
