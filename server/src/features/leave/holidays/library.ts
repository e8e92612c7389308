import type Holidays from 'date-holidays';
import { addDays } from '../../../lib/days.ts';
import { type Language, languages } from '../../../lib/texts/texts.ts';
import { nameIn } from './names.ts';

/** A holiday as the law of a country or region has it. */
export interface LibraryDay {
  readonly date: string;
  /** In English: by it a day is known in every language. */
  readonly name: string;
  readonly names: Readonly<Record<Language, string>>;
}

const dayMs = 86_400_000;
/** Shorter ones, such as an afternoon off, leave a working day. */
const wholeDayMs = 20 * 3_600_000;
const maxCached = 1000;
const cache = new Map<string, Promise<readonly LibraryDay[]>>();

/** Loaded when first asked for: with its data of the whole world it is large. */
let library: Promise<typeof Holidays> | undefined;
const load = (): Promise<typeof Holidays> => (library ??= import('date-holidays').then((module) => module.default));

/** Public holidays of a year. A country that no one keeps a calendar of has none, a region unknown there those of the country. */
export function libraryDays(country: string, region: string | null, year: number): Promise<readonly LibraryDay[]> {
  const key = `${country} ${region ?? ''} ${String(year)}`;
  let days = cache.get(key);
  if (!days) {
    if (cache.size >= maxCached) cache.clear();
    days = readYear(country, region, year);
    cache.set(key, days);
    days.catch(() => cache.delete(key));
  }
  return days;
}

/** Whether regions of the country have holidays of their own. */
export async function hasRegions(country: string): Promise<boolean> {
  const Library = await load();
  return entriesOf(new Library().getStates(country)).length > 0;
}

async function readYear(country: string, region: string | null, year: number): Promise<LibraryDay[]> {
  const calendar = calendarFor(await load(), country, region);
  // One that lasts several days may begin in the year before.
  const days = [year - 1, year].flatMap((one) => publicDays(calendar, one, country));
  return days
    .filter(({ date }) => date.startsWith(`${String(year).padStart(4, '0')}-`))
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** A region is a code (ON, or LA-NO for a part of one) or a name (Ontario). */
function calendarFor(Library: typeof Holidays, country: string, region: string | null): Holidays {
  const calendar = new Library();
  const wanted = region?.trim().replace(new RegExp(`^${country}-`, 'i'), '') ?? '';
  const state = codeNamed(calendar.getStates(country), wanted);
  if (state !== null) {
    calendar.init(country, state);
    return calendar;
  }
  const [outer = '', inner = ''] = wanted.split('-');
  const outerState = codeNamed(calendar.getStates(country), outer);
  const innerRegion = outerState === null ? null : codeNamed(calendar.getRegions(country, outerState), inner);
  if (outerState !== null && innerRegion !== null) calendar.init(country, outerState, innerRegion);
  else calendar.init(country);
  return calendar;
}

/** The library has nothing for a country without regions, whatever its types say. */
const entriesOf = (names: Record<string, string> | null | undefined): [code: string, name: string][] =>
  Object.entries(names ?? {});

function codeNamed(names: Record<string, string> | null | undefined, wanted: string): string | null {
  const text = wanted.toLowerCase();
  if (text === '') return null;
  const found = entriesOf(names).find(([code, name]) => code.toLowerCase() === text || name.toLowerCase() === text);
  return found?.[0] ?? null;
}

function publicDays(calendar: Holidays, year: number, country: string): LibraryDay[] {
  // The same days in the same order, whatever they are called.
  const byLanguage = languages.map((language) => ({ language, days: calendar.getHolidays(year, language) }));
  return calendar.getHolidays(year, 'en').flatMap(({ type, date, name, start, end }, position) => {
    if (type !== 'public' || end.getTime() - start.getTime() < wholeDayMs) return [];
    const names = Object.fromEntries(
      byLanguage.map(({ language, days }) => [language, nameIn(language, country, name, days[position]?.name ?? name)]),
    ) as LibraryDay['names'];
    // 23 and 25 hours, where the clocks change, are a day as well.
    const length = Math.round((end.getTime() - start.getTime()) / dayMs);
    return Array.from({ length }, (_, index) => ({ date: addDays(date.slice(0, 10), index), name, names }));
  });
}
