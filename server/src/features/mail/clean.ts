import { readFile, unlink } from 'node:fs/promises';
import type { Job } from '../../kernel/catalogue.ts';
import type { ErasureStep } from '../../kernel/erasing.ts';
import { timeOfId } from '../../lib/ids.ts';
import { type HasDataDir, type KeptMail, listKeptFiles, pathOf } from './kept.ts';

const keptMs = 30 * 86_400_000;
const batchSize = 200;

const remove = async (services: HasDataDir, name: string): Promise<void> => {
  await unlink(pathOf(services, name)).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
  });
};

/** What was kept instead of being sent is looked at within days, or never. */
export const cleanMail: Job = {
  task: 'mail.clean',
  cron: '53 3 * * *',
  async run(services) {
    const before = services.clock.nowMs() - keptMs;
    for (const name of await listKeptFiles(services)) {
      if (timeOfId(name.split('.')[0] ?? '') < before) await remove(services, name);
    }
  },
};

/** All that was kept for an organization that is gone. */
export async function removeKeptMail(services: HasDataDir, organizationId: string): Promise<void> {
  for (const name of await listKeptFiles(services))
    if (name.endsWith(`.${organizationId}.json`)) await remove(services, name);
}

/** By the address it was sent to, and where it stands in the text. */
export const eraseKeptMail: ErasureStep = {
  name: 'kept_mail',
  summary: 'Mail to the person that was kept instead of being sent is deleted.',

  async run({ services, organizationId, isMentionedIn, after }) {
    const names = (await listKeptFiles(services))
      .filter((name) => name.endsWith(`.${organizationId}.json`) && name > (after ?? ''))
      .slice(0, batchSize);
    let rows = 0;
    for (const name of names) {
      const text = await readFile(pathOf(services, name), 'utf8').catch(() => '{}');
      const { to = '', text: body = '' } = JSON.parse(text) as Partial<KeptMail>;
      if (!isMentionedIn(`${to} ${body}`)) continue;
      await remove(services, name);
      rows++;
    }
    return { rows, after: names.length === batchSize ? (names.at(-1) ?? null) : null };
  },
};
