import { type Static, Type } from 'typebox';
import type { Actor } from '../../kernel/actor.ts';
import { fileOperation, readOperation } from '../../kernel/operation.ts';
import { addDays, addMonths, dayIn } from '../../lib/days.ts';
import { invalid } from '../../lib/errors.ts';
import { inHours } from '../../lib/hours.ts';
import { IdFilter } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { say } from '../../lib/texts/texts.ts';
import type { DayWindow } from '../../lib/windows.ts';
import { Month } from '../hours-accounts/index.ts';
import { sumDepartments } from './departments-store.ts';
import { fileDeclaration, reportFile } from './file.ts';
import { DepartmentsReport } from './record.ts';
import { monthsOf } from './window.ts';

const usualMonths = 12;
const maxMonths = 24;

const DepartmentsQuery = Strict({
  start_month: Type.Optional(Month(`First month; ${String(usualMonths)} months with the last one unless given.`)),
  end_month: Type.Optional(Month(`Last month; this one unless given. At most ${String(maxMonths)} months.`)),
  department_id: Type.Optional(IdFilter('dep', 'Only this department.')),
});

/** Whole months: days in between would let one be taken from the other. */
function monthsIn(actor: Actor, nowMs: number, query: Static<typeof DepartmentsQuery>): DayWindow {
  const last = `${query.end_month ?? dayIn(actor.organization.timezone, nowMs).slice(0, 7)}-01`;
  const first = query.start_month === undefined ? addMonths(last, 1 - usualMonths) : `${query.start_month}-01`;
  for (const [field, day] of Object.entries({ end_month: last, start_month: first })) {
    if (day < '1970' || day >= '2200') throw invalid(field, 'reports.years');
  }
  if (last < first) throw invalid('end_month', say('validation.beforeOther', { other: 'start_month' }));
  const window = { start_date: first, end_date: addDays(addMonths(last, 1), -1) };
  if (monthsOf(window).length > maxMonths) throw invalid('end_month', say('reports.tooLong', { months: maxMonths }));
  return window;
}

const asked = (actor: Actor, nowMs: number, query: Static<typeof DepartmentsQuery>) => ({
  window: monthsIn(actor, nowMs, query),
  nowMs,
  ...(query.department_id !== undefined && { departmentId: query.department_id }),
});

const readers = { role: 'ADMINISTRATOR', packages: ['REPORTS_READING'] } as const;

export const getDepartmentsReport = readOperation({
  ...readers,
  id: 'reports.departments',
  route: 'GET /reports/departments',
  summary: 'Report departments by month',
  description:
    'Hours, absence and headcount of each department in each month, by the departments of each day. Who was given to read reports has the departments that it was given for, and absence only where it says nothing of one person.',
  surface: 'app',
  scope: null,
  toleratesLag: true,
  query: DepartmentsQuery,
  returns: DepartmentsReport,

  async run({ actor, db, nowMs, query }) {
    const { window, ...rest } = asked(actor, nowMs, query);
    return {
      start_month: window.start_date.slice(0, 7),
      end_month: window.end_date.slice(0, 7),
      rows: await sumDepartments(db, actor, { window, ...rest }),
    };
  },
});

export const getDepartmentsFile = fileOperation({
  ...fileDeclaration,
  ...readers,
  description: 'The rows of the report as CSV. Recorded in the audit log.',
  id: 'reports.departmentsFile',
  route: 'GET /reports/departments/file',
  summary: 'Export the report of departments',
  query: DepartmentsQuery,

  async run({ actor, db, nowMs, query, audit }) {
    const rows = await sumDepartments(db, actor, asked(actor, nowMs, query));
    return reportFile(
      actor.language,
      {
        kind: 'departments',
        by: 'department',
        rows: rows.map((row) => ({ ...row, id: row.department_id, name: row.department_name })),
      },
      [
        ['Month', ({ month }) => month],
        ['People at the end', ({ people }) => people],
        ['Joined', ({ joined }) => joined],
        ['Left', ({ left }) => left],
        ['Hours', ({ total_minutes: minutes }) => (minutes === null ? null : inHours(minutes))],
        ['Days away', ({ absence_days: days }) => days],
      ],
      audit,
    );
  },
});
