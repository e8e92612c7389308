import type { ReactNode } from 'react';
import { write } from '../../client/hooks.ts';
import { emailTexts } from '../../texts/factors.ts';
import { EmailLink } from './email-link.tsx';

export const Screen = (): ReactNode => (
  <EmailLink
    title={emailTexts.confirmTitle}
    text={emailTexts.confirmText}
    action={emailTexts.confirm}
    onSend={async (token) => (await write('post', '/email-change/confirm', { body: { link_token: token } })).data.email}
  >
    {(email) => emailTexts.confirmed(email)}
  </EmailLink>
);
