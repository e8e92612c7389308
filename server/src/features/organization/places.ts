import { isTimezone } from '../../lib/days.ts';

/**
 * The name as it is stored, or null. Abbreviations are refused: BST is Dhaka to one library and London to another, and
 * the database must mean the same zone as we do.
 */
export function timezoneNamed(name: string): string | null {
  const isUnambiguous = name.includes('/') ? !/^SystemV\//i.test(name) : name.toUpperCase() === 'UTC';
  if (!isUnambiguous || !isTimezone(name)) return null;
  const { timeZone: canonical } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
  // Its usual spelling, but never another name of the same zone: who chose Asia/Kolkata reads Asia/Kolkata.
  return canonical.toLowerCase() === name.toLowerCase() ? canonical : name;
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Two letters that Intl knows, but that are no country of ISO 3166-1. */
const noCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

/** ISO 3166-1 alpha-2 of today; a country that is gone (SU) or nicknamed (UK) has another code. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !noCountries.has(code) &&
  regionNames.of(code) !== undefined &&
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, '');

let codesByName: ReadonlyMap<string, string> | null = null;

/** Names of countries as people write them, in the languages of files. */
function codeByName(): ReadonlyMap<string, string> {
  if (codesByName) return codesByName;
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountry);
  const found = new Map<string, string>([
    ...['usa', 'unitedstatesofamerica', 'america', 'etatsunisdamerique'].map((name) => [name, 'US'] as const),
    ...['uk', 'greatbritain', 'england', 'scotland', 'wales', 'grandebretagne'].map((name) => [name, 'GB'] as const),
  ]);
  for (const language of ['en', 'fr', 'de']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) found.set(plainName(names.of(code) ?? code), code);
  }
  return (codesByName = found);
}

/** `CA` of `ca`, `Canada` or `Kanada`; null: no country is called so. */
export function countryNamed(text: string): string | null {
  const code = text.trim().toUpperCase();
  return isCountry(code) ? code : (codeByName().get(plainName(text)) ?? null);
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217. */
export const isCurrency = (code: string): boolean => currencies.has(code);

const currencyByCountry: Record<string, string> = {
  AE: 'AED',
  AR: 'ARS',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CL: 'CLP',
  CN: 'CNY',
  CO: 'COP',
  CZ: 'CZK',
  DK: 'DKK',
  EG: 'EGP',
  GB: 'GBP',
  HK: 'HKD',
  HU: 'HUF',
  ID: 'IDR',
  IL: 'ILS',
  IN: 'INR',
  IS: 'ISK',
  JP: 'JPY',
  KE: 'KES',
  KR: 'KRW',
  LI: 'CHF',
  MA: 'MAD',
  MX: 'MXN',
  MY: 'MYR',
  NG: 'NGN',
  NO: 'NOK',
  NZ: 'NZD',
  PE: 'PEN',
  PH: 'PHP',
  PK: 'PKR',
  PL: 'PLN',
  RO: 'RON',
  RS: 'RSD',
  SA: 'SAR',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TR: 'TRY',
  TW: 'TWD',
  UA: 'UAH',
  VN: 'VND',
  ZA: 'ZAR',
};
const euroCountries = new Set(
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' '),
);

/** What an organization there most likely counts in; it can say otherwise. */
export const currencyOf = (country: string): string =>
  currencyByCountry[country] ?? (euroCountries.has(country) ? 'EUR' : 'USD');
