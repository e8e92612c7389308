import { type ReactNode, useEffect, useState } from 'react';
import { write } from '../../client/hooks.ts';
import { openProviderWindow, whenTold } from '../../client/provider.ts';
import { useSessionControl } from '../../session.tsx';
import { providerTexts } from '../../texts/identity.ts';
import { signInAgainTexts } from '../../texts/sessions.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextInput } from '../../ui/forms.tsx';
import { type Asked, PasskeyButton, SecondStep, waysAsked } from './second-step.tsx';

/** The password in place, over whatever someone was doing. */
export function SignInAgain({ email, onLeave }: { readonly email: string; readonly onLeave: () => void }): ReactNode {
  const { signIn } = useSessionControl();
  const [asked, setAsked] = useState<Asked | null>(null);
  const enter = async (password: string): Promise<void> => {
    try {
      await signIn(email, password);
    } catch (error) {
      const ways = waysAsked(error);
      if (!ways) throw error;
      setAsked({ email, password, ways });
    }
  };
  return (
    <Dialog title={signInAgainTexts.yourSessionHasEnded} onClose={() => undefined} isModalOnly>
      {asked ? (
        <SecondStep asked={asked} onBack={() => setAsked(null)} />
      ) : (
        <Form initial={{ password: '' }} onSubmit={({ password }) => enter(password)}>
          <p>{signInAgainTexts.signInAgainToGo}</p>
          <TextInput
            name="password"
            label={signInAgainTexts.passwordOf(email)}
            type="password"
            autoComplete="current-password"
            isRequired
            autoFocus
          />
          <PasskeyButton />
          <ProviderButtons email={email} />
          <div className="form__actions form__actions--end">
            <Button onClick={onLeave}>{signInAgainTexts.leave}</Button>
            <Button type="submit" kind="primary">
              {signInAgainTexts.signIn}
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}

/** In a window of its own, so that what was typed here stays; this one hears of it and goes on. */
function ProviderButtons({ email }: { readonly email: string }): ReactNode {
  const { refresh } = useSessionControl();
  const [providers, setProviders] = useState<readonly { readonly id: string; readonly name: string }[]>([]);
  useEffect(() => {
    // Without an answer the password is still there.
    write('post', '/session/ways', { body: { email } }).then(
      ({ data }) => setProviders(data.providers),
      () => undefined,
    );
    return whenTold('signed-in', () => void refresh());
  }, [email, refresh]);
  return providers.map(({ id, name }) => (
    <Button key={id} isWide onClick={() => openProviderWindow(id, 'SIGN_IN')}>
      {providerTexts.continueWith(name)}
    </Button>
  ));
}
