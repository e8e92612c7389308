import { invalid } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';

/**
 * Amounts of leave are counted in ten-thousandths of a day or an hour: whole numbers, so that sums are exact. As
 * numeric(10, 4) they are far within what a JavaScript number holds exactly.
 */
export type Units = number;

export const unitsPerOne = 10_000;

/** From a numeric column, or from a number with at most four decimals. */
export function unitsOf(amount: string | number): Units {
  const match = /^(-?)(\d+)(?:\.(\d{1,4})0*)?$/.exec(String(amount));
  if (!match) throw new RangeError(`${String(amount)} has more than four decimals.`);
  const [, sign, whole = '0', decimals = ''] = match;
  const units = Number(whole) * unitsPerOne + Number(decimals.padEnd(4, '0'));
  return sign === '-' && units !== 0 ? -units : units;
}

/** For the part of a day that some hours are, which may have no end of decimals. */
export const nearestUnits = (amount: number): Units => Math.round(amount * unitsPerOne);

/** For a numeric column. */
export function textOf(units: Units): string {
  const absolute = Math.abs(units);
  const decimals = String(absolute % unitsPerOne).padStart(4, '0');
  return `${units < 0 ? '-' : ''}${String(Math.floor(absolute / unitsPerOne))}.${decimals}`;
}

/** As a JSON number: the nearest there is to the decimal text. */
export const numberOf = (units: Units): number => Number(textOf(units));

/** units × part ÷ whole to a step of units: to the nearest step, half of one up. */
export function share(units: Units, part: number, whole: number, step: Units): Units {
  return Math.floor((2 * units * part + whole * step) / (2 * whole * step)) * step;
}

/** The same to the next step up. */
export const shareUp = (units: Units, part: number, whole: number, step: Units): Units =>
  Math.ceil((units * part) / (whole * step)) * step;

/** What a caller sent, as it is stored: at most two decimals, 422 if there are more. */
export function amountSent(field: string, amount: number): string {
  const text = String(amount);
  if (!/^-?\d{1,6}(\.\d{1,2})?$/.test(text)) throw invalid(field, say('validation.decimals', { decimals: 2 }));
  return text;
}
