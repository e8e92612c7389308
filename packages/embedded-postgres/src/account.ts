import { chmodSync, chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EngineError, isFault } from './engine-error.ts';
import type { EngineFolder } from './engine-folder.ts';

/** Who PostgreSQL runs as. Null: as ourselves. */
export type Account = { uid: number; gid: number } | null;

const nobody = 65534;

/** PostgreSQL refuses to run as root: then the owner of the data runs it, and the account "nobody" what belongs to root. */
export function chooseAccount({ dataDir, cluster, product }: EngineFolder): Account {
  const self = process.geteuid?.();
  const owner = ownerOf(cluster);
  if (self !== 0) {
    if (owner && owner.uid !== self) {
      throw new EngineError(
        `${cluster} belongs to another user (uid ${owner.uid}): start ${product.title} as that user or ${product.advice.otherFolder}.`,
      );
    }
    return null;
  }
  if (process.platform !== 'linux') {
    throw new EngineError(
      `The embedded PostgreSQL does not run as root: start ${product.title} as an ordinary user or ${product.advice.otherServer}.`,
    );
  }
  for (const candidate of [owner, ownerOf(dataDir)]) if (candidate && candidate.uid !== 0) return candidate;
  return { uid: nobody, gid: nobody };
}

/** A copied or restored cluster may have lost its owner or its mode; PostgreSQL insists on both. */
export function claimCluster(cluster: string, account: Account): void {
  const { uid, mode } = statSync(cluster);
  if (account && uid === 0) chownTree(cluster, account);
  if ((mode & 0o027) !== 0) chmodSync(cluster, 0o700);
}

/** Files that root leaves in another user's data folder belong to that user, who must be able to go on with them. */
export function giveToFolderOwner(path: string, dataDir: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  if (uid !== 0) lchownSync(path, uid, gid);
}

function ownerOf(path: string): { uid: number; gid: number } | null {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid };
  } catch (error) {
    if (isFault(error, 'ENOENT')) return null;
    throw error;
  }
}

function chownTree(folder: string, account: { uid: number; gid: number }): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) chownTree(path, account);
    else lchownSync(path, account.uid, account.gid);
  }
  chownSync(folder, account.uid, account.gid);
}
