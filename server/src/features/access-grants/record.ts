import { type Static, Type } from 'typebox';
import { packageNames } from '../../kernel/packages.ts';
import { Day, Instant } from '../../lib/days.ts';
import { CreatedAt, described, PersonName, RecordId, UpdatedAt } from '../../lib/fields.ts';
import { ActorId, Id } from '../../lib/ids.ts';
import { Personal } from '../../lib/personal.ts';
import { Nullable, Prose, Strict } from '../../lib/schema.ts';

export const standings = ['PLANNED', 'HOLDS', 'ENDED'] as const;

const fields = {
  user_id: Id('usr', 'Who may do more than their role says.'),
  package: Type.Enum([...packageNames], { description: 'What they may do, as the permissions reference has it.' }),
  department_ids: Nullable(
    Type.Array(Id('dep'), {
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
      examples: [['dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6']],
    }),
    { description: 'For people of these departments alone; null: for everyone.' },
  ),
  starts_on: Day('The first day it holds, on the organization’s calendar.'),
  ends_on: Nullable(Day(), {
    description: 'The last day it holds, which counts; null: until it is taken back.',
    examples: ['2026-04-30'],
  }),
};

const reason = Personal(
  Prose(500, { description: 'Why it was given.', examples: ['Pays the expenses until April.'] }),
  'Erased',
);

const told = {
  id: RecordId('agr'),
  ...fields,
  standing: Type.Enum([...standings], {
    description:
      'PLANNED: its first day has not come; HOLDS: today; ENDED: its last day is over, or it was taken back.',
  }),
  given_by_id: Nullable(ActorId(), { description: 'Who gave it; null: the installation.' }),
  ended_at: Nullable(Instant(), { description: 'When it ended; null: it has not.', examples: [null] }),
  ended_by_id: Nullable(ActorId(), { description: 'Who took it back; null: no one did.', examples: [null] }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

/** What events tell of it. */
export const AccessGrantTold = Type.Object(told, {
  $id: 'AccessGrantEvent',
  description: 'What someone may do beyond their role, without the reason.',
});
export type AccessGrantTold = Static<typeof AccessGrantTold>;

export const AccessGrant = Type.Object(
  {
    ...told,
    reason,
    user: described(PersonName, 'Who may do more than their role says.'),
    given_by: Nullable(described(PersonName, 'Who gave it.'), { description: 'Who gave it, by name.' }),
    is_giver_in_charge: Type.Boolean({
      description:
        'Whether who gave it could still give it. If not, the Executives answer for it; it holds all the same.',
    }),
  },
  { $id: 'AccessGrant', description: 'What someone may do beyond their role, for a time.' },
);
export type AccessGrant = Static<typeof AccessGrant>;

export const NewAccessGrant = Strict({ ...fields, reason });
export type NewAccessGrant = Static<typeof NewAccessGrant>;
