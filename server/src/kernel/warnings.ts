import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from './services.ts';

/** What the installation runs with and should not: told at the start, at /readyz, by Health and by `muster doctor`. */
export interface Warning {
  readonly code: 'mail_not_sent' | 'data_folder_not_writable';
  /** What it leads to and what to set. No path and no secret: /readyz is open to anyone. */
  readonly message: string;
}

export const warningCodes = ['mail_not_sent', 'data_folder_not_writable'] as const satisfies Warning['code'][];

const mailNotSent: Warning = {
  code: 'mail_not_sent',
  message:
    'No mail is sent, no invitation and no link for a password: SMTP_URL is not set, and mails are kept in the data folder.',
};

const folderNotWritable = (code: string): Warning => ({
  code: 'data_folder_not_writable',
  message: `The data folder cannot be written (${code}), so that files are refused and mails are lost: check MUSTER_DATA_DIR, its owner and the disk.`,
});

type Watched = Pick<Services, 'files'> & {
  readonly config: Pick<Services['config'], 'dataDir' | 'isProduction' | 'smtpUrl'>;
};

export async function readWarnings({ config, files }: Watched): Promise<Warning[]> {
  const warnings: Warning[] = [];
  if (config.isProduction && config.smtpUrl === null) warnings.push(mailNotSent);
  // With a bucket and a mail server nothing that matters is written here.
  const isNeeded = files.isLocal || config.smtpUrl === null;
  const fault = isNeeded ? await writingFault(config.dataDir) : null;
  if (fault !== null) warnings.push(folderNotWritable(fault));
  return warnings;
}

/** Tried, not asked: a full disk has the right permissions. */
async function writingFault(folder: string): Promise<string | null> {
  const file = join(folder, `.writable-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, '.', { mode: 0o600, flag: 'wx' });
    await rm(file);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}
