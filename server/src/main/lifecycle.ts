import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** One Ctrl-C reaches a process through several hands: the terminal, npm, a shell. What comes this soon is the same one. */
const sameSignalMs = 1000;
const closeMs = 5000;
const flushMs = 1000;

type Step = () => Promise<void> | void;

/**
 * The life of a process that serves: started in one order, stopped in the reverse one, on a signal, on a fault, or when
 * starting fails half-way.
 */
export class Lifecycle {
  readonly #steps: { readonly name: string; readonly stop: Step; readonly withinMs: number }[] = [];
  #log: Logger | null = null;
  #stopping: Promise<void> | null = null;

  /** What was started last stops first; one that takes too long is left behind. */
  onStop(name: string, stop: Step, withinMs: number = closeMs): void {
    this.#steps.push({ name, stop, withinMs });
  }

  logTo(log: Logger): void {
    this.#log = log;
  }

  stop(): Promise<void> {
    return (this.#stopping ??= this.#stopAll());
  }

  async #stopAll(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      try {
        const isDone = await Promise.race([
          Promise.resolve(step.stop()).then(() => true),
          sleep(step.withinMs, false, { ref: false }),
        ]);
        if (!isDone) this.#log?.warn({ step: step.name }, 'left behind: it did not stop in time');
      } catch (error) {
        this.#log?.warn({ step: step.name, err: error }, 'did not stop cleanly');
      }
    }
  }

  /** Stops, then ends the process. */
  async end(code: number): Promise<never> {
    await this.stop();
    await this.#flushed();
    process.exit(code);
  }

  /** Flushes the log. Once its pipe is closed (EPIPE), the lines left are dropped: the flush at exit would retry them for ever. */
  async #flushed(): Promise<void> {
    const log = this.#log;
    if (log === null) return;
    await Promise.race([new Promise<void>((resolve) => log.flush(() => resolve())), sleep(flushMs)]);
  }

  /** A fault that leaves nothing to serve with. */
  fail(reason: string, error?: unknown): void {
    if (this.#stopping) return;
    this.#log?.fatal({ ...(error !== undefined && { err: error }) }, reason);
    process.stderr.write(`${reason}\n`);
    void this.end(1);
  }

  /** SIGTERM, Ctrl-C and a terminal that closes stop the process; asked a second time it ends at once. */
  watchSignals(): void {
    let firstAt: number | null = null;
    const onSignal = (signal: NodeJS.Signals): void => {
      if (firstAt !== null && performance.now() - firstAt > sameSignalMs)
        void this.#flushed().then(() => process.exit(1));
      if (firstAt !== null) return;
      firstAt = performance.now();
      this.#log?.info({ signal }, 'stopping');
      void this.end(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
    process.on('uncaughtException', (error) => {
      this.fail('Muster met an error it cannot go on from and stops.', error);
    });
    // A reader of our output that goes away is no reason to stop serving.
    process.stdout.on('error', () => undefined);
  }
}
