import type { ReactNode } from 'react';
import { write } from '../../client/hooks.ts';
import { Link } from '../../router.tsx';
import { emailTexts } from '../../texts/factors.ts';
import { EmailLink } from './email-link.tsx';

export const Screen = (): ReactNode => (
  <EmailLink
    title={emailTexts.backTitle}
    text={emailTexts.backText}
    action={emailTexts.takeBack}
    onSend={async (token) =>
      (await write('post', '/email-change/take-back', { body: { link_token: token } })).data.email
    }
  >
    {(email) => (
      <>
        {emailTexts.tookBack(email)} <Link to="/forgot-password">{emailTexts.newPassword}</Link>
      </>
    )}
  </EmailLink>
);
