import { inTransaction } from '../../db/transaction.ts';
import { type Actor, administers, togetherWith } from '../../kernel/actor.ts';
import type { Job } from '../../kernel/catalogue.ts';
import { Overtaken } from '../../kernel/long-work/kind.ts';
import type { Services } from '../../kernel/services.ts';
import { isRefused, Refusal } from '../../lib/errors.ts';
import { findActor } from '../people/index.ts';
import { endBrokenOff, endGivenUp } from './leases-store.ts';
import type { ImportRow } from './record.ts';
import { ImportEnded, runImport } from './run.ts';
import { endImport, findImport } from './store.ts';
import { sourceOf } from './uploads/given.ts';
import { removeExpiredFiles } from './uploads/store.ts';

export const importTask = 'imports.run';
export const importJobKey = (importId: string): string => `import:${importId}`;
/** Over about half an hour: who waits for a file learns the same day that it will not come. */
export const maxImportAttempts = 8;

/** Works through a file that was sent in; after a crash it comes again and goes on where it was. */
export const importJob: Job = {
  task: importTask,

  async run(services, payload) {
    const { organization_id, import_id } = payload as { organization_id: string; import_id: string };
    const { db } = services.database;
    const record = await findImport(db, organization_id, import_id);
    if (!record || record.status === 'COMPLETED' || record.status === 'FAILED') return;
    try {
      const source = await sourceOf(services, record);
      if (source === null) throw new Refusal('CONFLICT', 'imports.fileGone');
      const author = (): Promise<Actor> => authorOf(services, record);
      await runImport({ services, record, author, source });
    } catch (error) {
      if (error instanceof Overtaken) return;
      // A store that is out of reach is asked again.
      if (!isRefused(error)) throw error;
      await endImport(services, record, 'FAILED', { reason: 'file_unusable', said: error.said });
    }
  },
};

/** Ends imports that no process will go on with: their lease is over, and no job of theirs is left to try. Removes files that are done with. */
export const sweepImports: Job = {
  task: 'imports.sweep',
  cron: '* * * * *',

  async run(services) {
    const { log, database, clock } = services;
    const brokenOff = await endBrokenOff(services);
    if (brokenOff > 0) log.warn({ imports: brokenOff }, 'imports whose process is gone were ended');
    const givenUp = await endGivenUp(services, importTask);
    if (givenUp > 0) log.error({ imports: givenUp }, 'imports that used up their attempts were ended');
    while ((await inTransaction(database.pool, (tx) => removeExpiredFiles(tx, clock))) > 0);
  },
};

/** With the rights the person has now, not those they had when they sent the file. */
async function authorOf({ database }: Pick<Services, 'database'>, record: ImportRow): Promise<Actor> {
  const { organization_id, created_by_id } = record;
  const actor = created_by_id === null ? null : await findActor(database.db, organization_id, created_by_id);
  if (actor?.isActive && administers(actor)) return togetherWith(actor, record.accepted_by_id);
  throw new ImportEnded('author_not_allowed', 'imports.authorNotAllowed');
}
