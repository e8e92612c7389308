import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** CPU time of the thread that runs JavaScript; helpers that collect garbage or compile beside it hold no request. */
const threadMs = ((): (() => number) => {
  const read = (): number => Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ', 1)[0]) / 1e6;
  try {
    if (read() > 0) return read;
  } catch {
    // Not on Linux.
  }
  return () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
})();

/**
 * The longest turn of the event loop while something runs, in milliseconds. The smaller of wall and CPU time counts: on a machine
 * that others use, a process that waits for its core blocks no one by that.
 */
export async function longestTurn(run: () => Promise<unknown>): Promise<number> {
  let longestMs = 0;
  let isRunning = true;
  const running = run().finally(() => {
    isRunning = false;
  });
  let wallMs = performance.now();
  let cpuMs = threadMs();
  while (isRunning) {
    await nextTurn();
    longestMs = Math.max(longestMs, Math.min(performance.now() - wallMs, threadMs() - cpuMs));
    wallMs = performance.now();
    cpuMs = threadMs();
  }
  await running;
  return longestMs;
}

/** The best of a few tries: what is compiled or collected in one of them is no property of the request. */
export async function bestOf(tries: number, limitMs: number, measure: () => Promise<number>): Promise<number> {
  let bestMs = Infinity;
  for (let n = 0; n < tries && bestMs > limitMs; n++) bestMs = Math.min(bestMs, await measure());
  return bestMs;
}
