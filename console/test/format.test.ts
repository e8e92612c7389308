import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
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

describe('in French', async () => {
  vi.stubEnv('MUSTER_LANGUAGE', 'fr');
  vi.resetModules();
  vi.doMock('../src/texts/format.ts', () => import('../src/texts/fr/format.ts'));
  const french = (await import('../src/format.ts')).formatFor({ timezone: 'UTC', country: 'CA', currency: 'CAD' });
  const { elided } = await import('../src/words.ts');
  vi.unstubAllEnvs();
  vi.doUnmock('../src/texts/format.ts');
  vi.resetModules();
  const nb = (text: string): string => text.replaceAll('_', '\u00A0');

  it('hours have no zero before them, and none after them when they are full', () => {
    const at = (time: string): string => french.time(`2026-03-09T${time}:00Z`);
    expect(['09:00', '00:00', '07:05', '14:30', '20:00'].map(at)).toEqual(
      ['9_h', '0_h', '7_h_05', '14_h_30', '20_h'].map(nb),
    );
    expect(french.timeOfDay('09:00')).toBe(nb('9_h'));
    expect(french.instant('2026-03-01T09:00:00Z')).toBe(nb('1er mars 2026, 9_h'));
  });

  it('the first of a month is 1er, and no other day', () => {
    expect(['2026-03-01', '2026-03-11', '2026-05-21', '2026-12-31'].map(french.day)).toEqual([
      '1er mars 2026',
      '11 mars 2026',
      '21 mai 2026',
      '31 déc. 2026',
    ]);
    expect(french.shortDay('2026-11-01')).toMatch(/ 1er nov\.$/);
    expect(french.days('2026-03-01', '2026-03-05')).toMatch(/^1er\s?–\s?5 mars 2026$/);
    expect(french.days('2026-02-28', '2026-03-01')).toMatch(/^28 févr\.\s–\s1er mars 2026$/);
  });

  it('has no plain space before a unit, a colon or a sign, and none beside an h', () => {
    const days = Array.from(
      { length: 365 },
      (_, day) => new Date(Date.UTC(2026, 0, day + 1, day % 24, (day * 7) % 60)),
    );
    const said = days.flatMap((at, index) => {
      const iso = at.toISOString();
      return [
        ...[french.instant(iso), french.instantInFull(iso), french.time(iso), french.day(iso.slice(0, 10))],
        ...[french.money(index * 1234.5), french.number(index * 1234.5), french.percent(index / 100)],
        ...[french.minutes(index * 61), french.fileSize(index * 12_345)],
      ];
    });
    expect(
      said.filter((text) => / [:;!?»%$]|« |\d (?:h|min|s|ko|Mo)\b| h \d|\b0\d h|(?<!\d)1 \p{L}{3}/u.test(text)),
    ).toEqual([]);
  });

  it('names that begin with a vowel take the e of the word before them', () => {
    expect(['Amara', 'Élise', 'Kofi', 'Yasmine'].map((name) => elided('de', name))).toEqual([
      'd’Amara',
      'd’Élise',
      'de Kofi',
      'de Yasmine',
    ]);
  });
});
