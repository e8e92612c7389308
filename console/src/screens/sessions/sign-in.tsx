import { type ReactNode, useState } from 'react';
import { Link, usePath, useQuery } from '../../router.tsx';
import { useSessionControl } from '../../session.tsx';
import { secondStepTexts } from '../../texts/factors.ts';
import { signInTexts } from '../../texts/sessions.ts';
import { Form, SubmitButton, TextInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailInput } from './email-input.tsx';
import { Entrance } from './entrance.tsx';
import { type Asked, PasskeyButton, SecondStep, waysAsked } from './second-step.tsx';
import { useThrottle } from './throttled.tsx';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

export function Screen(): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null);
  if (asked) {
    return (
      <Entrance title={secondStepTexts.title}>
        <SecondStep asked={asked} onBack={() => setAsked(null)} />
      </Entrance>
    );
  }
  return <FirstStep onAsked={setAsked} />;
}

function FirstStep({ onAsked }: { readonly onAsked: (asked: Asked) => void }): ReactNode {
  const { signIn, state } = useSessionControl();
  const [query] = useQuery();
  const [hasTried, setHasTried] = useState(false);
  const isNewPassword = usePath() === '/sign-in' && query.get('password') === 'set';
  const throttle = useThrottle();
  usePasskeyAutofill();
  const enter = async (email: string, password: string): Promise<void> => {
    try {
      await signIn(email, password);
    } catch (error) {
      const ways = waysAsked(error);
      if (!ways) throw error;
      onAsked({ email, password, ways });
    }
  };
  return (
    <Entrance
      title={signInTexts.signIn}
      lead={signInTexts.toYourOrganizationsConsole}
      foot={
        <>
          <Link to="/forgot-password">{signInTexts.forgotYourPassword}</Link>
          {state.kind === 'signed-out' && state.offersSignUp === true && (
            <Link to="/sign-up">{signInTexts.beginAnOrganization}</Link>
          )}
        </>
      }
    >
      <Form
        initial={{ email: '', password: '' }}
        onSubmit={({ email, password }) => {
          setHasTried(true);
          return throttle.guard(() => enter(email.trim(), password));
        }}
      >
        {isNewPassword && !hasTried && <Notice tone="success">{signInTexts.yourPasswordIsSet}</Notice>}
        {throttle.notice}
        <EmailInput takesPasskey />
        <TextInput
          name="password"
          label={signInTexts.password}
          type="password"
          autoComplete="current-password"
          isRequired={signInTexts.enterYourPassword}
        />
        <SubmitButton isWide isDisabled={throttle.isBlocked}>
          {signInTexts.signIn}
        </SubmitButton>
        <PasskeyButton />
      </Form>
    </Entrance>
  );
}
