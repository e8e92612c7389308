const accented: Readonly<Record<string, string>> = {
  a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ğ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ',
  n: 'ñ', o: 'ö', p: 'þ', q: 'ɋ', r: 'ŕ', s: 'š', t: 'ţ', u: 'ü', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
}; // prettier-ignore

/** Longer by two fifths, as other languages are. */
function stretched(text: string): string {
  const spoken = text.replaceAll(/[a-z]/g, (letter) => accented[letter] ?? letter);
  const rest = '~'.repeat(Math.ceil(text.length * 0.4)).match(/.{1,6}/g) ?? [];
  // What is longer has more words; a single word is longer itself.
  return `[${spoken}${text.includes(' ') ? ' ' : ''}${rest.join(' ')}]`;
}

/** A catalogue of texts as the test language says it. */
export function pseudo<T>(texts: T): T {
  // A text with a link in it is shown in parts: `See the <API reference>.`
  if (typeof texts === 'string')
    return texts
      .split(/([<>])/)
      .map((part) => (/^[<>]?$/.test(part) ? part : stretched(part)))
      .join('') as T;
  if (typeof texts === 'function')
    return ((...values: unknown[]) => pseudo((texts as unknown as (...all: unknown[]) => unknown)(...values))) as T;
  if (Array.isArray(texts)) return texts.map(pseudo) as T;
  if (texts !== null && typeof texts === 'object')
    return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudo(value)])) as T;
  return texts;
}
