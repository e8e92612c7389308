import { describe, expect, it } from 'vitest';
import { currencyOf, isCountry, isCurrency, timezoneNamed } from './places.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

describe('countries', () => {
  it('are the 249 of ISO 3166-1, and Kosovo', () => {
    const known = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
    expect(known).toHaveLength(250);
    expect(known).toEqual(expect.arrayContaining(['CA', 'DE', 'GB', 'XK']));
  });

  it.each(['UK', 'SU', 'EU', 'ZZ', 'ca', 'C', 'CAN', ''])('%j is none', (code) => {
    expect(isCountry(code)).toBe(false);
  });
});

describe('currencies', () => {
  it('are known by their ISO 4217 code', () => {
    expect(['CAD', 'EUR', 'JPY'].every(isCurrency)).toBe(true);
    expect(['cad', 'XXZ', '$', ''].some(isCurrency)).toBe(false);
  });

  it('follow from the country, dollars if nothing better is known', () => {
    expect(['CA', 'DE', 'GB', 'BO'].map(currencyOf)).toEqual(['CAD', 'EUR', 'GBP', 'USD']);
  });

  it('that follow from a country all exist', () => {
    const all = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
    expect(all.map(currencyOf).filter((code) => !isCurrency(code))).toEqual([]);
  });
});

describe('timezones', () => {
  it('keep the name that was chosen, in its usual spelling', () => {
    expect(timezoneNamed('america/toronto')).toBe('America/Toronto');
    expect(timezoneNamed('Asia/Kolkata')).toBe('Asia/Kolkata');
    expect(timezoneNamed('utc')).toBe('UTC');
    expect(timezoneNamed('Etc/GMT+5')).toBe('Etc/GMT+5');
  });

  it.each(['BST', 'EST', 'AET', '+02:00', 'Mars/Olympus', 'SystemV/PST8PDT', 'America/', '', 'GMT+5'])(
    '%j is none: it is unknown or means different zones to different readers',
    (name) => {
      expect(timezoneNamed(name)).toBeNull();
    },
  );
});
