import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FileSink } from '../kernel/file-store.ts';

/** Written beside its place, flushed, then moved there: under its name it is whole or absent. */
export class LocalSink implements FileSink {
  readonly #path: string;
  readonly #part: string;
  readonly #file: FileHandle;

  private constructor(path: string, part: string, file: FileHandle) {
    this.#path = path;
    this.#part = part;
    this.#file = file;
  }

  static async open(path: string): Promise<LocalSink> {
    const part = `${path}.part`;
    return new LocalSink(path, part, await open(part, 'wx', 0o600));
  }

  async write(chunk: Buffer): Promise<void> {
    await this.#file.writeFile(chunk);
  }

  async finish(): Promise<void> {
    await this.#file.sync();
    await this.#file.close();
    await rename(this.#part, this.#path);
    await flushFolder(dirname(this.#path));
  }

  async abort(): Promise<void> {
    // Closed already if `finish` came that far.
    await this.#file.close().catch(() => undefined);
    await rm(this.#part, { force: true });
    await rm(this.#path, { force: true });
  }
}

/** A move is only safe from a crash once its folder is on the disk too. Some systems cannot flush folders. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  if (!folder) return;
  await folder.sync().catch(() => undefined);
  await folder.close();
}
