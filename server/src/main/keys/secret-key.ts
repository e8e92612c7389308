import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../db/startup-error.ts';
import { Keys } from '../../lib/seal.ts';
import type { Config } from '../config.ts';

type KeyPlace = Pick<Config, 'secretKey' | 'previousKeys' | 'dataDir'>;

export const keyFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'secret.key');

/** From the environment, or in development a key made once and kept in the data folder. */
export function readKeys(config: KeyPlace): Keys {
  const [current = '', ...previous] = readSecrets(config) ?? [makeSecret(config)];
  return new Keys(current, previous);
}

/** The current secret and those before it; null if none has been set or made yet. */
export function readSecrets(config: KeyPlace): readonly string[] | null {
  if (config.secretKey !== null) return [config.secretKey, ...config.previousKeys];
  const lines = readLines(keyFile(config));
  return lines.length > 0 ? [...lines, ...config.previousKeys] : null;
}

/** One key a line: the current one, then those before it. */
function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw new StartupError(
      `The key in ${file} cannot be read (${String((error as { code?: string }).code)}): grant this user access to it.`,
    );
  }
}

function makeSecret(config: KeyPlace): string {
  const file = keyFile(config);
  try {
    mkdirSync(config.dataDir, { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') {
      throw new StartupError(
        `The data folder ${config.dataDir} cannot be written (${String((error as { code?: string }).code)}); free it or set MUSTER_DATA_DIR.`,
      );
    }
  }
  const [made] = readLines(file);
  if (made === undefined) throw new StartupError(`${file} is empty: put the key of this installation into it.`);
  return made;
}

/** Written aside and moved: a crash leaves the old keys or the new ones. */
export function writeSecrets(config: Pick<Config, 'dataDir'>, secrets: readonly string[]): void {
  const file = keyFile(config);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, `${secrets.join('\n')}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
