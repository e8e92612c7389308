const accented: Readonly<Record<string, string>> = {
  a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ğ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ',
  n: 'ñ', o: 'ö', p: 'þ', q: 'ɋ', r: 'ŕ', s: 'š', t: 'ţ', u: 'ü', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
}; // prettier-ignore
const plain = new Map(Object.entries(accented).map(([letter, other]) => [other, letter]));

/** The text behind one of the test language, without its accents; of any other text the same without its own. */
export const unaccented = (text: string): string =>
  text
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => plain.get(letter) ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}|[[\]~]/gu, '');

/** So much longer than English a language may be. */
const longest = 1.4;

function stretched(text: string, length: number): string {
  const spoken = text.replaceAll(/[a-z]/g, (letter) => accented[letter] ?? letter);
  const rest = '~'.repeat(Math.max(0, Math.ceil(length - text.length))).match(/.{1,6}/g) ?? [];
  // What is longer has more words; a single word is longer itself.
  return `[${spoken}${text.includes(' ') && rest.length > 0 ? ' ' : ''}${rest.join(' ')}]`;
}

/** A translation as the test language says it: in brackets, accented, and longer than English by two fifths or as long as it is. */
export function pseudo<T>(english: T, translated: T): T {
  if (typeof translated === 'string') {
    const share = Math.max(1, (longest * String(english).length) / translated.length);
    // A text with a link in it is shown in parts: `See the <API reference>.`
    return translated
      .split(/([<>])/)
      .map((part) => (/^[<>]?$/.test(part) ? part : stretched(part, share * part.length)))
      .join('') as T;
  }
  if (typeof translated === 'function') {
    type Say = (...values: unknown[]) => unknown;
    return ((...values: unknown[]) => pseudo((english as Say)(...values), (translated as Say)(...values))) as T;
  }
  if (Array.isArray(translated))
    return translated.map((one: unknown, index) => pseudo((english as unknown[])[index], one)) as T;
  if (translated !== null && typeof translated === 'object') {
    const before = english as Record<string, unknown>;
    return Object.fromEntries(Object.entries(translated).map(([key, value]) => [key, pseudo(before[key], value)])) as T;
  }
  return translated;
}
