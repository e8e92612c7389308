import { useRef, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import type { UploadOptions } from '../../client/upload.ts';
import { receiptOf, UnusableFile } from './shrink.ts';

export type AddReceipt = (file: File, options: UploadOptions) => Promise<unknown>;

/** A file on its way to the report, or one that did not get there. */
export interface SentFile {
  readonly id: string;
  readonly file: File;
  readonly share: number;
  readonly problem: string | null;
  readonly canRetry: boolean;
  readonly idempotencyKey: string;
}

export interface Uploads {
  readonly files: readonly SentFile[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (sent: SentFile) => void;
  /** Breaks it off if it is on its way. */
  readonly dismiss: (sent: SentFile) => void;
  /** Something is being made smaller or sent. */
  readonly isBusy: boolean;
  /**
   * Once all that was chosen is through. false if something could still get there, or turned out to be unusable only now: the
   * person has to see it first.
   */
  readonly settle: () => Promise<boolean>;
}

const waiting = { share: 0, problem: null, canRetry: false };

/** Files are sent one after the other, in the order in which they were chosen. */
export function useUploads(onAdd: AddReceipt): Uploads {
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** What did not get there, and whether it could. */
  const failed = useRef(new Map<string, boolean>());

  const change = (id: string, fields: Partial<SentFile>): void =>
    setFiles((before) => before.map((sent) => (sent.id === id ? { ...sent, ...fields } : sent)));
  const forget = (id: string): void => {
    failed.current.delete(id);
    setFiles((before) => before.filter((sent) => sent.id !== id));
  };

  const send = async ({ id, file, idempotencyKey }: SentFile, { signal }: AbortController): Promise<void> => {
    try {
      signal.throwIfAborted();
      await onAdd(await receiptOf(file), { idempotencyKey, signal, onProgress: (share) => change(id, { share }) });
      forget(id);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof UnusableFile) && !(error instanceof ApiError)) throw error;
      const canRetry = error instanceof ApiError;
      failed.current.set(id, canRetry);
      // What was refused is remembered with its key; what may have arrived must not arrive twice.
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      change(id, {
        problem: error.message,
        canRetry,
        ...(isRefused && { idempotencyKey: crypto.randomUUID() }),
      });
    }
  };
  const enqueue = (sent: SentFile): void => {
    const abort = new AbortController();
    aborts.current.set(sent.id, abort);
    const done = last.current.then(() => send(sent, abort));
    last.current = done.catch(() => undefined);
  };

  return {
    files,
    add: (chosen) => {
      const added = chosen.map((file) => ({
        ...waiting,
        id: crypto.randomUUID(),
        file,
        idempotencyKey: crypto.randomUUID(),
      }));
      setFiles((before) => [...before, ...added]);
      for (const sent of added) enqueue(sent);
    },
    retry: (sent) => {
      failed.current.delete(sent.id);
      change(sent.id, waiting);
      enqueue(sent);
    },
    dismiss: ({ id }) => {
      aborts.current.get(id)?.abort();
      forget(id);
    },
    isBusy: files.some(({ problem }) => problem === null),
    settle: async () => {
      const told = new Set(failed.current.keys());
      let awaited: Promise<unknown>;
      do await (awaited = last.current);
      while (awaited !== last.current);
      return [...failed.current].every(([id, canRetry]) => told.has(id) && !canRetry);
    },
  };
}
