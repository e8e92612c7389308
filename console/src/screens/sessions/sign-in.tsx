import { type ReactNode, useState } from 'react';
import { Link, usePath, useQuery } from '../../router.tsx';
import { useSessionControl } from '../../session.tsx';
import { Form, SubmitButton, TextInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailInput, Entrance } from './entrance.tsx';
import { useThrottle } from './throttled.tsx';

export function Screen(): ReactNode {
  const { signIn } = useSessionControl();
  const [query] = useQuery();
  const [hasTried, setHasTried] = useState(false);
  const isNewPassword = usePath() === '/sign-in' && query.get('password') === 'set';
  const throttle = useThrottle();
  return (
    <Entrance
      title="Sign in"
      lead="to your organization’s console"
      foot={<Link to="/forgot-password">Forgot your password?</Link>}
    >
      <Form
        initial={{ email: '', password: '' }}
        onSubmit={({ email, password }) => {
          setHasTried(true);
          return throttle.guard(() => signIn(email.trim(), password));
        }}
      >
        {isNewPassword && !hasTried && <Notice tone="success">Your password is set. Sign in with it.</Notice>}
        {throttle.notice}
        <EmailInput />
        <TextInput
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          isRequired="Enter your password."
        />
        <SubmitButton isWide isDisabled={throttle.isBlocked}>
          Sign in
        </SubmitButton>
      </Form>
    </Entrance>
  );
}
