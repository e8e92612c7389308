import { describe, expect, test } from 'vitest';
import { authBlock, defaultAppLimits, defaultLimits, parseLimits } from './config.ts';

describe('MUSTER_LIMITS', () => {
  test.each([undefined, '', '  '])('%j leaves the documented limits', (text) => {
    expect(parseLimits(text)).toEqual({
      tokenPerSecond: 20,
      tokenPerMinute: 120,
      organizationPerMinute: 600,
      ipPerMinute: 600,
      edgePerSecond: 20,
      edgeBurst: 40,
      scimPerSecond: 50,
    });
  });

  test('every limit can be set', () => {
    const text =
      'token_per_second=1,token_per_minute=2,organization_per_minute=3,ip_per_minute=4,edge_per_second=5,edge_burst=6,scim_per_second=7';
    expect(parseLimits(text)).toEqual({
      tokenPerSecond: 1,
      tokenPerMinute: 2,
      organizationPerMinute: 3,
      ipPerMinute: 4,
      edgePerSecond: 5,
      edgeBurst: 6,
      scimPerSecond: 7,
    });
  });

  test('any subset can be set, with spaces; the rest keeps its default', () => {
    expect(parseLimits(' token_per_minute = 7 , edge_per_second=0 ')).toEqual({
      ...defaultLimits,
      tokenPerMinute: 7,
      edgePerSecond: 0,
    });
  });

  test('a raised edge rate raises a burst that is not given, and leaves one that is', () => {
    expect(parseLimits('edge_per_second=1000').edgeBurst).toBe(1_000);
    expect(parseLimits('edge_per_second=1000,edge_burst=40').edgeBurst).toBe(40);
  });

  test.each([
    ['tokens=5', 'MUSTER_LIMITS: "tokens=5" is not a limit'],
    ['token_per_second', 'MUSTER_LIMITS: "token_per_second" is not a limit'],
    ['token_per_second=1,', 'MUSTER_LIMITS: "" is not a limit'],
    ['constructor=1', 'MUSTER_LIMITS: "constructor=1" is not a limit'],
    ['token_per_second=0', 'MUSTER_LIMITS: token_per_second must be a whole number from 1 to 1000000000, not "0".'],
    ['token_per_second=', 'MUSTER_LIMITS: token_per_second must be a whole number from 1 to 1000000000, not "".'],
    ['edge_per_second=-1', 'MUSTER_LIMITS: edge_per_second must be a whole number from 0 to 1000000000, not "-1".'],
    ['edge_burst=0', 'MUSTER_LIMITS: edge_burst must be a whole number from 1'],
    ['ip_per_minute=1.5', 'not "1.5".'],
    ['ip_per_minute=1e3', 'not "1e3".'],
    ['ip_per_minute=9999999999', 'not "9999999999".'],
    ['ip_per_minute=1,ip_per_minute=1', 'MUSTER_LIMITS: ip_per_minute is given twice.'],
  ])('%j is refused in one clear sentence', (text, message) => {
    expect(() => parseLimits(text)).toThrow(message);
  });
});

test('the block and the limits of the app are as documented', () => {
  expect(authBlock).toEqual({ allowed: 20, withinMs: 600_000, blockMs: 900_000 });
  expect(defaultAppLimits).toEqual({ sessionPerSecond: 50, sessionPerMinute: 1_200, ipPerMinute: 3_000 });
});
