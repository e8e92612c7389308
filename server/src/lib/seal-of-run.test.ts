import { hash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../test/depth.ts';
import { canonicalJson, sealedFile, sealOf, verifySealedFile } from './seal-of-run.ts';

const run = { id: 'prn_1', number: 2, totals: [{ total_pay: 2697.5, currency: 'CAD' }], created_by_id: null };
const lines = [
  { id: 'prl_1', user_id: 'usr_1', regular_pay: 0.1, reason: 'Zoë’s “Tuesday”, \u20ac 1', paid_leave: [] },
  { id: 'prl_2', user_id: 'usr_2', regular_pay: -32.5, reason: null, paid_leave: [{ minutes: 480 }] },
];
const previous_hash = 'a'.repeat(64);
const sealed = { run, lines, previous_hash, hash: sealOf({ run, lines, previous_hash }) };
const file = sealedFile(sealed);

describe('the seal of a pay run', () => {
  it('is SHA-256 of the canonical JSON: sorted names, no space, numbers as RFC 8785 writes them', () => {
    expect(canonicalJson({ b: [1e21, 0.1, -0], a: '\u20ac\u0001', é: 1, A: null })).toBe(
      '{"A":null,"a":"€\\u0001","b":[1e+21,0.1,0],"é":1}',
    );
    expect(sealed.hash).toBe(hash('sha256', canonicalJson({ previous_hash, lines, run }), 'hex'));
  });

  it('a file as it was written is intact', () => {
    expect(verifySealedFile(file)).toEqual({
      isIntact: true,
      hash: sealed.hash,
      previousHash: previous_hash,
      run,
      lines: 2,
    });
  });

  it('any changed, added or missing byte is found', () => {
    for (let at = 0; at < file.length; at++) {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      expect(verifySealedFile(changed).isIntact, `byte ${String(at)}`).toBe(false);
      const missing = Buffer.concat([file.subarray(0, at), file.subarray(at + 1)]);
      expect(verifySealedFile(missing).isIntact, `without byte ${String(at)}`).toBe(false);
    }
    const place = fc.nat(file.length - 1);
    const byte = fc.nat(255);
    fc.assert(
      fc.property(place, byte, fc.boolean(), (at, value, isAdded) => {
        const changed = Buffer.concat([file.subarray(0, at), Buffer.of(value), file.subarray(isAdded ? at : at + 1)]);
        fc.pre(!changed.equals(file));
        return !verifySealedFile(changed).isIntact;
      }),
      { numRuns: sized(1000, 100) },
    );
  });

  it('says what is wrong with it', () => {
    const why = (bytes: Buffer) => {
      const verified = verifySealedFile(bytes);
      return verified.isIntact ? null : verified.why;
    };
    expect(why(Buffer.from('{'))).toBe('unreadable');
    expect(why(Buffer.from([0x7b, 0xff, 0x7d]))).toBe('unreadable');
    expect(why(Buffer.from('{"run":{}}'))).toBe('not_a_run');
    expect(why(Buffer.from(JSON.stringify(sealed, null, 2)))).toBe('rewritten');
    expect(why(Buffer.from(file.toString().replace('2697.5', '2697.6')))).toBe('changed');
    expect(why(Buffer.from(JSON.stringify({ ...sealed, previous_hash: null })))).toBe('changed');
  });
});
