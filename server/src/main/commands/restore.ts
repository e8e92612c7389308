import { resolve } from 'node:path';
import { command } from '../../cli/command.ts';

export const restore = command({
  summary: 'Bring back database and stored files from a backup',
  description:
    'The server must be stopped. The file is read to its end and proven before anything changes; then its data takes over\nat once, so that a restore that fails or is killed leaves what was there. Backups of earlier versions are brought\nup to this one. With DATABASE_URL the database must be empty.',
  operands: [{ name: 'FILE', about: 'File that "muster backup" wrote' }],
  options: {
    check: { about: 'Only prove that the file is whole and can be restored here' },
    force: { about: 'Replace the data of this installation' },
  },
  examples: ['muster restore muster-2026-11-15.tar.gz', 'muster restore muster-2026-11-15.tar.gz --force'],
  isLocal: true,

  async run({ operands, options }) {
    const { readConfig } = await import('../config.ts');
    const { checkBackup, restoreInstallation } = await import('../backups.ts');
    const config = readConfig(process.env);
    const path = resolve(operands[0] ?? '');
    const verified = await checkBackup(config, path);
    const { manifest, checksums } = verified;
    const rows = Object.values(checksums.tables).reduce((sum, table) => sum + table.rows, 0);
    const of = {
      file: path,
      version: manifest.version,
      created_at: manifest.created_at,
      rows,
      files: checksums.files.count,
    };
    const holds = `${String(rows)} rows and ${String(checksums.files.count)} files of ${manifest.created_at}`;
    if (options.check) return { value: { ...of, restored: false }, text: `${path} is whole: ${holds}.` };
    const applied = await restoreInstallation(config, path, verified, options.force);
    const since = applied.length > 0 ? `\nApplied since: ${applied.join(', ')}.` : '';
    return { value: { ...of, restored: true, applied }, text: `Restored ${holds}.${since}` };
  },
});
