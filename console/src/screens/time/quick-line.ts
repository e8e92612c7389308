import { readMinutes } from '../../format.ts';

/** A line such as `hotel menu 1:30 tasting`: what it is booked on, how long, and what was done. */
export interface Line {
  readonly words: readonly string[];
  /** null: none was typed, so the clock is meant. */
  readonly minutes: number | null;
  readonly note: string;
}

const dayMinutes = 1440;

/** The last word that is a time parts what it was booked on from the note. */
export function readLine(text: string): Line {
  const words = text.trim().split(/\s+/u).filter(Boolean);
  const minutesOf = (word: string): number | null => {
    const minutes = /^\d/u.test(word) ? readMinutes(word) : null;
    return minutes !== null && minutes > 0 && minutes <= dayMinutes ? minutes : null;
  };
  const at = words.findLastIndex((word, index) => index > 0 && minutesOf(word) !== null);
  if (at === -1) return { words, minutes: null, note: '' };
  return { words: words.slice(0, at), minutes: minutesOf(words[at] ?? ''), note: words.slice(at + 1).join(' ') };
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether each word that was typed begins a word of the name. */
export const fits = (name: string, words: readonly string[]): boolean => {
  const parts = folded(name).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => parts.some((part) => part.startsWith(folded(word))));
};

/** Words that begin none of the name: they are the task's. */
export const restOf = (name: string, words: readonly string[]): string[] => words.filter((word) => !fits(name, [word]));
