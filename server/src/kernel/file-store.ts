import { createHash, randomFillSync } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { Refusal } from '../lib/errors.ts';
import type { Upload } from '../lib/uploads.ts';

/** Where bytes are kept: a disk or a bucket. Knows keys and nothing of what they are for. */
export interface FileStore {
  /** On a disk of this machine. */
  readonly isLocal: boolean;
  /** Once it resolves the bytes survive a crash. Keys are written once. A bucket has `withinMs` to answer. */
  put(key: string, bytes: Buffer, withinMs?: number): Promise<void>;
  /** The same for a file that comes in chunks. `sizeBytes` null: how many there will be is not known. */
  create(key: string, sizeBytes: number | null): Promise<FileSink>;
  /** null if there is nothing under the key. */
  open(key: string): Promise<{ readonly stream: Readable; readonly sizeBytes: number } | null>;
  /** Nothing under the key is fine. */
  remove(key: string): Promise<void>;
  /** All keys that start with `folder/`, in any order, with when they were written on the machine's own clock. */
  list(folder: string): AsyncIterable<{ readonly key: string; readonly writtenMs: number }>;
  close(): void;
}

/** A file that is being written. Each call is awaited before the next one. */
export interface FileSink {
  /** Resolves once the store can take more: a sender is never faster than the store. */
  write(chunk: Buffer): Promise<void>;
  /** Once it resolves the file stands under its key and survives a crash. */
  finish(): Promise<void>;
  /** Instead of `finish`, also while a call is under way: nothing stays under the key. */
  abort(): Promise<void>;
}

export const storeKey = (organizationId: string, key: string): string => `${organizationId}/${key}`;

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 160 random bits: no one guesses one, and none is used twice. */
export function newFileKey(): string {
  const bytes = randomFillSync(Buffer.alloc(32));
  return Array.from(bytes, (byte) => alphabet.charAt(byte % 32)).join('');
}

export const outOfReach = (cause: unknown): Refusal => {
  const refusal = new Refusal('UNAVAILABLE', 'file.storeOutOfReach', undefined, { 'Retry-After': '5' });
  refusal.cause = cause;
  return refusal;
};

/** Bytes that stand in the store, and are not yet named by a record. */
export interface StoredFile {
  readonly key: string;
  readonly mimeType: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly sha256: Buffer;
}

export interface Storing {
  readonly files: FileStore;
  readonly log: Logger;
}

/** Stores bytes under a key of their own. To be called before the transaction whose record refers to them. */
export async function storeFile(
  { files }: Storing,
  organizationId: string,
  upload: Upload,
  withinMs?: number,
): Promise<StoredFile> {
  const stored = describeFile(upload);
  await files.put(storeKey(organizationId, stored.key), upload.bytes, withinMs).catch((error: unknown) => {
    throw outOfReach(error);
  });
  return stored;
}

/** An upload under a key of its own, stored or not. */
export const describeFile = ({ bytes, mimeType, fileName }: Upload): StoredFile => ({
  key: newFileKey(),
  mimeType,
  fileName,
  sizeBytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest(),
});

/** For bytes that no record came to name; those that cannot be removed now are left to the daily sweep. */
export function discardFile({ files, log }: Storing, organizationId: string, key: string): void {
  files.remove(storeKey(organizationId, key)).catch((error: unknown) => {
    log.warn({ err: error }, 'a file that was not needed is left to the sweep');
  });
}
