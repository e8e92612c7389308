import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Installation } from '../../kernel/installation.ts';
import { newId } from '../../lib/ids.ts';
import type { Mail } from './deliver.ts';

export interface KeptMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly created_at: string;
}

const folderOf = ({ config }: Installation): string => join(config.dataDir, 'mail');

/** One file a mail, readable by the owner alone: links in it let people in. Its name sorts by time and tells whose it is. */
export async function keepMail(installation: Installation, mail: Mail): Promise<void> {
  const folder = folderOf(installation);
  const { to, subject, text, html, organizationId } = mail;
  const id = newId('mail', installation.clock.nowMs());
  const file = join(folder, `${id}.${organizationId}.json`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const content = JSON.stringify({ id, to, subject, text, html, created_at: installation.clock.now() }, null, 2);
  await writeFile(`${file}.part`, `${content}\n`, { mode: 0o600, flag: 'wx' });
  await rename(`${file}.part`, file);
}

export const pathOf = (installation: Installation, name: string): string => join(folderOf(installation), name);

/** Names of the files, oldest first. */
export async function listKeptFiles(installation: Installation): Promise<string[]> {
  const names = await readdir(folderOf(installation)).catch((error: unknown) => {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.json')).sort();
}

const filesAtOnce = 50;

/** Newest first, from before `beforeId` on; of those that `isShown` lets through, as many as asked for. */
export async function listKeptMail(
  installation: Installation,
  organizationId: string,
  { limit, beforeId }: { limit: number; beforeId: string | null },
  isShown: (mails: readonly KeptMail[]) => Promise<(mail: KeptMail) => boolean>,
): Promise<KeptMail[]> {
  const folder = folderOf(installation);
  const candidates = (await listKeptFiles(installation))
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
