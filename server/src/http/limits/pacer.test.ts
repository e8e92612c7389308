import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pacer } from './pacer.ts';

const longestMs = 25;
let pacer: Pacer;
let begun: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(10_000);
  pacer = new Pacer(longestMs);
  begun = [];
});

afterEach(() => {
  vi.useRealTimers();
});

const takes = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A request of an organization that takes so long. */
const ask = (organization: string, ms: number, name = organization): Promise<void> =>
  pacer.run(organization, () => {
    begun.push(name);
    return takes(ms);
  });

function askTogether(organization: string, ms: number, count: number): void {
  for (let n = 1; n <= count; n++) void ask(organization, ms, `${organization}${String(n)}`);
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a burst of one organization', () => {
  it('begins at once while no other organization asks', async () => {
    askTogether('a', 2, 8);
    await after(0);
    expect(begun).toHaveLength(8);
  });

  it('is spread out while another one asks: the next begins after five times what the last one took', async () => {
    pacer.note('b');
    askTogether('a', 2, 3);
    await after(9);
    expect(begun).toEqual(['a1']);
    await after(1);
    expect(begun).toEqual(['a1', 'a2']);
    await after(10);
    expect(begun).toEqual(['a1', 'a2', 'a3']);
    expect(pacer.paced).toBe(2);
  });

  it('keeps no other organization waiting', async () => {
    pacer.note('b');
    askTogether('a', 2, 3);
    void ask('b', 2);
    await after(0);
    expect(begun).toEqual(['a1', 'b']);
  });

  it('waits for no slow request longer than its limit asks for', async () => {
    pacer.note('b');
    askTogether('a', 5000, 3);
    await after(longestMs);
    expect(begun).toEqual(['a1', 'a2']);
    await after(longestMs);
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  it('goes on in the order in which it came, also past requests that fail', async () => {
    pacer.note('b');
    const failing = pacer.run('a', () => takes(2).then(() => Promise.reject(new Error('no'))));
    failing.catch(() => undefined);
    askTogether('a', 2, 2);
    await after(20);
    await expect(failing).rejects.toThrow('no');
    expect(begun).toEqual(['a1', 'a2']);
  });

  it('begins at once again when the others have been silent for a while', async () => {
    pacer.note('b');
    await after(2500);
    askTogether('a', 2, 8);
    await after(0);
    expect(begun).toHaveLength(8);
  });
});

it('requests that come one after the other never wait', async () => {
  pacer.note('b');
  for (let n = 0; n < 5; n++) {
    const request = ask('a', 2);
    await after(2);
    await request;
    expect(begun).toHaveLength(n + 1);
  }
});

it('a request that is held open for long does not slow those beside it', async () => {
  pacer.note('b');
  void ask('a', 30_000);
  await after(longestMs);
  for (let n = 0; n < 5; n++) {
    pacer.note('b');
    const request = ask('a', 2);
    await after(2);
    await request;
  }
  expect(begun).toHaveLength(6);
});
