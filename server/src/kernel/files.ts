import { createHash, randomFillSync } from 'node:crypto';
import type { Readable } from 'node:stream';
import { sql } from '../db/sql.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from './errors.ts';
import type { Installation } from './installation.ts';
import type { FileAnswer } from './operation.ts';
import type { Upload } from './uploads.ts';
import type { Work } from './work.ts';

/** Where bytes are kept: a disk or a bucket. Knows keys and nothing of what they are for. */
export interface FileStore {
  /** Once it resolves the bytes survive a crash. Keys are written once. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** null where there is nothing under the key. */
  open(key: string): Promise<{ readonly stream: Readable; readonly sizeBytes: number } | null>;
  /** Nothing under the key is fine. */
  remove(key: string): Promise<void>;
  /** All keys that start with `folder/`, in any order, with when they were written on the machine's own clock. */
  list(folder: string): AsyncIterable<{ readonly key: string; readonly writtenMs: number }>;
  close(): void;
}

export const storeKey = (organizationId: string, key: string): string => `${organizationId}/${key}`;

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 160 random bits: nobody guesses one, and none is used twice. */
function newFileKey(): string {
  const bytes = randomFillSync(Buffer.alloc(32));
  return Array.from(bytes, (byte) => alphabet.charAt(byte % 32)).join('');
}

const outOfReach = (cause: unknown): Refusal => {
  const refusal = new Refusal(
    'UNAVAILABLE',
    'File storage cannot be reached right now. Try again shortly.',
    undefined,
    {
      'Retry-After': '5',
    },
  );
  refusal.cause = cause;
  return refusal;
};

/**
 * Stores a file as part of a change and answers with its key, for the record to refer to (`stored_files`). The bytes
 * are in place before the commit: a record never names a file that is not there. Undone, the change takes them with
 * it; a crash in between leaves bytes that nothing names, for the daily sweep.
 */
export async function keepFile(work: Work, { bytes, mimeType, fileName }: Upload): Promise<string> {
  const { installation, actor } = work;
  const key = newFileKey();
  const stored = storeKey(actor.organizationId, key);
  work.afterUndo(() => {
    installation.files.remove(stored).catch((error: unknown) => {
      installation.log.warn({ err: error }, 'the file of a change that was undone is left to the sweep');
    });
  });
  await installation.files.put(stored, bytes).catch((error: unknown) => {
    throw outOfReach(error);
  });
  await sql`insert into stored_files (organization_id, key, file_name, mime_type, size_bytes, sha256, created_at)
    values (${actor.organizationId}, ${key}, ${fileName}, ${mimeType}, ${bytes.length},
      ${createHash('sha256').update(bytes).digest()}, ${work.now})`.execute(work.tx);
  return key;
}

export const removeFileTask = 'files.remove';

/** Forgets files as part of a change; their bytes go once it has committed. Nothing may refer to them any more. */
export async function dropFiles(work: Work, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const { organizationId } = work.actor;
  await sql`delete from stored_files where organization_id = ${organizationId} and key = any(${keys})`.execute(work.tx);
  for (const key of keys) work.enqueue(removeFileTask, { key: storeKey(organizationId, key) });
}

/** A kept file, as a file operation answers with it. Who asks has been shown to see the record it belongs to. */
export async function openFile(
  { database, files }: Pick<Installation, 'database' | 'files'>,
  organizationId: string,
  key: string,
): Promise<FileAnswer> {
  const file = await findFile(database.db, organizationId, key);
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

interface StoredFile {
  readonly file_name: string;
  readonly mime_type: string;
  readonly size_bytes: number;
  readonly sha256: Buffer;
}

async function findFile(db: Db, organizationId: string, key: string): Promise<StoredFile> {
  const { rows } = await sql<StoredFile>`select file_name, mime_type, size_bytes, sha256 from stored_files
    where organization_id = ${organizationId} and key = ${key}`.execute(db);
  const [file] = rows;
  if (!file) throw new Error(`No row names the stored file ${key}.`);
  return file;
}
