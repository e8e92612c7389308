import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

export interface ImportedEntry {
  readonly id: string;
  readonly user_id: string;
  readonly work_date: string;
}

export async function listImportedEntries({ actor, tx }: UnitOfWork, importId: string): Promise<ImportedEntry[]> {
  const { rows } = await sql<ImportedEntry>`
    select id, user_id, work_date from time_entries
     where organization_id = ${actor.organizationId} and import_id = ${importId} and status <> 'DELETED'
     order by id`.execute(tx);
  return rows;
}

export async function deleteImported({ actor, tx, now }: UnitOfWork, ids: readonly string[]): Promise<void> {
  await sql`
    update time_entries set status = 'DELETED', updated_at = ${now}
     where organization_id = ${actor.organizationId} and id = any(${[...ids]}) and status <> 'DELETED'`.execute(tx);
}
