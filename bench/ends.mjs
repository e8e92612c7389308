// The one place that ends what a benchmark has started, however the benchmark ends: by itself, by a fault, or by a signal.
import { once } from 'node:events';
import { constants } from 'node:os';

const ends = [];
let ending = null;

/** What was started last ends first, each once. */
export const atEnd = (end) => void ends.unshift(end);

const patienceMs = 10_000;

/** A process that was started: it is told to end, also one that was stopped, and killed if it does not. */
export function endsWithUs(child) {
  atEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    child.kill('SIGCONT');
    const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    await exited;
    clearTimeout(timer);
  });
  return child;
}

export function endAll() {
  return (ending ??= (async () => {
    while (ends.length > 0)
      await ends
        .shift()()
        .catch((error) => console.error(error.message));
    ending = null;
  })());
}

async function endBy(code) {
  // What is cut off in the middle fails, and must not keep the rest from ending.
  for (const fault of ['uncaughtException', 'unhandledRejection'])
    process.removeAllListeners(fault).on(fault, () => undefined);
  await endAll();
  process.exit(code);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.once(signal, () => void endBy(128 + constants.signals[signal]));
}
process.once('uncaughtException', (error) => {
  console.error(error);
  void endBy(1);
});
