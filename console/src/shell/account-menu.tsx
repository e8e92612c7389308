import { ChevronsUpDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { usePath } from '../router.tsx';
import { useSession } from '../session.tsx';
import { roleNames } from '../texts/names.ts';
import { Who } from '../ui/page.tsx';

// Opened by few visits: out of what everyone loads first.
const Choices = lazy(() => import('./account-choices.tsx').then((module) => ({ default: module.Choices })));

/** One's own face: what belongs to oneself, how the app looks, and the way out. */
export function AccountMenu({ isOpen: isAlwaysOpen = false }: { readonly isOpen?: boolean }): ReactNode {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(isAlwaysOpen);
  const path = usePath();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => setIsOpen(isAlwaysOpen), [path, isAlwaysOpen]);
  useEffect(() => {
    if (!isOpen || isAlwaysOpen) return;
    const close = (event: Event): void => {
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key === 'Escape' : !element.current?.contains(event.target as Node)) setIsOpen(false);
    };
    window.addEventListener('keydown', close);
    window.addEventListener('pointerdown', close);
    return () => {
      window.removeEventListener('keydown', close);
      window.removeEventListener('pointerdown', close);
    };
  }, [isOpen, isAlwaysOpen]);
  return (
    <div className="me" ref={element}>
      {isOpen && (
        <Suspense>
          <Choices id={id} />
        </Suspense>
      )}
      {!isAlwaysOpen && (
        <button
          type="button"
          className="me__button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Who person={user} small={roleNames[user.role]} />
          <ChevronsUpDown size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
