/** What the tablet keeps over a restart: its key, its people, and taps that the server has not answered. */

export type Action = 'IN' | 'OUT' | 'BREAK' | 'BACK';

export interface Person {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly state: 'OUT' | 'IN' | 'ON_BREAK';
}

export interface Place {
  readonly name: string;
  readonly location: string | null;
  readonly organization: string;
  readonly language: string;
  readonly country: string;
  readonly timezone: string;
  readonly box_key: string;
  readonly badge_is_enough: boolean;
}

/** A tap with its PIN or badge sealed: nothing of it can be read here any more. */
export interface KeptTap {
  readonly tap_id: string;
  readonly user_id: string;
  readonly action: Action;
  readonly tapped_at: string;
  readonly sealed_pin?: string;
  readonly sealed_badge?: string;
}

export interface Known {
  readonly place: Place;
  readonly people: readonly Person[];
  readonly heardAt: string;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('muster-kiosk', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('device');
    opening.result.createObjectStore('taps', { keyPath: 'tap_id' });
  };
  return done(opening);
}

async function store(name: 'device' | 'taps', mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const database = await (opened ??= open());
  return database.transaction(name, mode).objectStore(name);
}

async function read<T>(key: string): Promise<T | undefined> {
  return done((await store('device', 'readonly')).get(key) as IDBRequest<T | undefined>);
}

async function write(key: string, value: unknown): Promise<void> {
  await done((await store('device', 'readwrite')).put(value, key));
}

/** The private half cannot be taken out of this browser. */
export async function deviceKey(): Promise<CryptoKeyPair> {
  const kept = await read<CryptoKeyPair>('key');
  if (kept) return kept;
  const key = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
  await write('key', key);
  return key;
}

export const readKnown = (): Promise<Known | undefined> => read<Known>('known');
export const keepKnown = (known: Known): Promise<void> => write('known', known);

export async function readTaps(): Promise<readonly KeptTap[]> {
  const taps = await done((await store('taps', 'readonly')).getAll() as IDBRequest<KeptTap[]>);
  return taps.sort((one, other) => one.tapped_at.localeCompare(other.tapped_at));
}

/** Written to the disk before anything is said of it. */
export async function keepTap(tap: KeptTap): Promise<void> {
  const database = await (opened ??= open());
  const transaction = database.transaction('taps', 'readwrite', { durability: 'strict' });
  await done(transaction.objectStore('taps').put(tap));
}

export async function forgetTap(id: string): Promise<void> {
  await done((await store('taps', 'readwrite')).delete(id));
}

/** Unpaired: the names go at once. The key stays while there are taps to hand over by it. */
export async function forgetKnown(): Promise<void> {
  await done((await store('device', 'readwrite')).delete('known'));
}

/** Asks the browser to keep what is here when it needs room: the tablet stays paired for months. */
export async function stay(): Promise<void> {
  await navigator.storage.persist().catch(() => false);
}

/** Names, key and taps go. */
export async function forgetAll(): Promise<void> {
  await done((await store('device', 'readwrite')).clear());
  await done((await store('taps', 'readwrite')).clear());
}
