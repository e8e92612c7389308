import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { giveToFolderOwner } from './account.ts';
import { isFault } from './engine-error.ts';
import type { EngineFolder } from './engine-folder.ts';
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts';

/** A server owns the data folder and there is one at most; commands come and go beside it. */
export type Role = 'server' | 'command';

/** A process that needs the database up. The last one to leave stops it. */
export interface Holder extends ProcessIdentity {
  id: string;
  role: Role;
}

interface Register {
  /** What the running PostgreSQL was started as. */
  make: string;
  holders: Holder[];
}

export function newHolder(role: Role): Holder {
  const self = identify(process.pid) ?? { pid: process.pid, started: 'unknown' };
  return { ...self, id: randomUUID(), role };
}

/** To be read and written under the folder's lock. Holders that were killed are not listed. */
export function readRegister(folder: EngineFolder): Register {
  try {
    const found = JSON.parse(readFileSync(folder.register, 'utf8')) as Partial<Register>;
    return { make: found.make ?? '', holders: (found.holders ?? []).filter(isAlive) };
  } catch (error) {
    if (isFault(error, 'ENOENT') || error instanceof SyntaxError) return { make: '', holders: [] };
    throw error;
  }
}

export function writeRegister(folder: EngineFolder, register: Register): void {
  const draft = `${folder.register}.new`;
  writeFileSync(draft, JSON.stringify(register), { mode: 0o600 });
  giveToFolderOwner(draft, folder.dataDir);
  renameSync(draft, folder.register);
}
