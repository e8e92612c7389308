import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { type Data, useRead, write } from '../../client/hooks.ts';
import { hasPasskeys, passkeyToConfirm } from '../../client/passkeys.ts';
import { openProviderWindow, whenTold } from '../../client/provider.ts';
import { passkeyTexts, showFactorTexts } from '../../texts/factors.ts';
import { providerTexts, showAtProviderTexts } from '../../texts/identity.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton, TextInput } from '../../ui/forms.tsx';
import { Modal } from '../../ui/modal.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { Pending } from '../../ui/pending.tsx';
import { useThrottle } from './throttled.tsx';

interface ShowProps {
  readonly email: string;
  readonly onSettled: (isShown: boolean) => void;
}

/** A factor once more, over whatever someone is doing; what waits for it goes on then. */
export function ShowFactor({ email, onSettled }: ShowProps): ReactNode {
  const read = useRead('/session/confirm/ways');
  const ways = read.data;
  return (
    <Modal title={showFactorTexts.title} onWayOut={() => onSettled(false)}>
      {!ways && <Pending read={read} />}
      {ways?.provider && <AtProvider provider={ways.provider} onShown={() => onSettled(true)} />}
      {ways?.takes_password === true && <ByPassword email={email} onSettled={onSettled} />}
      {ways?.takes_password !== true && (
        <div className="form__actions form__actions--end">
          <Button onClick={() => onSettled(false)}>{showFactorTexts.cancel}</Button>
        </div>
      )}
    </Modal>
  );
}

/** In a window of its own, which tells this one when it is done. */
function AtProvider({
  provider,
  onShown,
}: {
  readonly provider: NonNullable<Data<'/session/confirm/ways'>['provider']>;
  readonly onShown: () => void;
}): ReactNode {
  useEffect(() => whenTold('confirmed', onShown), [onShown]);
  return (
    <>
      <p>{showAtProviderTexts.text}</p>
      <Button isWide kind="primary" onClick={() => openProviderWindow(provider.id, 'CONFIRM')}>
        {providerTexts.continueWith(provider.name)}
      </Button>
    </>
  );
}

function ByPassword({ email, onSettled }: ShowProps): ReactNode {
  const throttle = useThrottle();
  return (
    <Form
      initial={{ password: '' }}
      onSubmit={({ password }) =>
        throttle.guard(async () => {
          await write('post', '/session/confirm', { body: { password } });
          onSettled(true);
        })
      }
    >
      <p>{showFactorTexts.text}</p>
      {throttle.notice}
      {/* Password managers find it under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextInput
        name="password"
        label={showFactorTexts.password}
        type="password"
        autoComplete="current-password"
        isRequired={showFactorTexts.enterThePassword}
        autoFocus
      />
      <PasskeyInstead onShown={() => onSettled(true)} />
      <div className="form__actions form__actions--end">
        <Button onClick={() => onSettled(false)}>{showFactorTexts.cancel}</Button>
        <SubmitButton isDisabled={throttle.isBlocked}>{showFactorTexts.goOn}</SubmitButton>
      </div>
    </Form>
  );
}

function PasskeyInstead({ onShown }: { readonly onShown: () => void }): ReactNode {
  const [failure, setFailure] = useState<ApiError | 'none' | null>(null);
  if (!hasPasskeys()) return null;
  const ask = async (): Promise<void> => {
    setFailure(null);
    try {
      const passkey = await passkeyToConfirm();
      const isShown =
        passkey !== null && (await write('post', '/session/confirm', { body: { passkey } })).data.confirmed;
      if (isShown) onShown();
      else setFailure('none');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    }
  };
  return (
    <>
      {failure === 'none' && <Notice>{passkeyTexts.none}</Notice>}
      {failure !== null && failure !== 'none' && <FailureNotice error={failure} />}
      <Button isWide onClick={() => void ask()}>
        {showFactorTexts.usePasskey}
      </Button>
    </>
  );
}
