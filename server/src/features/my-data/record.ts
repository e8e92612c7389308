import { type Static, Type } from 'typebox';
import { type LongWork, longWorkStatuses } from '../../kernel/long-work/kind.ts';
import { Instant } from '../../lib/days.ts';
import { RecordId } from '../../lib/fields.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable } from '../../lib/schema.ts';

const reasons = ['requester_not_allowed', 'given_up'] as const;

export const DataArchive = Type.Object(
  {
    id: RecordId('dar'),
    user_id: Id('usr', 'Whom it is about.'),
    status: Type.Enum([...longWorkStatuses], {
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
  },
  {
    $id: 'DataArchive',
    description: 'What is kept about a person, as one ZIP archive, written in the background.',
  },
);
export type DataArchive = Static<typeof DataArchive>;

export interface ArchiveAsked {
  readonly user_id: string;
}

export interface ArchiveState {
  readonly size_bytes: number;
}

export type ArchiveWork = LongWork<ArchiveAsked, ArchiveState>;

export const presentArchive = ({ asked, state, ...work }: ArchiveWork): DataArchive => ({
  id: work.id,
  user_id: asked.user_id,
  status: work.status,
  reason: work.reason as DataArchive['reason'],
  steps_done: work.done,
  steps_total: work.total,
  size_bytes: state.size_bytes,
  created_at: work.created_at,
  completed_at: work.completed_at,
  expires_at: work.expires_at,
});
