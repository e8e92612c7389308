import { type Static, Type } from 'typebox';
import { Instant } from '../../lib/days.ts';
import { CreatedAt, RecordId } from '../../lib/fields.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable } from '../../lib/schema.ts';

const statuses = ['PENDING', 'RUNNING', 'COMPLETED', 'FAILED'] as const;
const reasons = ['author_not_allowed', 'given_up'] as const;
export type BulkReason = (typeof reasons)[number];

/** Refusals beyond this many are counted, not kept. */
export const maxFailuresKept = 500;

const BulkFailure = Type.Object({
  record_id: Type.String({ description: 'The record that it concerns.' }),
  user_id: Nullable(Id('usr'), {
    description: 'The person whom that record is about; null: who asked knows the record.',
  }),
  code: Type.String({ description: 'As `error.code` of the refusal.' }),
  message: Type.String({ description: 'What went wrong and what to do.' }),
});
export type BulkFailure = Static<typeof BulkFailure>;

const fields = {
  id: RecordId('blk'),
  operation_id: Type.String({ description: 'What is done to each record.', examples: ['timesheets.finalize'] }),
  about: Type.String({
    description:
      'What it was asked for: of a pay period its first and last day, of chosen records the id of this change.',
    examples: ['2026-03-02_2026-03-15'],
  }),
  status: Type.Enum([...statuses], {
    description: 'FAILED: it ended before its last record, see reason; records that were refused leave it COMPLETED.',
  }),
  reason: Nullable(Type.Enum([...reasons]), {
    description:
      'Why it ended before its last record: `author_not_allowed` (who asked for it was deactivated or lost the right), `given_up` (it failed again and again for a fault of the server). What was done by then stays.',
  }),
  created_by_id: Id('usr', 'Who asked for it, and by whose rights it is done.'),
  total: Type.Integer({ description: 'Records in all.' }),
  done: Type.Integer({ description: 'Records worked through so far, refused ones included.' }),
  failed: Type.Integer({ description: 'Records that were refused.' }),
  created_at: CreatedAt(),
  completed_at: Nullable(Instant(), { description: 'When it ended; null until then.' }),
};

export const BulkChangeSummary = Type.Object(fields, { $id: 'BulkChangeSummary' });
export type BulkChangeSummary = Static<typeof BulkChangeSummary>;

export const BulkChange = Type.Object(
  {
    ...fields,
    failures: Type.Array(BulkFailure, {
      description: `The first ${String(maxFailuresKept)} records that were refused, and why.`,
    }),
  },
  { $id: 'BulkChange', description: 'One operation on many records, in the background.' },
);
export type BulkChange = Static<typeof BulkChange>;

/** With what is still to be done. */
export interface BulkChangeRow extends BulkChange {
  readonly organization_id: string;
  readonly record_ids: readonly string[];
  /** Empty, or one for each record. */
  readonly user_ids: readonly string[];
  /** Versions of the records as they were seen: none, or one for each; an empty one: whatever the record is. */
  readonly versions: readonly string[];
  /** The body that the operation takes, the same for each record. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface BulkChangeRef {
  readonly organization_id: string;
  readonly bulk_change_id: string;
}
