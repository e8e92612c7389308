import { describe, expect, test } from 'vitest';
import { authBlock } from './config.ts';
import { MemoryStore } from './memory.ts';
import { TimeLog } from './time-log.ts';

const charge = (key: string, limit = 1, windowMs = 60_000) => ({ key, limit, windowMs, cost: 1 });

test('it answers without a promise', () => {
  const store = new MemoryStore();
  expect(store.take([charge('ip:x')])).not.toBeInstanceOf(Promise);
  expect(store.recordFailure('ip:x', authBlock)).not.toBeInstanceOf(Promise);
  expect(store.blockedFor('ip:x')).toBe(0);
});

test('its own clock runs in real time', async () => {
  const store = new MemoryStore();
  const begun = performance.now();
  expect(store.take([charge('ip:x', 1, 30)]).ok).toBe(true);
  let taken = store.take([charge('ip:x', 1, 30)]);
  while (!taken.ok) {
    await new Promise((resolve) => setTimeout(resolve, taken.retryAfterMs));
    taken = store.take([charge('ip:x', 1, 30)]);
  }
  expect(performance.now() - begun).toBeGreaterThanOrEqual(30);
});

describe('memory is bounded', () => {
  test('a flood of addresses never holds more than the cap, and the least recently used leaves first', () => {
    const store = new MemoryStore({ clock: () => 0, maxKeys: 100 });
    for (let i = 0; i < 100; i++) store.take([charge(`ip:${i}`)]);
    expect(store.take([charge('ip:0')]).ok, 'used again: now the most recent').toBe(false);
    for (let i = 100; i < 199; i++) store.take([charge(`ip:${i}`)]);
    expect(store.keyCount).toBe(100);
    expect(store.take([charge('ip:0')]).ok, 'kept').toBe(false);
    expect(store.take([charge('ip:1')]).ok, 'pushed out').toBe(true);
    for (let i = 0; i < 10_000; i++) store.take([charge(`ip:flood-${i}`)]);
    expect(store.keyCount).toBe(100);
  });

  test('a flood of one kind pushes out no other kind', () => {
    const store = new MemoryStore({ clock: () => 0, maxKeys: 10 });
    store.take([charge('token:x')]);
    for (let i = 0; i < 1_000; i++) store.take([charge(`ip:${i}`)]);
    expect(store.take([charge('token:x')]).ok).toBe(false);
  });

  test('the instants held are capped as well as the keys', () => {
    const store = new MemoryStore({ clock: () => 0, maxInstants: 1_024 });
    for (let key = 0; key < 20; key++) {
      for (let i = 0; i < 100; i++) store.take([charge(`ip:${key}`, 1_000)]);
    }
    expect(store.keyCount).toBe(8);
    expect(store.take([charge('ip:19', 100)]).ok, 'the latest is whole').toBe(false);
  });

  test('a flood of failing addresses is bounded and leaves a standing block in use', () => {
    const store = new MemoryStore({ clock: () => 0, maxKeys: 50 });
    for (let i = 0; i < 21; i++) store.recordFailure('ip:x', authBlock);
    for (let i = 0; i < 1_000; i++) {
      store.recordFailure(`ip:${i}`, authBlock);
      expect(store.blockedFor('ip:x')).toBe(900_000);
    }
    expect(store.keyCount).toBe(50);
  });

  test('idle keys are dropped as others are used', () => {
    let now = 0;
    const store = new MemoryStore({ clock: () => now });
    for (let i = 0; i < 1_000; i++) store.take([charge(`ip:${i}`)]);
    expect(store.keyCount).toBe(1_000);
    now = 59_999;
    for (let i = 0; i < 500; i++) store.take([charge('ip:busy', 1_000)]);
    expect(store.keyCount, 'still within their window').toBe(1_001);
    now = 60_000;
    for (let i = 0; i < 500; i++) store.take([charge('ip:busy', 1_000)]);
    expect(store.keyCount).toBe(1);
  });

  test('a refused stranger takes no memory', () => {
    const store = new MemoryStore({ clock: () => 0 });
    store.take([charge('organization:x')]);
    for (let i = 0; i < 100; i++) store.take([charge(`token:${i}`), charge('organization:x')]);
    expect(store.keyCount).toBe(1);
  });
});

test('charging without asking counts like a grant, beyond the limit too', () => {
  let now = 0;
  const store = new MemoryStore({ clock: () => now });
  store.charge([charge('ip:x', 2)]);
  now = 10_000;
  store.charge([charge('ip:x', 2)]);
  store.charge([charge('ip:x', 2)]);
  expect(store.take([charge('ip:x', 2)])).toMatchObject({ ok: false, retryAfterMs: 60_000 });
});

test('a log keeps its order while it grows, wraps and loses entries from its middle', () => {
  const log = new TimeLog();
  for (let at = 1; at <= 6; at++) log.push(at, 1);
  log.expire(4);
  for (let at = 7; at <= 30; at++) log.push(at, at === 20 ? 3 : 1);
  log.remove(20, 2);
  log.remove(25, 5);
  log.remove(99, 1);
  const times = Array.from({ length: log.size }, (_, i) => log.timeAt(i));
  expect(times).toEqual([5, 6, ...range(7, 24), ...range(26, 30)]);
});

function range(from: number, through: number): number[] {
  return Array.from({ length: through - from + 1 }, (_, i) => from + i);
}
