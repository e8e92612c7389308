import { readMinutes } from '../../format.ts';
import { fits, wordsOf } from '../../name-words.ts';

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
  const words = wordsOf(text);
  const minutesOf = (word: string): number | null => {
    const minutes = /^\d/u.test(word) ? readMinutes(word) : null;
    return minutes !== null && minutes > 0 && minutes <= dayMinutes ? minutes : null;
  };
  const at = words.findLastIndex((word, index) => index > 0 && minutesOf(word) !== null);
  if (at === -1) return { words, minutes: null, note: '' };
  return { words: words.slice(0, at), minutes: minutesOf(words[at] ?? ''), note: words.slice(at + 1).join(' ') };
}

/** Words that begin none of the name: they are the task's. */
export const restOf = (name: string, words: readonly string[]): string[] => words.filter((word) => !fits(name, [word]));

/** A cell such as `1:30 tasting`: hours, and what follows them. null: no time that can be read. */
export function readCell(text: string): { readonly minutes: number; readonly note: string } | null {
  const words = wordsOf(text);
  if (words.length === 0) return { minutes: 0, note: '' };
  for (let at = words.length; at > 0; at--) {
    const minutes = readMinutes(words.slice(0, at).join(' '));
    if (minutes !== null) return { minutes, note: words.slice(at).join(' ') };
  }
  return null;
}
