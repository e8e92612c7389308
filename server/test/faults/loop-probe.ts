import { setImmediate as nextTurn } from 'node:timers/promises';

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
  let cpu = process.cpuUsage();
  while (isRunning) {
    await nextTurn();
    const { user, system } = process.cpuUsage(cpu);
    longestMs = Math.max(longestMs, Math.min(performance.now() - wallMs, (user + system) / 1000));
    wallMs = performance.now();
    cpu = process.cpuUsage();
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
