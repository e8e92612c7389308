import { invalid } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { readCsv } from '../file/csv.ts';
import type { CsvSource } from '../file/text.ts';
import type { RowKind } from '../rows.ts';
import { type ColumnMap, type ColumnMapping, headerKey, headerKeys } from './record.ts';
import { plainHeader, synonyms } from './synonyms.ts';

/** The first line of a file as it stands there; empty if the file is. */
export async function headerOf(source: CsvSource): Promise<readonly string[]> {
  for await (const { fields } of readCsv(source)) return fields;
  return [];
}

export interface Recognised {
  readonly columns: ColumnMap;
  /** Headers that stand for no column and were not left out either. */
  readonly unknown: readonly string[];
}

/** By the name of the column, by what the organization calls it, or by what other systems and languages call it. */
function columnNamed(columns: RowKind['columns'], header: readonly string[], title: string): string | undefined {
  const plain = plainHeader(title);
  if (plain === '') return undefined;
  const names = Object.keys(columns);
  return (
    names.find((name) => plainHeader(name) === plain) ??
    names.find((name) => columns[name]?.label !== undefined && plainHeader(columns[name].label) === plain) ??
    names.find((name) => placeAmongSynonyms(name, plain) >= 0) ??
    (names.includes('full_name') && plain === 'name' ? nameBeside(columns, header) : undefined)
  );
}

const placeAmongSynonyms = (column: string, plain: string): number =>
  synonyms[column]?.findIndex((other) => plainHeader(other) === plain) ?? -1;

/** What `Name` means: beside a first name the last one, beside a last name the first, alone the whole of it. */
function nameBeside(columns: RowKind['columns'], header: readonly string[]): string | undefined {
  const others = header.filter((title) => plainHeader(title) !== 'name');
  const named = others.map((title) => columnNamed(columns, header, title));
  const parts = ['first_name', 'last_name'].filter((column) => !named.includes(column));
  return parts.length === 2 ? 'full_name' : parts[0];
}

/**
 * What each header stands for: as was said of this file, else as earlier files of the organization had it, else by the name of
 * the column, however it is spelled.
 */
export function recognise(
  { columns }: RowKind,
  header: readonly string[],
  said: ColumnMap | null,
  remembered: readonly ColumnMapping[],
): Recognised {
  const kept = Object.fromEntries(remembered.map(({ header: key, column }) => [key, column]));
  const map = new Map<string, string | null>();
  const unknown: string[] = [];
  const keys = headerKeys(header);
  for (const [index, title] of header.entries()) {
    const key = keys[index] ?? '';
    const source = [said, kept].find((each) => each && Object.hasOwn(each, key));
    const column = source ? source[key] : columnNamed(columns, header, title);
    if (column === undefined) unknown.push(title);
    else map.set(key, column);
  }
  const foreign = Object.keys(said ?? {}).find((key) => !header.some((title) => headerKey(title) === key));
  if (foreign !== undefined) throw invalid('columns', say('imports.notInFile', { header: foreign }));
  return { columns: Object.fromEntries(map), unknown };
}

/**
 * The same by the place of each header, each column once: what the app suggests. Where several headers name a column, that is the one
 * which stands first among its synonyms.
 */
export function suggestColumns(
  kind: RowKind,
  header: readonly string[],
  remembered: readonly ColumnMapping[],
): (string | null)[] {
  const { columns } = recognise(kind, header, null, remembered);
  const found = headerKeys(header).map((key, index) => {
    const column = columns[key] ?? null;
    return { column, place: column === null ? 0 : placeAmongSynonyms(column, plainHeader(header[index] ?? '')) };
  });
  const best = new Map<string, number>();
  for (const [index, { column, place }] of found.entries()) {
    const other = column === null ? undefined : best.get(column);
    if (column !== null && (other === undefined || place < (found[other]?.place ?? 0))) best.set(column, index);
  }
  return found.map(({ column }, index) => (column !== null && best.get(column) === index ? column : null));
}
