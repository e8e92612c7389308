import { administers, type Actor } from '../../kernel/actor.ts';
import type { Job } from '../../kernel/catalogue.ts';
import { Refusal } from '../../kernel/errors.ts';
import type { Installation } from '../../kernel/installation.ts';
import { findActor } from '../people/index.ts';
import type { ImportRow } from './record.ts';
import { runImport } from './run.ts';
import { endImport, findCsv, findImport, Overtaken } from './store.ts';

export const importTask = 'imports.run';

/** Works through a file that was sent in; after a crash it comes again and goes on where it was. */
export const importJob: Job = {
  task: importTask,

  async run(installation, payload) {
    const { organization_id, import_id } = payload as { organization_id: string; import_id: string };
    const { db } = installation.database;
    const row = await findImport(db, organization_id, import_id);
    if (!row || row.status === 'COMPLETED' || row.status === 'FAILED') return;
    try {
      const csv = await findCsv(db, row);
      if (csv === null) throw new Refusal('CONFLICT', 'The file is no longer there.');
      await runImport(installation, row, await authorOf(installation, row), [Buffer.from(csv)]);
    } catch (error) {
      if (error instanceof Overtaken) return;
      if (!(error instanceof Refusal)) throw error;
      await endImport(installation, row, 'FAILED', { line: null, field: null, message: error.message });
    }
  },
};

/** With the rights the person has now, not those they had when they sent the file. */
async function authorOf(installation: Installation, row: ImportRow): Promise<Actor> {
  const { organization_id, created_by_id } = row;
  const actor =
    created_by_id === null ? null : await findActor(installation.database.db, organization_id, created_by_id);
  if (!actor?.isActive || !administers(actor))
    throw new Refusal('FORBIDDEN', 'Whoever sent this file may no longer import.');
  return actor;
}
