import { expect, it } from 'vitest';
import { Semaphore } from './semaphore.ts';

it('lets so many in at once, and the others in the order in which they came', async () => {
  const semaphore = new Semaphore(2, 1000);
  expect([semaphore.acquire(), semaphore.acquire()]).toEqual([null, null]);
  const order: number[] = [];
  const waiting = [1, 2, 3].map(async (n) => {
    await semaphore.acquire();
    order.push(n);
    semaphore.release();
  });
  semaphore.release();
  await Promise.all(waiting);
  expect(order).toEqual([1, 2, 3]);
  expect(semaphore.isIdle).toBe(false);
  semaphore.release();
  expect(semaphore.isIdle).toBe(true);
});

it('one that waits too long gives up, and leaves the place to those behind it', async () => {
  const semaphore = new Semaphore(1, 20);
  expect(semaphore.acquire()).toBeNull();
  await expect(semaphore.acquire()).rejects.toThrow('too many requests under way');
  semaphore.release();
  expect(semaphore.acquire()).toBeNull();
});
