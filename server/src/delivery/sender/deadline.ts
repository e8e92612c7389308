import { Failure } from './outcome.ts';

/** What an attempt was doing when its time ran out. */
export type Phase = 'looking up the host name' | 'connecting' | 'waiting for the answer' | 'reading the answer';

/** One end for a whole attempt: when its time is up or its caller gives up, whatever is under way is cut off. */
export class Deadline {
  phase: Phase = 'looking up the host name';
  readonly #timer: NodeJS.Timeout;
  readonly #signal: AbortSignal | undefined;
  /** Ends it now. */
  readonly interrupt = (): void => this.#end(new Failure('aborted', 'The attempt was interrupted.'));
  #ended: Failure | null = null;
  #cut: ((failure: Failure) => void) | null = null;

  constructor(deadlineMs: number, signal?: AbortSignal) {
    this.#timer = setTimeout(() => {
      this.#end(
        new Failure('timeout', `Time ran out while ${this.phase}: it may take ${deadlineMs / 1000} seconds in all.`),
      );
    }, deadlineMs);
    this.#signal = signal;
    signal?.addEventListener('abort', this.interrupt);
    if (signal?.aborted === true) this.interrupt();
  }

  #end(failure: Failure): void {
    this.#ended ??= failure;
    this.#cut?.(this.#ended);
  }

  /** Work that settles by itself unless the end comes first: then it is told to stop. */
  within<T>(start: (resolve: (value: T) => void, reject: (reason: unknown) => void) => () => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#ended !== null) {
        reject(this.#ended);
        return;
      }
      const cut = (failure: Failure): void => {
        reject(failure);
        stop();
      };
      const settled = <V>(settle: (value: V) => void) => {
        return (value: V): void => {
          if (this.#cut === cut) this.#cut = null;
          settle(value);
        };
      };
      const stop = start(settled(resolve), settled(reject));
      this.#cut = cut;
    });
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.interrupt);
  }
}
