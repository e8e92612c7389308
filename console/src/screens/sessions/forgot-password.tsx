import { useState, type ReactNode } from 'react';
import { ApiError, send } from '../../api.ts';
import { Link } from '../../router.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormView, useForm } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Entrance } from './entrance.tsx';
import { Throttled, useWait } from './throttled.tsx';

export function Screen(): ReactNode {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [blocked, setBlocked] = useState<ApiError | null>(null);
  const secondsLeft = useWait(blocked);
  const form = useForm({
    initial: { email: '' },
    required: { email: 'Enter your e-mail address.' },
    submit: async ({ email }) => {
      try {
        await send('POST', '/password-link', { email: email.trim() });
        setSentTo(email.trim());
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 429) throw error;
        setBlocked(error);
      }
    },
  });
  return (
    <Entrance
      title="Forgot your password?"
      lead="We send you a link to set a new one."
      foot={<Link to="/sign-in">Back to sign in</Link>}
    >
      {sentTo === null ? (
        <FormView form={form}>
          {secondsLeft > 0 && <Throttled seconds={secondsLeft} />}
          <TextField
            field={form.bind('email')}
            label="E-mail address"
            type="email"
            autoComplete="username"
            autoFocus
            inputMode="email"
          />
          <Button type="submit" kind="primary" isWide isBusy={form.isBusy} disabled={secondsLeft > 0}>
            Send the link
          </Button>
        </FormView>
      ) : (
        <Notice tone="success">
          If there is an account for {sentTo}, a link is on its way. It works once, for one hour.
        </Notice>
      )}
    </Entrance>
  );
}
