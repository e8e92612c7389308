import { createHash } from 'node:crypto';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { createCluster, hasCluster } from './cluster.ts';
import { DataLost, EngineError, isFault } from './engine-error.ts';
import type { EngineFolder } from './engine-folder.ts';
import { withLock } from './folder-lock.ts';
import { type Launched, launchPostmaster } from './launch.ts';
import { adoptPostmaster, findPostmaster, stopPostmaster } from './postmaster.ts';
import type { ProcessIdentity } from './process-identity.ts';
import { type Holder, readRegister, writeRegister } from './register.ts';
import { settingArguments } from './settings.ts';
import { dropSocketLink, socketFolder } from './socket-folder.ts';

/** Longer than a first start or a stop with a full checkpoint takes. */
const lockMs = 60_000;

export type Running = (ProcessIdentity & { child?: undefined }) | Launched;

type Log = (line: string) => void;

/** Enters the holder into the register and answers with a PostgreSQL that is ready, no matter which process started it. */
export function join(folder: EngineFolder, holder: Holder, log: Log): Promise<Running> {
  return withLock(folder.lock, lockMs, async () => {
    const others = readRegister(folder).holders;
    const server = others.find((other) => other.role === 'server');
    if (holder.role === 'server' && server) {
      throw new EngineError(
        `${folder.product.title} already runs on ${folder.dataDir} (process ${server.pid}): stop that one first or ${folder.product.advice.otherFolder}.`,
      );
    }
    const found = await adoptPostmaster(folder.cluster);
    // A process that stopped PostgreSQL while we waited for the lock took the link with it.
    socketFolder(folder);
    try {
      return await enter(folder, holder, others, found, log);
    } catch (error) {
      // A disk without space for a note must not keep a command from a database that runs.
      if (found && holder.role === 'command' && isFault(error, 'ENOSPC', 'EDQUOT', 'EROFS')) return found;
      throw error;
    }
  });
}

async function enter(
  folder: EngineFolder,
  holder: Holder,
  others: Holder[],
  found: ProcessIdentity | null,
  log: Log,
): Promise<Running> {
  const account = chooseAccount(folder);
  const binaries = findBinaries(folder, account);
  const make = makeOf(binaries.version, folder);
  const isOutdated = found !== null && others.length === 0 && readRegister(folder).make !== make;
  if (found && !isOutdated) {
    writeRegister(folder, { make: readRegister(folder).make, holders: [...others, holder] });
    return found;
  }
  writeRegister(folder, { make, holders: [...others, holder] });
  try {
    if (found) await stopPostmaster(found);
    if (!hasCluster(folder, binaries.major)) {
      log('Creating the database…');
      await createCluster(folder, binaries, account);
    }
    return await launchPostmaster(folder, binaries, account);
  } catch (error) {
    writeRegister(folder, { make, holders: others });
    throw error;
  }
}

/** After a crash. Never makes a new cluster: if the old one is gone, so is the data, and the operator must know. */
export function revive(folder: EngineFolder, isWanted: () => boolean): Promise<Running | null> {
  return withLock(folder.lock, lockMs, async () => {
    if (!isWanted()) return null;
    const found = await adoptPostmaster(folder.cluster);
    if (found) return found;
    const account = chooseAccount(folder);
    const binaries = findBinaries(folder, account);
    if (!hasCluster(folder, binaries.major)) {
      throw new DataLost(`The database in ${folder.dataDir} has disappeared: restore the folder from a backup.`);
    }
    return launchPostmaster(folder, binaries, account);
  });
}

export async function leave(folder: EngineFolder, holder: Holder, running: ProcessIdentity): Promise<void> {
  try {
    await withLock(folder.lock, lockMs, async () => {
      const { make, holders } = readRegister(folder);
      const others = holders.filter((other) => other.id !== holder.id);
      if (others.length === 0) {
        await stopPostmaster(findPostmaster(folder.cluster) ?? running);
        dropSocketLink(folder);
      }
      writeRegister(folder, { make, holders: others });
    });
  } catch {
    // The disk is full or the folder gone. The note about us dies with this process; PostgreSQL must not outlive us for it.
    if (holder.role === 'server') await stopPostmaster(findPostmasterOr(folder, running));
  }
}

function findPostmasterOr(folder: EngineFolder, running: ProcessIdentity): ProcessIdentity {
  try {
    return findPostmaster(folder.cluster) ?? running;
  } catch {
    return running;
  }
}

function makeOf(version: string, { product }: EngineFolder): string {
  return `${version} ${createHash('sha256').update(settingArguments(product).join('\n')).digest('hex').slice(0, 12)}`;
}
