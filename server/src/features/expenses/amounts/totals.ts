import { invalid } from '../../../lib/errors.ts';
import type { LineItem, Mileage, NewLineItem, NewMileage, NewPerDiem, PerDiem } from '../reports/lines.ts';
import { compare, type Decimal, sum, textOf } from './decimal.ts';
import { type Priced, priceLineItem, priceMileage, pricePerDiem } from './price.ts';

/** The lines of a report as a caller gives them. */
export interface GivenLines {
  readonly line_items: readonly NewLineItem[];
  readonly per_diems: readonly NewPerDiem[];
  readonly mileage: readonly NewMileage[];
}

/** The same lines with what they come to. */
export interface PricedLines {
  readonly line_items: readonly Omit<LineItem, 'id'>[];
  readonly per_diems: readonly Omit<PerDiem, 'id'>[];
  readonly mileage: readonly Omit<Mileage, 'id'>[];
  readonly totals: ReportTotals;
}

/** Decimal text, in the report's currency. */
export interface ReportTotals {
  readonly total_expenses: string;
  readonly total_per_diems: string;
  readonly total_mileage: string;
  readonly total_tax: string;
  readonly grand_total: string;
}

const below: Decimal = { units: 100_000_000_000n, decimals: 0 };
const together = (lines: readonly Priced<unknown>[]): Decimal => sum(lines.map(({ inBase }) => inBase));
const linesOf = <Line>(priced: readonly Priced<Line>[]): Omit<Line, 'id'>[] => priced.map(({ line }) => line);

/** Expense amounts: every total of a report whose base currency is `base`. 422 names the line that does not fit. */
export function priceReport(base: string, given: GivenLines): PricedLines {
  const items = given.line_items.map((item, index) => priceLineItem(base, item, `line_items.${String(index)}`));
  const perDiems = given.per_diems.map((item, index) => pricePerDiem(base, item, `per_diems.${String(index)}`));
  const drives = given.mileage.map((item, index) => priceMileage(base, item, `mileage.${String(index)}`));
  const [expenses, days, mileage] = [together(items), together(perDiems), together(drives)];
  const grandTotal = sum([expenses, days, mileage]);
  if (compare(grandTotal, below) >= 0) {
    throw invalid('line_items', 'expenses.reportTooLarge');
  }
  return {
    line_items: linesOf(items),
    per_diems: linesOf(perDiems),
    mileage: linesOf(drives),
    totals: {
      total_expenses: textOf(expenses),
      total_per_diems: textOf(days),
      total_mileage: textOf(mileage),
      total_tax: textOf(sum([...items, ...perDiems, ...drives].map(({ taxInBase }) => taxInBase))),
      grand_total: textOf(grandTotal),
    },
  };
}
