import { type ReactNode, useEffect, useState } from 'react';
import { ApiError, fieldError } from '../../client/error.ts';
import { type Data, write } from '../../client/hooks.ts';
import { Link, navigate } from '../../router.tsx';
import { useSessionControl } from '../../session.tsx';
import { joinTexts } from '../../texts/accounts.ts';
import { setPasswordTexts } from '../../texts/sessions.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton, TextInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Entrance } from './entrance.tsx';
import { forgetLinkToken, takeLinkToken } from './link-token.ts';

type Owner = Data<'/password-link/owner', 'post'>;

export function Screen(): ReactNode {
  const [token] = useState(takeLinkToken);
  const [isWorthless, setIsWorthless] = useState(token === null);
  const { refresh } = useSessionControl();
  const [owner, setOwner] = useState<Owner | null>(null);
  useEffect(() => {
    if (token === null) return;
    write('post', '/password-link/owner', { body: { link_token: token } }).then(
      ({ data }) => setOwner(data),
      (error: unknown) => {
        if (error instanceof ApiError && error.field === 'link_token') setIsWorthless(true);
      },
    );
  }, [token]);
  const submit = async ({ password, again }: { password: string; again: string }): Promise<void> => {
    if (password !== again) throw fieldError('again', setPasswordTexts.theTwoPasswordsDiffer);
    let isSignedIn = false;
    try {
      const answer = await write('post', '/password', { body: { link_token: token ?? '', password } });
      isSignedIn = answer.data.is_signed_in;
    } catch (error) {
      if (!(error instanceof ApiError) || error.field !== 'link_token') throw error;
      setIsWorthless(true);
      return;
    }
    forgetLinkToken();
    // Setting a password ends every session of the person, the one in this browser too.
    await refresh();
    navigate(isSignedIn ? '/' : '/sign-in?password=set', { replace: true });
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
  const join = (): void => {
    forgetLinkToken();
    navigate('/me/security');
  };
  if (owner?.has_account === true) {
    return (
      <Entrance title={joinTexts.title(owner.organization)} lead={joinTexts.text(owner.email)}>
        <Button isWide kind="primary" onClick={join}>
          {joinTexts.signIn}
        </Button>
      </Entrance>
    );
  }
  return (
    <Entrance
      title={
        owner?.is_first === true
          ? setPasswordTexts.welcome(owner.name, owner.organization)
          : setPasswordTexts.setYourPassword
      }
      lead={owner ? setPasswordTexts.accountOf(owner.email) : setPasswordTexts.setYourPasswordLead}
    >
      <Form initial={{ password: '', again: '' }} onSubmit={submit}>
        {/* Password managers keep it under this name. */}
        <input type="email" autoComplete="username" value={owner?.email ?? ''} readOnly hidden />
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
        <SubmitButton isWide>
          {owner?.is_first === true ? setPasswordTexts.setAndSignIn : setPasswordTexts.setPassword}
        </SubmitButton>
      </Form>
    </Entrance>
  );
}
