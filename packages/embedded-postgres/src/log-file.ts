import { closeSync, existsSync, openSync, readSync, statfsSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { giveToFolderOwner } from './account.ts';
import { diskFull, EngineError, notAllowed, readOnly } from './engine-error.ts';
import type { EngineFolder } from './engine-folder.ts';

const limitBytes = 8 * 1024 * 1024;
const keptBytes = 1024 * 1024;

const damage =
  /checkpoint record|control file|files are incompatible|pg_control|invalid page|contains? (unexpected|invalid) data|inconsistent state/i;

/** PostgreSQL appends to this descriptor itself, so it keeps its log when Node is gone. */
export function openLog(path: string, dataDir: string): { fd: number; start: number } {
  trimLog(path);
  const isNew = !existsSync(path);
  const fd = openSync(path, 'a', 0o600);
  if (isNew) giveToFolderOwner(path, dataDir);
  return { fd, start: sizeOf(path) };
}

/** Keeps the newest part. The writer appends, so cutting the file under it is safe. */
export function trimLog(path: string): void {
  if (sizeOf(path) <= limitBytes) return;
  const kept = readLog(path, sizeOf(path) - keptBytes);
  truncateSync(path, 0);
  writeFileSync(path, kept.slice(kept.indexOf('\n') + 1), { flag: 'a' });
}

export function readLog(path: string, start: number): string {
  const fd = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(Math.max(0, Math.min(keptBytes, sizeOf(path) - start)));
    const length = readSync(fd, buffer, 0, buffer.length, start);
    return buffer.toString('utf8', 0, length);
  } finally {
    closeSync(fd);
  }
}

/** What PostgreSQL (or initdb) said last, as a sentence for the operator. */
export function explainFailure(output: string, { dataDir, product }: EngineFolder, what: string): EngineError {
  const fault = lastFault(output);
  const isStorage = !fault.includes('shared memory');
  // A full disk also swallows the log line that would say so.
  if (/No space left on device|Disk quota exceeded/.test(fault) ? isStorage : fault === '' && isFull(dataDir)) {
    return diskFull(dataDir);
  }
  if (fault.includes('Read-only file system')) return readOnly(dataDir, product);
  if (fault.includes('Permission denied')) return notAllowed(`the database in ${dataDir}`, product);
  if (damage.test(output)) {
    return new EngineError(`The database in ${dataDir} is damaged (${fault}): restore the folder from a backup.`);
  }
  return new EngineError(
    `${what} (${fault || 'it gave no reason'}): set it right and start again, or ${product.advice.otherServer}.`,
  );
}

function lastFault(output: string): string {
  const faults = output.matchAll(/\b(?:FATAL|PANIC|ERROR|error): +(.*)/g);
  // Clients that knock too early are refused with a FATAL of their own.
  return (
    [...faults].map((match) => match[1] ?? '').findLast((text) => !text.startsWith('the database system is')) ?? ''
  );
}

function isFull(dataDir: string): boolean {
  const { bavail, bsize, blocks } = statfsSync(dataDir);
  return blocks > 0 && bavail * bsize < 1024 * 1024;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
