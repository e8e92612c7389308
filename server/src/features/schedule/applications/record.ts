import { type Static, Type } from 'typebox';
import { Instant } from '../../../lib/days.ts';
import { CreatedAt, PersonName, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id, sampleId } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Prose } from '../../../lib/schema.ts';
import { OfferWarning } from '../offers/record.ts';
import { Shift } from '../shifts/record.ts';
import { applicationEndings, applicationStates } from './application-states.ts';

const { title, location } = Shift.properties;

export const ShiftApplication = Type.Object(
  {
    id: RecordId('sap'),
    shift_id: Nullable(Id('shf'), { description: 'The open shift; null: it was deleted.' }),
    title,
    location,
    department_id: Id('dep', 'For which department it is worked.'),
    starts_at: Instant('When the shift began as it was asked for.'),
    ends_at: Instant('When it ended.'),
    user_id: Id('usr', 'Who would work it.'),
    user: { ...PersonName, description: 'The same by name.' },
    status: Type.Enum([...applicationStates.states], {
      description:
        'WAITING: for those who plan; ACCEPTED: the shift is theirs; DECLINED; WITHDRAWN: by who applied; ENDED: nothing came of it, by ended_reason.',
    }),
    ended_reason: Nullable(Type.Enum([...applicationEndings]), {
      examples: [null],
      description:
        'TAKEN: someone else got the shift; STARTED: it began; CHANGED: it is another than was asked for; CALLED_OFF: it was cancelled or deleted; GONE: the person left, was suspended or moved to another department; AWAY: they are away then. null: it was not ended.',
    }),
    warnings: Type.Array(OfferWarning, {
      examples: [[]],
      description: 'What the schedule would have warned of when they applied.',
    }),
    decided_by_id: Nullable(Id('usr'), { examples: [null], description: 'Who accepted or declined it.' }),
    decided_at: Nullable(Instant(), { examples: [null], description: 'When that was.' }),
    rejection_reason: Personal(Nullable(Prose(2000), { examples: [null], description: 'Why it was declined.' })),
    open_until: Instant(
      'It ends then unless someone was chosen: when the shift begins, or for one under way when it is over.',
    ),
    created_at: CreatedAt(),
    updated_at: UpdatedAt(),
  },
  { $id: 'ShiftApplication', description: 'That someone would work an open shift, for those who plan to choose from.' },
);
export type ShiftApplication = Static<typeof ShiftApplication>;

/** What it has in an example once those who plan have decided. */
export const decidedExample: Partial<ShiftApplication> = {
  decided_by_id: sampleId('usr'),
  decided_at: '2026-03-09T18:05:00.000Z',
};
