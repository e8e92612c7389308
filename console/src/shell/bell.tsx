import { Bell as BellIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../router.tsx';
import { bellTexts } from '../texts/shell.ts';
import { useWaiting } from './waiting.ts';
import './bell.css';

/** Leads to what one was told of, and says how much of it is new. */
export function Bell(): ReactNode {
  const unread = useWaiting()?.unread_notifications ?? 0;
  const count = unread > 99 ? '99+' : String(unread);
  const label = unread === 0 ? bellTexts.none : unread > 99 ? bellTexts.many : bellTexts.some(unread);
  return (
    <Link to="/notifications" className="button button--quiet button--icon bell" aria-label={label} title={label}>
      <BellIcon size={18} aria-hidden="true" />
      {unread > 0 && (
        <span className="bell__count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
