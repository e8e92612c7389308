import type { ReactNode } from 'react';
import { badgeTexts } from '../texts/shell.ts';
import { useWaitingCount } from './waiting.ts';

/** How many things wait for the person. */
export function Badge(): ReactNode {
  const count = useWaitingCount();
  if (count === null || count === 0) return null;
  return (
    <span className="badge">
      {count > 99 ? '99+' : count}
      <span className="only-read-aloud"> {badgeTexts.waiting}</span>
    </span>
  );
}
