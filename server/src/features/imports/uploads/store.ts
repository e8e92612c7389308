import type { Db, Tx } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { StoredFile } from '../../../kernel/file-store.ts';
import { keepFile, removeStored } from '../../../kernel/files.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { Clock } from '../../../lib/clock.ts';
import { invalid } from '../../../lib/errors.ts';
import type { ImportFile } from './record.ts';

/** Long enough to mend columns over a night. */
const keptMs = 24 * 3_600_000;

export async function insertImportFile(work: UnitOfWork, file: StoredFile): Promise<ImportFile> {
  const id = work.newId('impf');
  const file_key = await keepFile(work, file);
  const expires_at = new Date(work.nowMs + keptMs).toISOString();
  const row = { id, file_key, created_by_id: work.actor.userId, created_at: work.now, expires_at };
  await work.insert('import_files', row);
  return { id, file_name: file.fileName, size_bytes: file.sizeBytes, created_at: work.now, expires_at };
}

/** The key of one's own file; that of anyone else is not there. */
export async function getFileKey(db: Db, actor: Actor, id: string, now: string): Promise<string> {
  const { rows } = await sql<{ file_key: string }>`
    select file_key from import_files
     where organization_id = ${actor.organizationId} and id = ${id} and created_by_id = ${actor.userId}
       and expires_at > ${now}::timestamptz`.execute(db);
  if (!rows[0]) throw invalid('file_id', 'imports.fileGone');
  return rows[0].file_key;
}

/** So that it stays until the import is entered. Answers with its name. */
export async function lockImportFile({ actor, tx, now }: UnitOfWork, id: string): Promise<string | null> {
  const { rows } = await sql<{ file_name: string | null }>`
    select (select s.file_name from stored_files s
             where s.organization_id = import_files.organization_id and s.key = import_files.file_key) as file_name
      from import_files
     where organization_id = ${actor.organizationId} and id = ${id} and created_by_id = ${actor.userId}
       and expires_at > ${now}::timestamptz for key share`.execute(tx);
  if (!rows[0]) throw invalid('file_id', 'imports.fileGone');
  return rows[0].file_name;
}

/** Its rows wait with a proposal. */
export async function keepImportFile({ actor, tx }: UnitOfWork, id: string, until: string): Promise<void> {
  await sql`
    update import_files set expires_at = greatest(expires_at, ${until}::timestamptz)
     where organization_id = ${actor.organizationId} and id = ${id} and created_by_id = ${actor.userId}`.execute(tx);
}

/** The key of the file that an import works through; null: it has none. */
export async function findKeyOfImport(
  db: Db,
  { organization_id, id }: { readonly organization_id: string; readonly id: string },
): Promise<string | null> {
  const { rows } = await sql<{ file_key: string }>`
    select f.file_key from imports i
      join import_files f on f.organization_id = i.organization_id and f.id = i.file_id
     where i.organization_id = ${organization_id} and i.id = ${id}`.execute(db);
  return rows[0]?.file_key ?? null;
}

/** Its rows are imported: the file goes with the next sweep. A trial leaves it for the import. */
export async function expireFileOf(
  db: Db,
  now: string,
  { organization_id, id }: { readonly organization_id: string; readonly id: string },
): Promise<void> {
  await sql`
    update import_files f set expires_at = ${now}::timestamptz from imports i
     where i.organization_id = ${organization_id} and i.id = ${id} and not i.dry_run
       and f.organization_id = i.organization_id and f.id = i.file_id and f.expires_at > ${now}::timestamptz`.execute(
    db,
  );
}

/** What a person is named in is not looked for in files of a day: they go, once nothing works through them. */
export async function expireFiles(db: Db, clock: Clock, organizationId: string): Promise<number> {
  const { rowCount } = await sql`
    update import_files set expires_at = ${clock.now()}::timestamptz
     where organization_id = ${organizationId} and expires_at > ${clock.now()}::timestamptz`.execute(db);
  return rowCount;
}

const filesAtOnce = 20;

/** Files of which no import is under way; answers with how many went. */
export async function removeExpiredFiles(tx: Tx, clock: Clock): Promise<number> {
  const { rows } = await sql<{ organization_id: string; file_key: string }>`
    with expired as (
      select organization_id, id from import_files f
       where expires_at <= ${clock.now()}::timestamptz
         and not exists (select from imports i where i.organization_id = f.organization_id and i.file_id = f.id)
       order by expires_at limit ${filesAtOnce} for update skip locked)
    delete from import_files f using expired
     where f.organization_id = expired.organization_id and f.id = expired.id
    returning f.organization_id, f.file_key`.execute(tx);
  for (const { organization_id, file_key } of rows) await removeStored(tx, clock, organization_id, [file_key]);
  return rows.length;
}
