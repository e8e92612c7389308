import type { Db, Tx } from '../db/database.ts';
import { executeTogether, sql } from '../db/sql.ts';
import type { Clock } from '../lib/clock.ts';
import { type IncomingFile, incomingName, type Upload } from '../lib/uploads.ts';
import { jobOutbox } from './change-log/change-log.ts';
import type { FileAnswer } from './declaration.ts';
import {
  describeFile,
  discardFile,
  outOfReach,
  type StoredFile,
  storeFile,
  storeKey,
  type Storing,
} from './file-store.ts';
import { jobRow } from './job-outbox.ts';
import { readThrough, receiveFile } from './receive-file.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Names a stored file as part of a change (`stored_files`); its key is what the record refers to. */
export async function keepFile(work: UnitOfWork, file: StoredFile): Promise<string> {
  const { key, fileName: file_name, mimeType: mime_type, sizeBytes: size_bytes, sha256 } = file;
  await work.insert('stored_files', { key, file_name, mime_type, size_bytes, sha256, created_at: work.now });
  work.keptFiles.add(key);
  return key;
}

/**
 * The files of one change. Their bytes are in place before its transaction begins: a record never names a file that is
 * not there. A crash in between leaves bytes that nothing names, for the sweep.
 */
export class PreparedFiles {
  readonly #store: Storing;
  readonly #organizationId: string;
  readonly #stored: StoredFile[] = [];
  readonly #isRehearsal: boolean;
  readonly #standing: StoredFile | null;
  readonly #withinMs: number | undefined;

  constructor(
    store: Storing,
    organizationId: string,
    {
      isRehearsal = false,
      withinMs,
      standing = null,
    }: {
      readonly isRehearsal?: boolean;
      readonly withinMs?: number | undefined;
      /** Came in before: it is what the change receives, and stays whatever becomes of it. */
      readonly standing?: StoredFile | null;
    } = {},
  ) {
    this.#store = store;
    this.#organizationId = organizationId;
    this.#isRehearsal = isRehearsal;
    this.#withinMs = withinMs;
    this.#standing = standing;
  }

  async store(upload: Upload): Promise<StoredFile> {
    // No record will name it, so nothing is written.
    if (this.#isRehearsal) return describeFile(upload);
    const stored = await storeFile(this.#store, this.#organizationId, upload, this.#withinMs);
    this.#stored.push(stored);
    return stored;
  }

  /** Takes in a file that is still on its way, as it comes. */
  async receive(file: IncomingFile, fileName: string): Promise<StoredFile> {
    if (this.#standing) return this.#standing;
    const name = incomingName(file, fileName);
    if (this.#isRehearsal) return readThrough(file, name);
    const stored = await receiveFile(this.#store, this.#organizationId, file, name, this.#withinMs);
    this.#stored.push(stored);
    return stored;
  }

  /** What stands in the store by now. */
  get stored(): readonly StoredFile[] {
    return this.#stored;
  }

  /** Removes what no record names: all, unless the change has committed and kept some. */
  discard(kept?: ReadonlySet<string>): void {
    for (const { key } of this.#stored.splice(0)) {
      if (!kept?.has(key)) discardFile(this.#store, this.#organizationId, key);
    }
  }

  /** To the sweep, which sees what was committed. */
  leave(): void {
    this.#stored.length = 0;
  }
}

export const removeFileTask = 'files.remove';

/** They are named no longer, and their bytes stay: for another record to name in the same change. Nothing may refer to them any more. */
export async function releaseFiles({ actor, tx }: UnitOfWork, keys: readonly string[]): Promise<void> {
  await sql`delete from stored_files where organization_id = ${actor.organizationId} and key = any(${keys})`.execute(
    tx,
  );
}

/** Forgets files as part of a change; their bytes go once it has committed. Nothing may refer to them any more. */
export async function dropFiles(work: UnitOfWork, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const { organizationId } = work.actor;
  await releaseFiles(work, keys);
  for (const key of keys) work.enqueue(removeFileTask, { key: storeKey(organizationId, key) });
}

/** The same in a transaction of a job. */
export async function removeStored(
  tx: Tx,
  clock: Clock,
  organizationId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const jobs = keys.map((key) => jobRow(clock, removeFileTask, { key: storeKey(organizationId, key) }, {}));
  await executeTogether(
    tx,
    sql`delete from stored_files where organization_id = ${organizationId} and key = any(${[...keys]})`,
    ...jobOutbox.insert(jobs),
  );
}

/** A kept file, as a file operation answers with it. Who asks has been shown to see the record it belongs to. */
export async function openFile(
  { services: { files }, db }: { readonly services: Pick<Storing, 'files'>; readonly db: Db },
  organizationId: string,
  key: string,
): Promise<FileAnswer> {
  const file = await findFile(db, organizationId, key);
  const opened = await files.open(storeKey(organizationId, key)).catch((error: unknown) => {
    throw outOfReach(error);
  });
  if (opened?.sizeBytes !== file.size_bytes) {
    opened?.stream.destroy();
    throw new Error(`The stored file ${key} is ${opened ? 'of another size than was written' : 'missing'}.`);
  }
  return {
    content: opened.stream,
    sizeBytes: file.size_bytes,
    mimeType: file.mime_type,
    fileName: file.file_name,
    sha256: file.sha256,
  };
}

interface FileRow {
  readonly file_name: string;
  readonly mime_type: string;
  readonly size_bytes: number;
  readonly sha256: Buffer;
}

async function findFile(db: Db, organizationId: string, key: string): Promise<FileRow> {
  const { rows } = await sql<FileRow>`select file_name, mime_type, size_bytes, sha256 from stored_files
    where organization_id = ${organizationId} and key = ${key}`.execute(db);
  const [file] = rows;
  if (!file) throw new Error(`No row names the stored file ${key}.`);
  return file;
}
