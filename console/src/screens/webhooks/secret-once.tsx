import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import '../tokens/tokens.css';

/** The one time a signing secret is on a screen. */
export const SecretOnce = ({ secret }: { readonly secret: string }): ReactNode => (
  <>
    <Notice tone="warning">
      Copy the signing secret now. It is shown this once; the receiver needs it to check that a message is from Muster.
    </Notice>
    <div className="secret">
      <code className="secret__text" data-secret>
        {secret}
      </code>
      <CopyButton text={secret} label="Copy secret" />
    </div>
  </>
);
