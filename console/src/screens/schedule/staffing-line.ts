import { folded, wordsOf } from '../../name-words.ts';
import { findSpan } from '../time/quick-line.ts';

/** What a line such as `3 cooks Sat 17-22` says; what it does not say is not in it. */
export interface StaffingLine {
  readonly people?: string;
  readonly position?: string;
  /** From 1, Monday. */
  readonly weekday?: number;
  readonly from?: string;
  readonly to?: string;
}

interface Words {
  /** From Monday on. */
  readonly weekdays: readonly string[];
  /** Said beside what counts. */
  readonly skipped: readonly string[];
  /** What shifts and people are called. */
  readonly titles: readonly string[];
}

/** Shorter ones begin more than one day, or a job. */
const leastLetters = 3;

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const weekdayOf = (word: string, weekdays: readonly string[]): number | null => {
  const plain = folded(word).replace(/\.$/, '');
  if (plain.length < leastLetters) return null;
  const at = weekdays.findIndex((name) => folded(name).startsWith(plain) || plain === `${folded(name)}s`);
  return at === -1 ? null : at + 1;
};

const singular = (text: string): string =>
  wordsOf(folded(text))
    .map((word) => word.replace(/s$/, ''))
    .join(' ');

export function readStaffing(text: string, { weekdays, skipped, titles }: Words): StaffingLine {
  const span = findSpan(text);
  const [words, hours] = span
    ? [wordsOf(`${span.before} ${span.after}`), { from: clock(span.from), to: clock(span.from + span.minutes) }]
    : [wordsOf(text), {}];
  const rest: string[] = [];
  let [people, weekday]: [string | undefined, number | null] = [undefined, null];
  for (const word of words) {
    const count = /^(\d{1,3})[x×]?$/u.exec(word)?.[1];
    const day = weekdayOf(word, weekdays);
    if (count !== undefined && people === undefined) people = count;
    else if (day !== null && weekday === null) weekday = day;
    else if (!skipped.includes(folded(word)) && !/^[x×]$/u.test(word)) rest.push(word);
  }
  const typed = rest.join(' ');
  const position = titles.find((title) => singular(title) === singular(typed)) ?? typed;
  return {
    ...(people !== undefined && { people }),
    ...(weekday !== null && { weekday }),
    ...(position !== '' && { position }),
    ...hours,
  };
}
