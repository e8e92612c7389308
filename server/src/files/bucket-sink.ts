import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import type { FileSink } from '../kernel/file-store.ts';

/** The place of one object; a body of known length is sent in one go. */
export interface BucketObject {
  send(body: Readable, sizeBytes: number, abort: AbortSignal): Promise<unknown>;
  remove(): Promise<void>;
}

/** One PUT that lasts as long as its sender: the connection to the bucket is the only buffer. */
export class BucketSink implements FileSink {
  readonly #body = new PassThrough();
  readonly #abort = new AbortController();
  readonly #object: BucketObject;
  readonly #sent: Promise<void>;
  /** Settles only by failing: for a wait that must end should the bucket give up meanwhile. */
  readonly #failed: Promise<never>;

  constructor(object: BucketObject, sizeBytes: number) {
    this.#object = object;
    this.#sent = object.send(this.#body, sizeBytes, this.#abort.signal).then(() => undefined);
    this.#failed = new Promise((_, reject) => {
      this.#sent.catch(reject);
    });
    this.#failed.catch(() => undefined);
    // A PUT that is broken off destroys its body; `sent` tells why.
    this.#body.on('error', () => undefined);
  }

  async write(chunk: Buffer): Promise<void> {
    const taken = new Promise<void>((resolve) => {
      if (this.#body.write(chunk)) resolve();
      else this.#body.once('drain', resolve);
    });
    await Promise.race([taken, this.#failed]);
  }

  async finish(): Promise<void> {
    this.#body.end();
    await this.#sent;
  }

  async abort(): Promise<void> {
    this.#abort.abort();
    this.#body.destroy();
    await this.#sent.catch(() => undefined);
    // A bucket that gave no answer in time may have taken it all, and some keep what was broken off.
    await this.#object.remove();
  }
}

/**
 * For a sender that does not tell the length, which a PUT has to begin with: gathered in a temporary file first. An upload in
 * parts would hold 5 MB of each in memory, and leave parts that no list shows if the process dies.
 */
export class SpooledSink implements FileSink {
  readonly #file: FileHandle;
  readonly #object: BucketObject;
  readonly #abort = new AbortController();
  #isSending = false;

  private constructor(file: FileHandle, object: BucketObject) {
    this.#file = file;
    this.#object = object;
  }

  static async open(object: BucketObject): Promise<SpooledSink> {
    const path = join(tmpdir(), `muster-upload-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    // Without a name it goes with its handle, however the process ends.
    await rm(path, { force: true });
    return new SpooledSink(file, object);
  }

  async write(chunk: Buffer): Promise<void> {
    await this.#file.writeFile(chunk);
  }

  async finish(): Promise<void> {
    const { size } = await this.#file.stat();
    const body = this.#file.createReadStream({ start: 0, autoClose: false });
    this.#isSending = true;
    try {
      await this.#object.send(body, size, this.#abort.signal);
    } finally {
      body.destroy();
      await this.#file.close();
    }
  }

  async abort(): Promise<void> {
    this.#abort.abort();
    await this.#file.close().catch(() => undefined);
    if (this.#isSending) await this.#object.remove();
  }
}
