import { type Static, Type } from 'typebox';
import { Instant } from '../../lib/days.ts';
import { CreatedAt, RecordId } from '../../lib/fields.ts';
import { ActorId, Id } from '../../lib/ids.ts';
import { Nullable } from '../../lib/schema.ts';
import { type LongWork, longWorkStatuses, maxFailuresKept } from '../long-work/kind.ts';

const reasons = ['author_not_allowed', 'given_up'] as const;

const warningCodes = ['no_head', 'heads_department'] as const;

const BulkWarning = Type.Object({
  code: Type.Enum([...warningCodes], {
    description:
      '`no_head`: they would be in a department without a head, and have one today; `heads_department`: they head or manage a department that they would leave.',
  }),
  user_ids: Type.Array(Id('usr'), { description: 'Whom it concerns.' }),
});
export type BulkWarning = Static<typeof BulkWarning>;

const BulkOutcome = Type.Object({
  record_id: Type.String({ description: 'The record that it concerns.' }),
  user_id: Nullable(Id('usr'), { description: 'The person, if the records are people.' }),
  data: Type.Unknown({ description: 'What the operation would have answered.' }),
});
export type BulkOutcome = Static<typeof BulkOutcome>;

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
  status: Type.Enum([...longWorkStatuses], {
    description: 'FAILED: it ended before its last record, see reason; records that were refused leave it COMPLETED.',
  }),
  reason: Nullable(Type.Enum([...reasons]), {
    description:
      'Why it ended before its last record: `author_not_allowed` (who asked for it was deactivated or lost the right), `given_up` (it failed again and again for a fault of the server). What was done by then stays.',
  }),
  created_by_id: ActorId('Who asked for it, and by whose rights it is done.'),
  total: Type.Integer({ description: 'Records in all.' }),
  done: Type.Integer({ description: 'Records worked through so far, refused ones included.' }),
  failed: Type.Integer({ description: 'Records that were refused.' }),
  created_at: CreatedAt(),
  completed_at: Nullable(Instant(), { description: 'When it ended; null until then.' }),
  undoes: Nullable(Id('blk'), { examples: [null], description: 'The bulk change that this one takes back.' }),
  is_undoable: Type.Boolean({
    description: 'It has ended, and what it did can be taken back by `POST /bulk-changes/{id}/undo`.',
    examples: [false],
  }),
};

export const BulkChangeSummary = Type.Object(fields, { $id: 'BulkChangeSummary' });
export type BulkChangeSummary = Static<typeof BulkChangeSummary>;

export const BulkChange = Type.Object(
  {
    ...fields,
    failures: Type.Array(BulkFailure, {
      description: `The first ${String(maxFailuresKept)} records that were refused, and why.`,
    }),
    outcomes: Type.Array(BulkOutcome, {
      description: 'With `dry_run`: what each record that is not refused would become. Otherwise empty.',
    }),
    warnings: Type.Array(BulkWarning, {
      description: 'With `dry_run`: what to know before it is done. Otherwise empty.',
    }),
  },
  { $id: 'BulkChange', description: 'One operation on many records, in the background.' },
);
export type BulkChange = Static<typeof BulkChange>;

export interface BulkAsked {
  readonly operation_id: string;
  /** null: for these records alone. */
  readonly about: string | null;
  /** Who accepted it, of one that was proposed. */
  readonly accepted_by_id?: string;
}

/** What is still to be done. */
export interface BulkTodo {
  readonly record_ids: readonly string[];
  /** The person whom each record is about. Empty, or one for each record. */
  readonly user_ids: readonly string[];
  /** Versions of the records as they were seen: none, or one for each; an empty one: whatever the record is. */
  readonly versions: readonly string[];
  /** The body that the operation takes, the same for each record. */
  readonly input: Readonly<Record<string, unknown>>;
}

export type BulkWork = LongWork<BulkAsked, object, BulkTodo>;

export const presentSummary = ({ asked, ...work }: BulkWork): BulkChangeSummary => ({
  id: work.id,
  operation_id: asked.operation_id,
  about: asked.about ?? work.id,
  status: work.status,
  reason: work.reason as BulkChange['reason'],
  created_by_id: work.created_by_id,
  total: work.total,
  done: work.done,
  failed: work.failed,
  created_at: work.created_at,
  completed_at: work.completed_at,
  undoes: work.undoes,
  is_undoable: work.is_undoable,
});

export const presentBulkChange = (work: BulkWork): BulkChange => ({
  ...presentSummary(work),
  failures: work.failures as BulkFailure[],
  outcomes: [],
  warnings: [],
});
