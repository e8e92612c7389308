import { Type } from 'typebox';
import { fileOperation, readOperation } from '../../kernel/operation.ts';
import { Strict } from '../../lib/schema.ts';
import { fileDeclaration, reportFile } from './file.ts';
import { countPeople } from './headcount-store.ts';
import { headcountBy, HeadcountReport, maxFileRows, maxRows } from './record.ts';
import { reportFilters, reportWindow } from './window.ts';

export const headcountFilters = {
  ...reportFilters,
  by: Type.Optional(Type.Enum([...headcountBy], { default: 'department', description: 'What a row stands for.' })),
};

export const getHeadcountReport = readOperation({
  id: 'reports.headcount',
  route: 'GET /reports/headcount',
  summary: 'Report headcount and turnover',
  description:
    'How many people there were, who joined and who left, by month and by department, employment type or place.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  toleratesLag: true,
  query: Strict(headcountFilters),
  returns: HeadcountReport,

  async run({ actor, db, nowMs, query }) {
    const { by = 'department', departments = 'then', ...filter } = query;
    const window = reportWindow(actor, nowMs, query);
    const asked = { by, departments, window, filter, limit: maxRows };
    return { ...window, by, ...(await countPeople(db, actor, asked)) };
  },
});

export const getHeadcountFile = fileOperation({
  ...fileDeclaration,
  role: 'ADMINISTRATOR',
  id: 'reports.headcountFile',
  route: 'GET /reports/headcount/file',
  summary: 'Export the report of headcount',
  query: Strict(headcountFilters),

  async run({ actor, db, nowMs, query, audit }) {
    const { by = 'department', departments = 'then', ...filter } = query;
    const window = reportWindow(actor, nowMs, query);
    const { rows } = await countPeople(db, actor, { by, departments, window, filter, limit: maxFileRows });
    return reportFile(
      actor.language,
      { kind: 'headcount', by, rows },
      [
        ['People at the end', ({ people }) => people],
        ['Full-time equivalents', ({ fte }) => fte],
        ['Joined', ({ joined }) => joined],
        ['Left', ({ left }) => left],
      ],
      audit,
    );
  },
});
