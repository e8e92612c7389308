import { type CsvCell, csvLine, csvStart } from '../../../kernel/csv.ts';
import { addDays } from '../../../lib/days.ts';
import { inHours } from '../../../lib/hours.ts';
import { inTurn } from '../../../lib/in-turn.ts';
import { sumOfAmounts } from '../../../lib/money.ts';
import type { PayRun, PayRunLine } from '../pay-runs/record.ts';
import type { PersonNamed } from '../pay-runs/store.ts';
import type { PayKind, PayrollLayout, Source } from './record.ts';

/** What one row tells of a line: all of it, or one kind of it. What it does not tell of is null. */
interface Part {
  readonly line: PayRunLine;
  readonly kind: PayKind | null;
  readonly leaveTypeId: string | null;
  readonly leaveName: string | null;
  readonly minutes: Readonly<Record<PayKind, number | null>>;
  readonly regularPay: number | null;
  readonly overtimePay: number | null;
  readonly day: string;
}

const none = { REGULAR: null, OVERTIME: null, HOLIDAY: null, LEAVE: null };

const whole = (line: PayRunLine): Part => ({
  line,
  kind: null,
  leaveTypeId: null,
  leaveName: null,
  minutes: {
    REGULAR: line.regular_minutes,
    OVERTIME: line.overtime_minutes,
    HOLIDAY: line.holiday_minutes,
    LEAVE: line.paid_leave_minutes,
  },
  regularPay: line.regular_pay,
  overtimePay: line.overtime_pay,
  day: line.period_end,
});

function byKind(line: PayRunLine): Part[] {
  const part = (kind: PayKind, minutes: number, more: Partial<Part> = {}): Part => ({
    ...whole(line),
    kind,
    minutes: { ...none, [kind]: minutes },
    regularPay: null,
    overtimePay: null,
    ...more,
  });
  const typed = line.paid_leave.map(({ leave_type_id: id, name, minutes }) =>
    part('LEAVE', minutes, { leaveTypeId: id, leaveName: name }),
  );
  const rest = line.paid_leave_minutes - line.paid_leave.reduce((sum, { minutes }) => sum + minutes, 0);
  const parts = [
    part('REGULAR', line.regular_minutes, { regularPay: line.regular_pay }),
    part('OVERTIME', line.overtime_minutes, { overtimePay: line.overtime_pay }),
    part('HOLIDAY', line.holiday_minutes),
    ...typed,
    part('LEAVE', rest),
  ];
  // A rate that was corrected changes pay and no hours.
  return parts.filter((one) => minutesOf(one) !== 0 || (one.regularPay ?? 0) !== 0 || (one.overtimePay ?? 0) !== 0);
}

const minutesOf = ({ minutes }: Part): number =>
  Object.values(minutes).reduce<number>((sum, one) => sum + (one ?? 0), 0);

const dayMinutes = 24 * 60 - 1;

/** On as many days as it needs, from the first of the period on. Pay stands on the first of them. */
function overDays(part: Part): Part[] {
  const { kind } = part;
  const all = minutesOf(part);
  if (kind === null) return [part];
  const count = Math.max(1, Math.ceil(all / dayMinutes));
  return Array.from({ length: count }, (_, index) => ({
    ...part,
    minutes: { ...none, [kind]: Math.min(dayMinutes, all - index * dayMinutes) },
    ...(index > 0 && { regularPay: null, overtimePay: null }),
    day: addDays(part.line.period_start, index),
  }));
}

function partsOf(line: PayRunLine, rowsBy: PayrollLayout['rows_by']): Part[] {
  if (rowsBy === 'LINE') return [whole(line)];
  const kinds = byKind(line);
  return rowsBy === 'KIND' ? kinds : kinds.flatMap((part) => (minutesOf(part) < 0 ? [part] : overDays(part)));
}

function codeOf({ kind, leaveTypeId }: Part, codes: PayrollLayout['codes']): string | null {
  if (kind === null) return null;
  const own = codes.filter((code) => code.kind === kind);
  const typed = leaveTypeId === null ? undefined : own.find(({ leave_type_id: id }) => id === leaveTypeId);
  return (typed ?? own.find(({ leave_type_id: id }) => id == null))?.code ?? null;
}

const duration = (minutes: number): string => {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : ''}${String(hours)}:${String(rest).padStart(2, '0')}`;
};

function dated(day: string, as: PayrollLayout['date_format']): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (as === 'YYYY-MM-DD') return day;
  return `${month}/${date}/${as === 'MM/DD/YY' ? year.slice(2) : year}`;
}

const hoursOrNull = (minutes: number | null): number | null => (minutes === null ? null : inHours(minutes));

interface About {
  readonly run: Pick<PayRun, 'number'>;
  readonly people: ReadonlyMap<string, PersonNamed>;
  readonly layout: PayrollLayout;
  readonly kindName: (kind: PayRunLine['kind']) => string;
}

const isOther = ({ kind }: Part): boolean => kind === 'LEAVE' || kind === 'HOLIDAY';

type Written = (part: Part, about: About) => CsvCell;

const cellOf: Readonly<Record<Exclude<Source, 'TEXT'>, Written>> = {
  PAYROLL_ID: ({ line }) => line.payroll_id,
  EMPLOYEE_ID: ({ line }) => line.employee_id,
  LAST_NAME: ({ line }, { people }) => people.get(line.user_id)?.last_name ?? null,
  FIRST_NAME: ({ line }, { people }) => people.get(line.user_id)?.first_name ?? null,
  FULL_NAME: ({ line }, { people }) => {
    const person = people.get(line.user_id);
    return person ? `${person.first_name} ${person.last_name}` : null;
  },
  DEPARTMENT: ({ line }) => line.department_name,
  LINE_KIND: ({ line }, { kindName }) => kindName(line.kind),
  PERIOD_START: ({ line }, { layout }) => dated(line.period_start, layout.date_format),
  PERIOD_END: ({ line }, { layout }) => dated(line.period_end, layout.date_format),
  DAY: ({ day }, { layout }) => dated(day, layout.date_format),
  CODE: (part, { layout }) => codeOf(part, layout.codes),
  HOURS: (part) => inHours(minutesOf(part)),
  MINUTES: (part) => minutesOf(part),
  DURATION: (part) => duration(minutesOf(part)),
  REGULAR_HOURS: ({ minutes }) => hoursOrNull(minutes.REGULAR),
  OVERTIME_HOURS: ({ minutes }) => hoursOrNull(minutes.OVERTIME),
  LEAVE_HOURS: ({ minutes }) => hoursOrNull(minutes.LEAVE),
  HOLIDAY_HOURS: ({ minutes }) => hoursOrNull(minutes.HOLIDAY),
  OTHER_CODE: (part, { layout }) => (isOther(part) ? codeOf(part, layout.codes) : null),
  OTHER_HOURS: ({ minutes: { LEAVE: leave, HOLIDAY: holiday } }) =>
    leave === null && holiday === null ? null : inHours((leave ?? 0) + (holiday ?? 0)),
  REGULAR_PAY: ({ regularPay }) => regularPay,
  OVERTIME_PAY: ({ overtimePay }) => overtimePay,
  TOTAL_PAY: ({ regularPay, overtimePay }) =>
    regularPay === null && overtimePay === null
      ? null
      : Number(sumOfAmounts([String(regularPay ?? 0), String(overtimePay ?? 0)])),
  CURRENCY: ({ line }) => line.currency,
  REASON: ({ line }) => line.reason,
  RUN_NUMBER: (_part, { run }) => run.number,
};

/** One line of text: what reads such files takes a line break for the next row. */
const onOneLine = (cell: CsvCell): CsvCell => (typeof cell === 'string' ? cell.replaceAll(/\s+/g, ' ') : cell);

export interface PayrollRow {
  readonly line: PayRunLine;
  readonly cells: readonly CsvCell[];
}

export interface PayrollRows {
  readonly rows: readonly PayrollRow[];
  /** Rows that the format cannot hold. */
  readonly leftOut: readonly PayRunLine[];
  readonly kindsWithoutCode: readonly { readonly kind: PayKind; readonly name: string | null }[];
}

/** How many at a time: a few milliseconds. */
const atOnce = 250;

async function inParts<T, Part>(all: readonly T[], run: (part: readonly T[]) => Part): Promise<Part[]> {
  const done: Part[] = [];
  for (let from = 0; from < all.length; from += atOnce) {
    done.push(await inTurn(() => run(all.slice(from, from + atOnce))));
  }
  return done;
}

interface RowsOfSome extends Omit<PayrollRows, 'kindsWithoutCode'> {
  readonly withoutCode: readonly Part[];
}

function rowsOfSome(lines: readonly PayRunLine[], about: About): RowsOfSome {
  const { columns, rows_by: rowsBy, codes } = about.layout;
  const parts = lines.flatMap((line) => partsOf(line, rowsBy));
  const isHeld = (part: Part): boolean => rowsBy !== 'KIND_AND_DAY' || minutesOf(part) > 0;
  const held = parts.filter(isHeld);
  const needsCode = (part: Part): boolean =>
    columns.some(({ source }) => source === 'CODE' || (source === 'OTHER_CODE' && isOther(part))) &&
    codeOf(part, codes) === null;
  return {
    rows: held.map((part) => ({
      line: part.line,
      cells: columns.map(({ source, text }) =>
        onOneLine(source === 'TEXT' ? (text ?? null) : cellOf[source](part, about)),
      ),
    })),
    leftOut: parts.filter((part) => !isHeld(part)).map(({ line }) => line),
    withoutCode: held.filter(needsCode),
  };
}

/** Of thousands of lines: others have their turn in between. */
export async function payrollRows(lines: readonly PayRunLine[], about: About): Promise<PayrollRows> {
  const found = await inParts(lines, (some) => rowsOfSome(some, about));
  const without = new Map(
    found
      .flatMap(({ withoutCode }) => withoutCode)
      .flatMap(({ kind, leaveName: name }) =>
        kind === null ? [] : [[`${kind} ${name ?? ''}`, { kind, name }] as const],
      ),
  );
  return {
    rows: found.flatMap(({ rows }) => rows),
    leftOut: found.flatMap(({ leftOut }) => leftOut),
    kindsWithoutCode: [...without.values()],
  };
}

const delimiters = { COMMA: ',', SEMICOLON: ';', TAB: '\t' } as const;

/** The whole file. Only what people open in a spreadsheet begins with a mark: programs take it for a part of the first heading. */
export async function payrollFile(
  { preset, delimiter, opening, columns }: PayrollLayout,
  rows: PayrollRows['rows'],
): Promise<Buffer> {
  const between = delimiters[delimiter];
  const block =
    opening.length === 0
      ? []
      : [
          csvLine(
            opening.map(({ header }) => header),
            between,
          ),
          csvLine(
            opening.map(({ text }) => text),
            between,
          ),
        ];
  const head = csvLine(
    columns.map(({ header }) => header),
    between,
  );
  const table = await inParts(rows, (some) => some.map(({ cells }) => csvLine(cells, between)).join(''));
  return Buffer.from([preset === 'CSV' ? csvStart : '', ...block, head, ...table].join(''));
}
