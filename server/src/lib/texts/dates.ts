import { asWritten, localeOf } from './locale.ts';
import type { Language } from './texts.ts';

const writers = new Map<string, Intl.DateTimeFormat>();

function writerFor(language: Language, country: string): Intl.DateTimeFormat {
  const locale = localeOf(language, country);
  let writer = writers.get(locale);
  if (!writer) {
    writer = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
    writers.set(locale, writer);
  }
  return writer;
}

/** Calendar days for people to read: "Mar 3, 2026", "Mar 3 – 5, 2026". */
export function writeDays(language: Language, country: string, start: string, end = start): string {
  const writer = writerFor(language, country);
  const [first, last] = [new Date(start), new Date(end)];
  return asWritten(localeOf(language, country), start === end ? writer.format(first) : writer.formatRange(first, last));
}
