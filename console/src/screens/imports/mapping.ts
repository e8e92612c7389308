import { mappingTexts } from '../../texts/imports.ts';
import type { KindInfo } from './kinds.ts';

/** Which column of Muster each column of the file is; null: none. */
export type Mapping = readonly (string | null)[];

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

/** As an earlier file of the organization named them, otherwise by the names of the columns; each column once. */
export function mappingFor({ columns, mappings }: KindInfo, header: readonly string[]): Mapping {
  const known = columns.map(({ name }) => name);
  const taken = new Set<string>();
  const take = (name: string | null | undefined): string | null => {
    if (name == null || taken.has(name)) return null;
    taken.add(name);
    return name;
  };
  return header.map((title) => {
    const kept = mappings.find((mapping) => mapping.header === title.trim().toLowerCase());
    return take(kept ? kept.column : known.find((name) => plain(name) === plain(title)));
  });
}

/** What the server is told of the columns; null where two headers are the same and only their place tells them apart. */
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
  if (missing.length > 0) return mappingTexts.chooseTheColumnFor(missing.map(wordsOf).join(', '));
  const twice = mapping.find((name, index) => name !== null && mapping.indexOf(name) !== index);
  return twice == null ? null : mappingTexts.twoColumnsAreBothChoose(wordsOf(twice));
}

export const wordsOf = (column: string): string => column.replaceAll('_', ' ');
