import { columnNames, mappingTexts } from '../../texts/imports.ts';
import type { KindInfo } from './kinds.ts';

/** Which column of Muster each column of the file is; null: none. */
export type Mapping = readonly (string | null)[];

/** What the server is told of the columns; null if two headers are the same and only their place tells them apart. */
export function columnsFor(
  header: readonly string[],
  mapping: Mapping,
): { readonly header: string; readonly column: string | null }[] | null {
  const keys = header.map((title) => title.trim().toLowerCase());
  if (new Set(keys).size < keys.length) return null;
  return header.map((title, index) => ({ header: title, column: mapping[index] ?? null }));
}

export const requiredOf = ({ columns }: KindInfo): string[] =>
  columns.filter(({ is_required }) => is_required).map(({ name }) => name);

/** What keeps the file from being sent, in a sentence. */
export function problemOf(info: KindInfo, mapping: Mapping): string | null {
  const missing = requiredOf(info).filter((name) => !mapping.includes(name));
  if (missing.length > 0) return mappingTexts.chooseTheColumnFor(missing.map(nameOfColumn).join(', '));
  const twice = mapping.find((name, index) => name !== null && mapping.indexOf(name) !== index);
  return twice == null ? null : mappingTexts.twoColumnsAreBothChoose(nameOfColumn(twice));
}

export const nameOfColumn = (column: string): string => columnNames[column] ?? column;
