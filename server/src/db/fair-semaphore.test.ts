import { describe, expect, it } from 'vitest';
import { FairSemaphore } from './fair-semaphore.ts';

/** How many a holder gets at once. */
function fill(semaphore: FairSemaphore, key: string): number {
  let held = 0;
  for (;;) {
    const turn = semaphore.acquire(key);
    if (turn) {
      turn.catch(() => undefined);
      return held;
    }
    held++;
  }
}

describe('places that many share', () => {
  it.each([
    [4, [3, 1]],
    [10, [7, 2, 1]],
    [20, [14, 4, 2]],
  ])('of %i one holder alone gets two thirds, and those who come after it the rest', (size, expected) => {
    const semaphore = new FairSemaphore(size, 10);
    expect(expected.map((_, n) => fill(semaphore, String(n)))).toEqual(expected);
  });

  it('requests of one holder come in the order in which they were made', async () => {
    const semaphore = new FairSemaphore(4, 1000);
    for (let n = 0; n < 3; n++) expect(semaphore.acquire('a')).toBeNull();
    const order: number[] = [];
    const waiting = [1, 2, 3].map(async (n) => {
      await semaphore.acquire('a');
      order.push(n);
      semaphore.release('a');
    });
    semaphore.release('a');
    await Promise.all(waiting);
    expect(order).toEqual([1, 2, 3]);
  });

  it('a holder that waits gets what another gives back, until they have the same', async () => {
    const semaphore = new FairSemaphore(10, 1000);
    expect(fill(semaphore, 'a')).toBe(7);
    const got: string[] = [];
    const ask = (key: string) =>
      void Promise.resolve(semaphore.acquire(key)).then(
        () => got.push(key),
        () => undefined,
      );
    for (let n = 0; n < 6; n++) ask('b');
    for (let n = 0; n < 4; n++) {
      semaphore.release('a');
      await Promise.resolve();
    }
    await Promise.resolve();
    expect(got.filter((key) => key === 'b').length).toBeGreaterThanOrEqual(4);
  });

  it('one that waits too long gives up, and takes nothing with it', async () => {
    const semaphore = new FairSemaphore(4, 20);
    for (let n = 0; n < 3; n++) expect(semaphore.acquire('a')).toBeNull();
    await expect(semaphore.acquire('a')).rejects.toThrow('Too many requests of the organization are under way.');
    expect(semaphore.acquire('b')).toBeNull();
    semaphore.release('b');
    for (let n = 0; n < 3; n++) semaphore.release('a');
    expect(fill(semaphore, 'c')).toBe(3);
    expect(() => {
      semaphore.release('a');
    }).toThrow('given back twice');
  });
});
