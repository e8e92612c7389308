import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../session.tsx';
import { useTaps } from './use-clock.ts';

/** Rare, and with a dialog: fetched if there is one. */
const RefusedTapNotices = lazy(() =>
  import('./refused-tap-notices.tsx').then((module) => ({ default: module.RefusedTapNotices })),
);

/** Taps that the server does not take, above every screen until their person has decided what becomes of them. */
export function RefusedTaps(): ReactNode {
  const { user } = useSession();
  if (useTaps(user.id).every(({ refusal }) => refusal === undefined)) return null;
  return (
    <Suspense>
      <RefusedTapNotices />
    </Suspense>
  );
}
