import { type Static, Type } from 'typebox';
import type { Position } from '../../kernel/cursor.ts';
import { Instant } from '../../lib/days.ts';
import { RecordId } from '../../lib/fields.ts';
import { Nullable } from '../../lib/schema.ts';
import { type ExportKindName, exportKindNames } from './kinds.ts';

export const exportReasons = ['author_not_allowed', 'list_refused'] as const;
export type ExportReason = (typeof exportReasons)[number];

export const Export = Type.Object(
  {
    id: RecordId('expt'),
    kind: Type.Enum([...exportKindNames], { description: 'Which list.' }),
    filters: Type.String({
      description: 'What narrows it, as the query of the list; empty: nothing does.',
      examples: ['start_date=2026-01-01&end_date=2026-12-31'],
    }),
    status: Type.Enum(['PENDING', 'RUNNING', 'COMPLETED', 'FAILED'], {
      description: 'COMPLETED: the file is there until `expires_at`.',
    }),
    reason: Nullable(Type.Enum([...exportReasons]), {
      description:
        'Why it failed. author_not_allowed: the person may no longer read the list; list_refused: the list refused the filters.',
    }),
    rows_written: Type.Integer({ description: 'How many records are in the file so far.', examples: [1200] }),
    size_bytes: Type.Integer({ description: 'The size of the file so far.', examples: [250_000] }),
    created_at: Instant('When it was asked for.'),
    completed_at: Nullable(Instant(), { description: 'When it ended; null while it runs.' }),
    expires_at: Instant('When the file is removed.'),
  },
  { $id: 'Export', description: 'A list as a CSV file, written in the background.' },
);
export type Export = Static<typeof Export>;

/** Where the next page starts: which stretch of days, and after which record of it. */
export interface ExportPosition {
  readonly slice: number;
  readonly after: Position | null;
}

export interface ExportRow extends Omit<Export, 'filters'> {
  readonly filters: Readonly<Record<string, unknown>>;
  readonly organization_id: string;
  readonly kind: ExportKindName;
  readonly created_by_id: string;
  readonly columns: readonly string[] | null;
  readonly position: ExportPosition | null;
  readonly parts: number;
}

function queryOf(filters: ExportRow['filters']): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) query.set(name, String(value));
  return query.toString();
}

export const presentExport = (row: ExportRow): Export => ({
  id: row.id,
  kind: row.kind,
  filters: queryOf(row.filters),
  status: row.status,
  reason: row.reason,
  rows_written: row.rows_written,
  size_bytes: row.size_bytes,
  created_at: row.created_at,
  completed_at: row.completed_at,
  expires_at: row.expires_at,
});
