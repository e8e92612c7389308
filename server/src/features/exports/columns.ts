import type { TSchema } from 'typebox';
import type { CsvCell } from '../../kernel/csv.ts';
import { patternText } from '../../kernel/pattern-text.ts';
import { WorkingPattern } from '../../kernel/working-patterns.ts';
import { headingIn } from '../../lib/texts/headings.ts';
import { type Language, say, sayTo } from '../../lib/texts/texts.ts';
import type { CodeText } from './kinds.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that may be null is what it is otherwise. */
const withoutNull = (shape: Shape): Shape => shape.anyOf?.find(({ type }) => type !== 'null') ?? shape;

/** A working pattern is one cell, as imports read it. */
const isPatternShape = ({ properties }: Shape): boolean => properties === (WorkingPattern.properties as unknown);
const isPattern = (value: Fields): boolean => 'cycle_weeks' in value && 'weeks' in value;

/** Few records of few fields, which belong beside their figure: breaks, what rules found of them, and how the clock differs from a shift. */
const oneCell: readonly string[] = ['breaks', 'break_flags', 'shift_flags'];

const isId = (name: string): boolean => name.endsWith('_id') || name.endsWith('_by');

/**
 * One column for each field of the record, in its order, and for fields within a field; lists of records are left out, but for those
 * that are one cell.
 * Before an id stands what it is called. Fields that a record need not have get a column if one of these has them.
 */
export function columnsOf(schema: TSchema, records: readonly unknown[], prefix = ''): string[] {
  const { properties = {}, required = [] } = withoutNull(schema);
  return Object.entries(properties).flatMap(([name, given]) => {
    const inner = records.map((record) => (isFields(record) ? record[name] : undefined));
    if (!required.includes(name) && inner.every((value) => value === undefined)) return [];
    const shape = withoutNull(given);
    const path = prefix + name;
    if (isPatternShape(shape)) return [path];
    if (shape.properties) return prefix === '' ? columnsOf(shape, inner, `${path}.`) : [];
    if (shape.type === 'array') {
      return withoutNull(shape.items ?? {}).properties && !oneCell.includes(path) ? [] : [path];
    }
    return isId(name) ? [`${path}:name`, path] : [path];
  });
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const words = (name: string): string => name.replaceAll('_', ' ');

/** `user_id:name` is headed Person, `user_id` Person id; or what that is in another language. */
export const headingOf = (language: Language, column: string): string => headingIn(language, titleOf(column));

export function titleOf(column: string): string {
  const [path = '', isName] = column.split(':');
  const parts = path.split('.').map((part) => (part.startsWith('user_') ? part.replace('user_', 'person_') : part));
  const text = words(parts.join(' '));
  return capitalized(isName === undefined ? text : text.replace(/ id$/, ''));
}

export function cellOf(
  language: Language,
  record: unknown,
  column: string,
  names: Readonly<Record<string, string>>,
  codes: Readonly<Record<string, CodeText>> = {},
): CsvCell {
  const [path = '', isName] = column.split(':');
  const value = path.split('.').reduce<unknown>((inner, part) => (isFields(inner) ? inner[part] : undefined), record);
  if (isName !== undefined) return typeof value === 'string' ? (names[value] ?? null) : null;
  const code = codes[path];
  if (code !== undefined && typeof value === 'string') return wordsOf(language, code, value);
  return textOf(language, value, isId(path) || path === 'id' ? {} : names);
}

const wordsOf = (language: Language, key: CodeText, code: string): string =>
  sayTo({ language, audience: 'app' }, say(key, { code }));

/** Any value as a cell: an id by what it is called, if that is known. */
function textOf(language: Language, value: unknown, names: Readonly<Record<string, string>>): CsvCell {
  if (Array.isArray(value))
    return value.map((item) => String(isFields(item) ? textOf(language, item, names) : item)).join('; ');
  if (isFields(value)) {
    if (isPattern(value)) return patternText(language, value as unknown as WorkingPattern);
    const parts = Object.values(value).map((part) => textOf(language, part, names));
    return parts.filter((part) => part !== null).join(', ');
  }
  if (typeof value === 'boolean')
    return sayTo({ language, audience: 'app' }, say(value ? 'files.yes' : 'files.no', {}));
  if (typeof value === 'string') return names[value] ?? value;
  return typeof value === 'number' ? value : null;
}
