import { type ReactNode, useState } from 'react';
import { write } from '../../client/hooks.ts';
import { Link } from '../../router.tsx';
import { forgotPasswordTexts } from '../../texts/sessions.ts';
import { Form, SubmitButton } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailInput } from './email-input.tsx';
import { Entrance } from './entrance.tsx';
import { useThrottle } from './throttled.tsx';

export function Screen(): ReactNode {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const throttle = useThrottle();
  return (
    <Entrance
      title={forgotPasswordTexts.forgotYourPassword}
      lead={forgotPasswordTexts.forgotYourPasswordLead}
      foot={<Link to="/sign-in">{forgotPasswordTexts.backToSignIn}</Link>}
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
            {forgotPasswordTexts.sendTheLink}
          </SubmitButton>
        </Form>
      ) : (
        <Notice tone="success">{forgotPasswordTexts.ifThereIsAnAccount(sentTo)}</Notice>
      )}
    </Entrance>
  );
}
