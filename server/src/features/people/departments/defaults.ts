const maxCodeLength = 40;

/** `Food & Beverage` to `FOOD_BEVERAGE`; letters of every script stay letters. A name without any is called `otherwise`. */
export function codeFrom(name: string, otherwise = 'DEPARTMENT'): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_');
  const code = Array.from(words.replace(/^_/, '')).slice(0, maxCodeLength).join('').replace(/_$/, '');
  return code === '' ? otherwise : code;
}

/** The code itself, or with the first number from 2 on that makes it new. */
export function freeCode(code: string, taken: ReadonlySet<string>): string {
  let candidate = code;
  for (let n = 2; taken.has(candidate); n++) candidate = `${code}_${String(n)}`;
  return candidate;
}

// All dark enough for white text.
const palette = [
  '#2563EB',
  '#0F766E',
  '#15803D',
  '#B45309',
  '#C2410C',
  '#B91C1C',
  '#BE185D',
  '#A21CAF',
  '#7E22CE',
  '#4F46E5',
  '#0369A1',
  '#4D7C0F',
] as const;

/** The same name always has the same colour. */
export function colorFrom(name: string): string {
  let hash = 0;
  for (const character of name.toLowerCase()) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return palette[hash % palette.length] ?? palette[0];
}
