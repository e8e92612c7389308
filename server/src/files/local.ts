import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileSink, FileStore } from '../kernel/file-store.ts';
import { LocalSink } from './local-sink.ts';

const keyPattern = /^(?<folder>\w{1,60})\/(?<name>[0-9a-z]{32}(\.part)?)$/;
const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** Files on this machine's disk, in folders by the first two characters of their names so that none grows large. */
export class LocalFiles implements FileStore {
  readonly isLocal = true;
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const sink = await this.create(key);
    try {
      await sink.write(bytes);
      await sink.finish();
    } catch (error) {
      await sink.abort();
      throw error;
    }
  }

  async create(key: string): Promise<FileSink> {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return LocalSink.open(path);
  }

  async open(key: string): ReturnType<FileStore['open']> {
    const file = await open(this.#path(key), 'r').catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!file) return null;
    const { size } = await file.stat();
    return { stream: file.createReadStream(), sizeBytes: size };
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async *list(folder: string): ReturnType<FileStore['list']> {
    for (const shard of await entriesOf(join(this.#root, folder))) {
      for (const { name } of await entriesOf(join(this.#root, folder, shard.name))) {
        const key = `${folder}/${name}`;
        if (!keyPattern.test(key)) continue;
        const found = await stat(this.#path(key)).catch(() => null);
        if (found) yield { key, writtenMs: found.mtimeMs };
      }
    }
  }

  close(): void {}

  /** Keys are ours; checked all the same, for a path must never lead out of the folder. */
  #path(key: string): string {
    const { folder, name } = keyPattern.exec(key)?.groups ?? {};
    if (folder === undefined || name === undefined) throw new Error('That is no key of a stored file.');
    return join(this.#root, folder, name.slice(0, 2), name);
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error) || (error as { code?: string }).code === 'ENOTDIR') return [];
    throw error;
  });
}
