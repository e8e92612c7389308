import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';

/** A compressed tar, written entry by entry. It has its name once it is whole and on the disk. */
export class ArchiveWriter {
  readonly #path: string;
  readonly #part: string;
  readonly #tar: Pack = pack();
  readonly #hash = createHash('sha256');
  readonly #written: Promise<void>;
  #fault: Error | null = null;

  private constructor(path: string, part: string, file: FileHandle) {
    this.#path = path;
    this.#part = part;
    // Flushed to the disk and closed by the time it is over.
    this.#written = pipeline(this.#tar, createGzip(), file.createWriteStream({ flush: true }));
    this.#written.catch((error: unknown) => {
      this.#fault = error as Error;
    });
  }

  /** Private data: for the eyes of its owner alone. */
  static async create(path: string): Promise<ArchiveWriter> {
    const part = `${path}.part`;
    const file = await open(part, 'w', 0o600);
    await file.chmod(0o600);
    return new ArchiveWriter(path, part, file);
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    await this.addStream(name, bytes.length, Readable.from([bytes]));
  }

  async addStream(name: string, size: number, content: Readable): Promise<void> {
    this.#hash.update(`${name}\n${String(size)}\n`);
    await new Promise<void>((resolve, reject) => {
      const entry = this.#tar.entry({ name, size, mode: 0o600 }, (error) => {
        content.destroy();
        if (error) reject(this.#fault ?? error);
        else resolve();
      });
      content.on('data', (chunk: Buffer) => this.#hash.update(chunk));
      content.on('error', (error) => {
        entry.destroy(error);
        reject(error);
      });
      content.pipe(entry);
    });
  }

  /** SHA-256 of all entries so far and of this text. */
  digestWith(text: string): string {
    return this.#hash.copy().update(text).digest('hex');
  }

  /** The size of the finished file. */
  async finish(): Promise<number> {
    this.#tar.finalize();
    await this.#written;
    await rename(this.#part, this.#path);
    return (await stat(this.#path)).size;
  }

  async abort(): Promise<void> {
    this.#tar.destroy();
    await this.#written.catch(() => undefined);
    await rm(this.#part, { force: true });
  }
}
