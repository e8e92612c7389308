import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks once for all who come while it is asked, and for a while after', async () => {
  let asked = 0;
  let answer = (): void => undefined;
  const read = remembered(60, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return ++asked;
  });
  const first = [read(), read()];
  vi.advanceTimersByTime(100);
  const all = Promise.all([...first, read()]);
  answer();
  expect(await all).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(59);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1);
  const next = read();
  answer();
  expect(await next).toBe(2);
});

it('a failure is remembered as well, and asked again later', async () => {
  let asked = 0;
  const read = remembered(30, () => Promise.reject(new Error(`No ${String(++asked)}`)));
  await expect(read()).rejects.toThrow('No 1');
  await expect(read()).rejects.toThrow('No 1');
  vi.advanceTimersByTime(30);
  await expect(read()).rejects.toThrow('No 2');
});
