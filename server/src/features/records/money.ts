import { Type, type TNumber } from 'typebox';
import { invalid } from '../../kernel/errors.ts';

/** Fourteen digits, four of them after the point: such a number and its text are the same in either direction. */
export const Amount = (description: string, example: number): TNumber =>
  Type.Number({
    minimum: 0,
    maximum: 9_999_999_999.9999,
    examples: [example],
    description: `${description} At most four decimals.`,
  });

/** The amount as it is stored, digit by digit what was sent; 422 where it has more of them than are kept. */
export function amountText(field: string, amount: number): string {
  const text = String(amount);
  if (!/^\d{1,10}(\.\d{1,4})?$/.test(text)) throw invalid(field, `${field} must have at most four decimals.`);
  return text;
}
