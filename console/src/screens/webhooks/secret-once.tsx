import type { ReactNode } from 'react';
import { secretOnceTexts } from '../../texts/webhooks.ts';
import { Notice } from '../../ui/notice.tsx';
import { Secret } from '../../ui/secret.tsx';

/** The one time a signing secret is on a screen. */
export const SecretOnce = ({ secret }: { readonly secret: string }): ReactNode => (
  <>
    <Notice tone="warning">{secretOnceTexts.copyTheSigningSecretNow}</Notice>
    <Secret text={secret} copy={secretOnceTexts.copySecret} />
  </>
);
