import { useEffect } from 'react';
import { keep, readKept } from '../kept.ts';
import { isWithin } from '../navigation.ts';
import { usePath } from '../router.tsx';
import { useSession } from '../session.tsx';

/**
 * Whether the person uses what is there for programs: they have a token or an endpoint, or have asked for it, by opening one of its
 * screens on this device.
 */
export function useIsDeveloper(): boolean {
  const { user, uses } = useSession();
  const kept = `developers.${user.id}`;
  const isAsking = isWithin(usePath(), '/developers');
  useEffect(() => {
    if (isAsking) keep(kept, 'asked');
  }, [isAsking, kept]);
  return uses.developers || isAsking || readKept(kept) !== null;
}
