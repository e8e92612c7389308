import { Refusal } from '../lib/errors.ts';
import { checkedChunks, type IncomingFile } from '../lib/uploads.ts';
import { type FileSink, newFileKey, outOfReach, type StoredFile, storeKey, type Storing } from './file-store.ts';

/** How long a store may take for a chunk, and for the end of a file. */
const storeWaitMs = 8000;

/** Ends a wait for the store. What it may still do with the chunk is undone by `abort`. */
async function inTime<T>(answer: Promise<T>, withinMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(outOfReach(new DOMException('The file store took nothing in time.', 'TimeoutError')));
    }, withinMs);
  });
  try {
    return await Promise.race([answer, stalled]);
  } catch (error) {
    throw error instanceof Refusal ? error : outOfReach(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Neither held nor stored: checked to its end, as a rehearsal does. */
export async function readThrough(file: IncomingFile, fileName: string): Promise<StoredFile> {
  for await (const _chunk of checkedChunks(file));
  return { key: newFileKey(), mimeType: file.mimeType, fileName, ...file.received() };
}

/**
 * From its sender to the store, a chunk at a time: the store decides how fast. Whatever goes wrong on the way, on either
 * side, leaves nothing under the key.
 */
export async function receiveFile(
  { files, log }: Storing,
  organizationId: string,
  file: IncomingFile,
  fileName: string,
  withinMs = storeWaitMs,
): Promise<StoredFile> {
  const key = newFileKey();
  const waitMs = Math.min(withinMs, storeWaitMs);
  let opening: Promise<FileSink> | null = null;
  try {
    let sink: FileSink | null = null;
    for await (const chunk of checkedChunks(file)) {
      // A file that is refused by its first bytes never reaches the store.
      opening ??= files.create(storeKey(organizationId, key), file.announcedBytes);
      sink ??= await inTime(opening, waitMs);
      await inTime(sink.write(chunk), waitMs);
    }
    if (sink) await inTime(sink.finish(), waitMs);
  } catch (error) {
    // Also if the store opens it after all, once it was given up.
    opening
      ?.then((sink) => sink.abort())
      .catch((failed: unknown) => {
        log.warn({ err: failed }, 'a file that did not arrive whole is left to the sweep');
      });
    throw error;
  }
  return { key, mimeType: file.mimeType, fileName, ...file.received() };
}
