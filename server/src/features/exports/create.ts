import { Type } from 'typebox';
import { writeOperation } from '../../kernel/operation.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { daysBetween } from '../../lib/days.ts';
import { conflict, forbidden, invalid } from '../../lib/errors.ts';
import { readQuery, Strict } from '../../lib/schema.ts';
import { say } from '../../lib/texts/texts.ts';
import { mayCall } from '../sign-in/index.ts';
import { exportTask } from './job.ts';
import { exportKindNames, filtersOf, listOf } from './kinds.ts';
import { Export, type ExportRow, presentExport } from './record.ts';
import { maxExportDays } from './slices.ts';
import { countUnfinished, insertExport } from './store.ts';

const keptMs = 7 * 86_400_000;
const maxUnfinished = 5;

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
  asksFactor: ({ body }) => body['kind'] === 'compensation',
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
    if (!mayCall(actor, operation)) throw forbidden('exports.notYours', { field: 'kind' });
    const filters = readQuery(filtersOf(operation, body.kind), valuesOf(body.filters ?? ''));
    checkDays(filters);
    if ((await countUnfinished(work)) >= maxUnfinished) {
      throw conflict(say('exports.tooMany', { limit: maxUnfinished }));
    }
    const row = newExport(work, body.kind, filters);
    await insertExport(work, row);
    work.enqueue(exportTask, { organization_id: row.organization_id, export_id: row.id });
    return presentExport(row);
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

function newExport(work: UnitOfWork, kind: ExportRow['kind'], filters: Record<string, unknown>): ExportRow {
  return {
    organization_id: work.actor.organizationId,
    id: work.newId('expt'),
    kind,
    filters,
    status: 'PENDING',
    reason: null,
    created_by_id: work.actor.userId ?? '',
    rows_written: 0,
    size_bytes: 0,
    columns: null,
    position: null,
    parts: 0,
    created_at: work.now,
    completed_at: null,
    expires_at: new Date(work.nowMs + keptMs).toISOString(),
  };
}
