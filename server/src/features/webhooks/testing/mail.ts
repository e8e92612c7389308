import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Mails to someone that were kept in the data folder, oldest first. */
export function listMail(dataDir: string, to: string): { to: string; subject: string; text: string }[] {
  const folder = join(dataDir, 'mail');
  return readdirSync(folder)
    .sort()
    .map(
      (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { to: string; subject: string; text: string },
    )
    .filter((mail) => mail.to === to);
}
