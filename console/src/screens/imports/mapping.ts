import { mappingTexts } from '../../texts/imports.ts';
import type { KindInfo } from './kinds.ts';
import type { Recognised, SaidColumns } from './use-recognised.ts';

/** Which column of Muster each column of the file is; null: none. */
export type Mapping = readonly (string | null)[];

export type ValueFormat = NonNullable<Recognised['values'][number]['format']>;
/** How columns are read, where someone has said it. */
export type SaidFormats = Readonly<Record<string, ValueFormat>>;

/** What the server is told of the columns. A header that stands there again is told apart by its number, as the server does it. */
export function columnsFor(header: readonly string[], mapping: Mapping, formats: SaidFormats = {}): SaidColumns {
  const seen = new Map<string, number>();
  return header.map((title, index) => {
    const key = title.trim().toLowerCase();
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const column = mapping[index] ?? null;
    const format = column === null ? undefined : formats[column];
    return { header: count === 1 ? title : `${title.trim()} (${count})`, column, ...(format && { format }) };
  });
}

export const requiredOf = ({ columns }: KindInfo): string[] =>
  columns.filter(({ is_required }) => is_required).map(({ name }) => name);

/** What keeps the file from being sent, in a sentence. */
export function problemOf(info: KindInfo, mapping: Mapping): string | null {
  const has = (name: string | null): boolean => name !== null && mapping.includes(name);
  const missing = info.columns.filter(({ name, is_required, unless }) => is_required && !has(name) && !has(unless));
  if (missing.length > 0)
    return mappingTexts.chooseTheColumnFor(missing.map(({ name }) => nameOfColumn(name, info)).join(', '));
  const twice = mapping.find((name, index) => name !== null && mapping.indexOf(name) !== index);
  return twice == null ? null : mappingTexts.twoColumnsAreBothChoose(nameOfColumn(twice, info));
}

/** Its name, or what the organization calls a field of its own. */
export const nameOfColumn = (column: string, info: KindInfo): string =>
  info.columns.find(({ name }) => name === column)?.label ?? column;
