import { keep, readKept } from '../kept.ts';

/** What a device keeps of a person: named by what was kept first. */
export const keptDatabase = (userId: string): string => `muster.expenses.${userId}`;

/** Set while something of it waits to be sent, or was refused: without it nobody has to look. */
const flag = (userId: string): string => `expenses.${userId}`;

const listeners = new Set<() => void>();

export const isWaiting = (userId: string): boolean => readKept(flag(userId)) !== null;

export function setWaiting(userId: string, is: boolean): void {
  if (is !== isWaiting(userId)) keep(flag(userId), is ? '1' : null);
  for (const listener of listeners) listener();
}

/** Also of what other pages of this browser keep. */
export function subscribeToKept(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What the app showed last is forgotten with its person, and what they began; what they asked to be sent is kept until they are back. */
export function forgetPerson(userId: string | null): void {
  keep('seen', null);
  if (userId === null || isWaiting(userId)) return;
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(keptDatabase(userId));
}
