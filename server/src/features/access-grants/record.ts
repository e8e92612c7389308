import { type Static, Type } from 'typebox';
import { grantFields, grantReason } from '../../kernel/granting.ts';
import { Instant } from '../../lib/days.ts';
import { CreatedAt, described, PersonName, RecordId, UpdatedAt } from '../../lib/fields.ts';
import { ActorId, Id } from '../../lib/ids.ts';
import { Nullable, Strict } from '../../lib/schema.ts';

export const standings = ['PLANNED', 'HOLDS', 'ENDED'] as const;

const fields = {
  user_id: Id('usr', 'Who may do more than their role says.'),
  ...grantFields,
};

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
    reason: grantReason,
    user: described(PersonName, 'Who may do more than their role says.'),
    is_guest: Type.Boolean({ description: 'Whether they are a guest, who does not work here.' }),
    given_by: Nullable(described(PersonName, 'Who gave it.'), { description: 'Who gave it, by name.' }),
    is_giver_in_charge: Type.Boolean({
      description:
        'Whether who gave it could still give it. If not, the Executives answer for it; it holds all the same.',
    }),
  },
  { $id: 'AccessGrant', description: 'What someone may do beyond their role, for a time.' },
);
export type AccessGrant = Static<typeof AccessGrant>;

export const NewAccessGrant = Strict({ ...fields, reason: grantReason });
export type NewAccessGrant = Static<typeof NewAccessGrant>;
