import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '../kernel/file-store.ts';
import { storeKey } from '../kernel/file-store.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import type { Checksums, TableShape, TableSum } from './manifest.ts';
import { copyJobsOut, copyOut, jobsTable, listFiles, type NamedFile } from './store.ts';

/** An entry says its size before its content: rows are gathered up to this much, and memory stays flat. */
const partBytes = 4 * 1024 * 1024;
const pageSize = 1000;

/** The result of a COPY as entries `folder/000001.copy` and on; the parts joined are the whole. */
async function dumpCopy(
  client: pg.Client,
  archive: ArchiveWriter,
  folder: string,
  statement: string,
): Promise<TableSum> {
  const stream = client.query(copyTo(statement));
  let [part, bytes, held] = [0, 0, 0];
  let chunks: Buffer[] = [];
  const write = async (): Promise<void> => {
    await archive.add(`${folder}/${String(++part).padStart(6, '0')}.copy`, Buffer.concat(chunks));
    [chunks, held] = [[], 0];
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    held += chunk.length;
    bytes += chunk.length;
    if (held >= partBytes) await write();
  }
  if (held > 0) await write();
  return { rows: stream.rowCount, bytes };
}

export async function dumpTables(
  client: pg.Client,
  archive: ArchiveWriter,
  tables: readonly TableShape[],
): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const table of tables)
    sums[table.name] = await dumpCopy(client, archive, `tables/${table.name}`, copyOut(table));
  return sums;
}

export const dumpJobs = (client: pg.Client, archive: ArchiveWriter): Promise<TableSum> =>
  dumpCopy(client, archive, jobsTable.name, copyJobsOut);

/** The files that the snapshot names. Nothing removes them while the backup holds them. */
export async function dumpFiles(
  client: pg.Client,
  archive: ArchiveWriter,
  files: FileStore,
): Promise<Checksums['files']> {
  let [count, bytes, missing] = [0, 0, 0];
  let last: NamedFile | null = null;
  for (;;) {
    const page: NamedFile[] = await listFiles(client, last, pageSize);
    for (const { organization_id, key } of page) {
      const stored = storeKey(organization_id, key);
      const opened = await files.open(stored);
      if (!opened) {
        missing++;
        continue;
      }
      await archive.addStream(`files/${stored}`, opened.sizeBytes, opened.stream);
      count++;
      bytes += opened.sizeBytes;
    }
    last = page.at(-1) ?? null;
    if (!last) return { count, bytes, missing };
  }
}
