import { isDay } from '../../../lib/days.ts';

/** How a column writes its days: which part comes first where the text alone does not tell, or as numbers of a spreadsheet. */
export const dateFormats = ['ymd', 'dmy', 'mdy', 'serial'] as const;
export type DateFormat = (typeof dateFormats)[number];

/** Which sign stands before the decimals. */
export const numberFormats = ['point', 'comma'] as const;
export type NumberFormat = (typeof numberFormats)[number];

export const valueFormats = [...dateFormats, ...numberFormats] as const;
export type ValueFormat = (typeof valueFormats)[number];

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d.*)?$/;
const yearLast = /^(\d{1,2})([-/. ])\s?(\d{1,2})\2\s?(\d{4})(?:[T ,]\s?\d.*)?$/;
const dayThenName = /^(?:\p{L}+\.?,?\s+)?(\d{1,2})(?:\.|er|st|nd|rd|th)?[-/ ]\s?(\p{L}{3,})\.?,?[-/ ]\s?(\d{4})$/u;
const nameThenDay = /^(\p{L}{3,})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/u;
const serial = /^\d{4,5}(?:[.,]0+)?$/;

/** By their first letters, in English, French and German. */
const months: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'fev'],
  ['mar', 'maer', 'mrz'],
  ['apr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez'],
];

const plainLetters = (text: string): string =>
  text.toLowerCase().replaceAll('ä', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '');

function monthNamed(text: string): number | null {
  const name = plainLetters(text);
  const at = months.findIndex((beginnings) => beginnings.some((beginning) => name.startsWith(beginning)));
  return at === -1 ? null : at + 1;
}

const dayOf = (year: string | number, month: string | number, day: string | number): string | null => {
  const text = `${String(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(text) ? text : null;
};

/** Spreadsheets count days from the end of 1899, as if 1900 had been a leap year. */
const serialStartMs = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;
/** 1920 to 2100: a smaller number may be a year or an amount. */
const [firstSerial, lastSerial] = [7306, 73_050];

function dayOfSerial(text: string): string | null {
  const number = Math.trunc(Number(text.replace(',', '.')));
  if (!serial.test(text) || number < firstSerial || number > lastSerial) return null;
  return new Date(serialStartMs + number * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Two numbers before the year, whose order the column has to tell. */
function partsOf(text: string): { first: number; second: number; separator: string; year: string } | null {
  const [, first = '', separator = '', second = '', year = ''] = yearLast.exec(text) ?? [];
  return year === '' ? null : { first: Number(first), second: Number(second), separator, year };
}

/** What is written so that it can only be one day. */
function plainDay(text: string): string | null {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return dayOf(year, month ?? '', day ?? '');
  const [, dayBefore, name, yearAfter] = dayThenName.exec(text) ?? [];
  if (name !== undefined) return dayOf(yearAfter ?? '', monthNamed(name) ?? 0, dayBefore ?? '');
  const [, nameBefore, dayAfter, yearLater] = nameThenDay.exec(text) ?? [];
  return nameBefore === undefined ? null : dayOf(yearLater ?? '', monthNamed(nameBefore) ?? 0, dayAfter ?? '');
}

/** The day that a text stands for in a column of this format; null if it stands for none. */
export function readDate(text: string, format: DateFormat): string | null {
  const plain = plainDay(text);
  if (plain !== null) return plain;
  if (format === 'serial') return dayOfSerial(text);
  const parts = partsOf(text);
  if (!parts) return null;
  const { first, second, year } = parts;
  return format === 'mdy' ? dayOf(year, first, second) : dayOf(year, second, first);
}

export interface Recognised<Format> {
  readonly format: Format;
  /** Whether the column tells it; otherwise it is what people of the country write. */
  readonly isCertain: boolean;
}

/** Seen value by value, so that a file of any size takes no room. */
export class DateColumn {
  #ymd = 0;
  #dots = 0;
  #dayFirst = 0;
  #monthFirst = 0;
  #open = 0;
  #serials = 0;

  see(text: string): void {
    const parts = partsOf(text);
    if (plainDay(text) !== null) this.#ymd++;
    else if (parts && parts.first > 12) this.#dayFirst++;
    else if (parts && parts.second > 12) this.#monthFirst++;
    else if (parts?.separator === '.') this.#dots++;
    else if (parts) this.#open++;
    else if (dayOfSerial(text) !== null) this.#serials++;
  }

  recognised(country: string): Recognised<DateFormat> {
    const dayFirst = this.#dayFirst + this.#dots;
    if (dayFirst > 0 || this.#monthFirst > 0) {
      return {
        format: dayFirst >= this.#monthFirst ? 'dmy' : 'mdy',
        isCertain: dayFirst === 0 || this.#monthFirst === 0,
      };
    }
    if (this.#open > 0) return { format: monthFirstCountries.has(country) ? 'mdy' : 'dmy', isCertain: false };
    if (this.#serials > 0) return { format: 'serial', isCertain: this.#ymd === 0 };
    return { format: 'ymd', isCertain: true };
  }
}

/** Where people write the month first. */
const monthFirstCountries = new Set(['US', 'PH', 'PR', 'GU', 'FM', 'MH', 'PW']);

/** Spaces of any width, apostrophes, signs and codes of currencies. */
const aroundNumbers = /[\s\u00a0\u202f'’]|\p{Sc}|^[A-Z]{3}(?=[\s\d-])|(?<=[\d\s])[A-Z]{3}$/gu;

/** The number that a text stands for; null if it stands for none. */
export function readNumber(text: string, format: NumberFormat): number | null {
  const bare = text.replaceAll(aroundNumbers, '');
  const [decimal, thousands] = format === 'comma' ? [',', '.'] : ['.', ','];
  const shape = new RegExp(`^-?(\\d{1,12}|\\d{1,3}(\\${thousands}\\d{3}){1,4})(\\${decimal}\\d{1,10})?$`);
  // The other sign alone, with one or two digits behind it, cannot separate thousands.
  const other = new RegExp(`^-?\\d{1,12}\\${thousands}\\d{1,2}$`);
  if (shape.test(bare)) return Number(bare.replaceAll(thousands, '').replace(decimal, '.'));
  return other.test(bare) ? Number(bare.replace(thousands, '.')) : null;
}

export class NumberColumn {
  #points = 0;
  #commas = 0;

  see(text: string): void {
    const bare = text.replaceAll(aroundNumbers, '');
    const [comma, point] = [bare.lastIndexOf(','), bare.lastIndexOf('.')];
    if (comma === -1 && point === -1) return;
    if (comma !== -1 && point !== -1) this.#count(comma > point);
    else if (bare.indexOf(',') !== comma || bare.indexOf('.') !== point) this.#count(comma === -1);
    else if (bare.length - Math.max(comma, point) - 1 !== 3) this.#count(comma !== -1);
  }

  #count(isComma: boolean): void {
    if (isComma) this.#commas++;
    else this.#points++;
  }

  recognised(separator: string): Recognised<NumberFormat> {
    if (this.#commas + this.#points > 0) {
      const format = this.#commas > this.#points ? 'comma' : 'point';
      return { format, isCertain: this.#commas === 0 || this.#points === 0 };
    }
    // A file whose fields are separated by semicolons comes from where the comma stands before decimals.
    return { format: separator === ';' ? 'comma' : 'point', isCertain: true };
  }
}
