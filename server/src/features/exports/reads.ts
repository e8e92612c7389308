import { Readable } from 'node:stream';
import { mapPage } from '../../kernel/cursor.ts';
import type { FileAnswer } from '../../kernel/declaration.ts';
import { refuseStale } from '../../kernel/effects.ts';
import { openFile } from '../../kernel/files.ts';
import { findLongWork, listFileKeys, listLongWork } from '../../kernel/long-work/store.ts';
import { fileOperation, listOperation } from '../../kernel/operation.ts';
import { conflict, forbidden, notFound } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { fileNameIn } from '../../lib/texts/headings.ts';
import { mayCall } from '../sign-in/index.ts';
import { exportKinds, exportPackages, hasPay, listOf, takesOut } from './kinds.ts';
import { Export, type ExportWork, presentExport } from './record.ts';
import { exportWork } from './work.ts';

export const listExports = listOperation({
  id: 'exports.list',
  route: 'GET /exports',
  summary: 'List exports',
  description: "One's own, those that are still being written included.",
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: exportPackages,
  returns: Export,
  order: 'newest first',

  async run({ actor, db, page }) {
    return mapPage(await listLongWork<ExportWork>(db, actor, exportWork.name, page), presentExport);
  },
});

export const getExportFile = fileOperation({
  id: 'exports.file',
  route: 'GET /exports/{id}/file',
  summary: 'Download an export',
  description: 'By the person who asked for it, while they may read the list. Recorded in the audit log.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: exportPackages,
  params: Strict({ id: Id('expt') }),
  effects: { may: ['PAY_TAKEN_OUT'], of: () => [] },
  types: ['text/csv'],
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ services, actor, origin, db, nowMs, params, audit }) {
    const row = await findLongWork<ExportWork>(db, actor, exportWork.name, params.id);
    if (!row || Date.parse(row.expires_at) <= nowMs) throw notFound('export');
    if (!takesOut(actor, row.asked.kind) || !mayCall(actor, listOf(services.catalogue, row.asked.kind)))
      throw forbidden('exports.noLongerYours');
    if (hasPay(row.asked.kind, row.asked.filters)) refuseStale(origin);
    if (row.status !== 'COMPLETED') throw conflict('exports.notWritten');
    audit({ action: 'exports.download', subjectType: 'export', subjectId: row.id, recordCount: row.done });
    const keys = await listFileKeys(db, row);
    const day = row.created_at.slice(0, 10);
    return {
      content: Readable.from(
        bytesOf(keys, (key) => openFile({ services, db }, actor.organizationId, key)),
        {
          objectMode: false,
        },
      ),
      sizeBytes: row.state.size_bytes,
      mimeType: 'text/csv',
      fileName: `${fileNameIn(actor.language, exportKinds[row.asked.kind].fileName)}-${day}.csv`,
    };
  },
});

/** One part after the other, each opened when the one before has been sent. */
async function* bytesOf(keys: readonly string[], open: (key: string) => Promise<FileAnswer>): AsyncGenerator<Buffer> {
  for (const key of keys) {
    const { content } = await open(key);
    if (Buffer.isBuffer(content)) yield content;
    else for await (const chunk of content) yield chunk as Buffer;
  }
}
