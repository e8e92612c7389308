import { describe, expect, it } from 'vitest';
import { DateColumn, NumberColumn, readDate, readNumber } from './formats.ts';

const dates = (texts: readonly string[], country = 'CA') => {
  const column = new DateColumn();
  for (const text of texts) column.see(text);
  return column.recognised(country);
};
const numbers = (texts: readonly string[]) => {
  const column = new NumberColumn();
  for (const text of texts) column.see(text);
  return column.recognised(',').format;
};

describe('days of a column', () => {
  it.each([
    [['2026-03-09', '2026-12-31'], 'ymd', true],
    [['09.03.2026', '01.02.2026'], 'dmy', true],
    [['05/04/2026', '25/04/2026'], 'dmy', true],
    [['05/04/2026', '04/25/2026'], 'mdy', true],
    [['05/04/2026', '03/04/2026'], 'dmy', false],
    [['45292', '46000'], 'serial', true],
    [['15 Jan 2024', '3 mars 2025'], 'ymd', true],
  ])('%j are %s', (texts, format, isCertain) => {
    expect(dates(texts)).toEqual({ format, isCertain });
  });

  it('that could be either are what people of the country write', () => {
    expect(dates(['05/04/2026'], 'US').format).toBe('mdy');
    expect(dates(['05/04/2026'], 'DE').format).toBe('dmy');
  });

  it.each([
    ['31.12.2026', 'dmy', '2026-12-31'],
    ['1/2/2026', 'mdy', '2026-01-02'],
    ['1/2/2026', 'dmy', '2026-02-01'],
    ['2026-02-01', 'mdy', '2026-02-01'],
    ['2026-02-01T00:00:00', 'dmy', '2026-02-01'],
    ['45292', 'serial', '2024-01-01'],
    ['1. März 2026', 'dmy', '2026-03-01'],
    ['1er août 2026', 'dmy', '2026-08-01'],
    ['Dec 24, 2026', 'mdy', '2026-12-24'],
    ['31.02.2026', 'dmy', null],
    ['soon', 'dmy', null],
    ['12', 'serial', null],
  ] as const)('%s as %s is %s', (text, format, day) => {
    expect(readDate(text, format)).toBe(day);
  });
});

describe('numbers of a column', () => {
  it('are told by what cannot separate thousands', () => {
    expect(numbers(['1.234,56'])).toBe('comma');
    expect(numbers(['1,234.56', '1,000'])).toBe('point');
    expect(numbers(['52 000,5', '1.000'])).toBe('comma');
    expect(numbers(['52000'])).toBe('point');
  });

  it.each([
    ['1.234,56', 'comma', 1234.56],
    ['52 000,00 €', 'comma', 52_000],
    ['3.500', 'comma', 3500],
    ['3.500', 'point', 3.5],
    ['52,000.00 USD', 'point', 52_000],
    ["CHF 84'000", 'point', 84_000],
    ['12,5', 'point', 12.5],
    ['-3', 'point', -3],
    ['1,2,3', 'point', null],
    ['many', 'comma', null],
  ] as const)('%s with a %s is %s', (text, format, number) => {
    expect(readNumber(text, format)).toBe(number);
  });
});
