import { keep, readKept } from '../../kept.ts';
import { keptReportsDatabase, keptReportsFlag } from '../../offline/kept-reports-names.ts';
import type { Intent } from './report-form.tsx';
import type { ReportValues } from './values.ts';

export interface KeptFile {
  /** The idempotency key of its upload. */
  readonly id: string;
  readonly file: File;
}

/** A new report that this device has and the server does not, or not wholly. It outlives the page. */
export interface KeptReport {
  /** The idempotency key of its creation: once it was sent, what is sent under it never changes. */
  readonly id: string;
  readonly values: ReportValues;
  readonly files: readonly KeptFile[];
  readonly keptAt: string;
  /** What its person asked for; null while they write. */
  readonly intent: Intent | null;
  /** Once the server has it, and a receipt or the submission is still to come. */
  readonly reportId: string | null;
  /** Why the server did not take it. */
  readonly refusal: string | null;
}

const store = 'reports';

const listeners = new Set<() => void>();
export function subscribeToKeptReports(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

/** Opened for one piece of work and closed after it: an open database could not be forgotten when its person signs out. */
async function withStore<T>(
  userId: string,
  mode: IDBTransactionMode,
  work: (reports: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(keptReportsDatabase(userId), 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'id' });
  const database = await done(opening);
  try {
    return await done(work(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
}

/** Newest first. None where the browser keeps nothing. */
export async function readKeptReports(userId: string): Promise<readonly KeptReport[]> {
  try {
    const kept = await withStore<KeptReport[]>(
      userId,
      'readonly',
      (reports) => reports.getAll() as IDBRequest<KeptReport[]>,
    );
    return kept.sort((one, other) => other.keptAt.localeCompare(one.keptAt));
  } catch {
    return [];
  }
}

/** false where the browser keeps nothing. */
export async function keepReport(userId: string, report: KeptReport): Promise<boolean> {
  try {
    await withStore(userId, 'readwrite', (reports) => reports.put(report));
  } catch {
    return false;
  }
  if (report.intent !== null) keep(keptReportsFlag(userId), '1');
  for (const listener of listeners) listener();
  return true;
}

export async function forgetReport(userId: string, id: string): Promise<void> {
  await withStore(userId, 'readwrite', (reports) => reports.delete(id)).catch(() => undefined);
  const isWaiting = (await readKeptReports(userId)).some(({ intent }) => intent !== null);
  if (!isWaiting && readKept(keptReportsFlag(userId)) !== null) keep(keptReportsFlag(userId), null);
  for (const listener of listeners) listener();
}
