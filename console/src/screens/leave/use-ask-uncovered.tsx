import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { readOptions } from '../../client/hooks.ts';
import { useCan } from '../../session.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';

const UncoveredDialog = lazy(() => import('./uncovered.tsx').then((module) => ({ default: module.UncoveredDialog })));

/**
 * Once leave stands, whoever plans its person is asked what becomes of the shifts that it meets: `ask` tells whether there are
 * any, and `dialog` shows them until it was answered.
 */
export function useAskUncovered(onAnswered: () => void): {
  readonly ask: (leaveId: string, person: NamedPerson | null) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const can = useCan();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<{ readonly id: string; readonly person: NamedPerson } | null>(null);
  return {
    ask: async (id, person) => {
      if (person === null || !can('schedule.uncovered')) return false;
      const { data } = await queries.query(readOptions('/leaves/{id}/uncovered-shifts', { path: { id } }));
      if (data.shifts.length === 0) return false;
      setAsked({ id, person });
      return true;
    },
    dialog: asked !== null && (
      <Suspense>
        <UncoveredDialog
          leaveId={asked.id}
          person={asked.person}
          onClose={() => {
            setAsked(null);
            onAnswered();
          }}
        />
      </Suspense>
    ),
  };
}
