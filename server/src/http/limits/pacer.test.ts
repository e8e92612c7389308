import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asking, Pacer } from './pacer.ts';

const longestMs = 50;
const patienceMs = 10;
let pacer: Pacer;
let begun: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  vi.advanceTimersByTime(10_000);
  pacer = new Pacer(longestMs);
  begun = [];
});

afterEach(() => {
  vi.useRealTimers();
});

const takes = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const real = (id: string): Asking => ({ id, sandboxOf: null });

/** A request of an organization that takes so long. */
const ask = (organization: string, ms: number, name = organization): Promise<void> =>
  pacer.run(real(organization), () => {
    begun.push(name);
    return takes(ms);
  });

function askTogether(organization: string, ms: number, count: number): void {
  for (let n = 1; n <= count; n++) void ask(organization, ms, `${organization}${String(n)}`);
}

/** A person who looks something up in the app. */
const passing = (organization: string): Promise<void> => pacer.pass(real(organization), () => Promise.resolve());

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a burst of one organization', () => {
  it('begins at once while no other organization asks', async () => {
    askTogether('a', 2, 8);
    await after(0);
    expect(begun).toHaveLength(8);
  });

  it('is spread out while another one asks: the next begins after fifteen times what the last one took', async () => {
    await passing('b');
    askTogether('a', 2, 3);
    await after(29);
    expect(begun).toEqual(['a1']);
    await after(1);
    expect(begun).toEqual(['a1', 'a2']);
    await after(30);
    expect(begun).toEqual(['a1', 'a2', 'a3']);
    expect(pacer.paced).toBe(2);
  });

  it('keeps no other organization waiting', async () => {
    await passing('b');
    askTogether('a', 2, 3);
    void ask('b', 2);
    await after(0);
    expect(begun).toEqual(['a1', 'b']);
  });

  it('goes on when no other organization is being served', async () => {
    await passing('b');
    askTogether('a', 2, 2);
    await after(27);
    void ask('b', 6);
    await after(5);
    expect(begun).toEqual(['a1', 'b']);
    await after(1);
    expect(begun).toEqual(['a1', 'b', 'a2']);
  });

  it('lets people in the app go first, those of the same organization too', async () => {
    await passing('b');
    askTogether('a', 2, 2);
    await after(27);
    void pacer.pass(real('a'), () => takes(6));
    await after(5);
    expect(begun).toEqual(['a1']);
    await after(1);
    expect(begun).toEqual(['a1', 'a2']);
  });

  it('goes on beside others that are never done, and does not count what is held open', async () => {
    void pacer.pass(real('b'), () => takes(60_000));
    await after(longestMs);
    askTogether('a', 2, 3);
    await after(30);
    expect(begun).toEqual(['a1', 'a2']);
    const others = setInterval(() => void pacer.pass(real('b'), () => takes(5)), 1);
    await after(30 + patienceMs);
    clearInterval(others);
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  it('begins one at a time, of several organizations that wait for the same moment', async () => {
    await passing('b');
    askTogether('a', 2, 2);
    askTogether('c', 2, 2);
    await after(27);
    void ask('b', 6);
    await after(6);
    expect(begun).toEqual(['a1', 'c1', 'b', 'a2']);
    await after(2);
    expect(begun).toEqual(['a1', 'c1', 'b', 'a2', 'c2']);
  });

  it('waits for no slow request longer than its limit asks for', async () => {
    await passing('b');
    askTogether('a', 5000, 3);
    await after(longestMs);
    expect(begun).toEqual(['a1', 'a2']);
    await after(longestMs);
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  it('goes on in the order in which it came, also past requests that fail', async () => {
    await passing('b');
    const failing = pacer.run(real('a'), () => takes(2).then(() => Promise.reject(new Error('no'))));
    failing.catch(() => undefined);
    askTogether('a', 2, 2);
    await after(60);
    await expect(failing).rejects.toThrow('no');
    expect(begun).toEqual(['a1', 'a2']);
  });

  it('begins at once again when the others have been silent for a while', async () => {
    await passing('b');
    await after(2500);
    askTogether('a', 2, 8);
    await after(0);
    expect(begun).toHaveLength(8);
  });
});

it('requests that come one after the other never wait', async () => {
  await passing('b');
  for (let n = 0; n < 5; n++) {
    const request = ask('a', 2);
    await after(2);
    await request;
    expect(begun).toHaveLength(n + 1);
  }
});

it('a request that is held open for long does not slow those beside it', async () => {
  await passing('b');
  void ask('a', 30_000);
  await after(longestMs);
  for (let n = 0; n < 5; n++) {
    await passing('b');
    const request = ask('a', 2);
    await after(2);
    await request;
  }
  expect(begun).toHaveLength(6);
});

describe('a sandbox', () => {
  const own = { id: 's', sandboxOf: 'b' };

  it('gives way: its burst is as slow as its limit, a request of it twice as far from the next', async () => {
    await passing('b');
    for (let n = 1; n <= 4; n++) void pacer.run(own, () => (begun.push(`s${String(n)}`), takes(2)));
    await after(59);
    expect(begun).toEqual(['s1']);
    await after(1);
    expect(begun).toEqual(['s1', 's2']);
    const others = setInterval(() => void pacer.pass(real('b'), () => takes(5)), 1);
    await after(60 + 2 * patienceMs - 1);
    expect(begun).toEqual(['s1', 's2']);
    await after(1);
    expect(begun).toEqual(['s1', 's2', 's3']);
    clearInterval(others);
  });

  it('keeps no organization waiting that is none: alone beside one it begins at once', async () => {
    void pacer.pass(own, () => takes(20));
    askTogether('b', 2, 8);
    await after(0);
    expect(begun).toHaveLength(8);
  });

  it('is not waited for where organizations wait for each other', async () => {
    await passing('b');
    askTogether('a', 2, 2);
    await after(27);
    void pacer.run(own, () => takes(40));
    await after(3);
    expect(begun).toEqual(['a1', 'a2']);
  });

  it('waits for the organizations, and for other sandboxes', async () => {
    await pacer.pass({ id: 't', sandboxOf: 'b' }, () => Promise.resolve());
    for (let n = 1; n <= 2; n++) void pacer.run(own, () => (begun.push(`s${String(n)}`), takes(2)));
    await after(58);
    void ask('b', 6);
    await after(5);
    expect(begun).toEqual(['s1', 'b']);
    await after(1);
    expect(begun).toEqual(['s1', 'b', 's2']);
  });

  it('begins at once while no one else asks', async () => {
    for (let n = 1; n <= 3; n++) void pacer.run(own, () => (begun.push(`s${String(n)}`), takes(2)));
    await after(0);
    expect(begun).toHaveLength(3);
  });
});
