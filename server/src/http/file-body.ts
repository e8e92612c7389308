import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { invalid, Refusal } from '../lib/errors.ts';
import type { FileType } from '../lib/file-types.ts';
import { say } from '../lib/texts/texts.ts';
import type { IncomingFile } from '../lib/uploads.ts';
import { tooLarge } from './too-large.ts';

/** A sender that sends nothing for so long has gone, whatever its connection says. */
const silenceMs = 15_000;

const brokenOff = (cause: unknown): Refusal => {
  const refusal = new Refusal('BAD_REQUEST', 'file.brokenOff');
  refusal.cause = cause;
  return refusal;
};
const silent = (): Refusal => new Refusal('REQUEST_TIMEOUT', 'file.silent');

/**
 * A body that is a file: never held as a whole. It is read at the pace of who takes it in, and hashed on the way, for the
 * record and for the idempotency key alike.
 */
export class FileBody {
  readonly #headers: IncomingHttpHeaders;
  readonly #source: Readable;
  readonly #maxBytes: number;
  readonly #hash = createHash('sha256');
  // A refusal must reach its sender: giving up the body must not close the connection.
  readonly #chunks: AsyncIterator<Buffer, undefined>;
  #sizeBytes = 0;
  #isWhole = false;
  #refusal: Refusal | null = null;
  #interrupt: (refusal: Refusal) => void = () => undefined;

  constructor(request: { headers: IncomingHttpHeaders }, source: Readable, maxBytes: number) {
    this.#headers = request.headers;
    this.#source = source;
    this.#maxBytes = maxBytes;
    this.#chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
  }

  /** The file, if its headers announce one that is taken. */
  fileOf(types: readonly FileType[]): IncomingFile {
    const [mediaType = ''] = (this.#headers['content-type'] ?? '').split(';').map((part) => part.trim().toLowerCase());
    const mimeType = types.find((type) => type === mediaType);
    if (!mimeType) throw invalid('Content-Type', say('file.types', { types }));
    if (this.#headers['content-encoding'] !== undefined) throw invalid('Content-Encoding', 'file.encoded');
    this.#checkAnnounced();
    return {
      mimeType,
      announcedBytes: this.#announcedBytes,
      chunks: () => this.#read(),
      received: () => this.#received(),
    };
  }

  /** Reads what is left and keeps nothing of it; then `sha256` is known. */
  async drain(): Promise<void> {
    this.#checkAnnounced();
    while ((await this.#next()) !== null);
  }

  /** Of the whole body, once it was read to its end. */
  get sha256(): Buffer {
    if (!this.#isWhole) throw new Error('The file has not arrived yet.');
    return this.#received().sha256;
  }

  /** Nothing more of it is taken: its sender is not let in any more. */
  stop(refusal: Refusal): void {
    this.#refusal ??= refusal;
    this.#interrupt(refusal);
  }

  /** Once it is judged: nothing more of it is read here (`readNoMore` throws it away). */
  async release(): Promise<void> {
    if (this.#isWhole || this.#source.destroyed) return;
    this.#source.on('error', () => undefined);
    await this.#chunks.return?.();
  }

  get #announcedBytes(): number | null {
    const length = this.#headers['content-length'];
    return length === undefined ? null : Number(length);
  }

  #checkAnnounced(): void {
    if ((this.#announcedBytes ?? 0) > this.#maxBytes) throw tooLarge(this.#maxBytes);
  }

  async *#read(): AsyncGenerator<Buffer, void> {
    for (let chunk = await this.#next(); chunk !== null; chunk = await this.#next()) yield chunk;
  }

  async #next(): Promise<Buffer | null> {
    if (this.#isWhole) return null;
    if (this.#refusal) throw this.#refusal;
    const { done, value } = await this.#nextInTime();
    if (done === true) {
      this.#isWhole = true;
      return null;
    }
    this.#sizeBytes += value.length;
    if (this.#sizeBytes > this.#maxBytes) throw tooLarge(this.#maxBytes);
    this.#hash.update(value);
    return value;
  }

  async #nextInTime(): Promise<IteratorResult<Buffer, undefined>> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      this.#interrupt = reject;
      timer = setTimeout(() => {
        reject(silent());
      }, silenceMs);
    });
    try {
      return await Promise.race([this.#chunks.next(), silence]);
    } catch (error) {
      throw error instanceof Refusal ? error : brokenOff(error);
    } finally {
      clearTimeout(timer);
    }
  }

  #received(): ReturnType<IncomingFile['received']> {
    return { sizeBytes: this.#sizeBytes, sha256: this.#hash.copy().digest() };
  }
}
