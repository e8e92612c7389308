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
