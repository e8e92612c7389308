import { type Static, Type } from 'typebox';
import type { Position } from '../../kernel/cursor.ts';
import { type LongWork, longWorkStatuses } from '../../kernel/long-work/kind.ts';
import { Instant } from '../../lib/days.ts';
import { RecordId } from '../../lib/fields.ts';
import { Nullable } from '../../lib/schema.ts';
import { type ExportKindName, exportKindNames } from './kinds.ts';

const reasons = ['author_not_allowed', 'list_refused', 'given_up'] as const;

export const Export = Type.Object(
  {
    id: RecordId('expt'),
    kind: Type.Enum([...exportKindNames], { description: 'Which list.' }),
    filters: Type.String({
      description: 'What narrows it, as the query of the list; empty: nothing does.',
      examples: ['start_date=2026-01-01&end_date=2026-12-31'],
    }),
    status: Type.Enum([...longWorkStatuses], {
      description: 'COMPLETED: the file is there until `expires_at`.',
    }),
    reason: Nullable(Type.Enum([...reasons]), {
      description:
        'Why it failed. author_not_allowed: the person may no longer read the list; list_refused: the list refused the filters; given_up: it failed again and again for a fault of the server.',
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

type Filters = Readonly<Record<string, unknown>>;

export interface ExportAsked {
  readonly kind: ExportKindName;
  readonly filters: Filters;
}

export interface ExportState {
  readonly columns: readonly string[] | null;
  /** null: at the start. */
  readonly position: ExportPosition | null;
  readonly parts: number;
  readonly size_bytes: number;
}

export type ExportWork = LongWork<ExportAsked, ExportState>;

function queryOf(filters: Filters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) query.set(name, String(value));
  return query.toString();
}

export const presentExport = ({ asked, state, ...work }: ExportWork): Export => ({
  id: work.id,
  kind: asked.kind,
  filters: queryOf(asked.filters),
  status: work.status,
  reason: work.reason as Export['reason'],
  rows_written: work.done,
  size_bytes: state.size_bytes,
  created_at: work.created_at,
  completed_at: work.completed_at,
  expires_at: work.expires_at,
});
