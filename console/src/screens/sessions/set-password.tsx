import { type ReactNode, useState } from 'react';
import { ApiError, fieldError } from '../../client/error.ts';
import { write } from '../../client/hooks.ts';
import { Link, navigate } from '../../router.tsx';
import { useSessionControl } from '../../session.tsx';
import { setPasswordTexts } from '../../texts/sessions.ts';
import { Form, SubmitButton, TextInput } from '../../ui/forms.tsx';
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
  const submit = async ({ password, again }: { password: string; again: string }): Promise<void> => {
    if (password !== again) throw fieldError('again', setPasswordTexts.theTwoPasswordsDiffer);
    try {
      await write('post', '/password', { body: { link_token: token ?? '', password } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.field !== 'link_token') throw error;
      setIsWorthless(true);
      return;
    }
    linkToken = null;
    // Setting a password ends every session of the person, the one in this browser too.
    await refresh();
    navigate('/sign-in?password=set', { replace: true });
  };
  if (isWorthless) {
    return (
      <Entrance
        title={setPasswordTexts.setYourPassword}
        foot={<Link to="/sign-in">{setPasswordTexts.backToSignIn}</Link>}
      >
        <Notice tone="warning">
          {setPasswordTexts.thisLinkIsNotComplete} <Link to="/forgot-password">{setPasswordTexts.askForANew}</Link>.
        </Notice>
      </Entrance>
    );
  }
  return (
    <Entrance title={setPasswordTexts.setYourPassword} lead={setPasswordTexts.setYourPasswordLead}>
      <Form initial={{ password: '', again: '' }} onSubmit={submit}>
        <TextInput
          name="password"
          label={setPasswordTexts.newPassword}
          type="password"
          autoComplete="new-password"
          isRequired={setPasswordTexts.chooseAPassword}
          autoFocus
        />
        <TextInput
          name="again"
          label={setPasswordTexts.newPasswordOnceMore}
          type="password"
          autoComplete="new-password"
          isRequired={setPasswordTexts.typeThePasswordASecond}
        />
        <SubmitButton isWide>{setPasswordTexts.setPassword}</SubmitButton>
      </Form>
    </Entrance>
  );
}
