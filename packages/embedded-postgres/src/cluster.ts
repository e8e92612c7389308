import { chownSync, closeSync, fsyncSync, mkdtempSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EngineError, isFault } from './engine-error.ts';
import type { EngineFolder } from './engine-folder.ts';
import { explainFailure } from './log-file.ts';
import type { Product } from './product.ts';
import { clusterArgument, type Outcome, runProgram } from './programs.ts';

const draftPrefix = 'postgres.new-';

/** In a cluster that was made here, and made to the end. */
const markOf = ({ name }: Product): string => `${name}-cluster`;

/** Looks without touching: what is not plainly our own cluster of this version is left alone. */
export function hasCluster({ cluster, product }: EngineFolder, major: string): boolean {
  const entries = listOrEmpty(cluster);
  if (entries.length === 0) return false;
  if (!entries.includes('PG_VERSION') || !entries.includes(markOf(product))) {
    throw new EngineError(
      `${cluster} exists but holds no database of ${product.title}: move it away or ${product.advice.otherFolder}.`,
    );
  }
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found !== major) {
    throw new EngineError(
      `${cluster} was made by PostgreSQL ${found || '(unknown)'} and this ${product.title} brings ${major}: ${product.advice.otherVersion}.`,
    );
  }
  return true;
}

/** Made aside and renamed into place: a start that is killed leaves no half-made cluster. */
export async function createCluster(folder: EngineFolder, binaries: Binaries, account: Account): Promise<void> {
  removeDrafts(folder.dataDir);
  const draft = mkdtempSync(join(folder.dataDir, draftPrefix));
  try {
    if (account) chownSync(draft, account.uid, account.gid);
    await fill({ binaries, account, draft, folder });
    renameSync(draft, folder.cluster);
    syncFolder(folder.dataDir);
  } catch (error) {
    removeDrafts(folder.dataDir);
    throw error;
  }
}

interface Making {
  binaries: Binaries;
  account: Account;
  draft: string;
  folder: EngineFolder;
}

async function fill(making: Making): Promise<void> {
  const { binaries, account, draft } = making;
  const { product } = making.folder;
  const place = clusterArgument(draft, account);
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', product.name, '--auth-local=trust', '--auth-host=reject'];
  await run(making, binaries.initdb, ['-D', place, ...locale, ...access, '--no-instructions', '--no-sync']);
  await run(making, binaries.postgres, ['--single', '-D', place, 'postgres'], `CREATE DATABASE "${product.name}";\n`);
  const mark = join(draft, markOf(product));
  writeFileSync(mark, `${binaries.version}\n`, { mode: 0o600 });
  if (account) chownSync(mark, account.uid, account.gid);
  await run(making, binaries.initdb, ['-D', place, '--sync-only']);
}

async function run(making: Making, program: string, args: string[], input = ''): Promise<void> {
  const { draft, account, folder } = making;
  const { dataDir, product } = folder;
  const setting = { folder: draft, account, product, input };
  const outcome = await runProgram(program, args, setting);
  if (succeeded(outcome)) return;
  if (!outcome.output.includes('could not look up effective user ID')) {
    throw explainFailure(outcome.output, folder, `${basename(program)} could not make the database in ${dataDir}`);
  }
  // initdb wants a name for its user; if the id has none, a user namespace lends one.
  const lending = ['--map-user=65534', '--map-group=65534', program, ...args];
  const lent = await runProgram('unshare', lending, setting).catch(() => null);
  if (lent && succeeded(lent)) return;
  throw new EngineError(
    `This user (uid ${process.geteuid?.()}) has no name on this machine and PostgreSQL needs one: add it to /etc/passwd or ${product.advice.otherServer}.`,
  );
}

/** The single-user mode leaves with 0 after a failed statement. */
function succeeded({ code, output }: Outcome): boolean {
  return code === 0 && !/\b(ERROR|FATAL|PANIC):/.test(output);
}

/** A draft whose maker was killed may still be written to by a dying initdb: what resists is left for the next time. */
function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(draftPrefix))) {
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    } catch {
      continue;
    }
  }
}

function listOrEmpty(path: string): string[] {
  try {
    return readdirSync(path);
  } catch (error) {
    if (isFault(error, 'ENOENT')) return [];
    throw error;
  }
}

function syncFolder(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
