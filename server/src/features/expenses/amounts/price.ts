import { invalid } from '../../../lib/errors.ts';
import { minorDigits } from '../../../lib/money.ts';
import { say } from '../../../lib/texts/texts.ts';
import { checkCurrency } from '../../organization/index.ts';
import type { LineItem, Mileage, NewLineItem, NewMileage, NewPerDiem, PerDiem } from '../reports/lines.ts';
import { compare, type Decimal, decimalOf, product, round, sum, textOf } from './decimal.ts';

/** A line as it will be kept, with its totals, and the tax within it in the report's currency. */
export interface Priced<Line> {
  readonly line: Omit<Line, 'id'>;
  readonly inBase: Decimal;
  readonly taxInBase: Decimal;
}

/** Fifteen digits at most: what is stored, and the number that leaves as JSON, are the same to the last of them. */
const belowAmount: Decimal = { units: 100_000_000_000n, decimals: 0 };
const belowProduct: Decimal = { units: 1_000_000_000n, decimals: 0 };

function decimalIn(field: string, value: number, decimals: 2 | 4 | 8): Decimal {
  const decimal = decimalOf(value);
  if (!decimal || decimal.decimals > decimals) {
    throw invalid(field, say('validation.decimals', { decimals }));
  }
  return decimal;
}

const numberOf = (value: Decimal): number => Number(textOf(value));

interface Amounts {
  readonly path: string;
  readonly base: string;
  readonly currency: string | undefined;
  readonly exchange_rate: number | undefined;
  readonly taxes: readonly Decimal[];
  readonly others: readonly Decimal[];
  readonly below: Decimal;
}

/** The line's own rate to the report's currency: 1 if both are the same, else to be given. */
function rateOf({ path, base, currency = base, exchange_rate: rate }: Amounts): Decimal {
  const field = `${path}.exchange_rate`;
  if (currency !== base && rate === undefined) {
    throw invalid(field, say('expenses.rateNeeded', { currency, base }));
  }
  if (currency === base && rate !== undefined && rate !== 1) {
    throw invalid(field, 'expenses.rateOne');
  }
  return decimalIn(field, rate ?? 1, 8);
}

/** The total is exact; converted it is rounded once, half up, to the minor unit of the report's currency. */
function priced(amounts: Amounts) {
  const { path, base, currency = base, taxes, others, below } = amounts;
  checkCurrency(currency, `${path}.currency`);
  const rate = rateOf(amounts);
  const digits = minorDigits(base);
  const tax = sum(taxes);
  const total = sum([...others, tax]);
  const inBase = round(product(total, rate), digits);
  if (compare(total, below) >= 0 || compare(inBase, belowAmount) >= 0) {
    throw invalid(path, 'expenses.lineTooLarge');
  }
  return {
    inBase,
    taxInBase: round(product(tax, rate), digits),
    shown: {
      currency,
      exchange_rate: numberOf(rate),
      total: numberOf(total),
      total_in_base_currency: numberOf(inBase),
    },
  };
}

export function priceLineItem(base: string, item: NewLineItem, path: string): Priced<LineItem> {
  const { gst = 0, pst = 0, hst = 0, qst = 0, gratuity = 0, amount_before_tax } = item;
  const given = { gst, pst, hst, qst, gratuity, amount_before_tax };
  const amount = (name: keyof typeof given): Decimal => decimalIn(`${path}.${name}`, given[name], 4);
  const { shown, ...worth } = priced({
    path,
    base,
    currency: item.currency,
    exchange_rate: item.exchange_rate,
    below: belowAmount,
    taxes: [amount('gst'), amount('pst'), amount('hst'), amount('qst')],
    others: [amount('amount_before_tax'), amount('gratuity')],
  });
  const { date, description = null, vendor = null, expense_type, expense_class = null } = item;
  const { receipt_id = null, notes = null } = item;
  const words = { date, description, vendor, expense_type, expense_class, receipt_id, notes };
  return { line: { ...words, ...given, ...shown }, ...worth };
}

export function pricePerDiem(base: string, item: NewPerDiem, path: string): Priced<PerDiem> {
  const { gst = 0, pst = 0, quantity = 1, rate } = item;
  const { shown, ...worth } = priced({
    path,
    base,
    currency: item.currency,
    exchange_rate: item.exchange_rate,
    below: belowProduct,
    taxes: [decimalIn(`${path}.gst`, gst, 4), decimalIn(`${path}.pst`, pst, 4)],
    others: [product(decimalIn(`${path}.quantity`, quantity, 2), decimalIn(`${path}.rate`, rate, 4))],
  });
  const { date, per_diem_type, meal_provided = false, notes = null } = item;
  return { line: { date, per_diem_type, meal_provided, notes, quantity, rate, gst, pst, ...shown }, ...worth };
}

const [once, twice]: [Decimal, Decimal] = [
  { units: 1n, decimals: 0 },
  { units: 2n, decimals: 0 },
];

export function priceMileage(base: string, item: NewMileage, path: string): Priced<Mileage> {
  const { gst = 0, round_trip = false, distance, rate_per_unit } = item;
  const way = product(decimalIn(`${path}.distance`, distance, 2), round_trip ? twice : once);
  const { shown, ...worth } = priced({
    path,
    base,
    currency: item.currency,
    exchange_rate: item.exchange_rate,
    below: belowProduct,
    taxes: [decimalIn(`${path}.gst`, gst, 4)],
    others: [product(way, decimalIn(`${path}.rate_per_unit`, rate_per_unit, 4))],
  });
  const { date, description = null, unit = 'KILOMETERS', notes = null } = item;
  const words = { date, description, round_trip, unit, notes };
  return { line: { ...words, distance, rate_per_unit, gst, ...shown }, ...worth };
}
