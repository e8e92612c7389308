import { useLoad, type Loaded } from './ui/use-load.ts';

const kept = new Map<string, Promise<unknown>>();

/** What many screens need and seldom changes, such as the departments: asked once, until it is forgotten. */
export function useShared<T>(name: string, load: () => Promise<T>): Loaded<T> {
  return useLoad(name, () => {
    let found = kept.get(name) as Promise<T> | undefined;
    if (!found) {
      found = load();
      kept.set(name, found);
      found.catch(() => kept.delete(name));
    }
    return found;
  });
}

export const forget = (name: string): void => {
  kept.delete(name);
};

/** For whoever signs in next. */
export const forgetAll = (): void => kept.clear();
