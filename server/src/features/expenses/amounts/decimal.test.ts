import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, type Decimal, decimalOf, product, round, sum, textOf } from './decimal.ts';

const of = (value: number | string): Decimal => {
  const decimal = decimalOf(value);
  if (!decimal) throw new Error(`${String(value)} is no decimal.`);
  return decimal;
};

describe('decimals', () => {
  it.each([
    [0.1, '0.1'],
    [1e-8, '0.00000001'],
    [2.5e-7, '0.00000025'],
    [1e21, '1000000000000000000000'],
    ['12.3400', '12.3400'],
    [9_999_999_999.9999, '9999999999.9999'],
  ])('%s is %s, digit by digit', (value, text) => {
    expect(textOf(of(value))).toBe(text);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '1,5', ''])('%s is none', (value) => {
    expect(decimalOf(value)).toBeNull();
  });

  it.each([
    [1.005, 2, '1.01'],
    [1.0049, 2, '1.00'],
    [2.675, 2, '2.68'],
    [0.5, 0, '1'],
    [1.45, 1, '1.5'],
    [3, 2, '3.00'],
  ])('%d to %d decimals is %s: half goes up, as written and not as binary', (value, decimals, text) => {
    expect(textOf(round(of(value), decimals))).toBe(text);
  });

  it('0.1 + 0.2 is 0.3, and 0.1 × 0.2 is 0.02', () => {
    expect(textOf(sum([of(0.1), of(0.2)]))).toBe('0.3');
    expect(textOf(product(of(0.1), of(0.2)))).toBe('0.02');
    expect(compare(sum([of(0.1), of(0.2)]), of('0.3000'))).toBe(0);
  });

  it('a rounded number lies within half a unit, and above if it is just half', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 18n), fc.nat(8), fc.nat(4), (units, decimals, wanted) => {
        const rounded = round({ units, decimals }, wanted);
        const scale = 10n ** BigInt(decimals + wanted);
        const exact = units * 10n ** BigInt(wanted) * 2n;
        const got = rounded.units * 10n ** BigInt(decimals) * 2n;
        const half = scale / 10n ** BigInt(wanted);
        expect(got - exact <= half && exact - got < half).toBe(true);
      }),
    );
  });
});
