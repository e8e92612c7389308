import type { Session } from '../../session.tsx';
import { readNumber, typedNumber } from '../../typed-numbers.ts';

export const taxNames = ['gst', 'pst', 'hst', 'qst'] as const;
type TaxName = (typeof taxNames)[number];
export type TaxRates = Session['organization']['tax_rates'];

/** Amounts have four decimals: in whole numbers of their last digit, nothing is lost in a sum. */
const unitsOf = (amount: number): number => Math.round(amount * 10_000);
const amountOf = (units: number): number => units / 10_000;

const typedUnits = (text: string): number => unitsOf(readNumber(text) ?? 0);

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

export interface Paid {
  readonly paid: string;
  readonly gratuity: string;
  readonly currency: string;
}

type Taxes = Readonly<Record<TaxName, string>>;

const none: Taxes = { gst: '', pst: '', hst: '', qst: '' };

/** The taxes within what was paid, as they stand in fields. A tip is not taxed, nor is the rate of home good abroad. */
export function taxesWithin({ paid, gratuity, currency }: Paid, rates: TaxRates, home: string): Taxes {
  const total = readNumber(paid);
  const percent = taxNames.reduce((sum, name) => sum + (rates[name] ?? 0), 0);
  if (total === null || percent === 0 || currency !== home) return none;
  const beforeTax = (total - (readNumber(gratuity) ?? 0)) / (1 + percent / 100);
  if (beforeTax <= 0) return none;
  const digits = digitsOf(currency);
  const taxed = (name: TaxName): string => {
    const rate = rates[name] ?? 0;
    return rate === 0 ? '' : typedNumber(round((beforeTax * rate) / 100, digits));
  };
  return { gst: taxed('gst'), pst: taxed('pst'), hst: taxed('hst'), qst: taxed('qst') };
}

const round = (amount: number, digits: number): number => Number(amount.toFixed(digits));

type Amounts = Taxes & Pick<Paid, 'paid' | 'gratuity'>;

/** All of the taxes of a line, for its summary. */
export const taxesOf = (line: Taxes): number =>
  amountOf(taxNames.reduce((sum, name) => sum + typedUnits(line[name]), 0));

/** Below zero if more taxes were typed than was paid. */
export const beforeTaxOf = (line: Amounts): number =>
  amountOf(typedUnits(line.paid) - typedUnits(line.gratuity) - unitsOf(taxesOf(line)));

/** What was paid in all, of a line as the server has it. */
export const paidOf = (line: Readonly<Record<TaxName | 'amount_before_tax' | 'gratuity', number>>): number =>
  amountOf(
    [...taxNames, 'amount_before_tax' as const, 'gratuity' as const].reduce(
      (sum, name) => sum + unitsOf(line[name]),
      0,
    ),
  );
