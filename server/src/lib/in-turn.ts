import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs something that takes milliseconds of CPU, one at a time and each in a turn of the event loop of its own: what
 * else there is to do gets its share in between.
 */
export function inTurn<T>(run: () => T): Promise<T> {
  const mine = last.then(() => nextTurn()).then(run);
  last = mine.catch(() => undefined);
  return mine;
}
