import type { ReactNode } from 'react';
import { CopyButton } from './button.tsx';
import './secret.css';

/** What is on a screen once, and how to take it along. */
export const Secret = ({
  text,
  copy,
  isLarge = false,
}: {
  readonly text: string;
  readonly copy: string;
  /** It is read from a screen and typed on another. */
  readonly isLarge?: boolean;
}): ReactNode => (
  <div className={isLarge ? 'secret secret--large' : 'secret'}>
    <code className="secret__text" data-secret>
      {text}
    </code>
    <CopyButton text={text} label={copy} />
  </div>
);
