import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import type { FileStore } from '../kernel/file-store.ts';
import type { Verified } from './archive-reader.ts';
import { readArchive } from './archive-reader.ts';
import type { TableShape } from './manifest.ts';
import {
  addRestoredJobs,
  advanceSequences,
  copyIn,
  createJobsTable,
  emptyTables,
  jobsTable,
  putBackReferences,
  replacePartitions,
  switchTriggers,
  takeOffReferences,
} from './store.ts';

/** One COPY at a time; parts that follow one another go into the same. */
class CopyTarget {
  readonly #client: pg.Client;
  readonly #expected: ReadonlyMap<string, number>;
  #folder = '';
  #stream: CopyStreamQuery | null = null;
  #fault: Error | null = null;

  constructor(client: pg.Client, { checksums }: Verified) {
    this.#client = client;
    const tables = Object.entries(checksums.tables).map(([name, { rows }]) => [`tables/${name}`, rows] as const);
    this.#expected = new Map([...tables, [jobsTable.name, checksums.jobs]]);
  }

  async write(folder: string, table: TableShape, content: Readable): Promise<void> {
    if (folder !== this.#folder) {
      await this.finish();
      this.#folder = folder;
      this.#stream = this.#client.query(copyFrom(copyIn(table)));
      this.#stream.on('error', (error) => {
        this.#fault = error;
      });
    }
    const stream = this.#stream;
    for await (const chunk of content) {
      if (this.#fault) throw this.#fault;
      await new Promise<void>((resolve, reject) => {
        stream?.write(chunk, (error) => {
          if (error) reject(error);
          else resolve();
        });
      });
    }
  }

  async finish(): Promise<void> {
    if (!this.#stream) return;
    if (this.#fault) throw this.#fault;
    const [stream, folder] = [this.#stream, this.#folder];
    this.#stream = null;
    stream.end();
    await once(stream, 'finish');
    if (stream.rowCount !== this.#expected.get(folder))
      throw new Error(`${folder} holds ${String(stream.rowCount)} rows, not ${String(this.#expected.get(folder))}.`);
  }
}

/** Puts all rows back in one transaction, into a schema that has the migrations of the backup. */
export async function loadDatabase(client: pg.Client, path: string, verified: Verified): Promise<void> {
  const { manifest } = verified;
  const tables = new Map(manifest.tables.map((table) => [`tables/${table.name}`, table]));
  tables.set(jobsTable.name, jobsTable);
  await client.query('begin');
  const references = await takeOffReferences(client);
  await replacePartitions(client, manifest.partitions);
  // Some of them refuse that a table is emptied.
  for (const table of manifest.tables) await switchTriggers(client, table, 'disable');
  await emptyTables(client, manifest.tables);
  await createJobsTable(client);
  const target = new CopyTarget(client, verified);
  for await (const { name, content } of readArchive(path)) {
    if (name.startsWith('files/')) break;
    const folder = name.slice(0, name.lastIndexOf('/'));
    const table = tables.get(folder);
    if (table) await target.write(folder, table, content);
    else content.resume();
  }
  await target.finish();
  await addRestoredJobs(client);
  for (const table of manifest.tables) await switchTriggers(client, table, 'enable');
  await putBackReferences(client, references);
  await advanceSequences(client);
  await client.query('commit');
}

/** Keys are random and written once: files put beside those that are there disturb nothing. */
export async function loadFiles(path: string, files: FileStore): Promise<void> {
  for await (const { name, content } of readArchive(path)) {
    if (name.startsWith('files/')) await putFile(files, name.slice('files/'.length), await buffer(content));
    else content.resume();
  }
}

async function putFile(files: FileStore, key: string, bytes: Buffer): Promise<void> {
  try {
    await files.put(key, bytes);
  } catch (error) {
    // What a restore that was killed has left half written.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await files.remove(`${key}.part`);
    await files.put(key, bytes);
  }
}
