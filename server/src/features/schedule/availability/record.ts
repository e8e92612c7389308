import { type Static, type TString, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Prose, Strict } from '../../../lib/schema.ts';

export const availabilityKinds = ['AVAILABLE', 'IF_NEEDED', 'UNAVAILABLE'] as const;
export type AvailabilityKind = (typeof availabilityKinds)[number];

const ClockTime = (last: '23:59' | '24:00', description: string): TString =>
  Type.String({
    pattern: last === '24:00' ? '^(?:(?:[01]\\d|2[0-3]):[0-5]\\d|24:00)$' : '^(?:[01]\\d|2[0-3]):[0-5]\\d$',
    maxLength: 5,
    examples: [last === '24:00' ? '17:00' : '09:00'],
    description,
  });

const kind = Type.Enum([...availabilityKinds], {
  description:
    'AVAILABLE: gladly; IF_NEEDED: if there is no other way; UNAVAILABLE: not at all. A shift at such a time is warned of, and never refused for it.',
  examples: ['UNAVAILABLE'],
});

/** Six stretches a day. */
const maxStretches = 42;

const Stretch = Strict(
  {
    weekday: Type.Integer({ minimum: 1, maximum: 7, description: '1: Monday, to 7: Sunday.', examples: [1] }),
    from: ClockTime('23:59', 'On the organization’s clock.'),
    to: ClockTime('24:00', 'After `from` on the same day; 24:00: to its end.'),
    kind,
  },
  { $id: 'AvailabilityStretch', description: 'Hours of a weekday, and what holds then.' },
);
export type Stretch = Static<typeof Stretch>;

const Weekly = (description: string) => Type.Array(Stretch, { maxItems: maxStretches, description });

export const Availability = Type.Object(
  {
    user_id: Id('usr', 'Whose it is.'),
    weekly: Weekly('By day and time, in order. Times that are not in it: nothing was said of them.'),
    holds_from: Nullable(Day(), {
      description: 'The first day on which `weekly` holds; null: the person has said nothing yet.',
    }),
    weekly_before: Weekly('What holds until then, if holds_from is still to come; else empty.'),
    fixed_through: Nullable(Day(), {
      description:
        'The last day that the person no longer changes, by `availability_deadline_days` of the organization; null: there is none.',
    }),
    is_settable: Type.Boolean({
      description: 'Whether the caller says it: the person, and who leads them; who was given to plan only reads it.',
    }),
    updated_at: Nullable(UpdatedAt(), { description: 'When it was said; null: not yet.' }),
  },
  { $id: 'Availability', description: 'When a person can work, week by week.' },
);
export type Availability = Static<typeof Availability>;

export const NewAvailability = Strict({
  weekly: Weekly('Replaces what was said before, as a whole. Stretches of one day do not overlap.'),
});

const note = Personal(
  Nullable(Prose(500, { examples: ['Driving test'] }), { description: 'For those who plan, and for the person.' }),
);

export const AvailabilityException = Type.Object(
  {
    id: RecordId('avx'),
    user_id: Id('usr', 'Whose it is.'),
    date: Day('The day that is unlike others.'),
    from: ClockTime('23:59', 'On the organization’s clock.'),
    to: ClockTime('24:00', 'After `from`; 00:00 to 24:00 is the whole day.'),
    kind,
    note,
    created_at: CreatedAt(),
    updated_at: UpdatedAt(),
  },
  { $id: 'AvailabilityException', description: 'A day, or hours of it, on which the weekly pattern does not hold.' },
);
export type AvailabilityException = Static<typeof AvailabilityException>;

export const NewAvailabilityException = Strict({
  user_id: Type.Optional(Id('usr', 'Someone else, for those who plan for them; the caller unless given.')),
  date: Day('Today or a later day.'),
  from: Type.Optional(ClockTime('23:59', 'With `to`; without either the whole day.')),
  to: Type.Optional(ClockTime('24:00', 'After `from` on the same day.')),
  kind,
  note: Type.Optional(note),
});
export type NewAvailabilityException = Static<typeof NewAvailabilityException>;
