import { resolve } from 'node:path';
import type { BackupOutcome } from '../../backup/backup.ts';
import { command } from '../../cli/command.ts';
import type { Config } from '../config.ts';

export const backup = command({
  summary: 'Write database and stored files into one file',
  description:
    'Works while servers run. The file holds private data: it is readable by its owner alone, and not encrypted.\nThe key is left out unless asked for, and without it government ids, webhook secrets and remembered answers\ncannot be read: keep it somewhere else.',
  operands: [{ name: 'FILE', about: 'File to write, such as muster-2026-11-15.tar.gz' }],
  options: { 'with-key': { about: 'Put the key into the file as well' } },
  examples: ['muster backup muster-2026-11-15.tar.gz', 'muster backup /backups/muster.tar.gz --with-key --json'],
  isLocal: true,

  async run({ operands, options }) {
    const { readConfig } = await import('../config.ts');
    const { backUpInstallation } = await import('../backups.ts');
    const config = readConfig(process.env);
    const path = resolve(operands[0] ?? '');
    const outcome = await backUpInstallation(config, path, options['with-key']);
    const tables = Object.values(outcome.tables);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const value = {
      file: path,
      bytes: outcome.bytes,
      tables: tables.length,
      rows,
      jobs: outcome.jobs,
      files: outcome.files.count,
      file_bytes: outcome.files.bytes,
      missing_files: outcome.files.missing,
      has_key: options['with-key'],
    };
    return { value, text: describe(path, rows, outcome, keyText(config, options['with-key'])) };
  },
});

function describe(path: string, rows: number, { bytes, files }: BackupOutcome, key: string): string {
  const lost =
    files.missing > 0 ? [`${String(files.missing)} files that records name are missing from the store.`] : [];
  return [
    `Wrote ${String(rows)} rows and ${String(files.count)} files to ${path} (${sizeText(bytes)}).`,
    ...lost,
    'It holds private data: keep it where no one else can read it.',
    key,
  ].join('\n');
}

function keyText(config: Config, isInside: boolean): string {
  if (isInside) return 'The key is in it: the file alone opens everything.';
  const place = config.secretKey === null ? `${config.dataDir}/secret.key` : 'MUSTER_SECRET_KEY';
  return `The key is not in it: without the one in ${place}, sealed data cannot be read. Keep a copy somewhere else.`;
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** A size for people: `3.2 MB`. */
export function sizeText(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power] ?? ''}`;
}
