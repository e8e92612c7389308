import { useState, type ReactNode } from 'react';
import { ApiError } from '../../api.ts';
import { Link, usePath, useQuery } from '../../router.tsx';
import { useSessionControl } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormView, useForm } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Entrance } from './entrance.tsx';
import { Throttled, useWait } from './throttled.tsx';

export function Screen(): ReactNode {
  const { signIn } = useSessionControl();
  const [query] = useQuery();
  const isNewPassword = usePath() === '/sign-in' && query.get('password') === 'set';
  const [blocked, setBlocked] = useState<ApiError | null>(null);
  const secondsLeft = useWait(blocked);
  const form = useForm({
    initial: { email: '', password: '' },
    required: { email: 'Enter your e-mail address.', password: 'Enter your password.' },
    submit: async ({ email, password }) => {
      try {
        await signIn(email.trim(), password);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 429) throw error;
        setBlocked(error);
      }
    },
  });
  return (
    <Entrance
      title="Sign in"
      lead="to your organization’s console"
      foot={<Link to="/forgot-password">Forgot your password?</Link>}
    >
      <FormView form={form}>
        {isNewPassword && !form.failure && <Notice tone="success">Your password is set. Sign in with it.</Notice>}
        {secondsLeft > 0 && <Throttled seconds={secondsLeft} />}
        <TextField
          field={form.bind('email')}
          label="E-mail address"
          type="email"
          autoComplete="username"
          autoFocus
          inputMode="email"
        />
        <TextField field={form.bind('password')} label="Password" type="password" autoComplete="current-password" />
        <Button type="submit" kind="primary" isWide isBusy={form.isBusy} disabled={secondsLeft > 0}>
          Sign in
        </Button>
      </FormView>
    </Entrance>
  );
}
