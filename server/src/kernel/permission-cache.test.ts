import { describe, expect, it } from 'vitest';
import { PermissionCache } from './permission-cache.ts';

const loader = (organizationId: string, values: string[]) => {
  let loads = 0;
  return {
    load: () => Promise.resolve({ organizationId, value: values[Math.min(loads++, values.length - 1)] ?? '' }),
    count: () => loads,
  };
};

describe('AccessCache', () => {
  it('asks once while nothing changes', async () => {
    const cache = new PermissionCache();
    const { load, count } = loader('org_1', ['first', 'second']);
    expect([await cache.get('k', load), await cache.get('k', load)]).toEqual(['first', 'first']);
    expect(count()).toBe(1);
  });

  it('asks again for the organization that changed, and for no other', async () => {
    const cache = new PermissionCache();
    const one = loader('org_1', ['old', 'new']);
    const two = loader('org_2', ['old', 'new']);
    await Promise.all([cache.get('a', one.load), cache.get('b', two.load)]);
    cache.forget('org_1');
    expect([await cache.get('a', one.load), await cache.get('b', two.load)]).toEqual(['new', 'old']);
  });

  it('does not keep what was being read while something changed', async () => {
    const cache = new PermissionCache();
    let finish!: () => void;
    const slow = cache.get('k', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return { organizationId: 'org_1', value: 'stale' };
    });
    cache.forget('org_1');
    finish();
    expect(await slow).toBe('stale');
    expect(await cache.get('k', () => Promise.resolve({ organizationId: 'org_1', value: 'fresh' }))).toBe('fresh');
  });

  it('does not remember that there was nothing', async () => {
    const cache = new PermissionCache();
    expect(await cache.get('k', () => Promise.resolve(null))).toBeNull();
    expect(await cache.get('k', () => Promise.resolve({ organizationId: 'org_1', value: 'there' }))).toBe('there');
  });
});
