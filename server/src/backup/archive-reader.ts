import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartupError } from '../db/startup-error.ts';
import { type Checksums, checksumsName, keyName, type Manifest, manifestName } from './manifest.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  readonly content: Readable;
}

const maxDocumentBytes = 16 * 1024 * 1024;

const damaged = (path: string, why: string): StartupError =>
  new StartupError(`${path} is damaged or no backup of Muster (${why}): take another one.`);

function explain(path: string, error: unknown): unknown {
  if (error instanceof StartupError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new StartupError(`There is no file ${path}.`);
  if (/^E[A-Z]+$/.test(code)) return new StartupError(`${path} cannot be read (${code}).`);
  return damaged(path, message);
}

/** The entries in their order; each must be read to its end before the next. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  pipeline(createReadStream(path), createGunzip(), tar, () => undefined);
  try {
    for await (const entry of tar) {
      const { name, size } = entry.header;
      yield { name, size, content: entry as unknown as Readable };
    }
  } finally {
    tar.destroy();
  }
}

export interface Verified {
  readonly manifest: Manifest;
  readonly checksums: Checksums;
  /** The key, if it was asked to be kept in the backup. */
  readonly secret: string | null;
}

/** Reads the whole file before anything is changed. `judge` may stop it at the manifest. */
export async function verifyArchive(path: string, judge: (manifest: Manifest) => Promise<void>): Promise<Verified> {
  try {
    return await readThrough(path, judge);
  } catch (error) {
    throw explain(path, error);
  }
}

async function readThrough(path: string, judge: (manifest: Manifest) => Promise<void>): Promise<Verified> {
  const hash = createHash('sha256');
  let manifest: Manifest | null = null;
  let secret: string | null = null;
  let checksums: Checksums | null = null;
  for await (const { name, size, content } of readArchive(path)) {
    if (!manifest && name !== manifestName) throw damaged(path, 'it does not begin with a manifest');
    if (checksums) throw damaged(path, 'something follows its end');
    if (name === checksumsName) {
      checksums = JSON.parse(await document(path, size, content)) as Checksums;
      const { sha256, ...counts } = checksums;
      if (sha256 !== hash.update(JSON.stringify(counts)).digest('hex'))
        throw damaged(path, 'its checksum does not fit');
      continue;
    }
    hash.update(`${name}\n${String(size)}\n`);
    if (name === manifestName) {
      manifest = JSON.parse(await document(path, size, content, hash)) as Manifest;
      await judge(manifest);
    } else if (name === keyName) secret = (await document(path, size, content, hash)).trim();
    else for await (const chunk of content) hash.update(chunk as Buffer);
  }
  if (!manifest || !checksums) throw damaged(path, 'its end is missing');
  return { manifest, checksums, secret };
}

async function document(path: string, size: number, content: Readable, hash?: Hash): Promise<string> {
  if (size > maxDocumentBytes) throw damaged(path, 'its manifest is too large');
  const bytes = await buffer(content);
  hash?.update(bytes);
  return bytes.toString('utf8');
}
