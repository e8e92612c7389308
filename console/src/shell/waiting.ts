import { type Data, useRead } from '../client/hooks.ts';
import { useCan } from '../session.tsx';

export type Waiting = Data<'/inbox/count'>;

/** The stream says when it changed; this is for when it says nothing. */
const lookEveryMs = 5 * 60_000;

function useCount() {
  const isOpen = useCan()('inbox.count');
  const { data, error } = useRead('/inbox/count', {}, { isEnabled: isOpen, refetchEveryMs: lookEveryMs });
  return { data, isAsked: isOpen && data === undefined && error === null };
}

/** What waits for the person and what they have not read; null while no one knows. */
export const useWaiting = (): Waiting | null => useCount().data ?? null;

/** Whether no answer has come yet: what would stand below it waits, so that nothing moves. */
export const useIsWaitingAsked = (): boolean => useCount().isAsked;

/** What waits in the inbox for the person before anyone else; null while no one knows. */
export const useWaitingCount = (): number | null => useWaiting()?.mine ?? null;
