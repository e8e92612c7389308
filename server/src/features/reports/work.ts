import { Type } from 'typebox';
import { csvLine, csvStart } from '../../kernel/csv.ts';
import { IdsFilter } from '../../kernel/filters.ts';
import { fileOperation } from '../../kernel/operation.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { inHours } from '../../lib/hours.ts';
import { IdFilter } from '../../lib/ids.ts';
import type { PaperRow } from '../../lib/pdf/paper.ts';
import { begunFor, pdfFile, type Writer, writerFor } from '../../lib/pdf/writer.ts';
import { Strict } from '../../lib/schema.ts';
import { fileNameIn, headingIn, inFileName } from '../../lib/texts/headings.ts';
import { type Language, say } from '../../lib/texts/texts.ts';
import { reportFilters, reportWindow } from './window.ts';
import { findSubject, listWork, type PieceOfWork } from './work-store.ts';

/** More is no file that a client reads. */
const maxPieces = 5000;

const columns = ['Date', 'Project', 'Task', 'Person', 'Hours', 'Note'] as const;

const csvOf = (language: Language, work: readonly PieceOfWork[]): Buffer =>
  Buffer.from(
    [
      csvStart,
      csvLine(columns.map((title) => headingIn(language, title))),
      ...work.map(({ work_date, project, task, person, minutes, note }) =>
        csvLine([work_date, project, task, person, inHours(minutes), note]),
      ),
    ].join(''),
  );

/** Day by day, and at the end what it comes to. */
function rowsOf(work: readonly PieceOfWork[], write: Writer): PaperRow[] {
  const rows = work.map(({ work_date, project, task, person, minutes, note }): PaperRow => ({
    cells: [
      write.days(work_date, work_date),
      task === null ? project : `${project}, ${task}`,
      person,
      note ?? '',
      write.hours(minutes),
    ],
  }));
  const all = work.reduce((sum, { minutes }) => sum + minutes, 0);
  return [...rows, { isStrong: true, cells: [write.say(say('papers.total', {})), '', '', '', write.hours(all)] }];
}

export const getWorkFile = fileOperation({
  id: 'reports.workFile',
  route: 'GET /reports/work/file',
  summary: 'Download what was done for a client or a project',
  description: `Day, project, task, person, hours and note of each piece of work, and nothing else: no rates, no clock times. One’s own; Department Heads have the people of their departments, Administrators and Executives everyone. At most ${maxPieces.toLocaleString('en')} pieces. Recorded in the audit log.`,
  surface: 'app',
  scope: null,
  toleratesLag: true,
  module: 'time_tracking',
  query: Strict({
    start_date: reportFilters.start_date,
    end_date: reportFilters.end_date,
    client_id: Type.Optional(IdFilter('cli', 'Work for this client; it or `project_id` is needed.')),
    project_id: Type.Optional(IdFilter('prj', 'Work on this project.')),
    user_id: Type.Optional(IdsFilter('usr', 'Only the work of this person.')),
    is_billable: Type.Optional(Type.Boolean({ description: 'Only work that is billable, or only work that is not.' })),
    format: Type.Optional(Type.Enum(['csv', 'pdf'], { default: 'csv', description: 'A table, or paper.' })),
  }),
  types: ['text/csv', 'application/pdf'],
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, query, audit }) {
    const { format = 'csv', ...filter } = query;
    if (filter.client_id === undefined && filter.project_id === undefined) {
      throw invalid('client_id', 'reports.workOfWhat');
    }
    const window = reportWindow(actor, nowMs, query);
    const asked = { window, filter };
    const subject = await findSubject(db, actor, asked);
    if (subject === null) throw notFound(filter.project_id === undefined ? 'client' : 'project');
    const work = await listWork(db, actor, asked, maxPieces + 1);
    if (work.length > maxPieces) throw invalid('end_date', say('reports.tooMuchWork', { limit: maxPieces }));
    audit({ action: 'reports.workFile', subjectType: 'report', recordCount: work.length });
    const { language, organization } = actor;
    const { start_date: start, end_date: end } = window;
    const fileName = `${fileNameIn(language, 'hours')}-${inFileName(subject)}-${start}-${end}.${format}`;
    if (format === 'csv') {
      const content = csvOf(language, work);
      return { content, sizeBytes: content.length, mimeType: 'text/csv', fileName };
    }
    const write = writerFor(language, organization);
    const days = write.days(start, end);
    const title = write.say(say('papers.workFor', { name: subject, days }));
    const paper = await begunFor({ title, language, organization, nowMs });
    paper.title(subject);
    paper.paragraph(days);
    paper.table(
      [
        { title: headingIn(language, 'Date'), share: 2.4 },
        { title: headingIn(language, 'Project'), share: 3 },
        { title: headingIn(language, 'Person'), share: 2.6 },
        { title: headingIn(language, 'Note'), share: 5 },
        { title: headingIn(language, 'Hours'), share: 1.4, isNumber: true },
      ],
      rowsOf(work, write),
    );
    return pdfFile(await paper.end(), fileName);
  },
});
