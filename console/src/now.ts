/** How far the time of a sandbox is ahead of that of the device; 0 everywhere else. */
let ahead = 0;
const listeners = new Set<() => void>();

export const aheadMs = (): number => ahead;
export const nowMs = (): number => Date.now() + ahead;

export function subscribeToAhead(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is less than a minute is the way there and back. */
export function setAhead(ms: number): void {
  if (Math.abs(ms - ahead) < 60_000) return;
  ahead = ms;
  for (const listener of listeners) listener();
}
