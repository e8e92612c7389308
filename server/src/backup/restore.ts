import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import type { FileStore } from '../kernel/file-store.ts';
import type { Verified } from './archive-reader.ts';
import { connectFor } from './connection.ts';
import { loadDatabase, loadFiles } from './load.ts';
import type { Target } from './target.ts';

export interface RestoreOptions {
  readonly path: string;
  /** The archive has been read to its end and is whole. */
  readonly verified: Verified;
  readonly target: Target;
  readonly files: FileStore;
  /** Right before and right after the restored data takes over, such as to change keys with it. */
  readonly beforeTakeOver: () => void;
  readonly afterTakeOver: () => void;
}

/** Loads everything beside what is in use, then lets it take over at once. Answers the migrations that were applied since. */
export async function restore(options: RestoreOptions): Promise<string[]> {
  const { path, target, files } = options;
  try {
    const applied = await fill(options);
    await loadFiles(path, files);
    options.beforeTakeOver();
    const gone = await target.takeOver();
    options.afterTakeOver();
    await removeFilesOf(gone, files);
    return applied;
  } catch (error) {
    await target.giveUp().catch(() => undefined);
    throw error;
  }
}

/** The schema of the backup, its rows, then what has changed in the schema since. */
async function fill({ path, verified, target }: RestoreOptions): Promise<string[]> {
  const database = openDatabase({ connection: target.connection, poolSize: 2, statementTimeoutMs: 0 });
  const names = new Set(verified.manifest.migrations.map(({ name }) => name));
  try {
    await migrate(database.pool, { isWanted: (name) => names.has(name) });
    const client = await connectFor('restore', target.connection);
    try {
      await loadDatabase(client, path, verified);
      await client.query('analyze');
    } finally {
      await client.end();
    }
    return await migrate(database.pool);
  } finally {
    await database.close();
  }
}

/** Files of organizations that are no more. Those of the others that nothing names go with the daily sweep. */
async function removeFilesOf(organizationIds: readonly string[], files: FileStore): Promise<void> {
  for (const organizationId of organizationIds)
    for await (const { key } of files.list(organizationId)) await files.remove(key);
}
