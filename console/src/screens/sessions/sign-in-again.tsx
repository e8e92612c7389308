import type { ReactNode } from 'react';
import { useSessionControl } from '../../session.tsx';
import { signInAgainTexts } from '../../texts/sessions.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextInput } from '../../ui/forms.tsx';

/** The password in place, over whatever someone was doing. */
export function SignInAgain({ email, onLeave }: { readonly email: string; readonly onLeave: () => void }): ReactNode {
  const { signIn } = useSessionControl();
  return (
    <Dialog title={signInAgainTexts.yourSessionHasEnded} onClose={() => undefined} isModalOnly>
      <Form initial={{ password: '' }} onSubmit={({ password }) => signIn(email, password)}>
        <p>{signInAgainTexts.signInAgainToGo}</p>
        <TextInput
          name="password"
          label={signInAgainTexts.passwordOf(email)}
          type="password"
          autoComplete="current-password"
          isRequired
          autoFocus
        />
        <div className="form__actions form__actions--end">
          <Button onClick={onLeave}>{signInAgainTexts.leave}</Button>
          <Button type="submit" kind="primary">
            {signInAgainTexts.signIn}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
