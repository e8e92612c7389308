import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    // 248 is the largest multiple of 62 in a byte: above it the digits would not be equally likely.
    for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += alphabet.charAt(byte % 62);
  }
  return text;
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < 6; i++) {
    digits = alphabet.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

const testPrefix = 'mst_test_';

/** `mst_`, of a sandbox `mst_test_`; 40 random base62 characters, 6 of checksum. */
export function newApiToken({ isTest = false } = {}): string {
  const body = `${isTest ? testPrefix : 'mst_'}${randomBase62(40)}`;
  return body + checksum(body);
}

/** A mistyped or cut token is told apart without asking the database. */
export const isWellFormedApiToken = (text: string): boolean =>
  /^mst_(?:test_)?[0-9A-Za-z]{46}$/.test(text) && checksum(text.slice(0, -6)) === text.slice(-6);

/** Whether it was sent for a sandbox. */
export const isTestToken = (token: string): boolean => token.startsWith(testPrefix);

/** What tells tokens apart: what they begin with, and four characters more. */
export const shownPrefixOf = (token: string): string =>
  token.slice(0, (isTestToken(token) ? testPrefix : 'mst_').length + 4);

export const sessionCookie = 'muster_session';
/** Of a shared tablet, on its own paths alone. */
export const kioskCookie = 'muster_kiosk';

/** For session cookies and password links. */
export const newSecret = (): string => randomBase62(43);

/** Secrets of full entropy are kept as their SHA-256 alone. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');
