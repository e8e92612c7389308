import { csvLine, csvStart } from '../../../kernel/csv.ts';
import { fileOperation } from '../../../kernel/operation.ts';
import { checkOrder } from '../../../lib/changes.ts';
import { Day } from '../../../lib/days.ts';
import { inHours } from '../../../lib/hours.ts';
import { Strict } from '../../../lib/schema.ts';
import { fileNameIn, headingIn } from '../../../lib/texts/headings.ts';
import { say, sayTo } from '../../../lib/texts/texts.ts';
import { sumLeaveByType } from '../../leave/index.ts';
import { whosePayrollIsPrepared } from '../../time/index.ts';
import { listPayrollRows, type PayrollRow } from './store.ts';

const maxRows = 20_000;

type Column = readonly [title: string, value: (row: PayrollRow) => string | number | null];

const numbers: readonly Column[] = [
  ['Payroll number', ({ payroll_id }) => payroll_id],
  ['Employee number', ({ employee_id }) => employee_id],
];
const person: readonly Column[] = [
  ['Last name', ({ last_name }) => last_name],
  ['First name', ({ first_name }) => first_name],
  ['Department', ({ department }) => department],
];
const hours: readonly Column[] = [
  ['Regular hours', ({ regular_minutes }) => inHours(regular_minutes)],
  ['Overtime hours', ({ overtime_minutes }) => inHours(overtime_minutes)],
  ['Holiday hours', ({ holiday_minutes }) => inHours(holiday_minutes)],
  ['Paid leave hours', ({ paid_leave_minutes }) => inHours(paid_leave_minutes)],
  ['Break hours', ({ break_minutes }) => inHours(break_minutes)],
];
const pay: readonly Column[] = [
  ['Regular pay', ({ regular_pay }) => Number(regular_pay)],
  ['Overtime pay', ({ overtime_pay }) => Number(overtime_pay)],
  ['Total pay', ({ total_pay }) => Number(total_pay)],
  ['Currency', ({ currency }) => currency],
];

export const getPayrollFile = fileOperation({
  id: 'payPeriods.file',
  route: 'GET /pay-periods/file',
  summary: 'Export a pay period for payroll',
  description: `A row for each timesheet of exactly these days whose payroll the caller prepares, as CSV, up to ${maxRows.toLocaleString('en')}: numbers of the person, hours by kind as decimals, approved leave in a column for each type, and pay. Private types of leave that the caller does not see are one column. Recorded in the audit log.`,
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: ['PAYROLL_PREPARING'],
  module: 'time_tracking',
  effects: ['PAY_TAKEN_OUT'],
  query: Strict({
    period_start: Day('The first day of the pay period.'),
    period_end: Day('Its last day.'),
  }),
  types: ['text/csv'],

  async run({ actor, db, query, audit }) {
    checkOrder(query, 'period_start', 'period_end');
    const { period_start: start, period_end: end } = query;
    const rows = await listPayrollRows(db, actor, { start, end }, maxRows);
    const taken = await sumLeaveByType(db, actor, { start, end }, whosePayrollIsPrepared(actor));
    audit({ action: 'payPeriods.file', subjectType: 'timesheet', recordCount: rows.length });
    const { language } = actor;
    const speak = (key: 'files.leaveInDays' | 'files.leaveInHours', name: string): string =>
      sayTo({ language, audience: 'app' }, say(key, { name }));
    const shown = new Set(rows.map(({ user_id }) => user_id));
    // Private types that are not seen are one, called as an absence is elsewhere.
    const away = sayTo({ language, audience: 'app' }, say('files.away', {}));
    const named = taken.map((one) => ({
      ...one,
      name: one.name ?? away,
      key: `${one.leave_type_id ?? ''} ${String(one.is_hours)}`,
    }));
    const types = new Map(named.filter(({ user_id }) => shown.has(user_id)).map((one) => [one.key, one] as const));
    const amounts = new Map(named.map((one) => [`${one.user_id} ${one.key}`, one]));
    const leave = [...types.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    const before = [...numbers, ...person];
    const after: Column[] = [
      ['Status', ({ status }) => headingIn(language, status.charAt(0) + status.slice(1).toLowerCase())],
      ...pay,
    ];
    const titled = (columns: readonly Column[]): string[] => columns.map(([title]) => headingIn(language, title));
    const head = [
      ...titled(before),
      ...titled(hours),
      ...leave.map(({ name, is_hours: isHours }) => speak(isHours ? 'files.leaveInHours' : 'files.leaveInDays', name)),
      ...titled(after),
    ];
    const lines = rows.map((row) => {
      const of = (columns: readonly Column[]) => columns.map(([, value]) => value(row));
      const days = leave.map((type) => {
        const found = amounts.get(`${row.user_id} ${type.key}`);
        return found === undefined ? 0 : type.is_hours ? found.hours : found.days;
      });
      return csvLine([...of(before), ...of(hours), ...days, ...of(after)]);
    });
    const content = Buffer.from([csvStart, csvLine(head), ...lines].join(''));
    return {
      content,
      sizeBytes: content.length,
      mimeType: 'text/csv',
      fileName: `${fileNameIn(language, 'payroll')}-${start}.csv`,
    };
  },
});
