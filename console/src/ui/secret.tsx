import type { ReactNode } from 'react';
import { CopyButton } from './button.tsx';
import './secret.css';

/** What is on a screen once, and how to take it along. */
export const Secret = ({ text, copy }: { readonly text: string; readonly copy: string }): ReactNode => (
  <div className="secret">
    <code className="secret__text" data-secret>
      {text}
    </code>
    <CopyButton text={text} label={copy} />
  </div>
);
