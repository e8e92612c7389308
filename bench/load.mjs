// A closed loop of connections that keeps a server busy for a while and times every answer.
import { Client } from 'undici';

/** `next()` gives {method, path, headers, body}. Answers requests a second and latencies in milliseconds. */
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
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  return { perSecond: latencies.length / took, p50: at(0.5), p99: at(0.99) };
}
