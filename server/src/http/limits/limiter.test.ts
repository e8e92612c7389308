import { beforeEach, describe, expect, test } from 'vitest';
import { defaultLimits, type Limits, minuteMs, parseLimits } from './config.ts';
import { Limiter, rateLimitHeaders, retryAfterSeconds } from './limiter.ts';
import { MemoryStore } from './memory.ts';
import type { Taken } from './store.ts';

let now = 0;
const build = (limits: Limits = defaultLimits) =>
  new Limiter({ limits, store: new MemoryStore({ clock: () => now }), clock: () => now });

const times = async (count: number, call: () => unknown) => {
  for (let i = 0; i < count; i++) await call();
};

const grantedOf = async (count: number, call: () => Taken | Promise<Taken>) => {
  let granted = 0;
  await times(count, async () => (granted += (await call()).ok ? 1 : 0));
  return granted;
};

beforeEach(() => {
  now = 1_000;
});

describe('token and organization', () => {
  test('20 requests a second per token', async () => {
    const limiter = build();
    expect(await grantedOf(50, () => limiter.token('tok_1', 'org_1'))).toBe(20);
    expect(await grantedOf(50, () => limiter.token('tok_2', 'org_1')), 'another token').toBe(20);
    now += 1_000;
    expect(await grantedOf(50, () => limiter.token('tok_1', 'org_1'))).toBe(20);
  });

  test('120 requests a minute per token, over any 60 seconds', async () => {
    const limiter = build();
    let granted = 0;
    for (let second = 0; second < 60; second++, now += 1_000) {
      granted += await grantedOf(5, () => limiter.token('tok_1', 'org_1'));
    }
    expect(granted).toBe(120);
    expect(await grantedOf(50, () => limiter.token('tok_1', 'org_1')), 'the five of a minute ago have left').toBe(5);
  });

  test('600 requests a minute per organization across all its tokens', async () => {
    const limiter = build();
    let granted = 0;
    for (let token = 0; token < 40; token++) {
      granted += await grantedOf(20, () => limiter.token(`tok_${token}`, 'org_1'));
    }
    expect(granted).toBe(600);
    expect(await grantedOf(20, () => limiter.token('tok_other', 'org_2'))).toBe(20);
  });

  test('a document file counts as 10', async () => {
    const limiter = build();
    expect(await grantedOf(5, () => limiter.token('tok_1', 'org_1', 10))).toBe(2);
    now += 1_000;
    const taken = await limiter.token('tok_1', 'org_1', 10);
    expect(taken.windows.map(({ remaining }) => remaining)).toEqual([10, 90, 570]);
  });

  test('MUSTER_LIMITS decides', async () => {
    const limiter = build(parseLimits('token_per_second=3,ip_per_minute=2'));
    expect(await grantedOf(9, () => limiter.token('tok_1', 'org_1'))).toBe(3);
    expect(await grantedOf(9, () => limiter.address('203.0.113.7'))).toBe(2);
  });
});

describe('address', () => {
  test('600 requests a minute per address; IPv6 per /64, mapped IPv4 as IPv4', async () => {
    const limiter = build();
    expect(await grantedOf(700, () => limiter.address('203.0.113.7'))).toBe(600);
    expect((await limiter.address('::ffff:203.0.113.7')).ok).toBe(false);
    let host = 0;
    expect(await grantedOf(700, () => limiter.address(`2001:db8:1:2::${(host++).toString(16)}`))).toBe(600);
    expect((await limiter.address('2001:db8:1:3::1')).ok).toBe(true);
  });

  test('a request refused by its token gives the address its slot back', async () => {
    const limiter = build(parseLimits('token_per_second=1,ip_per_minute=3'));
    const request = async () => {
      const address = await limiter.address('203.0.113.7');
      if (!address.ok) return address;
      const token = await limiter.token('tok_1', 'org_1');
      if (!token.ok) await limiter.release(address.receipt);
      return token;
    };
    expect(await grantedOf(30, request)).toBe(1);
    expect((await limiter.address('203.0.113.7')).windows[0]?.remaining).toBe(1);
    await limiter.release(null);
  });

  test('the edge counts per address and per /64 too, and can be turned off', () => {
    const limiter = build();
    const passed = (call: () => number) => Array.from({ length: 100 }, call).filter((waitMs) => waitMs === 0).length;
    expect(passed(() => limiter.edge('203.0.113.7'))).toBe(40);
    let host = 0;
    expect(passed(() => limiter.edge(`2001:db8:1:2::${++host}`))).toBe(40);
    expect(passed(() => build(parseLimits('edge_per_second=0')).edge('203.0.113.7'))).toBe(100);
  });
});

describe('headers', () => {
  const window = (key: string, limit: number, remaining: number, resetMs: number) => ({
    key,
    limit,
    remaining,
    resetMs,
  });

  test('the closest window is the one with the fewest requests remaining, of equals the one that frees a slot last', () => {
    const limiter = build();
    const second = window('second', 20, 7, 900);
    const minute = window('minute', 120, 3, 100);
    const organization = window('organization', 600, 3, 40_000);
    expect(limiter.closest([second, minute, organization])).toBe(organization);
    expect(limiter.closest([organization, minute, second])).toBe(organization);
    expect(limiter.closest([second])).toBe(second);
    expect(limiter.closest([])).toBeUndefined();
  });

  test('RateLimit-Reset is whole seconds until a slot frees, rounded up, at least 1', () => {
    expect(rateLimitHeaders(window('minute', 120, 3, 40_000.001))).toEqual({
      'RateLimit-Limit': '120',
      'RateLimit-Remaining': '3',
      'RateLimit-Reset': '41',
    });
    expect(rateLimitHeaders(window('minute', 120, 120, 0))['RateLimit-Reset']).toBe('1');
  });

  test.each([
    [0, 1],
    [0.001, 1],
    [1_000, 1],
    [1_000.001, 2],
    [900_000, 900],
  ])('a wait of %f ms is a Retry-After of %i', (ms, seconds) => {
    expect(retryAfterSeconds(ms)).toBe(seconds);
  });

  test('waiting exactly Retry-After succeeds, one second less does not', async () => {
    const limiter = build(parseLimits('token_per_minute=7'));
    for (let i = 0; i < 7; i++, now += 1_234.567) await limiter.token('tok_1', 'org_1');
    for (let round = 0; round < 50; round++, now += 77.123) {
      const refused = await limiter.token('tok_1', 'org_1', 3);
      if (refused.ok) continue;
      const seconds = retryAfterSeconds(refused.retryAfterMs);
      now += (seconds - 1) * 1_000;
      if (seconds > 1) expect((await limiter.token('tok_1', 'org_1', 3)).ok).toBe(false);
      now += 1_000;
      expect((await limiter.token('tok_1', 'org_1', 3)).ok).toBe(true);
    }
  });
});

describe('failed authentication', () => {
  test('the 21st failure of an address within 10 minutes blocks it for 15 minutes, its /64 included', async () => {
    const limiter = build();
    await times(20, () => limiter.authFailed('2001:db8:1:2::1'));
    expect(await limiter.authBlockedFor('2001:db8:1:2::1')).toBe(0);
    expect(await limiter.authFailed('2001:db8:1:2::2')).toMatchObject({ blockBegan: true });
    expect(retryAfterSeconds(await limiter.authBlockedFor('2001:db8:1:2::3'))).toBe(900);
    expect(await limiter.authBlockedFor('2001:db8:1:3::1')).toBe(0);
    now += 15 * minuteMs;
    expect(await limiter.authBlockedFor('2001:db8:1:2::3')).toBe(0);
  });
});

describe('sign-in', () => {
  test('the 11th failure on an account from one address blocks the two together, however it is spelt', async () => {
    const limiter = build();
    await times(10, () => limiter.signInFailed('10.0.0.1', 'ada@example.com'));
    expect(await limiter.signInBlockedFor('10.0.0.1', 'ada@example.com')).toBe(0);
    await limiter.signInFailed('10.0.0.1', ' Ada@Example.com');
    expect(await limiter.signInBlockedFor('10.0.0.1', 'ADA@example.com')).toBe(900_000);
    expect(await limiter.signInBlockedFor('10.0.0.1', 'bob@example.com')).toBe(0);
    expect(await limiter.signInBlockedFor('10.9.9.9', 'ada@example.com')).toBe(0);
  });

  test('the 21st failure on an account from many addresses slows attempts at it down, and blocks no one', async () => {
    const limiter = build();
    let host = 0;
    const warnings: boolean[] = [];
    const fail = async () => {
      const { isWarningDue } = await limiter.signInFailed(`10.0.${++host >> 8}.${host & 255}`, 'ada@example.com');
      warnings.push(isWarningDue);
    };
    await times(20, fail);
    expect(await limiter.signInDelayFor('ada@example.com')).toBe(0);
    await times(1, fail);
    expect(await limiter.signInDelayFor('ada@example.com')).toBe(1_000);
    expect(await limiter.signInDelayFor('bob@example.com')).toBe(0);
    expect(await limiter.signInBlockedFor('10.9.9.9', 'ada@example.com')).toBe(0);
    expect(warnings.filter(Boolean)).toHaveLength(1);
    now += 15 * minuteMs;
    expect(await limiter.signInDelayFor('ada@example.com')).toBe(0);
    await times(21, fail);
    expect(warnings.filter(Boolean)).toHaveLength(1);
    now += 24 * 60 * minuteMs;
    await times(21, fail);
    expect(warnings.filter(Boolean)).toHaveLength(2);
  });

  test('the 21st failure from an address blocks it for every account, and not its API tokens', async () => {
    const limiter = build();
    let person = 0;
    await times(20, () => limiter.signInFailed('10.0.0.1', `p${++person}@example.com`));
    expect(await limiter.signInBlockedFor('10.0.0.1', 'ada@example.com')).toBe(0);
    await limiter.signInFailed('10.0.0.1', 'last@example.com');
    expect(await limiter.signInBlockedFor('10.0.0.1', 'ada@example.com')).toBe(900_000);
    expect(await limiter.authBlockedFor('10.0.0.1')).toBe(0);
  });

  test('success forgets the account’s failures but not the address’s', async () => {
    const limiter = build();
    await times(10, () => limiter.signInFailed('10.0.0.1', 'ada@example.com'));
    expect(await limiter.signInSucceeded('10.0.0.1', 'ada@example.com')).toBe(0);
    await times(10, () => limiter.signInFailed('10.0.0.1', 'ada@example.com'));
    expect(await limiter.signInBlockedFor('10.0.0.1', 'ada@example.com')).toBe(0);
    await limiter.signInFailed('10.0.0.1', 'bob@example.com');
    expect(await limiter.signInBlockedFor('10.0.0.1', 'cy@example.com')).toBe(900_000);
  });

  test('the right password among many guesses sent at once does not pass a block they began', async () => {
    const limiter = build();
    await times(11, () => limiter.signInFailed('10.0.0.1', 'ada@example.com'));
    expect(await limiter.signInSucceeded('10.0.0.1', 'ada@example.com')).toBe(900_000);
  });

  test('requests for links and links that lead nowhere have counts of their own', async () => {
    const limiter = build();
    await times(11, () => limiter.linkRequested('10.0.0.1', 'ada@example.com'));
    expect(await limiter.linkRequested('10.0.0.1', 'Ada@example.com')).toBe(900_000);
    expect(await limiter.linkRequested('10.0.0.1', 'bob@example.com')).toBe(0);
    let person = 0;
    await times(20, () => limiter.linkRequested('10.0.0.2', `p${++person}@example.com`));
    expect(await limiter.linkRequested('10.0.0.2', 'ada@example.com')).toBe(0);
    expect(await limiter.linkRequested('10.0.0.2', 'bob@example.com')).toBe(900_000);
    await times(21, () => limiter.linkFailed('10.0.0.2'));
    expect(await limiter.linkFailed('10.0.0.2')).toBe(900_000);
    expect(await limiter.signInBlockedFor('10.0.0.2', 'ada@example.com')).toBe(0);
    expect(await limiter.signInDelayFor('ada@example.com')).toBe(0);
    expect(await limiter.authBlockedFor('10.0.0.2')).toBe(0);
  });
});

describe('the app', () => {
  test('50 requests a second and 1,200 a minute per session, 3,000 a minute per address', async () => {
    const limiter = build();
    expect(await grantedOf(60, () => limiter.session('ses_1'))).toBe(50);
    let granted = 50;
    for (let second = 1; second < 30; second++) {
      now += 1_000;
      granted += await grantedOf(60, () => limiter.session('ses_1'));
    }
    expect(granted).toBe(1_200);
    expect(await grantedOf(3_100, () => limiter.appAddress('203.0.113.7'))).toBe(3_000);
  });

  test('its calls do not count against the API', async () => {
    const limiter = build();
    await times(3_000, () => limiter.appAddress('203.0.113.7'));
    await times(50, () => limiter.session('tok_1'));
    expect((await limiter.address('203.0.113.7')).windows[0]?.remaining).toBe(599);
    expect((await limiter.token('tok_1', 'org_1')).windows[0]?.remaining).toBe(19);
  });
});

test('in memory it is never degraded', async () => {
  const limiter = build();
  expect(limiter.degraded).toBe(false);
  limiter.onStateChange(() => expect.unreachable());
  await limiter.close();
});
