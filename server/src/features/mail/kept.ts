import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InstallationConfig, Services } from '../../kernel/services.ts';
import { newId } from '../../lib/ids.ts';
import type { Mail } from './letter.ts';

export interface KeptMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly created_at: string;
}

/** Mail that is kept lies in the data folder. */
export interface HasDataDir {
  readonly config: Pick<InstallationConfig, 'dataDir'>;
}

const folderOf = ({ config }: HasDataDir): string => join(config.dataDir, 'mail');

/** One file a mail, readable by the owner alone: links in it let people in. Its name sorts by time and tells whose it is. */
export async function keepMail(services: Pick<Services, 'config' | 'clock'>, mail: Mail): Promise<void> {
  const folder = folderOf(services);
  const { to, subject, text, html, locale, organizationId } = mail;
  const id = newId('mail', services.clock.nowMs());
  const file = join(folder, `${id}.${organizationId}.json`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const content = JSON.stringify({ id, to, subject, text, html, locale, created_at: services.clock.now() }, null, 2);
  await writeFile(`${file}.part`, `${content}\n`, { mode: 0o600, flag: 'wx' });
  await rename(`${file}.part`, file);
}

export const pathOf = (services: HasDataDir, name: string): string => join(folderOf(services), name);

/** Names of the files, oldest first. */
export async function listKeptFiles(services: HasDataDir): Promise<string[]> {
  const names = await readdir(folderOf(services)).catch((error: unknown) => {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.json')).sort();
}

const filesAtOnce = 50;

/** Newest first, from before `beforeId` on; of those that `isShown` lets through, as many as asked for. */
export async function listKeptMail(
  services: HasDataDir,
  organizationId: string,
  { limit, beforeId }: { limit: number; beforeId: string | null },
  isShown: (mails: readonly KeptMail[]) => Promise<(mail: KeptMail) => boolean>,
): Promise<KeptMail[]> {
  const folder = folderOf(services);
  const candidates = (await listKeptFiles(services))
    .filter((name) => name.endsWith(`.${organizationId}.json`) && (beforeId === null || name < beforeId))
    .reverse();
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMail;
  const shown: KeptMail[] = [];
  for (let i = 0; i < candidates.length && shown.length < limit; i += filesAtOnce) {
    const mails = await Promise.all(candidates.slice(i, i + filesAtOnce).map(read));
    shown.push(...mails.filter(await isShown(mails)));
  }
  return shown.slice(0, limit);
}
