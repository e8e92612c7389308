import { Type } from 'typebox';
import { fileOperation, readOperation } from '../../kernel/operation.ts';
import { IdFilter } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { fileDeclaration, reportFile } from './file.ts';
import { sumHours } from './hours-store.ts';
import { hoursBy, HoursReport, maxFileRows, maxRows } from './record.ts';
import { reportFilters, reportWindow } from './window.ts';

export const hoursFilters = {
  ...reportFilters,
  by: Type.Optional(Type.Enum([...hoursBy], { default: 'project', description: 'What a row stands for.' })),
  departments: Type.Optional(
    Type.Enum(['then', 'now'], {
      default: 'then',
      description: 'Departments as they were on the day of the work, or as they are today.',
    }),
  ),
  project_id: Type.Optional(IdFilter('prj', 'Only work on this project.')),
  client_id: Type.Optional(IdFilter('cli', 'Only work for this client.')),
};

export const getHoursReport = readOperation({
  id: 'reports.hours',
  route: 'GET /reports/hours',
  summary: 'Report hours',
  description: 'What was worked, by project, client, department or person, and what of it is billable.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  toleratesLag: true,
  module: 'time_tracking',
  query: Strict(hoursFilters),
  returns: HoursReport,

  async run({ actor, db, nowMs, query }) {
    const { by = 'project', departments = 'then', ...filter } = query;
    const window = reportWindow(actor, nowMs, query);
    return { ...window, by, ...(await sumHours(db, actor, { by, window, filter, departments, limit: maxRows })) };
  },
});

const inHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

export const getHoursFile = fileOperation({
  ...fileDeclaration,
  id: 'reports.hoursFile',
  route: 'GET /reports/hours/file',
  summary: 'Export the report of hours',
  module: 'time_tracking',
  query: Strict(hoursFilters),

  async run({ actor, db, nowMs, query, audit }) {
    const { by = 'project', departments = 'then', ...filter } = query;
    const window = reportWindow(actor, nowMs, query);
    const { rows } = await sumHours(db, actor, { by, window, filter, departments, limit: maxFileRows });
    return reportFile(
      actor.language,
      { kind: 'hours', by, rows },
      [
        ['Hours', ({ total_minutes: minutes }) => inHours(minutes)],
        ['Billable hours', ({ billable_minutes: minutes }) => inHours(minutes)],
        ['Entries', ({ entries }) => entries],
      ],
      audit,
    );
  },
});
