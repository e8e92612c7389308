import type { Target } from './palette.tsx';

/** The people whom the text finds, best first. */
export function usePeopleFound(_text: string): readonly Target[] {
  return [];
}
