import type { ReactNode } from 'react';
import { useSessionControl } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextInput } from '../../ui/forms.tsx';

/** The password in place, over whatever someone was doing. */
export function SignInAgain({ email, onLeave }: { readonly email: string; readonly onLeave: () => void }): ReactNode {
  const { signIn } = useSessionControl();
  return (
    <Dialog title="Your session has ended" onClose={() => undefined} isModalOnly>
      <Form initial={{ password: '' }} onSubmit={({ password }) => signIn(email, password)}>
        <p>Sign in again to go on. Nothing you typed is lost.</p>
        <TextInput
          name="password"
          label={`Password of ${email}`}
          type="password"
          autoComplete="current-password"
          isRequired
          autoFocus
        />
        <div className="form__actions form__actions--end">
          <Button onClick={onLeave}>Leave</Button>
          <Button type="submit" kind="primary">
            Sign in
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
