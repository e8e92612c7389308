import { type Static, Type } from 'typebox';
import type { Actor } from '../../kernel/actor.ts';
import type { CsvCell } from '../../kernel/csv.ts';
import { IdsFilter } from '../../kernel/filters.ts';
import { fileOperation, readOperation } from '../../kernel/operation.ts';
import { invalid } from '../../lib/errors.ts';
import { inHours } from '../../lib/hours.ts';
import { IdFilter } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { say } from '../../lib/texts/texts.ts';
import { fileDeclaration, reportFile } from './file.ts';
import { hoursBy, HoursReport, maxFileRows, maxRows, measures } from './record.ts';
import { checkThenBy, maxMonthsByTask, monthsOf, reportFilters, reportWindow } from './window.ts';
import { reportHours } from './worked.ts';

const HoursQuery = Strict({
  ...reportFilters,
  by: Type.Optional(Type.Enum([...hoursBy], { default: 'project', description: 'What a row stands for.' })),
  then_by: Type.Optional(Type.Enum([...hoursBy], { description: 'What a row stands for besides.' })),
  measure: Type.Optional(
    Type.Enum([...measures], {
      default: 'hours',
      description: 'What the rows are ordered by. cost is worked out only if it is asked for, for who may see pay.',
    }),
  ),
  user_id: Type.Optional(IdsFilter('usr', 'Only the work of this person.')),
  project_id: Type.Optional(IdFilter('prj', 'Only work on this project.')),
  client_id: Type.Optional(IdFilter('cli', 'Only work for this client.')),
  is_billable: Type.Optional(Type.Boolean({ description: 'Only work that is billable, or only work that is not.' })),
});

function askedIn(actor: Actor, nowMs: number, query: Static<typeof HoursQuery>) {
  const { by = 'project', then_by: thenBy = null, measure = 'hours', departments = 'then', ...filter } = query;
  const window = reportWindow(actor, nowMs, query);
  checkThenBy(by, thenBy);
  if ((by === 'task' || thenBy === 'task') && monthsOf(window).length > maxMonthsByTask) {
    throw invalid('end_date', say('reports.tooLongByTask', { months: maxMonthsByTask }));
  }
  return { by, thenBy, measure, departments, window, filter };
}

export const getHoursReport = readOperation({
  id: 'reports.hours',
  route: 'GET /reports/hours',
  summary: 'Report hours',
  description: `What was worked, by one or two of project, client, task, department and person: what of it is billable, what overtime. One’s own; Department Heads see the people of their departments, Administrators and Executives everyone. By task at most ${String(maxMonthsByTask)} months.`,
  surface: 'app',
  scope: null,
  toleratesLag: true,
  module: 'time_tracking',
  query: HoursQuery,
  returns: HoursReport,

  run({ actor, db, nowMs, query }) {
    return reportHours(db, actor, askedIn(actor, nowMs, query), maxRows);
  },
});

type Column = readonly [title: string, value: (row: HoursReport['rows'][number]) => CsvCell];
const costColumns = (currency: string): readonly Column[] => [
  ['Cost', ({ cost }) => cost],
  ['Currency', () => currency],
];

export const getHoursFile = fileOperation({
  ...fileDeclaration,
  id: 'reports.hoursFile',
  route: 'GET /reports/hours/file',
  summary: 'Export the report of hours',
  module: 'time_tracking',
  effects: {
    may: ['PAY_TAKEN_OUT'],
    of: ({ query }) => (query['measure'] === 'cost' ? ['PAY_TAKEN_OUT'] : []),
  },
  query: HoursQuery,

  async run({ actor, db, nowMs, query, audit }) {
    const asked = askedIn(actor, nowMs, query);
    const { rows, currency } = await reportHours(db, actor, asked, maxFileRows);
    const { by, thenBy } = asked;
    return reportFile(
      actor.language,
      { kind: 'hours', by, thenBy, rows },
      [
        ['Hours', ({ total_minutes: minutes }) => inHours(minutes)],
        ['Overtime hours', ({ overtime_minutes: minutes }) => (minutes === null ? null : inHours(minutes))],
        ['Billable hours', ({ billable_minutes: minutes }) => inHours(minutes)],
        ['Entries', ({ entries }) => entries],
        ...(currency === null ? [] : costColumns(currency)),
      ],
      audit,
    );
  },
});
