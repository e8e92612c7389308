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
  return {
    'many keys': `{${times(bytes, (n) => `"k${String(n)}":1`)}}`,
    'many keys inside': inFirst(`{${times(bytes, (n) => `"k${String(n)}":1`)}}`),
    'keys given twice': `{${times(bytes, () => '"a":1')}}`,
    'many elements': `[${times(bytes, () => '1')}]`,
    'many elements inside': inFirst(`[${times(bytes, () => '{}')}]`),
    deep: '['.repeat(bytes),
    'deep inside': inFirst(`${'{"a":'.repeat(Math.floor(bytes / 6))}1`),
    'a long string': inFirst(`"${'x'.repeat(bytes)}"`),
    blanks: inFirst(`"${' '.repeat(bytes)}"`),
    'escaped quotes': inFirst(`"${String.raw`\"`.repeat(Math.floor(bytes / 2))}"`),
    'escaped characters': inFirst(`"${String.raw`\u0041`.repeat(Math.floor(bytes / 6))}"`),
    'no end of a string': inFirst(`"${String.raw`\\`.repeat(Math.floor(bytes / 2))}`),
    'a huge number': inFirst('1'.repeat(bytes)),
    'white space': ' '.repeat(bytes),
    'one long key': `{"${'k'.repeat(bytes)}":1}`,
    ...Object.fromEntries(
      arrays.flatMap((name) => [
        [`${name} of numbers`, `{"${name}":[${times(bytes, () => '1')}]}`],
        [`${name} of objects`, `{"${name}":[${times(bytes, () => '{"a":1,"b":[]}')}]}`],
        [`${name} of texts`, `{"${name}":[${times(bytes, (n) => `"t${String(n)}"`)}]}`],
      ]),
    ),
  };
}

/** As large as it may be, and as large as a body may be at all. */
export const hostileSizes = (operation: Operation): number[] => {
  const { bytes } = bodyBoundsOf(operation);
  return bytes < 900_000 ? [bytes - 512, 900_000] : [900_000];
};
