import { type ReactNode, useState } from 'react';
import { write } from '../../client/hooks.ts';
import { Link } from '../../router.tsx';
import { Form, SubmitButton } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailInput, Entrance } from './entrance.tsx';
import { useThrottle } from './throttled.tsx';

export function Screen(): ReactNode {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const throttle = useThrottle();
  return (
    <Entrance
      title="Forgot your password?"
      lead="We send you a link to set a new one."
      foot={<Link to="/sign-in">Back to sign in</Link>}
    >
      {sentTo === null ? (
        <Form
          initial={{ email: '' }}
          onSubmit={({ email }) =>
            throttle.guard(async () => {
              await write('post', '/password-link', { body: { email: email.trim() } });
              setSentTo(email.trim());
            })
          }
        >
          {throttle.notice}
          <EmailInput />
          <SubmitButton isWide isDisabled={throttle.isBlocked}>
            Send the link
          </SubmitButton>
        </Form>
      ) : (
        <Notice tone="success">
          If there is an account for {sentTo}, a link is on its way. It works once, for one hour.
        </Notice>
      )}
    </Entrance>
  );
}
