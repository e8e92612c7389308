import type { Readable } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import type { FileSink, FileStore } from '../kernel/file-store.ts';
import { type BucketObject, BucketSink, SpooledSink } from './bucket-sink.ts';

export interface BucketPlace {
  readonly bucket: string;
  /** Put before every key; empty or ending in a slash. */
  readonly prefix: string;
  /** null: Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly isPathStyle: boolean;
}

interface Loaded {
  readonly sdk: typeof Sdk;
  readonly client: Sdk.S3Client;
}

const maxSockets = 100;
const nothing = (): void => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as { name: string }).name);

/** Files in a bucket of S3 or a store that speaks its protocol. The SDK is loaded when first needed. */
export class BucketFiles implements FileStore {
  readonly isLocal = false;
  readonly #place: BucketPlace;
  readonly #timeoutMs: number;
  #loaded: Promise<Loaded> | null = null;

  /** What a call may take in all, its second attempt included. */
  constructor(place: BucketPlace, timeoutMs = 8000) {
    this.#place = place;
    this.#timeoutMs = timeoutMs;
  }

  async put(key: string, bytes: Buffer, withinMs = this.#timeoutMs): Promise<void> {
    const loaded = await this.#load();
    const command = this.#putCommand(loaded, key, bytes, bytes.length);
    await this.#inTime((options) => loaded.client.send(command, options), Math.min(withinMs, this.#timeoutMs));
  }

  async create(key: string, sizeBytes: number | null): Promise<FileSink> {
    const loaded = await this.#load();
    const object: BucketObject = {
      // It lasts as long as its sender does; a bucket that takes nothing is given up by who writes.
      send: (body, size, abortSignal) =>
        loaded.client.send(this.#putCommand(loaded, key, body, size), { abortSignal, requestTimeout: 0 }),
      remove: () => this.remove(key),
    };
    return sizeBytes === null ? SpooledSink.open(object) : new BucketSink(object, sizeBytes);
  }

  async open(key: string): ReturnType<FileStore['open']> {
    const { sdk, client } = await this.#load();
    const command = new sdk.GetObjectCommand(this.#at(key));
    const found = await this.#inTime((options) => client.send(command, options)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!found?.Body) return null;
    return { stream: found.Body as Readable, sizeBytes: found.ContentLength ?? -1 };
  }

  async remove(key: string): Promise<void> {
    const { sdk, client } = await this.#load();
    const command = new sdk.DeleteObjectCommand(this.#at(key));
    await this.#inTime((options) => client.send(command, options));
  }

  async *list(folder: string): ReturnType<FileStore['list']> {
    const { sdk, client } = await this.#load();
    const { bucket, prefix } = this.#place;
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${folder}/` });
    for await (const { Contents } of pages) {
      for (const { Key, LastModified } of Contents ?? []) {
        if (Key === undefined || !LastModified) continue;
        yield { key: Key.slice(prefix.length), writtenMs: LastModified.getTime() };
      }
    }
  }

  close(): void {
    void this.#loaded?.then(({ client }) => {
      client.destroy();
    });
  }

  /** Until the store has answered; how long a body then takes is up to the client that reads it. */
  async #inTime<T>(
    send: (options: { abortSignal: AbortSignal }) => Promise<T>,
    withinMs = this.#timeoutMs,
  ): Promise<T> {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      abort.abort();
    }, withinMs);
    try {
      return await send({ abortSignal: abort.signal });
    } catch (error) {
      if (abort.signal.aborted) throw new DOMException('The file store gave no answer in time.', 'TimeoutError');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  #putCommand({ sdk }: Loaded, key: string, body: Buffer | Readable, sizeBytes: number): Sdk.PutObjectCommand {
    const what = { Body: body, ContentLength: sizeBytes, ContentType: 'application/octet-stream' };
    return new sdk.PutObjectCommand({ ...this.#at(key), ...what });
  }

  #at = (key: string): { Bucket: string; Key: string } => ({
    Bucket: this.#place.bucket,
    Key: this.#place.prefix + key,
  });

  #load(): Promise<Loaded> {
    // Eight lines on every command with a version of Node that we support: which one runs is for whoever upgrades the SDK.
    process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
    return (this.#loaded ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client(this.#config),
    })));
  }

  get #config(): Sdk.S3ClientConfig {
    const { endpoint, region, isPathStyle } = this.#place;
    return {
      region,
      forcePathStyle: isPathStyle,
      ...(endpoint !== null && { endpoint }),
      maxAttempts: 2,
      // It would warn on the console of what its errors tell.
      logger: silent,
      // Stores other than Amazon's often know no checksums but those they must.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: Math.min(3000, this.#timeoutMs),
        // Room for a second attempt.
        requestTimeout: this.#timeoutMs / 2,
        throwOnRequestTimeout: true,
        // While it streams: a client may read slowly, a store may not stop.
        socketTimeout: 30_000,
        // More than uploads at a time: none waits for a connection behind those of slow senders.
        httpAgent: { maxSockets },
        httpsAgent: { maxSockets },
      },
    };
  }
}
