import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('asks once for all who come while it is asked, and for a while after', async () => {
  let asked = 0;
  const read = remembered(60, async () => {
    await sleep(10);
    return ++asked;
  });
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(await read()).toBe(1);
  await sleep(80);
  expect(await read()).toBe(2);
});

it('a failure is remembered as well, and asked again later', async () => {
  let asked = 0;
  const read = remembered(30, () => Promise.reject(new Error(`No ${String(++asked)}`)));
  await expect(read()).rejects.toThrow('No 1');
  await expect(read()).rejects.toThrow('No 1');
  await sleep(50);
  await expect(read()).rejects.toThrow('No 2');
});
