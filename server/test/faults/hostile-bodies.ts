import type { TSchema } from 'typebox';
import { bodyBoundsOf } from '../../src/http/body.ts';
import type { Operation } from '../../src/kernel/declaration.ts';

interface Known {
  readonly type?: string;
  readonly anyOf?: readonly TSchema[];
  readonly properties?: Readonly<Record<string, TSchema>>;
}

const times = (bytes: number, part: (n: number) => string): string => {
  const parts: string[] = [];
  for (let n = 0, length = 0; length < bytes; n++) {
    const text = part(n);
    parts.push(text);
    length += text.length + 1;
  }
  return parts.join();
};

/** Made once for each size, however many operations they are sent to: most of them differ in nothing but the name of a field. */
const remembered = new Map<string, string>();
function once(name: string, bytes: number, make: () => string): string {
  const key = `${name} ${String(bytes)}`;
  const text = remembered.get(key) ?? make();
  remembered.set(key, text);
  return text;
}

/** An object with as many keys as fit. */
export const manyKeys = (bytes: number): string =>
  once('many keys', bytes, () => `{${times(bytes, (n) => `"k${String(n)}":1`)}}`);

const isArray = (schema: TSchema): boolean =>
  (schema as Known).type === 'array' || ((schema as Known).anyOf ?? []).some(isArray);

/** Bodies of about a size that cost as much as such bodies can: each aims at another part of what reads them. */
export function hostileBodies(operation: Operation, bytes: number): Record<string, string> {
  const { properties = {} } = (operation.body ?? {}) as Known;
  const [first = 'a'] = Object.keys(properties);
  const inFirst = (value: string): string => `{"${first}":${value}}`;
  const arrays = Object.entries(properties)
    .filter(([, schema]) => isArray(schema))
    .map(([name]) => name);
  const arrayOf = (name: string, part: (n: number) => string): string =>
    once(name, bytes, () => `[${times(bytes, part)}]`);
  const repeated = (text: string): string =>
    once(`repeated ${text}`, bytes, () => text.repeat(Math.floor(bytes / text.length)));
  const numbers = arrayOf('numbers', () => '1');
  const objects = arrayOf('objects', () => '{"a":1,"b":[]}');
  const texts = arrayOf('texts', (n) => `"t${String(n)}"`);
  return {
    'many keys': manyKeys(bytes),
    'many keys inside': inFirst(manyKeys(bytes)),
    'keys given twice': once('keys given twice', bytes, () => `{${times(bytes, () => '"a":1')}}`),
    'many elements': numbers,
    'many elements inside': inFirst(arrayOf('empty objects', () => '{}')),
    deep: repeated('['),
    'deep inside': inFirst(`${'{"a":'.repeat(Math.floor(bytes / 6))}1`),
    'a long string': inFirst(`"${repeated('x')}"`),
    blanks: inFirst(`"${repeated(' ')}"`),
    'escaped quotes': inFirst(`"${repeated(String.raw`\"`)}"`),
    'escaped characters': inFirst(`"${repeated(String.raw`\u0041`)}"`),
    'no end of a string': inFirst(`"${repeated(String.raw`\\`)}`),
    'a huge number': inFirst(repeated('1')),
    'white space': repeated(' '),
    'one long key': `{"${repeated('k')}":1}`,
    ...Object.fromEntries(
      arrays.flatMap((name) => [
        [`${name} of numbers`, `{"${name}":${numbers}}`],
        [`${name} of objects`, `{"${name}":${objects}}`],
        [`${name} of texts`, `{"${name}":${texts}}`],
      ]),
    ),
  };
}

/** As large as it may be, and as large as a body may be at all. */
export const hostileSizes = (operation: Operation): number[] => {
  const { bytes } = bodyBoundsOf(operation);
  return bytes < 900_000 ? [bytes - 512, 900_000] : [900_000];
};
