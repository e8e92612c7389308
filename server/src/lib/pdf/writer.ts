import { writeDays } from '../texts/dates.ts';
import { localeOf, writeMoment, writeTime, writeWeekday } from '../texts/locale.ts';
import { type Language, type Message, say, sayTo } from '../texts/texts.ts';
import { Paper } from './paper.ts';

interface Place {
  readonly name: string;
  readonly country: string;
  readonly timezone: string;
}

export interface Writer {
  readonly say: (message: Message) => string;
  readonly moment: (instant: string) => string;
  readonly time: (instant: string) => string;
  readonly weekday: (day: string) => string;
  readonly days: (start: string, end: string) => string;
  readonly hours: (minutes: number) => string;
  readonly number: (value: number) => string;
}

/** How a reader writes words, hours, days and moments. */
export function writerFor(language: Language, { country, timezone }: Place): Writer {
  const locale = localeOf(language, country);
  const speak = (message: Message): string => sayTo({ language, audience: 'app' }, message);
  return {
    say: speak,
    moment: (instant) => writeMoment(locale, timezone, instant),
    time: (instant) => writeTime(locale, timezone, instant),
    weekday: (day) => writeWeekday(locale, day),
    days: (start, end) => writeDays(language, country, start, end),
    hours: (minutes) =>
      speak(say('papers.hours', { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') })),
    number: (value) => new Intl.NumberFormat(locale).format(value),
  };
}

/** Paper of an organization, with its name and the time at the foot. */
export function begunFor({
  title,
  language,
  organization,
  nowMs,
}: {
  readonly title: string;
  readonly language: Language;
  readonly organization: Place;
  readonly nowMs: number;
}): Promise<Paper> {
  const write = writerFor(language, organization);
  const { name, country } = organization;
  const made = write.moment(new Date(nowMs).toISOString());
  return Paper.begin({
    title,
    author: name,
    language,
    country,
    nowMs,
    foot: (page, of) => write.say(say('papers.foot', { organization: name, made, page, of })),
  });
}

export const pdfFile = (content: Buffer, fileName: string) => ({
  content,
  sizeBytes: content.length,
  mimeType: 'application/pdf',
  fileName,
});
