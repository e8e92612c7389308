import { createHash } from 'node:crypto';
import { lstatSync, mkdtempSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFault } from './engine-error.ts';
import type { EngineFolder } from './engine-folder.ts';
import type { Product } from './product.ts';
import { postgresPort } from './settings.ts';

/** A socket's address holds 104 bytes on macOS and 108 on Linux, the closing zero included. */
const addressBytes = 103;

const ownPlaces = new Map<string, string>();

/** Where clients find the socket: the cluster itself or, when its path is too long, a short link to it, made again if it is gone. */
export function socketFolder({ cluster, product }: EngineFolder): string {
  if (fits(cluster)) return cluster;
  const link = linkTo(cluster, product);
  if (ensureLink(link, cluster)) return link;
  let own = ownPlaces.get(cluster);
  if (own === undefined)
    ownPlaces.set(cluster, (own = join(mkdtempSync(join(shortPlace(product), `${product.name}-`)), 'socket')));
  ensureLink(own, cluster);
  return own;
}

/** Leaves no link to a database that is down. */
export function dropSocketLink({ cluster, product }: EngineFolder): void {
  if (fits(cluster)) return;
  const link = linkTo(cluster, product);
  try {
    if (lstatSync(link).uid === process.geteuid?.() && readlinkSync(link) === cluster) unlinkSync(link);
  } catch {
    // Gone already, or not ours.
  }
}

/** The name holds the user: another user's link in a temporary folder may not be followed, not even by root. */
function linkTo(cluster: string, product: Product): string {
  const print = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  return join(shortPlace(product), `${product.name}-${String(process.geteuid?.())}-${print}`);
}

function shortPlace({ name }: Product): string {
  return fits(join(tmpdir(), `${name}-4294967295-0123456789abcdef`)) ? tmpdir() : '/tmp';
}

/** False when another user put something under this name: a link not our own could lead anywhere. */
function ensureLink(link: string, cluster: string): boolean {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      symlinkSync(cluster, link);
      return true;
    } catch (error) {
      if (!isFault(error, 'EEXIST')) throw error;
    }
    const found = lstatSync(link, { throwIfNoEntry: false });
    if (!found) continue;
    if (found.uid !== process.geteuid?.() || !found.isSymbolicLink()) return false;
    if (readlinkSync(link) === cluster) return true;
    unlinkSync(link);
  }
  return false;
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${postgresPort}`)) <= addressBytes;
}
