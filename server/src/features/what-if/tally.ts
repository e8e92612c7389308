import { minorDigits } from '../../lib/money.ts';
import type { Unexplained, WhatIf, WhatIfRow, WhatIfSheet } from './record.ts';
import { figuresOf, type Sums } from './replay.ts';

interface Compared {
  name: string | null;
  timesheets: number;
  before: Sums;
  after: Sums;
}

/** Sums so far, as they are kept between parts of a job. */
export interface Tally {
  readonly people: Record<string, Compared>;
  readonly departments: Record<string, Compared>;
  readonly periods: Record<string, Compared>;
  readonly sheets: WhatIfSheet[];
  readonly unexplained: Unexplained[];
  unexplainedCount: number;
  otherCurrency: number;
  done: number;
}

export const emptyTally = (): Tally => ({
  people: {},
  departments: {},
  periods: {},
  sheets: [],
  unexplained: [],
  unexplainedCount: 0,
  otherCurrency: 0,
  done: 0,
});

export const maxUnexplained = 200;

const nothing = (): Sums => ({
  regular_minutes: 0,
  overtime_minutes: 0,
  paid_leave_minutes: 0,
  holiday_minutes: 0,
  pay: 0,
  overtime_pay: 0,
});

function add(sums: Sums, more: Sums): void {
  for (const name of Object.keys(more) as (keyof Sums)[]) sums[name] += more[name];
}

/** Counts a timesheet in for one of what is told apart. */
export function count(
  rows: Record<string, Compared>,
  key: string,
  name: string | null,
  before: Sums,
  after: Sums,
): void {
  const row = (rows[key] ??= { name, timesheets: 0, before: nothing(), after: nothing() });
  row.timesheets++;
  add(row.before, before);
  add(row.after, after);
}

function shown({ timesheets, before, after }: Compared, currency: string): Omit<WhatIfRow, 'id' | 'name'> {
  return {
    timesheets,
    before: figuresOf(before, currency),
    after: figuresOf(after, currency),
    pay_difference: (after.pay - before.pay) / 10 ** minorDigits(currency),
    overtime_difference_minutes: after.overtime_minutes - before.overtime_minutes,
  };
}

const size = (row: WhatIfRow): number => Math.abs(row.pay_difference);
const compare = (one: string | null, other: string | null): number => ((one ?? '') < (other ?? '') ? -1 : 1);

function rowsOf(rows: Record<string, Compared>, currency: string): WhatIfRow[] {
  return Object.entries(rows).map(([id, row]) => ({
    id: id === '' ? null : id,
    name: row.name,
    ...shown(row, currency),
  }));
}

const largestFirst = (one: WhatIfRow, other: WhatIfRow): number =>
  size(other) - size(one) ||
  Math.abs(other.overtime_difference_minutes) - Math.abs(one.overtime_difference_minutes) ||
  compare(one.name, other.name);

/** The sums as they are told. */
export function present(
  tally: Tally,
  currency: string,
): Omit<WhatIf, 'id' | 'status' | 'from' | 'to' | 'sheets_total'> {
  const all: Compared = { name: null, timesheets: 0, before: nothing(), after: nothing() };
  for (const row of Object.values(tally.periods)) {
    all.timesheets += row.timesheets;
    add(all.before, row.before);
    add(all.after, row.after);
  }
  return {
    sheets_done: tally.done,
    currency,
    other_currency: tally.otherCurrency,
    totals: shown(all, currency),
    people: rowsOf(tally.people, currency).sort(largestFirst),
    departments: rowsOf(tally.departments, currency).sort(largestFirst),
    periods: rowsOf(tally.periods, currency).sort((one, other) => compare(one.id, other.id)),
    sheets: tally.sheets,
    unexplained: tally.unexplained,
    unexplained_count: tally.unexplainedCount,
  };
}
