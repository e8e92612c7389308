import { afterEach, describe, expect, it, vi } from 'vitest';
import { Lines } from './lines.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when it is told to, and notes that it began. */
function pieces(lines: Lines) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (key: string, name: string): Promise<string> =>
    lines.run(key, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  return { begun, run, end: (name: string) => ends.get(name)?.() };
}

describe('a line', () => {
  it('lets one run at a time, in the order in which they came, and other keys beside it', async () => {
    const { begun, run, end } = pieces(new Lines(1000));
    const all = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('b', 'b1')];
    expect(begun).toEqual(['a1', 'b1']);
    end('a1');
    await all[0];
    await vi.waitFor(() => expect(begun).toEqual(['a1', 'b1', 'a2']));
    end('a2');
    await all[1];
    await vi.waitFor(() => expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']));
    for (const name of ['a3', 'b1']) end(name);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('goes on behind one that fails', async () => {
    const lines = new Lines(1000);
    const failing = lines.run('a', () => Promise.reject(new Error('no')));
    const next = lines.run('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });

  it('holds no one longer than it may, and gives no turn twice', async () => {
    vi.useFakeTimers();
    const { begun, run, end } = pieces(new Lines(1000));
    const all = [run('a', 'first'), run('a', 'tired')];
    await vi.advanceTimersByTimeAsync(999);
    expect(begun).toEqual(['first']);
    const patient = run('a', 'patient');
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['first', 'tired']);
    // The end of one whose turn it was not calls no one in.
    end('tired');
    await all[1];
    expect(begun).toEqual(['first', 'tired']);
    end('first');
    await all[0];
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['first', 'tired', 'patient']);
    end('patient');
    await patient;
  });
});
