// A thread of its own, so that what it reads does not delay those whose answers are timed: one organization that asks for long
// lists, a connection for each of its tokens, as often as their limits and its own let it.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { Client } from 'undici';

const { origin, tokens, paths } = workerData;
const sent = { answered: 0, refused: 0 };
let isOver = false;
// Loaded before it begins: that takes longer than a request.
parentPort.postMessage('ready');
await once(parentPort, 'message');
parentPort.once('message', () => (isOver = true));

await Promise.all(
  tokens.map(async (token) => {
    const client = new Client(origin, { pipelining: 1 });
    const headers = { authorization: `Bearer ${token}` };
    for (let nth = 0; !isOver; nth++) {
      const { statusCode, body } = await client.request({
        method: 'GET',
        path: paths[nth % paths.length],
        headers,
      });
      await body.dump();
      sent[statusCode === 200 ? 'answered' : 'refused']++;
      // A caller that ignores Retry-After, yet not the fastest there is: 20 tries a second and connection.
      if (statusCode === 429) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await client.close();
  }),
);
parentPort.postMessage(sent);
parentPort.close();
