import { describe, expect, it } from 'vitest';
import { codeUri, isOneTimeCode, newRecoveryCodes, plainCode, stepOf } from './one-time-code.ts';
import { qrCodeOf } from './qr-code.ts';

/** The secret of RFC 6238, appendix B, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('one-time codes', () => {
  // The table has eight digits; apps show the last six.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('the vectors of RFC 6238 for SHA-1: at %d it is %s', async (seconds, code) => {
    expect(await stepOf(secret, code.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('one step either way is taken, two are not', async () => {
    const at = (seconds: number) => stepOf(secret, '287082', seconds * 1000);
    expect([await at(59), await at(89), await at(29)]).toEqual([1, 1, 1]);
    expect([await at(120), await at(0) /* step 0 is next to step 1 */]).toEqual([null, 1]);
  });

  it('what was typed is read without gaps', () => {
    expect(plainCode(' 492 039 ')).toBe('492039');
    expect([isOneTimeCode('492039'), isOneTimeCode('49203'), isOneTimeCode('K7QM2WXP9HTC4RVN')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('the address for apps names organization and account, and is a QR code', async () => {
    const uri = await codeUri(secret, { issuer: 'Muster Northwind: Kitchens', label: 'ada@example.com' });
    expect(uri).toMatch(/^otpauth:\/\/totp\/Muster%20Northwind%20%20Kitchens:ada%40example\.com\?/);
    const query = new URL(uri).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ secret, algorithm: 'SHA1', digits: '6', period: '30' });
    const { size, path } = await qrCodeOf(uri);
    expect(size).toBeGreaterThan(40);
    expect(path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  });

  it('ten recovery codes of eighty bits, none twice', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
  });
});
