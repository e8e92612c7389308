import type { AuditEntry } from '../../kernel/change-log/change-log.ts';
import { type CsvCell, csvLine, csvStart } from '../../kernel/csv.ts';
import type { FileAnswer } from '../../kernel/declaration.ts';
import { fileNameIn, headingIn, inFileName } from '../../lib/texts/headings.ts';
import { type Language, say, sayTo } from '../../lib/texts/texts.ts';
import { hiddenId, maxFileRows } from './record.ts';

/** What the file of each report shares. */
export const fileDeclaration = {
  description: `The rows of the report as CSV, up to ${maxFileRows.toLocaleString('en')}. Recorded in the audit log.`,
  surface: 'app',
  scope: null,
  toleratesLag: true,
  types: ['text/csv'],
} as const;

const titles: Readonly<Record<string, string>> = {
  type: 'Leave type',
  employment_type: 'Employment type',
  work_location: 'Work location',
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Subject {
  readonly id: string | null;
  readonly name: string | null;
}

interface Row extends Subject {
  readonly then?: Subject | null;
}

/** A value such as GROUND_TRANSPORT as people write it. */
function labelOf(language: Language, by: string, { id, name }: Subject): string {
  if (name !== null) return name;
  if (id === hiddenId) return sayTo({ language, audience: 'app' }, say('files.outOfView', {}));
  if (id === null && by === 'type') return sayTo({ language, audience: 'app' }, say('files.away', {}));
  if (id === null) return sayTo({ language, audience: 'app' }, say('files.none', {}));
  return /^[A-Z_]+$/.test(id) ? headingIn(language, capitalized(id.replaceAll('_', ' ').toLowerCase())) : id;
}

export function reportFile<R extends Row>(
  language: Language,
  {
    kind,
    by,
    thenBy = null,
    rows,
  }: { readonly kind: string; readonly by: string; readonly thenBy?: string | null; readonly rows: readonly R[] },
  columns: readonly (readonly [title: string, value: (row: R) => CsvCell])[],
  audit: (entry: AuditEntry) => void,
): FileAnswer {
  audit({ action: `reports.${kind}File`, subjectType: 'report', recordCount: rows.length });
  const ways = thenBy === null ? [by] : [by, thenBy];
  const titled = [...ways.map((way) => titles[way] ?? capitalized(way)), ...columns.map(([title]) => title)];
  const head = titled.map((title) => headingIn(language, title));
  const lines = rows.map((row) => {
    const then = thenBy !== null && row.then ? [labelOf(language, thenBy, row.then)] : [];
    return csvLine([labelOf(language, by, row), ...then, ...columns.map(([, value]) => value(row))]);
  });
  const content = Buffer.from([csvStart, csvLine(head), ...lines].join(''));
  const [what, per, and] = [kind, 'by', 'and'].map((word) => fileNameIn(language, word));
  const fileName = `${what}-${per}-${head.slice(0, ways.length).map(inFileName).join(`-${and}-`)}.csv`;
  return { content, sizeBytes: content.length, mimeType: 'text/csv', fileName };
}
