import { type Static, Type } from 'typebox';
import { Instant } from '../../lib/days.ts';
import { RecordId } from '../../lib/fields.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable } from '../../lib/schema.ts';

const reasons = ['requester_not_allowed', 'given_up'] as const;
export type ArchiveReason = (typeof reasons)[number];

const archiveFields = {
  id: RecordId('dar'),
  user_id: Id('usr', 'Whom it is about.'),
  status: Type.Enum(['PENDING', 'RUNNING', 'COMPLETED', 'FAILED'], {
    description: 'COMPLETED: the file is there until `expires_at`.',
  }),
  reason: Nullable(Type.Enum([...reasons]), {
    description:
      'Why it failed. requester_not_allowed: who asked lost the right to it; given_up: it failed again and again for a fault of the server.',
  }),
  steps_done: Type.Integer({ description: 'How many areas and files are in it so far.', examples: [4] }),
  steps_total: Type.Integer({ description: 'How many there are in all.', examples: [12] }),
  size_bytes: Type.Integer({ description: 'The size of the file; 0 until it is there.', examples: [250_000] }),
  created_at: Instant('When it was asked for.'),
  completed_at: Nullable(Instant(), { description: 'When it ended; null while it runs.' }),
  expires_at: Instant('When the file is removed.'),
};

export const DataArchive = Type.Object(archiveFields, {
  $id: 'DataArchive',
  description: 'What is kept about a person, as one ZIP archive, written in the background.',
});
export type DataArchive = Static<typeof DataArchive>;
export const archiveFieldNames = Object.keys(archiveFields) as (keyof DataArchive)[];

export interface ArchiveRef {
  readonly organization_id: string;
  readonly archive_id: string;
}

export interface ArchiveRow extends DataArchive {
  readonly organization_id: string;
  readonly requested_by_id: string;
  readonly file_key: string | null;
  readonly runs: number;
}

export const presentArchive = (row: DataArchive): DataArchive => ({
  id: row.id,
  user_id: row.user_id,
  status: row.status,
  reason: row.reason,
  steps_done: row.steps_done,
  steps_total: row.steps_total,
  size_bytes: row.size_bytes,
  created_at: row.created_at,
  completed_at: row.completed_at,
  expires_at: row.expires_at,
});
