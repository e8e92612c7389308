import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { hasPasskeys, passkeyToSignIn } from '../../client/passkeys.ts';
import { useSessionControl } from '../../session.tsx';
import { passkeyTexts, secondStepTexts } from '../../texts/factors.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton, TextInput } from '../../ui/forms.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { useThrottle } from './throttled.tsx';

/** Whose password was right, and with what they go on. */
export interface Asked {
  readonly email: string;
  readonly password: string;
  readonly ways: readonly string[];
}

/** What the account asks for beside the password; null: it was refused for another reason. */
export function waysAsked(error: unknown): readonly string[] | null {
  if (!(error instanceof ApiError) || error.reason !== 'second_factor') return null;
  const { ways } = error.details;
  return Array.isArray(ways) ? ways.map(String) : [];
}

/** The second step of signing in: a code, or a passkey. */
export function SecondStep({ asked, onBack }: { readonly asked: Asked; readonly onBack: () => void }): ReactNode {
  const { signIn } = useSessionControl();
  const throttle = useThrottle();
  const takesCode = asked.ways.includes('code');
  return (
    <Form
      initial={{ code: '' }}
      onSubmit={({ code }) => throttle.guard(() => signIn(asked.email, asked.password, code.trim()))}
    >
      {throttle.notice}
      <p>{takesCode ? secondStepTexts.codeLead : secondStepTexts.passkeyLead}</p>
      {takesCode && (
        <>
          <TextInput
            name="code"
            label={secondStepTexts.code}
            hint={secondStepTexts.codeHint}
            autoComplete="one-time-code"
            isRequired={secondStepTexts.enterTheCode}
            autoFocus
          />
          <SubmitButton isWide isDisabled={throttle.isBlocked}>
            {secondStepTexts.goOn}
          </SubmitButton>
        </>
      )}
      {asked.ways.includes('passkey') && <PasskeyButton label={secondStepTexts.usePasskey} />}
      <Button isWide onClick={onBack}>
        {secondStepTexts.back}
      </Button>
      <p className="quiet">{secondStepTexts.lost}</p>
    </Form>
  );
}

/** Asks for a passkey at once. */
export function PasskeyButton({ label = passkeyTexts.signIn }: { readonly label?: string }): ReactNode {
  const { signInByPasskey } = useSessionControl();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | 'none' | null>(null);
  if (!hasPasskeys()) return null;
  const ask = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const answer = await passkeyToSignIn();
      if (answer) await signInByPasskey(answer);
      else setFailure('none');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      {failure === 'none' && <Notice>{passkeyTexts.none}</Notice>}
      {failure !== null && failure !== 'none' && <FailureNotice error={failure} />}
      <Button isWide isBusy={isBusy} onClick={() => void ask()}>
        {label}
      </Button>
    </>
  );
}
