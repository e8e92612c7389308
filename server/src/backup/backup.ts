import { existsSync } from 'node:fs';
import { holdFiles } from '../db/backup-lock.ts';
import type { Connection } from '../db/database.ts';
import { StartupError } from '../db/startup-error.ts';
import type { FileStore } from '../kernel/file-store.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { connectFor } from './connection.ts';
import { dumpFiles, dumpJobs, dumpTables } from './dump.ts';
import { type Checksums, checksumsName, formatVersion, keyName, type Manifest, manifestName } from './manifest.ts';
import { findMigrations, listKeyChecks, listPartitions, listTables } from './store.ts';

export interface BackupOptions {
  readonly path: string;
  readonly connection: Connection;
  readonly files: FileStore;
  readonly version: string;
  /** Put into the backup if it is not null. */
  readonly secret: string | null;
}

export interface BackupOutcome extends Checksums {
  /** Of the finished file. */
  readonly bytes: number;
}

/**
 * One snapshot of the database, and the files that it names. Files are there before the commit that names them, and a
 * backup keeps them from being removed: whatever goes on meanwhile, database and files fit together.
 */
export async function backUp(options: BackupOptions): Promise<BackupOutcome> {
  if (existsSync(options.path))
    throw new StartupError(`${options.path} exists: remove it or give another name for the backup.`);
  const client = await connectFor('backup', options.connection);
  try {
    await holdFiles(client);
    await client.query('begin isolation level repeatable read, read only');
    const migrations = await findMigrations(client);
    if (!migrations) throw new StartupError('There is nothing to back up: this database holds no Muster.');
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const manifest: Manifest = {
      format: formatVersion,
      version: options.version,
      created_at: new Date().toISOString(),
      postgresql: rows[0]?.server_version ?? '',
      migrations,
      tables: await listTables(client),
      partitions: await listPartitions(client),
      key_checks: await listKeyChecks(client),
    };
    const archive = await ArchiveWriter.create(options.path).catch((error: unknown) => {
      throw unwritable(options.path, error);
    });
    try {
      await archive.add(manifestName, Buffer.from(JSON.stringify(manifest)));
      if (options.secret !== null) await archive.add(keyName, Buffer.from(`${options.secret}\n`));
      const tables = await dumpTables(client, archive, manifest.tables);
      const jobs = await dumpJobs(client, archive);
      const files = await dumpFiles(client, archive, options.files);
      const counts = { tables, jobs: jobs.rows, files };
      const checksums: Checksums = { ...counts, sha256: archive.digestWith(JSON.stringify(counts)) };
      await archive.add(checksumsName, Buffer.from(JSON.stringify(checksums)));
      return { ...checksums, bytes: await archive.finish() };
    } catch (error) {
      await archive.abort();
      throw unwritable(options.path, error);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

function unwritable(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartupError(`The disk is full: ${path} was not written. Free some space and try again.`);
  if (code !== undefined && ['EACCES', 'ENOENT', 'ENOTDIR', 'EISDIR', 'EROFS', 'EPERM'].includes(code))
    return new StartupError(
      `${path} cannot be written (${code}): name a file in a folder that this user may write to.`,
    );
  return error;
}
