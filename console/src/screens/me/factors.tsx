import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { hasPasskeys, isNumericHost, namedAddress } from '../../client/passkeys.ts';
import { useFormat } from '../../format.ts';
import { useSession } from '../../session.tsx';
import { factorsTexts, setUpTexts } from '../../texts/factors.ts';
import { ownProviderTexts } from '../../texts/identity.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { Pending } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpCodes } from './set-up-codes.tsx';
import '../../ui/member-list.css';

type Factors = Data<'/factors'>;
type Passkey = Factors['passkeys'][number];

/** Passkeys and one-time codes of the person. */
export function FactorPanels(): ReactNode {
  const read = useRead('/factors');
  if (!read.data)
    return (
      <Panel title={factorsTexts.title} note={factorsTexts.note}>
        <Pending read={read} />
      </Panel>
    );
  return (
    <>
      <PasskeysPanel factors={read.data} onChanged={read.reload} />
      <CodesPanel factors={read.data} onChanged={read.reload} />
      {read.data.providers.length > 0 && <ProvidersPanel factors={read.data} />}
    </>
  );
}

/** The company's own sign-in, by which the person is known. */
function ProvidersPanel({ factors }: { readonly factors: Factors }): ReactNode {
  const format = useFormat();
  return (
    <Panel title={ownProviderTexts.title} note={ownProviderTexts.note}>
      <ul className="members">
        {factors.providers.map(({ id, name, linked_at, last_used_at }) => (
          <li key={id}>
            <span className="who__text">
              <span>{name}</span>
              <span className="who__small">
                {ownProviderTexts.line(format.day(format.dayOf(linked_at)), format.instant(last_used_at))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface PanelProps {
  readonly factors: Factors;
  readonly onChanged: () => void;
}

function PasskeysPanel({ factors, onChanged }: PanelProps): ReactNode {
  const toast = useToast();
  const [asked, setAsked] = useState<'add' | { readonly renamed: Passkey } | { readonly removed: Passkey } | null>(
    null,
  );
  const close = (): void => setAsked(null);
  return (
    <Panel
      title={factorsTexts.passkeys}
      note={factorsTexts.note}
      actions={hasPasskeys() && <Button onClick={() => setAsked('add')}>{factorsTexts.add}</Button>}
    >
      {factors.is_required && <Notice>{factorsTexts.isRequired}</Notice>}
      {!hasPasskeys() && <WhyNone />}
      {factors.passkeys.length === 0 ? (
        <p className="quiet">{factorsTexts.noPasskeys}</p>
      ) : (
        <ul className="members">
          {factors.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setAsked({ renamed: passkey })}
              onRemove={() => setAsked({ removed: passkey })}
            />
          ))}
        </ul>
      )}
      {asked === 'add' && (
        <Dialog title={factorsTexts.addTitle} onClose={close}>
          <NewPasskey
            onCancel={close}
            onDone={() => {
              toast(factorsTexts.wasAdded);
              onChanged();
              close();
            }}
          />
        </Dialog>
      )}
      {asked !== null && asked !== 'add' && 'renamed' in asked && (
        <RenameDialog passkey={asked.renamed} onClose={close} />
      )}
      {asked !== null && asked !== 'add' && 'removed' in asked && (
        <RemoveDialog passkey={asked.removed} onClose={close} />
      )}
    </Panel>
  );
}

/** What keeps passkeys away, and where they work. */
function WhyNone(): ReactNode {
  const address = namedAddress();
  return (
    <Notice>
      {isNumericHost() ? factorsTexts.numericHost : factorsTexts.unsupported}{' '}
      {address !== null && <a href={`${address}/me/security`}>{factorsTexts.openAt(address)}</a>}
    </Notice>
  );
}

function PasskeyRow({
  passkey,
  onRename,
  onRemove,
}: {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}): ReactNode {
  const format = useFormat();
  const used =
    passkey.last_used_at === null
      ? factorsTexts.neverUsed
      : factorsTexts.lastUsed(format.instant(passkey.last_used_at));
  return (
    <li>
      <span className="who__text">
        <span>{passkey.name}</span>
        <span className="who__small">
          {[factorsTexts.added(format.day(format.dayOf(passkey.created_at))), used].join(', ')}
        </span>
      </span>
      <span className="form__actions">
        <Button size="small" aria-label={factorsTexts.renameNamed(passkey.name)} onClick={onRename}>
          {factorsTexts.rename}
        </Button>
        <Button size="small" kind="quiet-danger" aria-label={factorsTexts.removeNamed(passkey.name)} onClick={onRemove}>
          {factorsTexts.remove}
        </Button>
      </span>
    </li>
  );
}

interface PasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

function RenameDialog({ passkey, onClose }: PasskeyDialogProps): ReactNode {
  const rename = useWrite('patch', '/passkeys/{id}');
  return (
    <FormDialog
      title={factorsTexts.renameTitle}
      action={factorsTexts.save}
      done={factorsTexts.isRenamed}
      initial={{ name: passkey.name }}
      onSubmit={({ name }) => rename.mutateAsync({ path: { id: passkey.id }, body: { name } })}
      onClose={onClose}
    >
      <TextInput name="name" label={setUpTexts.passkeyName} maxLength={100} isRequired={setUpTexts.passkeyNameNeeded} />
    </FormDialog>
  );
}

function RemoveDialog({ passkey, onClose }: PasskeyDialogProps): ReactNode {
  const remove = useWrite('delete', '/passkeys/{id}');
  return (
    <ConfirmDialog
      title={factorsTexts.removeTitle(passkey.name)}
      action={factorsTexts.remove}
      done={factorsTexts.isRemoved}
      onConfirm={() => remove.mutateAsync({ path: { id: passkey.id } })}
      onClose={onClose}
    >
      {factorsTexts.removeText}
    </ConfirmDialog>
  );
}

function CodesPanel({ factors, onChanged }: PanelProps): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const turnOff = useWrite('delete', '/one-time-codes');
  const renew = useWrite('post', '/recovery-codes');
  const [asked, setAsked] = useState<'set-up' | 'renew' | 'turn-off' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = (): void => {
    setAsked(null);
    setCodes(null);
    onChanged();
  };
  const since = factors.codes_since;
  return (
    <>
      <Panel
        title={factorsTexts.codes}
        note={
          since === null
            ? factorsTexts.codesOff
            : [
                factorsTexts.codesOn(format.day(format.dayOf(since))),
                factorsTexts.recoveryLeft(factors.recovery_codes_left),
              ].join(' ')
        }
        actions={
          since === null ? (
            <Button onClick={() => setAsked('set-up')}>{factorsTexts.setUpCodes}</Button>
          ) : (
            <>
              <Button onClick={() => setAsked('renew')}>{factorsTexts.newRecoveryCodes}</Button>
              <Button kind="quiet-danger" onClick={() => setAsked('turn-off')}>
                {factorsTexts.turnOff}
              </Button>
            </>
          )
        }
      />
      {asked === 'set-up' && (
        <Dialog title={factorsTexts.setUpCodes} onClose={close}>
          <SetUpCodes email={user.email} onDone={close} onCancel={close} />
        </Dialog>
      )}
      {asked === 'renew' && codes === null && (
        <ConfirmDialog
          title={factorsTexts.newRecoveryTitle}
          action={factorsTexts.make}
          isDangerous={false}
          onConfirm={async () => setCodes((await renew.mutateAsync({})).recovery_codes)}
          onClose={close}
        >
          {factorsTexts.newRecoveryText}
        </ConfirmDialog>
      )}
      {codes && (
        <Dialog title={factorsTexts.newRecoveryCodes} onClose={close}>
          <RecoveryCodes codes={codes} email={user.email} onDone={close} />
        </Dialog>
      )}
      {asked === 'turn-off' && (
        <ConfirmDialog
          title={factorsTexts.turnOffTitle}
          action={factorsTexts.turnOff}
          done={factorsTexts.areOff}
          onConfirm={() => turnOff.mutateAsync({})}
          onClose={close}
        >
          {factorsTexts.turnOffText}
        </ConfirmDialog>
      )}
    </>
  );
}
