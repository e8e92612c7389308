import { type TNumber, Type } from 'typebox';
import { invalid } from './errors.ts';
import { say } from './texts/texts.ts';

/** Money as numeric(14, 4): fourteen digits, four of them after the point, are the same as a number and as its text. */
export const Amount = (description: string, example: number): TNumber =>
  Type.Number({
    minimum: 0,
    maximum: 9_999_999_999.9999,
    examples: [example],
    description: `${description} At most four decimals.`,
  });

/** The amount as it is stored, digit by digit what was sent; 422 if it has more of them than are kept. */
export function amountText(field: string, amount: number, decimals = 4): string {
  const text = String(amount);
  if (!new RegExp(`^\\d{1,10}(\\.\\d{1,${String(decimals)}})?$`).test(text)) {
    throw invalid(field, say('validation.decimals', { decimals }));
  }
  return text;
}

const digitsByCurrency = new Map<string, number>();

/** Decimals of the currency's minor unit: 2 for CAD, 0 for JPY, 3 for BHD. */
export function minorDigits(currency: string): number {
  let digits = digitsByCurrency.get(currency);
  if (digits === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    digitsByCurrency.set(currency, digits);
  }
  return digits;
}

const unitsOf = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(4, '0'));
  return amount.startsWith('-') ? -units : units;
};

function textOf(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(5, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** The sum of amounts of at most four decimals, as the database writes them: exact. */
export const sumOfAmounts = (amounts: readonly string[]): string =>
  textOf(amounts.reduce((sum, amount) => sum + unitsOf(amount), 0n));

/** The first less the second, exact. */
export const amountLess = (amount: string, other: string): string => textOf(unitsOf(amount) - unitsOf(other));
