import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { Link } from '../../router.tsx';
import { useSessionControl } from '../../session.tsx';
import { emailTexts } from '../../texts/factors.ts';
import { Form, SubmitButton } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Entrance } from './entrance.tsx';
import { forgetLinkToken, takeLinkToken } from './link-token.ts';
import { useThrottle } from './throttled.tsx';

/** A link about an e-mail address. It asks first: programs that look at mail open links as well. */
export function EmailLink({
  title,
  text,
  action,
  onSend,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onSend: (token: string) => Promise<string>;
  /** What is said once it is done, of the address that holds now. */
  readonly children: (email: string) => ReactNode;
}): ReactNode {
  const [token] = useState(takeLinkToken);
  const [isWorthless, setIsWorthless] = useState(token === null);
  const [email, setEmail] = useState<string | null>(null);
  const { refresh } = useSessionControl();
  const throttle = useThrottle();
  const send = async (): Promise<void> => {
    try {
      setEmail(await onSend(token ?? ''));
    } catch (error) {
      if (!(error instanceof ApiError) || error.field !== 'link_token') throw error;
      setIsWorthless(true);
      return;
    }
    forgetLinkToken();
    await refresh();
  };
  return (
    <Entrance
      title={title}
      lead={email === null && !isWorthless ? text : undefined}
      foot={<Link to="/sign-in">{emailTexts.toSignIn}</Link>}
    >
      {isWorthless && <Notice tone="warning">{emailTexts.worthless}</Notice>}
      {email !== null && <Notice tone="success">{children(email)}</Notice>}
      {!isWorthless && email === null && (
        <Form initial={{}} onSubmit={() => throttle.guard(send)}>
          {throttle.notice}
          <SubmitButton isWide isDisabled={throttle.isBlocked}>
            {action}
          </SubmitButton>
        </Form>
      )}
    </Entrance>
  );
}
