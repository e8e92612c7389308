import type { ReactNode } from 'react';
import { useWaitingCount } from './waiting.ts';

/** How many things wait for the person. */
export function Badge(): ReactNode {
  const count = useWaitingCount();
  if (count === null || count === 0) return null;
  return (
    <span className="badge">
      {count > 99 ? '99+' : count}
      <span className="only-read-aloud"> waiting</span>
    </span>
  );
}
