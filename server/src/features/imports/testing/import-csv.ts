import type { Client } from '../../../../test/client.ts';
import type { Installation } from '../../../kernel/installation.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import type { Import } from '../record.ts';

/** Sends a file and lets the worker go through it; answers with the import as it ended. */
export async function importCsv(
  installation: Installation,
  app: Client,
  kind: string,
  lines: readonly string[],
  options: { dry_run?: boolean } = {},
): Promise<Import> {
  const created = await app.post('/imports', { kind, csv: lines.join('\n'), ...options });
  if (created.status !== 202) throw new Error(created.text);
  await runJobsOnce(installation);
  const { id } = created.data as Import;
  return (await app.get(`/imports/${id}`)).data as Import;
}
