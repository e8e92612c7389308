import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan, useSession } from '../../session.tsx';
import { accessPanelTexts as texts } from '../../texts/factors.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CustomInput, TextAreaInput, TextInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import { fullName } from '../../words.ts';
import type { Person } from './record.ts';

type Asked = 'reset' | 'suspend' | 'restore' | 'email';

/** What those in charge can do about how a person gets in. */
export function AccessPanel({ person }: { readonly person: Person }): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null);
  const may = (operation: string): boolean => person.can?.includes(operation as never) === true;
  const close = (): void => setAsked(null);
  const offered = [
    { key: 'email', label: texts.changeEmail, isOpen: may('users.changeEmail') },
    { key: 'reset', label: texts.reset, isOpen: may('users.resetFactors') },
    { key: 'suspend', label: texts.suspend, isOpen: may('users.suspendAccess') },
    { key: 'restore', label: texts.restore, isOpen: may('users.restoreAccess') },
  ] as const;
  if (!offered.some(({ isOpen }) => isOpen)) return null;
  return (
    <>
      <Panel
        title={texts.title}
        note={texts.note}
        actions={offered
          .filter(({ isOpen }) => isOpen)
          .map(({ key, label }) => (
            <Button key={key} kind={key === 'suspend' ? 'quiet-danger' : undefined} onClick={() => setAsked(key)}>
              {label}
            </Button>
          ))}
      >
        {may('users.restoreAccess') && <Suspended person={person} />}
      </Panel>
      {asked === 'reset' && <ResetDialog person={person} onClose={close} />}
      {asked === 'suspend' && <SuspendDialog person={person} onClose={close} />}
      {asked === 'restore' && <RestoreDialog person={person} onClose={close} />}
      {asked === 'email' && <EmailDialog person={person} onClose={close} />}
    </>
  );
}

interface DialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Since when, and why. */
function Suspended({ person }: { readonly person: Person }): ReactNode {
  const can = useCan();
  const format = useFormat();
  const { data } = useRead('/users/{id}/access', { path: { id: person.id } }, { isEnabled: can('users.getAccess') });
  if (data?.suspended_at == null) return null;
  return (
    <Notice tone="warning">
      {texts.suspendedSince(format.instant(data.suspended_at), data.suspended_reason ?? '')}
    </Notice>
  );
}

function ResetDialog({ person, onClose }: DialogProps): ReactNode {
  const reset = useWrite('post', '/users/{id}/reset-factors');
  return (
    <ConfirmDialog
      title={texts.resetTitle(fullName(person))}
      action={texts.resetAction}
      done={texts.wasReset}
      onConfirm={() => reset.mutateAsync({ path: { id: person.id } })}
      onClose={onClose}
    >
      {texts.resetText}
    </ConfirmDialog>
  );
}

type GoesOn = Data<'/users/{id}/goes-on'>;

/** What of theirs would go on is shown, and asked about, before it is done. */
function SuspendDialog({ person, onClose }: DialogProps): ReactNode {
  const { user } = useSession();
  const suspend = useWrite('post', '/users/{id}/suspend-access');
  const goesOn = useRead('/users/{id}/goes-on', { path: { id: person.id } });
  return (
    <FormDialog
      title={texts.suspendTitle(fullName(person))}
      action={texts.suspend}
      done={texts.isSuspended}
      isDangerous
      needs={goesOn}
      initial={{ reason: '', next: user, kept: [] as readonly string[] }}
      onSubmit={({ reason, next, kept }) =>
        suspend.mutateAsync({
          path: { id: person.id },
          body: {
            reason: reason.trim(),
            hand_over_to_id: next.id,
            keep_token_ids: kept.filter((id) => id.startsWith('tok')),
            keep_deputy_ids: kept.filter((id) => id.startsWith('dpy')),
            keep_endpoint_ids: kept.filter((id) => id.startsWith('whe')),
          },
        })
      }
      onClose={onClose}
    >
      {texts.suspendText}
      <TextAreaInput name="reason" label={texts.reason} isRequired autoFocus />
      {goesOn.data && <WhatGoesOn goesOn={goesOn.data} left={[person.id]} />}
    </FormDialog>
  );
}

function WhatGoesOn({ goesOn, left }: { readonly goesOn: GoesOn; readonly left: readonly string[] }): ReactNode {
  const { service_accounts: accounts, tokens, deputies, webhook_endpoints: endpoints } = goesOn;
  const kept = [
    ...tokens.map(({ id, name, account }) => ({ id, label: texts.keepToken(name, account) })),
    ...deputies.map(({ id, name }) => ({ id, label: texts.keepDeputy(name) })),
    ...endpoints.map(({ id, host, owner }) => ({ id, label: texts.keepEndpoint(host, owner) })),
  ];
  return (
    <>
      {accounts.length > 0 && (
        <PersonInput
          name="next"
          label={texts.handOverTo}
          hint={texts.answersFor(accounts.map(({ name }) => name).join(', '))}
          left={left}
          isRequired
        />
      )}
      {kept.length > 0 && (
        <CustomInput<readonly string[]> name="kept" label={texts.goesOn} hint={texts.goesOnHint}>
          {({ value, set }) => (
            <div className="form__checks" role="group" aria-label={texts.goesOn}>
              {kept.map(({ id, label }) => (
                <label key={id} className="check">
                  <input
                    type="checkbox"
                    checked={value.includes(id)}
                    onChange={({ target: { checked } }) =>
                      set(checked ? [...value, id] : value.filter((one) => one !== id))
                    }
                  />
                  <span>{label}</span>
                </label>
              ))}
            </div>
          )}
        </CustomInput>
      )}
    </>
  );
}

function RestoreDialog({ person, onClose }: DialogProps): ReactNode {
  const restore = useWrite('post', '/users/{id}/restore-access');
  return (
    <ConfirmDialog
      title={texts.restoreTitle(fullName(person))}
      action={texts.restore}
      isDangerous={false}
      done={texts.isRestored}
      onConfirm={() => restore.mutateAsync({ path: { id: person.id } })}
      onClose={onClose}
    >
      {texts.restoreText}
    </ConfirmDialog>
  );
}

function EmailDialog({ person, onClose }: DialogProps): ReactNode {
  const change = useWrite('post', '/users/{id}/email-change');
  return (
    <FormDialog
      title={texts.emailTitle(fullName(person))}
      action={texts.sendLink}
      done={texts.linkSent}
      initial={{ email: '' }}
      onSubmit={({ email }) => change.mutateAsync({ path: { id: person.id }, body: { email: email.trim() } })}
      onClose={onClose}
    >
      <TextInput
        name="email"
        label={texts.newEmail}
        type="email"
        inputMode="email"
        hint={texts.emailHint}
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}
