import { Type } from 'typebox';
import { fileOperation, readOperation } from '../../kernel/operation.ts';
import { Strict } from '../../lib/schema.ts';
import { sumAbsence } from './absence-store.ts';
import { fileDeclaration, reportFile } from './file.ts';
import { absenceBy, AbsenceReport, maxFileRows, maxRows } from './record.ts';
import { reportFilters, reportWindow } from './window.ts';

export const absenceFilters = {
  ...reportFilters,
  by: Type.Optional(Type.Enum([...absenceBy], { default: 'type', description: 'What a row stands for.' })),
};

export const getAbsenceReport = readOperation({
  id: 'reports.absence',
  route: 'GET /reports/absence',
  summary: 'Report absence',
  description: 'Working days of approved leave, by type, department or person.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  toleratesLag: true,
  query: Strict(absenceFilters),
  returns: AbsenceReport,

  async run({ actor, db, nowMs, query }) {
    const { by = 'type', ...filter } = query;
    const window = reportWindow(actor, nowMs, query);
    return { ...window, by, ...(await sumAbsence(db, actor, { by, window, filter, limit: maxRows })) };
  },
});

export const getAbsenceFile = fileOperation({
  ...fileDeclaration,
  id: 'reports.absenceFile',
  route: 'GET /reports/absence/file',
  summary: 'Export the report of absence',
  query: Strict(absenceFilters),

  async run({ actor, db, nowMs, query, audit }) {
    const { by = 'type', ...filter } = query;
    const window = reportWindow(actor, nowMs, query);
    const { rows } = await sumAbsence(db, actor, { by, window, filter, limit: maxFileRows });
    return reportFile(
      actor.language,
      { kind: 'absence', by, rows },
      [
        ['Days', ({ days }) => days],
        ['Leaves', ({ requests }) => requests],
        ['People', ({ people }) => people],
      ],
      audit,
    );
  },
});
