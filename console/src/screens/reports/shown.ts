import type { Data } from '../../client/hooks.ts';
import type { Format } from '../../format.ts';
import { expenseNames } from '../../texts/expenses.ts';
import { employmentTypeNames } from '../../texts/job-names.ts';
import { hiddenName, noneOf, type ReportKind, shownTexts } from '../../texts/reports.ts';
import type { Fact } from '../../ui/page.tsx';

export interface ShownRow {
  readonly key: string;
  readonly label: string;
  /** The second thing that it stands for. */
  readonly then?: string | undefined;
  readonly value: number;
  readonly said: string;
  readonly to: string | null;
  readonly cells: readonly string[];
}

/** A report as the screen shows it, whichever it is. */
export interface Shown {
  readonly start: string;
  readonly end: string;
  readonly by: string;
  readonly thenBy: string | null;
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

interface Named {
  readonly id: string | null;
  readonly name: string | null;
}

const labelOf = (by: string, { id, name }: Named): string => {
  if (name !== null) return name;
  if (id === 'hidden') return hiddenName;
  return id === null ? (noneOf[by] ?? shownTexts.none) : (valueNames[id] ?? id);
};

/** Where the app shows what a row is about. */
const places: Readonly<Record<string, string>> = {
  person: '/people',
  department: '/departments',
  team: '/teams',
};

const placeOf = (by: string, id: string | null): string | null =>
  id === null || id === 'hidden' || places[by] === undefined ? null : `${places[by]}/${id}`;

/** Where a project is looked at: its page, for those who keep projects, or one’s own hours on it; null: nowhere. */
export type ProjectPlace = ((id: string) => string) | null;

export const projectPage: ProjectPlace = (id) => `/projects/${id}`;

/** Key and words of a row that may stand for two things. */
const subjectOf = (by: string, thenBy: string | null, row: Named & { readonly then: Named | null }) => ({
  key: `${row.id ?? 'none'} ${row.then?.id ?? 'none'}`,
  label: labelOf(by, row),
  to: placeOf(by, row.id),
  then: thenBy === null || row.then === null ? undefined : labelOf(thenBy, row.then),
});

interface Common {
  readonly start_date: string;
  readonly end_date: string;
  readonly by: string;
  readonly then_by?: string | null;
  readonly has_more_rows: boolean;
}
const common = ({ start_date, end_date, by, then_by: thenBy = null, has_more_rows }: Common) => ({
  start: start_date,
  end: end_date,
  by,
  thenBy,
  hasMore: has_more_rows,
});

const share = (format: Format, part: number, whole: number): string =>
  whole === 0 ? '–' : format.percent(part / whole);

export type Measure = 'hours' | 'overtime' | 'billable' | 'cost';
type HoursReport = Data<'/reports/hours'>;
type Figures = HoursReport['totals'];

/** What the charts show of a row, and how it is said. */
function measured(measure: Measure, { currency }: HoursReport, format: Format) {
  const said = (minutes: number | null): string =>
    minutes === null ? shownTexts.notWorkedOut : format.minutes(minutes);
  const inMoney = (amount: number | null): string =>
    amount === null || currency === null ? shownTexts.notWorkedOut : format.money(amount, currency);
  switch (measure) {
    case 'hours':
      return { label: shownTexts.hours, value: (row: Figures) => row.total_minutes, said, per: 60 };
    case 'overtime':
      return { label: shownTexts.overtime, value: (row: Figures) => row.overtime_minutes, said, per: 60 };
    case 'billable':
      return { label: shownTexts.billable, value: (row: Figures) => row.billable_minutes, said, per: 60 };
    case 'cost':
      return { label: shownTexts.cost, value: (row: Figures) => row.cost, said: inMoney, per: 1 };
  }
}

function hours(report: HoursReport, format: Format, measure: Measure, projects: ProjectPlace): Shown {
  const { totals, months, rows, by, then_by: thenBy, currency } = report;
  const shown = measured(currency === null && measure === 'cost' ? 'hours' : measure, report, format);
  const [ofOvertime, ofCost] = [measured('overtime', report, format), measured('cost', report, format)];
  const overtime = (row: Figures): string => ofOvertime.said(row.overtime_minutes);
  const cost = (row: Figures): readonly string[] => (currency === null ? [] : [ofCost.said(row.cost)]);
  return {
    ...common(report),
    facts: [
      [shownTexts.hours, format.minutes(totals.total_minutes)],
      [shownTexts.overtime, overtime(totals)],
      [shownTexts.billable, format.minutes(totals.billable_minutes)],
      [shownTexts.shareBillable, share(format, totals.billable_minutes, totals.total_minutes)],
      ...cost(totals).map((said): Fact => [shownTexts.cost, said]),
      [shownTexts.timeEntries, format.number(totals.entries)],
    ],
    chartLabel: shown.label,
    merges: 'sum',
    months: months.map((month) => ({ month: month.month, value: (shown.value(month) ?? 0) / shown.per })),
    columns: [
      shownTexts.hours,
      shownTexts.overtime,
      shownTexts.billable,
      shownTexts.shareBillable,
      ...(currency === null ? [] : [shownTexts.cost]),
      shownTexts.entries,
    ],
    rows: rows.map((row) => ({
      ...subjectOf(by, thenBy, row),
      ...(by === 'project' && row.id !== null && row.id !== 'hidden' && { to: projects?.(row.id) ?? null }),
      value: shown.value(row) ?? 0,
      said: shown.said(shown.value(row)),
      cells: [
        format.minutes(row.total_minutes),
        overtime(row),
        format.minutes(row.billable_minutes),
        share(format, row.billable_minutes, row.total_minutes),
        ...cost(row),
        format.number(row.entries),
      ],
    })),
  };
}

function absence(report: Data<'/reports/absence'>, format: Format): Shown {
  const { totals, months, rows, by, then_by: thenBy } = report;
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
      ...subjectOf(by, thenBy, row),
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
      [shownTexts.fullTimeEquivalents, format.number(totals.fte)],
      [shownTexts.joined, format.number(totals.joined)],
      [shownTexts.left, format.number(totals.left)],
      [shownTexts.turnover, totals.turnover_percent === null ? '–' : format.percent(totals.turnover_percent / 100)],
    ],
    chartLabel: shownTexts.peopleAtTheEnd,
    merges: 'last',
    months: months.map(({ month, people }) => ({ month, value: people })),
    columns: [shownTexts.peopleAtTheEnd, shownTexts.fullTimeEquivalents, shownTexts.joined, shownTexts.left],
    rows: rows.map((row) => ({
      key: row.id ?? 'none',
      label: labelOf(by, row),
      to: placeOf(by, row.id),
      value: row.people,
      said: format.number(row.people),
      cells: [row.people, row.fte, row.joined, row.left].map((value) => format.number(value)),
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
      to: placeOf(by, row.id),
      value: row.currency === main?.currency ? row.amount : 0,
      said: format.money(row.amount, row.currency),
      cells: [format.money(row.amount, row.currency), format.number(row.lines)],
    })),
  };
}

const readers = { hours, absence, headcount, expenses };

export const shownOf = (
  kind: ReportKind,
  data: unknown,
  format: Format,
  { measure = 'hours', projects = null }: { readonly measure?: Measure; readonly projects?: ProjectPlace } = {},
): Shown =>
  (readers[kind] as (report: unknown, format: Format, measure: Measure, projects: ProjectPlace) => Shown)(
    data,
    format,
    measure,
    projects,
  );
