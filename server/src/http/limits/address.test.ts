import { expect, test } from 'vitest';
import { addressKey } from './limiter.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
  expect(addressKey(ip), 'remembered').toBe(key);
});

test.each(['', 'nonsense', '1.2.3.4.5', `2001:db8::${'1'.repeat(100)}`])(
  '%j is no address: all such share one key',
  (ip) => {
    expect(addressKey(ip)).toBe('unknown');
  },
);

test('a flood of addresses does not disturb what one counts as', () => {
  for (let i = 0; i < 25_000; i++) addressKey(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
  expect(addressKey('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
});
