// Two ways of putting load on a server, which time every answer: a closed loop, and a steady pace.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Client } from 'undici';

/** Of latencies in ascending order. */
export const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/**
 * A closed loop: as much as so many connections get through. `next()` gives {method, path, headers, body}. Answers requests a
 * second and latencies in milliseconds.
 */
export async function load(origin, { connections, seconds, next }) {
  const clients = Array.from({ length: connections }, () => new Client(origin, { pipelining: 1 }));
  const latencies = [];
  const deadline = performance.now() + seconds * 1000;
  const started = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < deadline) {
        const at = performance.now();
        const { statusCode, body } = await client.request(next());
        const text = await body.text();
        if (statusCode >= 300) throw new Error(`${statusCode}: ${text}`);
        latencies.push(performance.now() - at);
      }
    }),
  );
  const took = (performance.now() - started) / 1000;
  await Promise.all(clients.map((client) => client.close()));
  latencies.sort((a, b) => a - b);
  return {
    answers: latencies.length,
    perSecond: latencies.length / took,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

/**
 * An open loop: a request every so often whatever the answers take, as many callers would send them. Answers latencies in
 * milliseconds, each from when its request was due: a server that lags pays for those that had to wait.
 */
export async function steadyLoad(origin, { everyMs, seconds, next, connections = 16 }) {
  const clients = Array.from({ length: connections }, () => new Client(origin, { pipelining: 1 }));
  const latencies = [];
  const inFlight = [];
  const startedMs = performance.now();
  for (let dueMs = startedMs, i = 0; dueMs < startedMs + seconds * 1000; dueMs = startedMs + ++i * everyMs) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - performance.now())));
    const request = clients[i % clients.length].request(next()).then(async ({ statusCode, body }) => {
      const text = await body.text();
      if (statusCode >= 300) throw new Error(`${statusCode}: ${text}`);
      latencies.push(performance.now() - dueMs);
    });
    // Awaited below; until then a failure must not count as unhandled.
    request.catch(() => undefined);
    inFlight.push(request);
  }
  await Promise.all(inFlight);
  await Promise.all(clients.map((client) => client.close()));
  return latencies;
}

/** An organization at its limits, in a thread of its own: begins, and answers with how to end it and learn what came of it. */
export async function press(origin, tokens, paths = ['/api/v1/users?limit=100']) {
  const worker = new Worker(new URL('press.mjs', import.meta.url), { workerData: { origin, tokens, paths } });
  await once(worker, 'message');
  worker.postMessage('go');
  return async () => {
    worker.postMessage('stop');
    const [sent] = await once(worker, 'message');
    return sent;
  };
}
