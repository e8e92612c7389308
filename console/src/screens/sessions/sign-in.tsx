import { type ReactNode, useState } from 'react';
import { Link, usePath, useQuery } from '../../router.tsx';
import { useSessionControl } from '../../session.tsx';
import { signInTexts } from '../../texts/sessions.ts';
import { Form, SubmitButton, TextInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailInput, Entrance } from './entrance.tsx';
import { useThrottle } from './throttled.tsx';

export function Screen(): ReactNode {
  const { signIn, state } = useSessionControl();
  const [query] = useQuery();
  const [hasTried, setHasTried] = useState(false);
  const isNewPassword = usePath() === '/sign-in' && query.get('password') === 'set';
  const throttle = useThrottle();
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
          return throttle.guard(() => signIn(email.trim(), password));
        }}
      >
        {isNewPassword && !hasTried && <Notice tone="success">{signInTexts.yourPasswordIsSet}</Notice>}
        {throttle.notice}
        <EmailInput />
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
      </Form>
    </Entrance>
  );
}
