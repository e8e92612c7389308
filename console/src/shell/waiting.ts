import { type Data, useRead } from '../client/hooks.ts';
import { useCan } from '../session.tsx';

export type Waiting = Data<'/inbox/count'>;

/** The stream says when it changed; this is for when it says nothing. */
const lookEveryMs = 5 * 60_000;

/** What waits for the person and what they have not read; null while no one knows. */
export function useWaiting(): Waiting | null {
  const can = useCan();
  const { data } = useRead('/inbox/count', {}, { isEnabled: can('inbox.count'), refetchEveryMs: lookEveryMs });
  return data ?? null;
}

/** What waits in the inbox; null while no one knows. */
export const useWaitingCount = (): number | null => useWaiting()?.total ?? null;
