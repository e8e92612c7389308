import { importKinds, type ImportKind } from './kinds.ts';

/** Which column of Muster each column of the file is; null: none. */
export type Mapping = readonly (string | null)[];

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

const keyOf = (kind: ImportKind, header: readonly string[]): string => `muster.import.${kind}.${header.join('|')}`;

/** As it was chosen for a file with these columns before, or by the names of the columns. */
export function mappingFor(kind: ImportKind, header: readonly string[]): Mapping {
  const known = columnsOf(kind);
  const kept = readKept(keyOf(kind, header));
  if (kept) return header.map((_, index) => known.find((name) => name === kept[index]) ?? null);
  const taken = new Set<string>();
  return header.map((name) => {
    const found = known.find((column) => plain(column) === plain(name) && !taken.has(column)) ?? null;
    if (found !== null) taken.add(found);
    return found;
  });
}

export function keepMapping(kind: ImportKind, header: readonly string[], mapping: Mapping): void {
  try {
    localStorage.setItem(keyOf(kind, header), JSON.stringify(mapping));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

function readKept(key: string): readonly unknown[] | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
    return Array.isArray(kept) ? kept : null;
  } catch {
    return null;
  }
}

export const columnsOf = (kind: ImportKind): readonly string[] => [
  ...importKinds[kind].required,
  ...importKinds[kind].optional,
];

/** What keeps the file from being sent, in a sentence. */
export function problemOf(kind: ImportKind, mapping: Mapping): string | null {
  const missing = importKinds[kind].required.filter((name) => !mapping.includes(name));
  if (missing.length > 0) return `Choose the column for: ${missing.map(wordsOf).join(', ')}.`;
  const twice = mapping.find((name, index) => name !== null && mapping.indexOf(name) !== index);
  return twice == null ? null : `Two columns are both ${wordsOf(twice)}. Choose one of them.`;
}

export const wordsOf = (column: string): string => column.replaceAll('_', ' ');
