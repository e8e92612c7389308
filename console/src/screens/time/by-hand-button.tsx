import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCan } from '../../session.tsx';
import { handTexts as texts } from '../../texts/time-by-hand.ts';
import { Button } from '../../ui/button.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';

const ByHandDialog = lazy(() => import('./by-hand-dialog.tsx').then((module) => ({ default: module.ByHandDialog })));

/** For who leads people, where a tablet is broken or someone could not clock. */
export function ByHandButton({ person, day }: { readonly person?: NamedPerson; readonly day?: string }): ReactNode {
  const can = useCan();
  const [isOpen, setIsOpen] = useState(false);
  if (!can('timeEntries.recordFor')) return null;
  return (
    <>
      <Button icon="plus" onClick={() => setIsOpen(true)}>
        {person ? texts.recordTheirs : texts.record}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ByHandDialog
            entry={null}
            {...(person !== undefined && { person })}
            {...(day !== undefined && { day })}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
