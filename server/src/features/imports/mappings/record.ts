import { type Static, Type } from 'typebox';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { valueFormats } from '../file/formats.ts';

/** The column of the product by the header of the file, in lower case; null: left out. */
export type ColumnMap = Readonly<Record<string, string | null>>;

/** A header is the same whatever its case, and the spaces around it. */
export const headerKey = (header: string): string => header.trim().toLowerCase();

/** The key of each header of a file: one that stands there again is told apart by its number. */
export function headerKeys(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((title) => {
    const key = headerKey(title);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key} (${String(count)})`;
  });
}

/** As many as a file may have fields. */
export const maxColumns = 200;

const fields = {
  header: Type.String({
    maxLength: 200,
    description: 'As the first line of the file names it, whatever the case.',
    examples: ['Given name'],
  }),
  column: Nullable(Type.String({ maxLength: 60, examples: ['first_name'] }), {
    description: 'The column it stands for; null: leave it out.',
  }),
};

export const ColumnMapping = Strict({
  ...fields,
  format: Type.Optional(
    Type.Enum([...valueFormats], {
      description:
        'How the column writes days (`ymd`, `dmy`, `mdy`: which part comes first; `serial`: numbers of a spreadsheet) or numbers (`point`, `comma`: the decimal sign). Recognised from the whole column unless given.',
    }),
  ),
});
export type ColumnMapping = Static<typeof ColumnMapping>;

export const ImportKindInfo = Type.Object(
  {
    kind: Type.String({ description: 'What the rows are.', examples: ['people'] }),
    columns: Type.Array(
      Type.Object({
        name: Type.String({ description: 'As the header of a file has it.', examples: ['first_name'] }),
        is_required: Type.Boolean({ description: 'Whether every file of this kind needs it.' }),
        unless: Nullable(Type.String({ examples: ['full_name'] }), {
          description: 'A file that has this column does not need it; null: there is none.',
        }),
        type: Type.Enum(['text', 'date', 'number'], { description: 'What its values are.' }),
        label: Type.String({
          examples: ['first name'],
          description:
            'What it is called, in the language of the reader; a field of its own as the organization calls it.',
        }),
      }),
      { description: 'What a file may hold.' },
    ),
    mappings: Type.Array(Type.Object(fields), {
      description: 'How earlier files of the organization named these columns, the latest first.',
    }),
  },
  { $id: 'ImportKindInfo', description: 'What can be imported, and how files name it.' },
);
export type ImportKindInfo = Static<typeof ImportKindInfo>;

export const ImportKindInfos = Type.Object(
  { kinds: Type.Array(ImportKindInfo, { description: 'One for each kind of row.' }) },
  { $id: 'ImportKindInfos' },
);
