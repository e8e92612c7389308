import { useSyncExternalStore } from 'react';
import { keep } from './kept.ts';

export type Theme = 'system' | 'light' | 'dark';
export type Density = 'compact' | 'comfortable';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A choice that stands on the root element, where the styles see it, and is kept for the next visit. */
function choiceOf<V extends string>(name: 'theme' | 'density', values: readonly V[], usual: V) {
  const read = (): V => {
    const value = document.documentElement.dataset[name] as V | undefined;
    return value !== undefined && values.includes(value) ? value : usual;
  };
  const choose = (value: V): void => {
    if (value === usual) document.documentElement.removeAttribute(`data-${name}`);
    else document.documentElement.setAttribute(`data-${name}`, value);
    keep(name, value === usual ? null : value);
    for (const listener of listeners) listener();
  };
  return (): [V, (value: V) => void] => [useSyncExternalStore(subscribe, read), choose];
}

export const useTheme = choiceOf<Theme>('theme', ['system', 'light', 'dark'], 'system');
export const useDensity = choiceOf<Density>('density', ['compact', 'comfortable'], 'compact');
