import { readArchivedMigrations, readMigrations } from '../db/migration-files.ts';
import { StartupError } from '../db/startup-error.ts';

export const formatVersion = 1;
export const manifestName = 'manifest.json';
export const checksumsName = 'checksums.json';
export const keyName = 'secret.key';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface Partition {
  readonly name: string;
  readonly parent: string;
  /** As PostgreSQL writes it: `FOR VALUES FROM … TO …` or `DEFAULT`. */
  readonly bound: string;
}

/** The first entry: what the backup is of. */
export interface Manifest {
  readonly format: number;
  readonly version: string;
  readonly created_at: string;
  readonly postgresql: string;
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  readonly tables: readonly TableShape[];
  readonly partitions: readonly Partition[];
  /** Checks of the keys that values are sealed with. */
  readonly key_checks: readonly string[];
}

export interface TableSum {
  readonly rows: number;
  readonly bytes: number;
}

/** The last entry: what must have come before it. */
export interface Checksums {
  readonly tables: Readonly<Record<string, TableSum>>;
  readonly jobs: number;
  readonly files: { readonly count: number; readonly bytes: number; readonly missing: number };
  /** SHA-256 over the names, sizes and contents of all entries before this one, and over the numbers above. */
  readonly sha256: string;
}

/** Refuses what this version does not know; older backups are migrated once they are loaded. */
export async function refuseNewer(manifest: Manifest, ownVersion: string): Promise<void> {
  const all = [...(await readArchivedMigrations()), ...(await readMigrations())];
  const known = new Map(all.map(({ name, checksum }) => [name, checksum]));
  const unknown = manifest.migrations.find(({ name }) => !known.has(name));
  if (manifest.format > formatVersion || unknown) {
    throw new StartupError(
      `This backup was made by Muster ${manifest.version}, which is newer than this ${ownVersion}${unknown ? ` (${unknown.name})` : ''}: restore it with that version.`,
    );
  }
  const changed = manifest.migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (changed) {
    throw new StartupError(
      `The migration ${changed.name} is another one than in this backup; restore it with Muster ${manifest.version}.`,
    );
  }
}
