import { describe, expect, it } from 'vitest';
import { Keys } from './seal.ts';

const keys = new Keys('a secret that is long enough for tests');

describe('sealing', () => {
  it('opens what it sealed, and never writes the same twice', () => {
    const [one, two] = [
      keys.seal('government-ids', 'usr_1', '046 454 286'),
      keys.seal('government-ids', 'usr_1', '046 454 286'),
    ];
    expect(keys.open('government-ids', 'usr_1', one)).toBe('046 454 286');
    expect(one.equals(two)).toBe(false);
    expect(one.toString('latin1')).not.toContain('046');
  });

  it('opens for no other record, purpose or key, and not once altered', () => {
    const sealed = keys.seal('government-ids', 'usr_1', 'text');
    expect(() => keys.open('government-ids', 'usr_2', sealed)).toThrow();
    expect(() => keys.open('remembered-response', 'usr_1', sealed)).toThrow();
    expect(() => new Keys('another secret, long enough as well').open('government-ids', 'usr_1', sealed)).toThrow();
    for (let i = 0; i < sealed.length; i++) {
      const altered = Buffer.from(sealed);
      altered[i] = (altered[i] ?? 0) ^ 1;
      expect(() => keys.open('government-ids', 'usr_1', altered)).toThrow();
    }
    expect(() => keys.open('government-ids', 'usr_1', sealed.subarray(0, 20))).toThrow();
  });

  it('signs: a digest of another text, purpose or key is refused, and so is a short one', () => {
    const mac = keys.mac('cursor', 'text').subarray(0, 16);
    expect(keys.isMac('cursor', 'text', mac)).toBe(true);
    expect(keys.isMac('cursor', 'texts', mac)).toBe(false);
    expect(keys.isMac('other', 'text', mac)).toBe(false);
    expect(keys.isMac('cursor', 'text', mac.subarray(0, 8))).toBe(false);
    expect(keys.isMac('cursor', 'text', Buffer.alloc(0))).toBe(false);
  });

  describe('with a previous key', () => {
    const before = keys;
    const after = new Keys('the secret that follows, long enough too', ['a secret that is long enough for tests']);
    const alone = new Keys('the secret that follows, long enough too');

    it('opens what was sealed before, and seals with the current key alone', () => {
      expect(after.open('webhook-url', 'whe_1', before.seal('webhook-url', 'whe_1', 'text'))).toBe('text');
      const sealed = after.seal('webhook-url', 'whe_1', 'text');
      expect(alone.open('webhook-url', 'whe_1', sealed)).toBe('text');
      expect(() => before.open('webhook-url', 'whe_1', sealed)).toThrow('not among those configured');
      expect(sealed.subarray(0, 5).equals(alone.currentMark)).toBe(true);
    });

    it('a single key writes what the version before reads: version 1, no key id', () => {
      expect(before.seal('webhook-url', 'whe_1', 'text')[0]).toBe(1);
      expect(after.open('webhook-url', 'whe_1', alone.seal('webhook-url', 'whe_1', 'text'))).toBe('text');
    });

    it('a value with a key id opens for no other record or purpose, and not once altered', () => {
      const sealed = after.seal('webhook-url', 'whe_1', 'text');
      expect(() => after.open('webhook-url', 'whe_2', sealed)).toThrow();
      expect(() => after.open('webhook-secret', 'whe_1', sealed)).toThrow();
      for (let i = 0; i < sealed.length; i++) {
        const altered = Buffer.from(sealed);
        altered[i] = (altered[i] ?? 0) ^ 3;
        expect(() => after.open('webhook-url', 'whe_1', altered)).toThrow();
      }
      expect(() => after.open('webhook-url', 'whe_1', sealed.subarray(0, 20))).toThrow();
    });

    it('renews: the same text, opened by the current key alone', () => {
      const renewed = after.reseal('webhook-url', 'whe_1', before.seal('webhook-url', 'whe_1', 'text'));
      expect(alone.open('webhook-url', 'whe_1', renewed)).toBe('text');
    });

    it('verifies digests of both and makes those of the current one', () => {
      expect(after.isMac('cursor', 'text', before.mac('cursor', 'text'))).toBe(true);
      expect(after.mac('cursor', 'text').equals(alone.mac('cursor', 'text'))).toBe(true);
      expect(alone.isMac('cursor', 'text', before.mac('cursor', 'text'))).toBe(false);
    });
  });
});
