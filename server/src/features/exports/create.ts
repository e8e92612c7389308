import { Type } from 'typebox';
import { startLongWork } from '../../kernel/long-work/run.ts';
import { countUnderWay } from '../../kernel/long-work/store.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { daysBetween } from '../../lib/days.ts';
import { conflict, forbidden, invalid } from '../../lib/errors.ts';
import { readQuery, Strict } from '../../lib/schema.ts';
import { say } from '../../lib/texts/texts.ts';
import { mayCall } from '../sign-in/index.ts';
import { exportKindNames, exportPackages, filtersOf, hasPay, listOf, takesOut } from './kinds.ts';
import { maxExportDays } from './part.ts';
import { Export, type ExportAsked, type ExportState, type ExportWork, presentExport } from './record.ts';
import { exportWork } from './work.ts';

const mostAtOnce = 5;

export const createExport = writeOperation({
  id: 'exports.create',
  route: 'POST /exports',
  subject: 'export',
  summary: 'Export a list',
  description:
    'Writes a list to a CSV file in the background, page by page, with the rights that the person has at each of them. The file is kept for a week. Recorded in the audit log.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: exportPackages,
  effects: {
    may: ['PAY_TAKEN_OUT'],
    of: ({ body }) => (hasPay(body['kind'], body['filters']) ? ['PAY_TAKEN_OUT'] : []),
  },
  body: Strict({
    kind: Type.Enum([...exportKindNames], { description: 'Which list.', examples: ['time_entries'] }),
    filters: Type.Optional(
      Type.String({
        maxLength: 1000,
        description: 'What narrows it, as the query of the list. It may name more days than the list takes at a time.',
        examples: ['start_date=2026-01-01&end_date=2026-12-31'],
      }),
    ),
  }),
  returns: Export,
  status: 202,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    const operation = listOf(work.services.catalogue, body.kind);
    if (!takesOut(actor, body.kind) || !mayCall(actor, operation))
      throw forbidden('exports.notYours', { field: 'kind' });
    const filters = readQuery(filtersOf(operation, body.kind), valuesOf(body.filters ?? ''));
    checkDays(filters);
    if ((await countUnderWay(work, exportWork.name)) >= mostAtOnce) {
      throw conflict(say('exports.tooMany', { limit: mostAtOnce }));
    }
    const asked: ExportAsked = { kind: body.kind, filters };
    const state: ExportState = { columns: null, position: null, parts: 0, size_bytes: 0 };
    return presentExport(await startLongWork<ExportWork>(work, exportWork, { asked, state }));
  },
});

function valuesOf(query: string): Record<string, string> {
  const entries = [...new URLSearchParams(query)];
  const values = Object.fromEntries(entries);
  const twice = entries.find(([name, value]) => values[name] !== value)?.[0];
  if (twice !== undefined) throw invalid('filters', say('exports.filterTwice', { filter: twice }));
  return values;
}

function checkDays({ start_date: start, end_date: end }: Record<string, unknown>): void {
  if (typeof start !== 'string' || typeof end !== 'string') return;
  if (end < start) throw invalid('filters.end_date', say('validation.beforeOther', { other: 'start_date' }));
  if (daysBetween(start, end) >= maxExportDays) {
    throw invalid('filters.end_date', say('exports.tooLong', { days: maxExportDays }));
  }
}
