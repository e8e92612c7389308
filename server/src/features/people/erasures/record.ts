import { type Static, Type } from 'typebox';
import { Instant } from '../../../lib/days.ts';
import { RecordId } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable } from '../../../lib/schema.ts';

export const Erasure = Type.Object(
  {
    id: RecordId('ers'),
    user_id: Id('usr', 'Whose data is erased.'),
    status: Type.Enum(['RUNNING', 'COMPLETED'], {
      description:
        'RUNNING: the record is emptied; logs, events, deliveries and remembered answers are being worked through. COMPLETED: nothing is left.',
    }),
    requested_by_id: Nullable(Id('usr'), { description: 'Who asked for it.' }),
    rows_done: Type.Integer({ description: 'Rows besides the record itself that were emptied or deleted so far.' }),
    started_at: Instant('When it was asked for.'),
    updated_at: Instant('When the last batch was done.'),
    completed_at: Nullable(Instant(), { description: 'When nothing was left; null until then.' }),
  },
  { $id: 'Erasure', description: 'The erasing of a person’s personal data, and how far it has come.' },
);
export type Erasure = Static<typeof Erasure>;
