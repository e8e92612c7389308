import type { Client } from '../../../../test/client.ts';
import { sql } from '../../../db/sql.ts';
import type { Installation } from '../../../kernel/installation.ts';
import { importJob } from '../job.ts';
import type { Import } from '../record.ts';

/** Sends a file and goes through it as the worker would; answers with the import as it ended. */
export async function importCsv(
  installation: Installation,
  app: Client,
  kind: string,
  lines: readonly string[],
  options: { dry_run?: boolean; makes_missing?: boolean; same_as?: readonly object[]; file_name?: string } = {},
): Promise<Import> {
  const created = await app.post('/imports', { kind, csv: lines.join('\n'), ...options });
  if (created.status !== 202) throw new Error(created.text);
  const { id } = created.data as Import;
  const { rows } = await sql<{ organization_id: string; import_id: string }>`
    select organization_id, id as import_id from imports where id = ${id}`.execute(installation.database.db);
  await importJob.run(installation, { ...rows[0] });
  return (await app.get(`/imports/${id}`)).data as Import;
}
