import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progressOn } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function screenOf(isTTY: boolean) {
  let shown = '';
  return { isTTY, write: (text: string) => (shown += text), shown: () => shown };
}

it('on a terminal a step is one line that counts its seconds, below what is written meanwhile', () => {
  const screen = screenOf(true);
  const progress = progressOn(screen);
  progress.step('Creating the database');
  vi.advanceTimersByTime(2000);
  progress.write('something happened\n');
  vi.advanceTimersByTime(1000);
  progress.step('Filling the demo');
  progress.done();
  progress.done();
  const lines = screen.shown().split('\n');
  expect(lines.map((line) => line.split('\r\u001b[K').at(-1))).toEqual([
    'something happened',
    'Creating the database … 3 s',
    'Filling the demo … 0 s',
    '',
  ]);
});

it('elsewhere it is a plain line', () => {
  const screen = screenOf(false);
  const progress = progressOn(screen);
  progress.step('Creating the database');
  vi.advanceTimersByTime(5000);
  progress.done();
  expect(screen.shown()).toBe('Creating the database…\n');
});
