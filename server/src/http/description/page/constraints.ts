import type { Schema } from './document.ts';
import { escape } from './html.ts';

/** What a caller may send is worth more words than what they get. */
export type Use = 'request' | 'response';

const idPattern = /^\^([a-z]+)_\[0-9A-HJ/;
export const idPrefix = ({ pattern }: Schema): string | null => idPattern.exec(String(pattern))?.[1] ?? null;

const code = (value: unknown): string =>
  `<code>${escape(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;
const items = (count: unknown): string => `${escape(String(count))} ${count === 1 ? 'item' : 'items'}`;

/** The rules of a field in short sentences. */
export function constraintsOf(schema: Schema, use: Use, ofItems: Schema = {}): string[] {
  const { enum: values, const: constant, default: preset, minimum, maximum, minItems, maxItems } = schema;
  const allowed = values?.filter((value) => value !== null).map(code) ?? [];
  const always = [
    ...(constant === undefined ? [] : [`Always ${code(constant)}.`]),
    ...(allowed.length === 0 ? [] : [`${allowed.length === 1 ? 'Always' : 'One of'} ${allowed.join(' ')}.`]),
  ];
  if (use === 'response') return [...always, ...anyOfItems(ofItems)];
  return [
    ...always,
    ...anyOfItems(ofItems),
    ...(preset === undefined ? [] : [`Default ${code(preset)}.`]),
    ...(minimum === undefined ? [] : [`At least ${code(minimum)}.`]),
    ...(maximum === undefined ? [] : [`At most ${code(maximum)}.`]),
    ...(minItems === undefined ? [] : [`At least ${items(minItems)}.`]),
    ...(maxItems === undefined ? [] : [`Up to ${items(maxItems)}.`]),
    ...textRules(schema),
  ];
}

const anyOfItems = ({ enum: values }: Schema): string[] =>
  values === undefined ? [] : [`Any of ${values.map(code).join(' ')}.`];

function textRules(schema: Schema): string[] {
  const { maxLength, pattern } = schema;
  if (idPrefix(schema) !== null) return [];
  return [
    ...(maxLength === undefined ? [] : [`Up to ${code(maxLength)} characters.`]),
    ...(pattern === undefined || pattern === '\\S' ? [] : [`Matches ${code(pattern)}.`]),
  ];
}
