import { describe, expect, it } from 'vitest';
import { isWellFormedApiToken, newApiToken } from './secrets.ts';

describe('API tokens', () => {
  it('are mst_, 40 random characters and a checksum of 6', () => {
    const token = newApiToken();
    expect(token).toMatch(/^mst_[0-9A-Za-z]{46}$/);
    expect(isWellFormedApiToken(token)).toBe(true);
    expect(newApiToken()).not.toBe(token);
  });

  it('are told apart from mistyped ones without a look-up', () => {
    const token = newApiToken();
    for (let i = 4; i < token.length; i++) {
      const typo = token.slice(0, i) + (token[i] === 'x' ? 'y' : 'x') + token.slice(i + 1);
      expect(isWellFormedApiToken(typo)).toBe(false);
    }
    for (const other of [
      '',
      'mst_',
      token.slice(0, -1),
      `${token}0`,
      token.replace('mst_', 'mst-'),
      token.toLowerCase() + '\n',
    ]) {
      expect(isWellFormedApiToken(other)).toBe(false);
    }
  });

  it('use every character about equally often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 2000; i++) for (const c of newApiToken().slice(4, 44)) counts.set(c, (counts.get(c) ?? 0) + 1);
    expect(counts.size).toBe(62);
    const expected = (2000 * 40) / 62;
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.25);
  });
});
