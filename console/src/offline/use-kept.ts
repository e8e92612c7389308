import { useEffect, useState } from 'react';
import { useSession } from '../session.tsx';
import { type Kept, readKept } from './kept.ts';
import { subscribeToKept } from './waiting.ts';

/** What this device alone has of the person, as it changes. */
export function useKept(): readonly Kept[] {
  const { user } = useSession();
  const [kept, setKept] = useState<readonly Kept[]>([]);
  useEffect(() => {
    const read = (): void => void readKept(user.id).then(setKept);
    read();
    return subscribeToKept(read);
  }, [user.id]);
  return kept;
}
