import { useState, type ReactNode } from 'react';
import { ApiError, send } from '../../api.ts';
import { Link, navigate } from '../../router.tsx';
import { useSessionControl } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormView, useForm } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Entrance } from './entrance.tsx';

/** Once per page load: rendering twice must not lose it. */
let linkToken: string | null = null;

/** The secret behind the # of the link, taken out of the address bar and the history at once. */
function takeLinkToken(): string | null {
  const given = new URLSearchParams(window.location.hash.slice(1)).get('token');
  if (given !== null && given !== '') {
    linkToken = given;
    window.history.replaceState(null, '', window.location.pathname);
  }
  return linkToken;
}

export function Screen(): ReactNode {
  const [token] = useState(takeLinkToken);
  const [isWorthless, setIsWorthless] = useState(token === null);
  const { refresh } = useSessionControl();
  const form = useForm({
    initial: { password: '', again: '' },
    required: { password: 'Choose a password.', again: 'Type the password a second time.' },
    submit: async ({ password, again }) => {
      if (password !== again) {
        throw new ApiError(422, { error: { message: 'The two passwords differ.', details: { field: 'again' } } }, null);
      }
      try {
        await send('POST', '/password', { link_token: token, password });
      } catch (error) {
        if (!(error instanceof ApiError) || error.field !== 'link_token') throw error;
        setIsWorthless(true);
        return;
      }
      linkToken = null;
      // Setting a password ends every session of the person, so whoever was signed in here may no longer be.
      await refresh();
      navigate('/sign-in?password=set', { replace: true });
    },
  });
  if (isWorthless) {
    return (
      <Entrance title="Set your password" foot={<Link to="/sign-in">Back to sign in</Link>}>
        <Notice tone="warning">
          This link is not complete, was used before or has expired.{' '}
          <Link to="/forgot-password">Ask for a new one</Link>.
        </Notice>
      </Entrance>
    );
  }
  return (
    <Entrance title="Set your password" lead="At least 12 characters. A sentence is easy to remember.">
      <FormView form={form}>
        <TextField
          field={form.bind('password')}
          label="New password"
          type="password"
          autoComplete="new-password"
          autoFocus
        />
        <TextField
          field={form.bind('again')}
          label="New password, once more"
          type="password"
          autoComplete="new-password"
        />
        <Button type="submit" kind="primary" isWide isBusy={form.isBusy}>
          Set password
        </Button>
      </FormView>
    </Entrance>
  );
}
