/** In memory alone: a reload forgets it, and nothing that reads the storage finds it. */
let token = '';
const listeners = new Set<() => void>();

export const readToken = (): string => token;

export function setToken(value: string): void {
  token = value.trim();
  for (const listener of listeners) listener();
}

/** Until the signal says otherwise. */
export function onToken(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
}
