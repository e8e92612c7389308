import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { packageFolder } from '../package.ts';

const folder = new URL('migrations/', packageFolder);
/** What the baseline stands for: read for a database or a backup from before it, and for nothing else. */
const archive = new URL('archive/', folder);

export interface Step {
  readonly sql: string;
  /** Runs once for each partition of this table, whose name stands for `{partition}`. */
  readonly partitionsOf: string | null;
}

export interface Migration {
  readonly name: string;
  readonly checksum: string;
  /** Each is sent by itself; all of them in one transaction unless the file says otherwise. */
  readonly steps: readonly Step[];
  readonly isTransactional: boolean;
  /**
   * The oldest build that runs on the schema after this migration, by the number of its last migration. null: this one
   * only adds, and every build that runs on the schema before it runs on the one after.
   */
  readonly oldestBuild: string | null;
  /** The number of the last migration that this one stands for: a new database begins with it. */
  readonly baselineOf: string | null;
}

/** The number in front: builds and migrations are told apart by it. */
export const numberOf = (name: string): string => name.slice(0, 4);

const isComment = (line: string): boolean => line.startsWith('--') || line.trim() === '';

/** `-- step` divides a file; `-- step for each partition of TABLE` begins one that is repeated. */
function stepsOf(sql: string): Step[] {
  const [first = '', ...rest] = sql.split(/^-- step(?: for each partition of ([a-z_]+))?$/m) as (string | undefined)[];
  const steps: Step[] = [{ sql: first, partitionsOf: null }];
  for (let i = 0; i < rest.length; i += 2) steps.push({ sql: rest[i + 1] ?? '', partitionsOf: rest[i] ?? null });
  return steps;
}

/** What a file says of itself in the comment it begins with: `-- no transaction`, `-- oldest build: 0013`, `-- baseline of 0147`. */
export function parseMigration(name: string, sql: string): Migration {
  const lines = sql.split('\n');
  const firstSql = lines.findIndex((line) => !isComment(line));
  const head = lines.slice(0, firstSql === -1 ? lines.length : firstSql);
  const isTransactional = !head.includes('-- no transaction');
  const said = (what: RegExp): string | null =>
    head.map((line) => what.exec(line)?.[1]).find((number) => number) ?? null;
  const oldestBuild = said(/^-- oldest build: (\d{4})$/);
  if (oldestBuild !== null && oldestBuild >= numberOf(name)) {
    throw new Error(`${name} names itself as the oldest build: the build before must run on its schema.`);
  }
  return {
    name,
    checksum: createHash('sha256').update(sql).digest('hex'),
    steps: isTransactional ? [{ sql, partitionsOf: null }] : stepsOf(sql),
    isTransactional,
    oldestBuild,
    baselineOf: said(/^-- baseline of (\d{4})$/),
  };
}

async function readFolder(place: URL): Promise<Migration[]> {
  const names = (await readdir(place)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(names.map(async (name) => parseMigration(name, await readFile(new URL(name, place), 'utf8'))));
}

/** The baseline, and what came after it. */
export const readMigrations = (): Promise<Migration[]> => readFolder(folder);

export const readArchivedMigrations = (): Promise<Migration[]> => readFolder(archive);
