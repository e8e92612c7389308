import { describe, expect, it } from 'vitest';
import { payOf } from './pay.ts';

const at = (hourly_rate: string, regularMinutes: number, overtimeMinutes = 0) => ({
  hourly_rate,
  regularMinutes,
  overtimeMinutes,
});

describe('pay of a period', () => {
  it.each([
    ['nothing worked', [], 1.5, 'CAD', '0.00', '0.00'],
    ['a rate that is not set', [at('0.0000', 480, 60)], 1.5, 'CAD', '0.00', '0.00'],
    ['hours at their rate, overtime times the multiplier', [at('20.0000', 480, 60)], 1.5, 'CAD', '160.00', '30.00'],
    ['several rates', [at('20.0000', 60), at('33.3333', 30)], 1.5, 'CAD', '36.67', '0.00'],
    [
      'a line is rounded once, not by entry',
      [at('10.0000', 1), at('10.0000', 1), at('10.0000', 1)],
      1,
      'CAD',
      '0.50',
      '0.00',
    ],
    ['a half goes up', [at('0.3000', 1)], 1.5, 'CAD', '0.01', '0.00'],
    ['just below a half goes down', [at('0.2999', 1)], 1.5, 'CAD', '0.00', '0.00'],
    ['yen have no minor unit', [at('1234.5000', 60, 60)], 1.25, 'JPY', '1235', '1543'],
    ['dinars have three digits', [at('4.0005', 60)], 1.5, 'BHD', '4.001', '0.000'],
    ['a multiplier with many digits', [at('10.0000', 0, 60)], 1.33333, 'CAD', '0.00', '13.33'],
    ['what floating point gets wrong', [at('1.0050', 60)], 1, 'CAD', '1.01', '0.00'],
  ] as const)('%s', (_, worked, multiplier, currency, regular_pay, overtime_pay) => {
    expect(payOf([...worked], multiplier, currency)).toEqual({ regular_pay, overtime_pay });
  });
});
