import { UsageError } from '../../cli/command.ts';
import {
  type ColumnMap,
  columnMapOf,
  type CsvSource,
  headerOf,
  type ImportKind,
  kindFor,
  listMappings,
  recognise,
  survey,
} from '../../features/imports/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Installation } from '../../kernel/installation.ts';
import { Refusal } from '../../lib/errors.ts';
import { forOperators } from '../../lib/texts/texts.ts';

interface FileToImport {
  readonly kind: ImportKind;
  /** From its beginning, each time. */
  readonly content: () => CsvSource;
  /** As --columns has it. */
  readonly option: string | undefined;
}

interface FileSeen {
  readonly columns: ColumnMap;
  /** What the command line said, to be remembered; null if it said nothing. */
  readonly said: ColumnMap | null;
  readonly seen: Awaited<ReturnType<typeof survey>>;
}

/** Its columns as the app would choose them, and how many rows it has. Columns that are not known are refused with what to do. */
export async function lookThrough(
  { database }: Installation,
  actor: Actor,
  { kind, content, option }: FileToImport,
): Promise<FileSeen> {
  const rowKind = await kindFor(database.db, actor, kind);
  const said = columnMapOf(rowKind, option === undefined ? undefined : readColumns(option));
  const remembered = await listMappings(database.db, actor, kind);
  const { columns, unknown } = recognise(rowKind, await headerOf(content()), said, remembered);
  if (unknown.length > 0) throw explainUnknown(kind, unknown, Object.keys(rowKind.columns));
  const { country } = actor.organization;
  return { columns, said, seen: await survey(rowKind, content(), { map: columns, said: {}, country }) };
}

/** `Given name=first_name,Shoe size=`: the second is left out. */
function readColumns(option: string): { header: string; column: string | null }[] {
  return option.split(',').map((pair) => {
    const at = pair.lastIndexOf('=');
    if (at < 1) {
      throw new UsageError(`--columns takes HEADER=COLUMN, or HEADER= to leave a column out, not "${pair}".`);
    }
    const column = pair.slice(at + 1).trim();
    return { header: pair.slice(0, at), column: column === '' ? null : column };
  });
}

function explainUnknown(kind: ImportKind, unknown: readonly string[], columns: readonly string[]): Refusal {
  const names = unknown.map((title) => `"${title}"`).join(', ');
  const [what, it] = unknown.length === 1 ? [`The column ${names} is`, 'it'] : [`The columns ${names} are`, 'them'];
  const example = unknown.map((title, index) => `${title}=${index === 0 ? 'COLUMN' : ''}`).join(',');
  return new Refusal(
    'VALIDATION_FAILED',
    forOperators(
      `${what} not known. Say what stands in ${it} with --columns "${example}"; HEADER= leaves one out. What was chosen here or in the app is remembered. The columns of ${kind.replaceAll('_', ' ')} are ${columns.join(', ')}.`,
    ),
    { field: 'csv' },
  );
}

/** What a person may not expect: headers that stand for another name, or for nothing. */
export function sayColumns(columns: ColumnMap): string[] {
  const entries = Object.entries(columns).filter(([header, column]) => header !== column);
  const named = entries.map(([header, column]) => (column === null ? `${header} left out` : `${header} is ${column}`));
  return named.length === 0 ? [] : [`Columns: ${named.join(', ')}.`];
}
