import { useLoad, type Loaded } from './ui/use-load.ts';

/** Long enough for a walk through a few screens, short enough to see what others change. */
const keptMs = 30_000;

const kept = new Map<string, { readonly value: Promise<unknown>; readonly untilMs: number }>();

/** What many screens need and seldom changes, such as the departments: asked once in a while. */
export function useShared<T>(name: string, load: () => Promise<T>): Loaded<T> {
  return useLoad(name, () => {
    const known = kept.get(name);
    if (known && Date.now() < known.untilMs) return known.value as Promise<T>;
    const value = load();
    kept.set(name, { value, untilMs: Date.now() + keptMs });
    value.catch(() => kept.delete(name));
    return value;
  });
}

export const forget = (name: string): void => {
  kept.delete(name);
};

/** For whoever signs in next. */
export const forgetAll = (): void => kept.clear();
