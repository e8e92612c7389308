import { type Static, Type } from 'typebox';
import type { Actor } from '../../kernel/actor.ts';
import { fileOperation, readOperation } from '../../kernel/operation.ts';
import { Strict } from '../../lib/schema.ts';
import { type AbsenceAsked, sumAbsence } from './absence-store.ts';
import { fileDeclaration, reportFile } from './file.ts';
import { absenceBy, AbsenceReport, maxFileRows, maxRows } from './record.ts';
import { checkThenBy, reportFilters, reportWindow } from './window.ts';

const AbsenceQuery = Strict({
  ...reportFilters,
  by: Type.Optional(Type.Enum([...absenceBy], { default: 'type', description: 'What a row stands for.' })),
  then_by: Type.Optional(Type.Enum([...absenceBy], { description: 'What a row stands for besides.' })),
});

function askedIn(actor: Actor, nowMs: number, query: Static<typeof AbsenceQuery>): AbsenceAsked {
  const { by = 'type', then_by: thenBy = null, departments = 'then', ...filter } = query;
  checkThenBy(by, thenBy);
  return { by, thenBy, departments, window: reportWindow(actor, nowMs, query), filter };
}

export const getAbsenceReport = readOperation({
  id: 'reports.absence',
  route: 'GET /reports/absence',
  summary: 'Report absence',
  description:
    'Working days of approved leave, by one or two of type, department and person. Department Heads see the people of their departments; private leave of those they do not manage has no type.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  toleratesLag: true,
  query: AbsenceQuery,
  returns: AbsenceReport,

  async run({ actor, db, nowMs, query }) {
    const asked = askedIn(actor, nowMs, query);
    return { ...asked.window, by: asked.by, then_by: asked.thenBy, ...(await sumAbsence(db, actor, asked, maxRows)) };
  },
});

export const getAbsenceFile = fileOperation({
  ...fileDeclaration,
  role: 'DEPARTMENT_HEAD',
  id: 'reports.absenceFile',
  route: 'GET /reports/absence/file',
  summary: 'Export the report of absence',
  query: AbsenceQuery,

  async run({ actor, db, nowMs, query, audit }) {
    const asked = askedIn(actor, nowMs, query);
    const { by, thenBy } = asked;
    const { rows } = await sumAbsence(db, actor, asked, maxFileRows);
    return reportFile(
      actor.language,
      { kind: 'absence', by, thenBy, rows },
      [
        ['Days', ({ days }) => days],
        ['Leaves', ({ requests }) => requests],
        ['People', ({ people }) => people],
      ],
      audit,
    );
  },
});
