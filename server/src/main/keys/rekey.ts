import type { Connection, Db } from '../../db/database.ts';
import { HostClient } from '../../db/host-client.ts';
import type { SealedColumn } from '../../kernel/sealed-columns.ts';
import type { Keys } from '../../lib/seal.ts';
import {
  claimUnusedKey,
  countOutdated,
  listOutdated,
  listRegisteredKeys,
  replaceSealed,
  retireOtherKeys,
} from './store.ts';

const batchSize = 500;

export interface RekeyOptions {
  readonly db: Db;
  readonly connection: Connection;
  readonly keys: Keys;
  readonly columns: readonly SealedColumn[];
  /** Told after every batch. */
  readonly onProgress: (progress: Progress) => void;
}

export interface Progress {
  readonly done: number;
  readonly remaining: number;
}

export interface RekeyOutcome extends Progress {
  /** Values that none of the keys opens, by column. */
  readonly unreadable: Readonly<Record<string, number>>;
  /** Processes still seal with another key. */
  readonly isOtherKeyInUse: boolean;
  /** Nothing needs another key than the current one any more. */
  readonly isFinished: boolean;
}

async function listOtherKeys({ db, keys }: RekeyOptions): Promise<Buffer[]> {
  return (await listRegisteredKeys(db)).filter((check) => !check.equals(keys.check));
}

/** What is sealed with another key than the current one, or does not say with which. */
export async function countRemaining(options: RekeyOptions): Promise<number> {
  const { db, keys, columns } = options;
  if ((await listOtherKeys(options)).length === 0) return 0;
  let remaining = 0;
  for (const column of columns) remaining += await countOutdated(db, column, keys.currentMark);
  return remaining;
}

/**
 * Seals everything with the current key, a batch at a time and beside running servers. Stopped half-way, the next run
 * goes on. Other keys are retired once no value needs them and no process seals with them.
 */
export async function rekey(options: RekeyOptions): Promise<RekeyOutcome> {
  const total = await countRemaining(options);
  if (total === 0 && (await listOtherKeys(options)).length === 0)
    return { done: 0, remaining: 0, unreadable: {}, isOtherKeyInUse: false, isFinished: true };
  let done = 0;
  const unreadable: Record<string, number> = {};
  const pass = async (): Promise<void> => {
    for (const column of options.columns) {
      const lost = await renewColumn(options, column, (renewed) => {
        done += renewed;
        options.onProgress({ done, remaining: Math.max(0, total - done) });
      });
      if (lost > 0) unreadable[`${column.table}.${column.column}`] = lost;
    }
  };
  await pass();
  const isOtherKeyInUse = !(await withOtherKeysClaimed(options, async () => {
    // What was sealed with another key since the first pass; from here on nothing is.
    await pass();
    if ((await countRemaining(options)) === 0) await retireOtherKeys(options.db, options.keys.check);
  }));
  const remaining = await countRemaining(options);
  return { done, remaining, unreadable, isOtherKeyInUse, isFinished: remaining === 0 && !isOtherKeyInUse };
}

/** Answers how many values could not be opened. */
async function renewColumn(
  { db, keys }: RekeyOptions,
  column: SealedColumn,
  onBatch: (renewed: number) => void,
): Promise<number> {
  let lost = 0;
  let after: readonly unknown[] | null = null;
  for (;;) {
    const rows = await listOutdated(db, column, keys.currentMark, after, batchSize);
    const last = rows.at(-1);
    if (!last) return lost;
    const renewed = rows.flatMap((row) => {
      try {
        return [{ ...row, renewed: keys.reseal(column.purpose, row.context, row.sealed) }];
      } catch {
        return [];
      }
    });
    lost += rows.length - renewed.length;
    if (renewed.length > 0) onBatch(await replaceSealed(db, column, renewed));
    after = last.position;
  }
}

/** Runs the work while no process can seal with another key; false, without running it, if one does. */
async function withOtherKeysClaimed(options: RekeyOptions, work: () => Promise<void>): Promise<boolean> {
  const others = await listOtherKeys(options);
  const client = new HostClient({ ...options.connection, application_name: 'muster rekey' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const check of others) if (!(await claimUnusedKey(client, check))) return false;
    await work();
    return true;
  } finally {
    await client.end();
  }
}
