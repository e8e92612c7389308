// The least that sends a signed webhook: undici and a digest. No queue, no log, no guard, no retries.
import { createHmac } from 'node:crypto';
import { Pool } from 'undici';

const pools = new Map();

process.on('message', async ({ url, secret, bodies, deliveries, atOnce }) => {
  const { origin, pathname: path } = new URL(url);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  let pool = pools.get(origin);
  if (!pool) pools.set(origin, (pool = new Pool(origin, { connections: atOnce })));
  let next = 0;
  const sender = async () => {
    for (let n = next++; n < deliveries; n = next++) {
      const body = bodies[n % bodies.length];
      const id = `evt_${n}`;
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
      const headers = {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      };
      const response = await pool.request({ path, method: 'POST', headers, body });
      await response.body.text();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  process.send({ isDone: true });
});
process.send({ port: 0 });
process.on('SIGTERM', () => process.exit());
