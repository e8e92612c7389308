/** What waits in the inbox; null while nobody knows. */
export const useWaitingCount = (): number | null => null;
