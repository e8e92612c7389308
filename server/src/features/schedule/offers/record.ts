import { type Static, Type } from 'typebox';
import { Instant, InstantInput } from '../../../lib/days.ts';
import { CreatedAt, PersonName, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id, otherSampleId, sampleId } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Prose, Strict } from '../../../lib/schema.ts';
import { Shift } from '../shifts/record.ts';
import { warningKinds } from '../week/record.ts';
import { endedReasons, offerStates } from './offer-states.ts';

const { title, location } = Shift.properties;

const note = Personal(
  Nullable(Prose(500, { examples: ['My sister’s wedding'] }), { description: 'For those who could take it.' }),
);

export const OfferWarning = Type.Object(
  {
    user_id: Id('usr', 'Whose plan it speaks against.'),
    kind: Type.Enum([...warningKinds], { description: 'As the schedule warns of a shift.' }),
    minutes: Nullable(Type.Integer(), { description: 'As the warning has it.' }),
    limit_minutes: Nullable(Type.Integer(), { description: 'What the rule asks for.' }),
  },
  { description: 'What speaks against it for one of the two.' },
);
export type OfferWarning = Static<typeof OfferWarning>;

const offerFields = {
  id: RecordId('sof'),
  shift_id: Nullable(Id('shf'), {
    description: 'The shift. Once a part was taken: the shift that the part became. null: it was deleted.',
  }),
  title,
  location,
  department_id: Nullable(Id('dep'), { description: 'For whom it is worked.' }),
  starts_at: Instant('When what is offered begins.'),
  ends_at: Instant('When it ends.'),
  is_part: Type.Boolean({ description: 'Whether it is a part of the shift, which is split once it is taken.' }),
  offered_by_id: Nullable(Id('usr'), { description: 'Whose shift it is or was; null: not for the reader to know.' }),
  offered_by: Nullable(PersonName, { description: 'The same by name.' }),
  user_id: Nullable(Id('usr'), { description: 'Who is asked; null: all who could take it.' }),
  user: Nullable(PersonName, { description: 'The same by name.' }),
  for_shift_id: Nullable(Id('shf'), { description: 'The shift that is asked for in exchange; null: none.' }),
  for_shift: Nullable(
    Type.Object(
      {
        title,
        location,
        starts_at: Instant('When it begins.'),
        ends_at: Instant('When it ends.'),
      },
      { description: 'The shift in short.' },
    ),
    { description: 'What is asked for in exchange.' },
  ),
  note,
  status: Type.Enum([...offerStates.states], {
    description:
      'OPEN: for someone to take; WAITING: taken, and to be approved; DONE: the shift changed hands; DECLINED: by who was asked; WITHDRAWN; REJECTED: by who plans; ENDED: nothing came of it, by ended_reason.',
  }),
  ended_reason: Nullable(Type.Enum([...endedReasons]), {
    examples: [null],
    description:
      'STARTED: the shift began; CHANGED: it changed or is someone else’s; CALLED_OFF: it was cancelled or deleted; GONE: someone left, was suspended or moved to another department; AWAY: leave was approved of who would work it, after they agreed. null: it was not ended.',
  }),
  taken_by_id: Nullable(Id('usr'), {
    examples: [null],
    description: 'Who took it; null: no one, or not for the reader to know.',
  }),
  taken_by: Nullable(PersonName, { examples: [null], description: 'The same by name.' }),
  taken_at: Nullable(Instant(), { description: 'When it was taken.' }),
  warnings: Type.Array(OfferWarning, {
    examples: [[]],
    description: 'What spoke against it when it was taken: for those who plan, and to each what concerns themselves.',
  }),
  decided_by_id: Nullable(Id('usr'), { examples: [null], description: 'Who approved or rejected it.' }),
  decided_at: Nullable(Instant(), { description: 'When that was.' }),
  rejection_reason: Personal(Nullable(Prose(2000), { description: 'Why it was rejected.' })),
  open_until: Instant('It ends then unless it is taken: when the shift begins, or for one under way when it is over.'),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const ShiftOffer = Type.Object(offerFields, {
  $id: 'ShiftOffer',
  description: 'A shift, or hours of it, that someone would have another work.',
});
export type ShiftOffer = Static<typeof ShiftOffer>;

/** What an offer has in an example once it was taken, and once those who plan decided on that. */
export const takenExample: Partial<ShiftOffer> = {
  taken_by_id: otherSampleId('usr'),
  taken_by: { id: otherSampleId('usr'), first_name: 'Bea', last_name: 'Cole' },
  taken_at: '2026-03-09T18:00:00.000Z',
};
export const decidedExample: Partial<ShiftOffer> = {
  decided_by_id: sampleId('usr'),
  decided_at: '2026-03-09T18:05:00.000Z',
};

export const NewShiftOffer = Strict({
  shift_id: Id('shf', 'One’s own, or one that one plans.'),
  user_id: Type.Optional(
    Nullable(Id('usr'), { description: 'Someone of its department; without it all who could take it are asked.' }),
  ),
  for_shift_id: Type.Optional(
    Nullable(Id('shf'), { description: 'A shift of that person, in exchange; it says whose it is by itself.' }),
  ),
  from: Type.Optional(InstantInput('The part begins here; without it with the shift.')),
  to: Type.Optional(InstantInput('The part ends here; without it with the shift.')),
  note: Type.Optional(note),
});
export type NewShiftOffer = Static<typeof NewShiftOffer>;

const is_busy = Type.Boolean({
  description:
    'They work or are away at the time of the shift that is given, as far as the caller sees that; a shift given for it does not count.',
});

export const SwapOptions = Type.Object(
  {
    people: Type.Array(
      Type.Object({ ...PersonName.properties, is_busy }, { description: 'Someone who can be asked.' }),
      { description: 'People of its department, by name; who is busy then stands last.' },
    ),
    shifts: Type.Array(
      Type.Object(
        {
          id: Id('shf', 'The shift.'),
          user_id: Id('usr', 'Whose it is.'),
          title,
          location,
          starts_at: Instant('When it begins.'),
          ends_at: Instant('When it ends.'),
          is_busy,
        },
        { description: 'A shift in short.' },
      ),
      { description: 'Published shifts of these people that the caller sees and could work instead, the next first.' },
    ),
  },
  { $id: 'SwapOptions', description: 'With whom a shift can be exchanged, and for what.' },
);
