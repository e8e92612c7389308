import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatFor, readMinutes } from '../src/format.ts';
import { readNumber, typedNumber } from '../src/typed-numbers.ts';

const minutesIn = (country: string) => formatFor({ timezone: 'UTC', country, currency: 'EUR' }).minutes;

describe('hours', () => {
  it('of a thousand and more are grouped as the country writes numbers', () => {
    expect(minutesIn('US')(37_570 * 60 + 53)).toBe('37,570:53');
    expect(minutesIn('DE')(37_570 * 60 + 53)).toBe('37.570:53');
    expect(minutesIn('IN')(137_570 * 60)).toBe('1,37,570:00');
  });

  it('below that stand as they are, with two digits of minutes and a sign', () => {
    expect([450, 5, 0, -15, -0.2].map(minutesIn('IE'))).toEqual(['7:30', '0:05', '0:00', '-0:15', '0:00']);
  });

  it('can be typed the way they are shown', () => {
    for (const country of ['US', 'DE', 'IN', 'CH', 'ZA']) {
      const shown = minutesIn(country)(1250 * 60 + 30);
      expect([country, readMinutes(shown)]).toEqual([country, 1250 * 60 + 30]);
    }
    expect(['7.5', '7,5h', '7h30', '450m', '1.5:00', '7:60'].map(readMinutes)).toEqual([
      450,
      450,
      450,
      450,
      null,
      null,
    ]);
    // As French shows them, with the spaces of its numbers.
    expect(['7 h 30', '7\u00A0h\u00A030', '1\u00A0250 h 30', '7 h 60', '7.500 h'].map(readMinutes)).toEqual([
      450,
      450,
      1250 * 60 + 30,
      null,
      null,
    ]);
  });
});

describe('numbers', () => {
  const inFrench = (text: string) => readNumber(text, 'fr-CA');
  const inEnglish = (text: string) => readNumber(text, 'en-CA');

  it('are understood as French writes them, typed or pasted, and with a point from the keypad', () => {
    expect(
      ['1,5', '1 234,56', '1\u202F234,56\u00A0$', '52 000', '-1,25', '−2', ',5', '12,', '1,200'].map(inFrench),
    ).toEqual([1.5, 1234.56, 1234.56, 52_000, -1.25, -2, 0.5, 12, 1.2]);
    expect(['1.5', '1,234.56', '1.234,56', '14,975 %'].map(inFrench)).toEqual([1.5, 1234.56, 1234.56, 14.975]);
  });

  it('are understood as English writes them; what could be two is none', () => {
    expect(['1.5', '1,234.56', '$1,234.56', '1 200.5', '12,50', '-1'].map(inEnglish)).toEqual([
      1.5, 1234.56, 1234.56, 1200.5, 12.5, -1,
    ]);
    expect(['1,200', '52,000', 'ten', '', '1.2.3', '1,2,3', '--1'].map(inEnglish)).toEqual(Array(7).fill(null));
  });

  it('stand in a field as they would be typed', () => {
    expect([typedNumber(1234.5, 'fr-CA'), typedNumber(1234.5, 'en-CA'), typedNumber(null, 'fr-CA')]).toEqual([
      '1234,5',
      '1234.5',
      '',
    ]);
    expect(readNumber(typedNumber(-0.125, 'fr-FR'), 'fr-FR')).toBe(-0.125);
  });

  it('are read in one place', () => {
    const folder = join(import.meta.dirname, '../src');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
    const elsewhere = sources.filter(
      (path) => path !== 'typed-numbers.ts' && readFileSync(join(folder, path), 'utf8').includes(`.replace(',', '.')`),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(elsewhere).toEqual([]);
  });
});
