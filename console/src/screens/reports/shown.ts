import type { Data } from '../../client/hooks.ts';
import type { Format } from '../../format.ts';
import { expenseNames } from '../../texts/expenses.ts';
import { employmentTypeNames } from '../../texts/names.ts';
import { noneOf, type ReportKind, shownTexts } from '../../texts/reports.ts';
import type { Fact } from '../../ui/page.tsx';

export interface ShownRow {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly said: string;
  readonly cells: readonly string[];
}

/** A report as the screen shows it, whichever it is. */
export interface Shown {
  readonly start: string;
  readonly end: string;
  readonly by: string;
  readonly facts: readonly Fact[];
  readonly chartLabel: string;
  readonly months: readonly { readonly month: string; readonly value: number }[];
  /** Of several months: their sum, or how it stood at the end. */
  readonly merges: 'sum' | 'last';
  readonly columns: readonly string[];
  readonly rows: readonly ShownRow[];
  readonly hasMore: boolean;
}

const valueNames: Readonly<Record<string, string>> = {
  ...employmentTypeNames,
  ...expenseNames,
  PER_DIEM: shownTexts.perDiems,
  MILEAGE: shownTexts.mileage,
};

const labelOf = (by: string, { id, name }: { readonly id: string | null; readonly name: string | null }): string =>
  name ?? (id === null ? (noneOf[by] ?? shownTexts.none) : (valueNames[id] ?? id));

interface Common {
  readonly start_date: string;
  readonly end_date: string;
  readonly by: string;
  readonly has_more_rows: boolean;
}
const common = ({ start_date, end_date, by, has_more_rows }: Common) => ({
  start: start_date,
  end: end_date,
  by,
  hasMore: has_more_rows,
});

const share = (format: Format, part: number, whole: number): string =>
  whole === 0 ? '–' : format.percent(part / whole);

function hours(report: Data<'/reports/hours'>, format: Format): Shown {
  const { totals, months, rows, by } = report;
  return {
    ...common(report),
    facts: [
      [shownTexts.hours, format.minutes(totals.total_minutes)],
      [shownTexts.billable, format.minutes(totals.billable_minutes)],
      [shownTexts.shareBillable, share(format, totals.billable_minutes, totals.total_minutes)],
      [shownTexts.timeEntries, format.number(totals.entries)],
    ],
    chartLabel: shownTexts.hours,
    merges: 'sum',
    months: months.map(({ month, total_minutes: minutes }) => ({ month, value: minutes / 60 })),
    columns: [shownTexts.hours, shownTexts.billable, shownTexts.shareBillable, shownTexts.entries],
    rows: rows.map((row) => ({
      key: row.id ?? 'none',
      label: labelOf(by, row),
      value: row.total_minutes,
      said: format.minutes(row.total_minutes),
      cells: [
        format.minutes(row.total_minutes),
        format.minutes(row.billable_minutes),
        share(format, row.billable_minutes, row.total_minutes),
        format.number(row.entries),
      ],
    })),
  };
}

function absence(report: Data<'/reports/absence'>, format: Format): Shown {
  const { totals, months, rows, by } = report;
  return {
    ...common(report),
    facts: [
      [shownTexts.workingDaysAway, format.number(totals.days)],
      [shownTexts.peopleAway, format.number(totals.people)],
      [shownTexts.leaves, format.number(totals.requests)],
    ],
    chartLabel: shownTexts.workingDaysAway,
    merges: 'sum',
    months: months.map(({ month, days }) => ({ month, value: days })),
    columns: [shownTexts.days, shownTexts.people, shownTexts.leaves],
    rows: rows.map((row) => ({
      key: row.id ?? 'none',
      label: labelOf(by, row),
      value: row.days,
      said: format.number(row.days),
      cells: [row.days, row.people, row.requests].map((value) => format.number(value)),
    })),
  };
}

function headcount(report: Data<'/reports/headcount'>, format: Format): Shown {
  const { totals, months, rows, by } = report;
  return {
    ...common(report),
    facts: [
      [shownTexts.peopleAtTheEnd, format.number(totals.people)],
      [shownTexts.joined, format.number(totals.joined)],
      [shownTexts.left, format.number(totals.left)],
      [shownTexts.turnover, totals.turnover_percent === null ? '–' : format.percent(totals.turnover_percent / 100)],
    ],
    chartLabel: shownTexts.peopleAtTheEnd,
    merges: 'last',
    months: months.map(({ month, people }) => ({ month, value: people })),
    columns: [shownTexts.peopleAtTheEnd, shownTexts.joined, shownTexts.left],
    rows: rows.map((row) => ({
      key: row.id ?? 'none',
      label: labelOf(by, row),
      value: row.people,
      said: format.number(row.people),
      cells: [row.people, row.joined, row.left].map((value) => format.number(value)),
    })),
  };
}

/** Charts hold the currency with the largest sum; the table has them all. */
function expenses(report: Data<'/reports/expenses'>, format: Format): Shown {
  const { totals, months, rows, by } = report;
  const [main] = totals;
  return {
    ...common(report),
    facts: totals.map(({ currency, amount, lines }): Fact => [
      shownTexts.claimedIn(currency),
      shownTexts.amountAndLines(format.money(amount, currency), lines),
    ]),
    chartLabel: main ? shownTexts.claimedIn(main.currency) : shownTexts.claimed,
    merges: 'sum',
    months: months
      .filter(({ currency }) => currency === main?.currency)
      .map(({ month, amount }) => ({ month, value: amount })),
    columns: [shownTexts.amount, shownTexts.linesColumn],
    rows: rows.map((row) => ({
      key: `${row.id ?? 'none'} ${row.currency}`,
      label: labelOf(by, row),
      value: row.currency === main?.currency ? row.amount : 0,
      said: format.money(row.amount, row.currency),
      cells: [format.money(row.amount, row.currency), format.number(row.lines)],
    })),
  };
}

const readers = { hours, absence, headcount, expenses };

export const shownOf = (kind: ReportKind, data: unknown, format: Format): Shown =>
  (readers[kind] as (report: unknown, format: Format) => Shown)(data, format);
