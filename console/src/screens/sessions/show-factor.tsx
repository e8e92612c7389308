import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { write } from '../../client/hooks.ts';
import { hasPasskeys, passkeyToConfirm } from '../../client/passkeys.ts';
import { passkeyTexts, showFactorTexts } from '../../texts/factors.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton, TextInput } from '../../ui/forms.tsx';
import { Modal } from '../../ui/modal.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { useThrottle } from './throttled.tsx';

/** The password or a passkey once more, over whatever someone is doing; what waits for it goes on then. */
export function ShowFactor({
  email,
  onSettled,
}: {
  readonly email: string;
  readonly onSettled: (isShown: boolean) => void;
}): ReactNode {
  const throttle = useThrottle();
  return (
    <Modal title={showFactorTexts.title} onWayOut={() => onSettled(false)}>
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
    </Modal>
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
