import { describe, expect, it } from 'vitest';
import { Keys } from '../lib/seal.ts';
import { readCursor, writeCursor } from './cursor.ts';

const keys = new Keys('a secret that is long enough for tests');
const next = new Keys('the secret that follows, long enough too', ['a secret that is long enough for tests']);

/** As builds wrote cursors that signed the position and left it readable. */
function signed(by: Keys, list: string, text: string): string {
  const mac = by.mac('cursor', `${list}\n${text}`).subarray(0, 16);
  return Buffer.concat([mac, Buffer.from(text)]).toString('base64url');
}

describe('cursors', () => {
  it('tell nothing of the position, not even by their length', () => {
    const [none, some] = [
      writeCursor(keys, 'events', [0, '', 1_700_000_000_000, 0, 1_700_000_000_001]),
      writeCursor(keys, 'events', [1_700_000_000_000_000, 'evt_01K9Z3V5Q8R2T4W6Y8A0C2E4G6', 1, 2, 3]),
    ];
    expect(some).toHaveLength(none.length);
    expect(some).toMatch(/^[\w-]+$/);
    expect(Buffer.from(some, 'base64url').toString('latin1')).not.toMatch(/evt_|01K9Z|\d{10}/);
    expect(writeCursor(keys, 'events', [1])).not.toBe(writeCursor(keys, 'events', [1]));
  });

  it.each([[['usr_1']], [[7, 'Åsa “Ø”', 0]], [['x'.repeat(500), 'usr_1']], [[]]])('%j comes back', (position) => {
    expect(readCursor(keys, 'users', writeCursor(keys, 'users', position))).toEqual(position);
  });

  it('open for their own list alone, and under previous keys', () => {
    const cursor = writeCursor(keys, 'users', ['usr_1']);
    expect(() => readCursor(keys, 'teams', cursor)).toThrow('does not belong');
    expect(readCursor(next, 'users', cursor)).toEqual(['usr_1']);
    expect(() => readCursor(keys, 'users', writeCursor(next, 'users', ['usr_1']))).toThrow('does not belong');
  });

  it('of the build before are taken, for their own list alone', () => {
    const cursor = signed(keys, 'users', '["usr_1"]');
    expect(readCursor(keys, 'users', cursor)).toEqual(['usr_1']);
    expect(readCursor(next, 'users', cursor)).toEqual(['usr_1']);
    expect(() => readCursor(keys, 'teams', cursor)).toThrow('does not belong');
  });
});
