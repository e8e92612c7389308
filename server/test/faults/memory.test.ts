import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environmentWithDemo } from '../demo.ts';
import { sized } from '../depth.ts';
import { ensureProductBuilt, stopAll } from '../processes.ts';
import { eventually, FaultyReceiver, inParallel, Product } from './support.ts';

const endpoints = 10;
const changes = sized(50_000, 2400) / endpoints;
const megabyte = 1024 * 1024;

beforeAll(ensureProductBuilt);
afterAll(stopAll);

it(`memory stays flat over ${String(changes * endpoints)} deliveries`, async () => {
  const product = await Product.start(await environmentWithDemo());
  const receivers: FaultyReceiver[] = [];
  while (receivers.length < endpoints) receivers.push(await FaultyReceiver.subscribe(product));
  const delivered = () => receivers.reduce((sum, receiver) => sum + receiver.delivered.length, 0);
  const paths: string[] = [];
  for (let n = 0; n < 8; n++) {
    const { data } = await product.call('POST', '/departments', { name: `Changed often ${String(n)}` });
    paths.push(`/departments/${String(data.id)}`);
  }

  const samples: { share: number; heapBytes: number }[] = [];
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      const heapBytes = await product.metric('muster_nodejs_heap_size_used_bytes');
      samples.push({ share: delivered() / (changes * endpoints), heapBytes });
      await sleep(100);
    }
  })();
  await inParallel(changes, paths.length, async (n) => {
    await product.call('PATCH', paths[n % paths.length] ?? '', { description: `Version ${String(n)}` });
  });
  await eventually(
    () => delivered() >= changes * endpoints,
    240_000,
    () => `${String(delivered())} came`,
  );
  isOver = true;
  await sampling;
  for (const receiver of receivers) receiver.close();
  await product.stop();

  // What is left when the collector has just been is what is held.
  const heldBytes = (from: number, to: number) =>
    Math.min(...samples.filter(({ share }) => share >= from && share <= to).map(({ heapBytes }) => heapBytes));
  const [early, late] = [heldBytes(0.1, 0.4), heldBytes(0.7, 1.1)];
  const shown = [early, late].map((bytes) => `${(bytes / megabyte).toFixed(1)} MB`);
  console.log(`Held early: ${shown[0] ?? ''}, late: ${shown[1] ?? ''}, over ${String(delivered())} deliveries.`);
  expect(late).toBeLessThan(early * 1.25 + 10 * megabyte);
}, 600_000);
