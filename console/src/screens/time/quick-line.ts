import { readMinutes } from '../../format.ts';
import { fits, wordsOf } from '../../name-words.ts';

/** A line such as `hotel menu 1:30 tasting`: what it is booked on, how long, and what was done. */
export interface Line {
  readonly words: readonly string[];
  /** null: none was typed, so the clock is meant. */
  readonly minutes: number | null;
  /** Minutes after midnight, if times were typed and not a duration. */
  readonly from: number | null;
  readonly note: string;
}

/** `9-17` in minutes after midnight, and how long it is. */
interface Span {
  readonly from: number;
  readonly minutes: number;
}

const dayMinutes = 1440;
const halfDay = dayMinutes / 2;

const clockTime = String.raw`(\d{1,2})(?:\s?[:h]\s?(\d{2})|\s?h)?\s?([ap])?\.?(?:m\.?)?`;
/** `9-17`, `9:00–17:00`, `9 am to 5 pm`, `9 h à 17 h 30`: a whole word of its own, or several. */
const spans = new RegExp(
  String.raw`(?<=^|\s)${clockTime}\s*(?:[-–—]|\s(?:to|until|à|a)\s)\s*${clockTime}(?=$|\s)`,
  'giu',
);

function minuteOf(hours: string, minutes: string | undefined, half: string | undefined): number | null {
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  if (minute > 59 || hour > (half === undefined ? 24 : 12) || (half !== undefined && hour === 0)) return null;
  const shift = half === undefined ? 0 : half.toLowerCase() === 'p' ? (hour === 12 ? 0 : 12) : hour === 12 ? -12 : 0;
  return (hour + shift) * 60 + minute;
}

/** An end before the start is of the afternoon, or of the next day: `9-5` as `22-6`. */
function spanOf([, h1 = '', m1, half1, h2 = '', m2, half2]: RegExpExecArray): Span | null {
  const [start, end] = [minuteOf(h1, m1, half1), minuteOf(h2, m2, half2)];
  if (start === null || end === null || start >= dayMinutes || end > dayMinutes) return null;
  // `1-5pm` is of one afternoon; `9-5pm` begins in the morning.
  const isLater = half1 === undefined && half2?.toLowerCase() === 'p' && start + halfDay < end;
  const from = isLater ? start + halfDay : start;
  if (end > from) return { from, minutes: end - from };
  const isAfternoon = half1 === undefined && half2 === undefined && from <= halfDay && end < halfDay;
  const until = end + (isAfternoon && end + halfDay > from ? halfDay : dayMinutes);
  return until > from ? { from, minutes: until - from } : null;
}

/** The last times that stand in a text, and what is before and after them. */
export function findSpan(text: string): (Span & { readonly before: string; readonly after: string }) | null {
  for (const match of [...text.matchAll(spans)].reverse()) {
    const span = spanOf(match);
    if (!span) continue;
    return { ...span, before: text.slice(0, match.index), after: text.slice(match.index + match[0].length).trim() };
  }
  return null;
}

/** The last word that is a time parts what it was booked on from the note. */
export function readLine(text: string): Line {
  const span = findSpan(text);
  if (span && span.before.trim() !== '') {
    const { from, minutes, before, after } = span;
    return { words: wordsOf(before), minutes, from, note: after };
  }
  const words = wordsOf(text);
  const minutesOf = (word: string): number | null => {
    const minutes = /^\d/u.test(word) ? readMinutes(word) : null;
    return minutes !== null && minutes > 0 && minutes <= dayMinutes ? minutes : null;
  };
  const at = words.findLastIndex((word, index) => index > 0 && minutesOf(word) !== null);
  if (at === -1) return { words, minutes: null, from: null, note: '' };
  const [minutes, note] = [minutesOf(words[at] ?? ''), words.slice(at + 1).join(' ')];
  return { words: words.slice(0, at), minutes, from: null, note };
}

/** Words that begin none of the name: they are the task's. */
export const restOf = (name: string, words: readonly string[]): string[] => words.filter((word) => !fits(name, [word]));

/** A cell such as `1:30 tasting` or `9-17 tasting`: hours, and what follows them. null: no time that can be read. */
export function readCell(
  text: string,
): { readonly minutes: number; readonly from: number | null; readonly note: string } | null {
  const span = findSpan(text);
  if (span?.before.trim() === '') return { minutes: span.minutes, from: span.from, note: span.after };
  const words = wordsOf(text);
  if (words.length === 0) return { minutes: 0, from: null, note: '' };
  for (let at = words.length; at > 0; at--) {
    const minutes = readMinutes(words.slice(0, at).join(' '));
    if (minutes !== null) return { minutes, from: null, note: words.slice(at).join(' ') };
  }
  return null;
}
