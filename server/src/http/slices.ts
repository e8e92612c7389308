import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work in steps; between two of them something else may have its turn. */
export type Steps<T> = Generator<undefined, T>;

export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const sliceMs = 10;

/** Runs the steps a few milliseconds at a time, so that the event loop is never held for all of them. */
export async function runInSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const untilMs = performance.now() + sliceMs;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < untilMs);
    await nextTurn();
  }
}
