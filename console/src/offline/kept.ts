import { keptDatabase, setWaiting } from './waiting.ts';

export type Kind = 'expense' | 'leave' | 'claim' | 'answer';

export interface KeptFile {
  /** The idempotency key of its upload. */
  readonly id: string;
  readonly file: File;
}

/** What this device has and the server does not, or not wholly. It outlives the page. */
export interface Kept<V = unknown> {
  /** The idempotency key of its creation: once it was sent, what is sent under it never changes. */
  readonly id: string;
  readonly kind: Kind;
  /** What it is called where it waits. */
  readonly title: string;
  readonly values: V;
  readonly files: readonly KeptFile[];
  readonly keptAt: string;
  /** What its person asked for; null while they write. */
  readonly intent: 'save' | 'submit' | null;
  /** Once the server has it, and a file or the submission is still to come. */
  readonly recordId: string | null;
  /** Why the server did not take it; it waits for its person to decide. */
  readonly refusal: string | null;
}

export type OnProgress = (name: string, share: number) => void;

export interface Sent {
  readonly recordId: string;
  /** What to say of it. */
  readonly said: string;
}

/** One that is on its way: what it still lacks, and how each step of it is noted. */
export interface Sending<V> {
  /** Whose it is: the server refuses it with someone else's session. */
  readonly userId: string;
  readonly kept: Kept<V>;
  readonly stepTo: (done: Partial<Pick<Kept, 'recordId' | 'files'>>) => Promise<void>;
  readonly onProgress?: OnProgress | undefined;
}

/** As an earlier version of the app kept a report. */
interface FormerReport extends Omit<Kept<{ readonly title: string }>, 'kind' | 'recordId' | 'title'> {
  readonly reportId: string | null;
}

const store = 'reports';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

/** Opened for one piece of work and closed after it: an open database could not be forgotten when its person signs out. */
async function withStore<T>(
  userId: string,
  mode: IDBTransactionMode,
  work: (kept: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(keptDatabase(userId), 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'id' });
  const database = await done(opening);
  try {
    return await done(work(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
}

/** Newest first. None where the browser keeps nothing. */
export async function readKept(userId: string): Promise<readonly Kept[]> {
  try {
    const all = await withStore(userId, 'readonly', (kept) => kept.getAll() as IDBRequest<(Kept | FormerReport)[]>);
    return all
      .map((one): Kept => {
        if ('kind' in one) return one;
        const { reportId, ...report } = one;
        return { ...report, kind: 'expense', title: report.values.title, recordId: reportId };
      })
      .sort((one, other) => other.keptAt.localeCompare(one.keptAt));
  } catch {
    return [];
  }
}

export const findKept = async <V>(userId: string, id: string): Promise<Kept<V> | undefined> =>
  (await readKept(userId)).find((one) => one.id === id) as Kept<V> | undefined;

const isPending = ({ intent, refusal }: Kept): boolean => intent !== null || refusal !== null;

/** false where the browser keeps nothing. */
export async function keepOne(userId: string, kept: Kept): Promise<boolean> {
  try {
    await withStore(userId, 'readwrite', (all) => all.put(kept));
  } catch {
    return false;
  }
  if (isPending(kept)) setWaiting(userId, true);
  return true;
}

export async function forgetOne(userId: string, id: string): Promise<void> {
  await withStore(userId, 'readwrite', (all) => all.delete(id)).catch(() => undefined);
  setWaiting(userId, (await readKept(userId)).some(isPending));
}
