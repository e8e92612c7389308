import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Verified, verifyArchive } from '../backup/archive-reader.ts';
import { backUp, type BackupOutcome } from '../backup/backup.ts';
import { type Manifest, refuseNewer } from '../backup/manifest.ts';
import { restore } from '../backup/restore.ts';
import { openEmbeddedTarget, openServerTarget } from '../backup/target.ts';
import { StartupError } from '../db/startup-error.ts';
import { openFiles } from '../files/place.ts';
import { Keys } from '../lib/seal.ts';
import { version } from '../package.ts';
import type { Config } from './config.ts';
import { keyFile, readSecrets, writeSecrets } from './keys/secret-key.ts';
import { openSource } from './source.ts';

/** Beside running servers, or alone. */
export async function backUpInstallation(config: Config, path: string, withKey: boolean): Promise<BackupOutcome> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'postgres')))
    throw new StartupError(
      `There is nothing to back up in ${config.dataDir}; set MUSTER_DATA_DIR to the right folder.`,
    );
  const secret = withKey ? (readSecrets(config)?.join('\n') ?? null) : null;
  const source = await openSource(config, 'guest', () => undefined);
  const files = openFiles(config.bucket, config.dataDir);
  try {
    return await backUp({ path, connection: source.connection, files, version, secret });
  } finally {
    files.close();
    await source.stop();
  }
}

/** Reads it all and proves that it can be restored here: whole, of a version that is known, with a key that fits. */
export async function checkBackup(config: Config, path: string): Promise<Verified> {
  const verified = await verifyArchive(path, (manifest) => refuseNewer(manifest, version));
  refuseWithoutKey(config, verified.manifest, secretsFor(config, verified));
  return verified;
}

/** The secrets that the restored installation will have: those of the environment, else of the backup, else of the folder. */
function secretsFor(config: Config, { secret }: Verified): readonly string[] {
  const own = readSecrets(config) ?? [];
  return config.secretKey === null && secret !== null ? secret.split('\n') : own;
}

function refuseWithoutKey(config: Config, manifest: Manifest, secrets: readonly string[]): void {
  const [current, ...previous] = secrets;
  const known = current === undefined ? [] : new Keys(current, previous).checks.map((check) => check.toString('hex'));
  if (manifest.key_checks.every((check) => known.includes(check))) return;
  throw new StartupError(
    `Sealed data in this backup needs its key, which is not here: set MUSTER_SECRET_KEY to it, or put it into ${keyFile(config)}.`,
  );
}

export async function restoreInstallation(
  config: Config,
  path: string,
  verified: Verified,
  isForced: boolean,
): Promise<string[]> {
  // As the owner: no server may run on this folder, and none starts meanwhile.
  const source = await openSource(config, 'owner', () => undefined);
  const files = openFiles(config.bucket, config.dataDir);
  try {
    const target =
      config.databaseUrl === null
        ? await openEmbeddedTarget(source.connection, isForced)
        : await openServerTarget(source.connection);
    return await restore({ path, verified, target, files, ...keyChange(config, verified) });
  } finally {
    files.close();
    await source.stop();
  }
}

/** Keys change with the data. In between both are there: killed at any point, the installation has the key it needs. */
function keyChange(config: Config, verified: Verified): { beforeTakeOver: () => void; afterTakeOver: () => void } {
  const isOfBackup = config.secretKey === null && verified.secret !== null;
  if (!isOfBackup) return { beforeTakeOver: () => undefined, afterTakeOver: () => undefined };
  const [own, restored] = [readSecrets(config) ?? [], secretsFor(config, verified)];
  return {
    beforeTakeOver: () => {
      writeSecrets(config, [...new Set([...restored, ...own])]);
    },
    afterTakeOver: () => {
      writeSecrets(config, restored);
    },
  };
}
