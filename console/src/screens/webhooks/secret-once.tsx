import type { ReactNode } from 'react';
import { secretOnceTexts } from '../../texts/webhooks.ts';
import { CopyButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import '../tokens/tokens.css';

/** The one time a signing secret is on a screen. */
export const SecretOnce = ({ secret }: { readonly secret: string }): ReactNode => (
  <>
    <Notice tone="warning">{secretOnceTexts.copyTheSigningSecretNow}</Notice>
    <div className="secret">
      <code className="secret__text" data-secret>
        {secret}
      </code>
      <CopyButton text={secret} label={secretOnceTexts.copySecret} />
    </div>
  </>
);
