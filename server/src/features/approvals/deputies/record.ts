import { type Static, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { Changes, CreatedAt, described, PersonName, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Email, Nullable, Strict } from '../../../lib/schema.ts';

/** What someone decides on for others. */
export const decidingKinds = ['TIME', 'LEAVE', 'EXPENSES'] as const;
export type DecidingKind = (typeof decidingKinds)[number];

const fields = {
  deputy_id: Id('usr', 'Who decides in their place: another active person of the organization.'),
  kinds: Type.Array(Type.Enum([...decidingKinds]), {
    minItems: 1,
    maxItems: decidingKinds.length,
    uniqueItems: true,
    description: 'What the deputy decides on.',
    examples: [['LEAVE', 'EXPENSES']],
  }),
  from: Nullable(Day(), { description: 'From this day on; null: since ever, if `to` is given.' }),
  to: Nullable(Day(), { description: 'Until this day, which counts; null: without an end, if `from` is given.' }),
  while_away: Type.Boolean({
    description:
      'Also whenever the person has approved leave, halves and hours as they were booked. Without days: then alone.',
  }),
};

const deputy_email = Email({
  description:
    'In place of `deputy_id`: their exact e-mail address, for someone whom the caller’s directory does not show.',
  examples: ['kofi.mensah@example.com'],
});

export const Deputy = Type.Object(
  {
    id: RecordId('dpy'),
    user_id: Id('usr', 'Whose decisions they are.'),
    user: described(PersonName, 'Whose decisions they are.'),
    deputy_id: fields.deputy_id,
    deputy: described(PersonName, 'Who decides in their place.'),
    kinds: fields.kinds,
    from: fields.from,
    to: fields.to,
    while_away: fields.while_away,
    is_at_work: Type.Boolean({ description: 'Whether the deputy decides at this moment.' }),
    created_at: CreatedAt(),
    updated_at: UpdatedAt(),
  },
  { $id: 'Deputy', description: 'Who decides in whose place, and when.' },
);
export type Deputy = Static<typeof Deputy>;

export const NewDeputy = Strict({
  user_id: Type.Optional(
    Id(
      'usr',
      'Whose decisions they are; the caller’s own when absent. Of others by Administrators, for people below them.',
    ),
  ),
  deputy_id: Type.Optional(fields.deputy_id),
  deputy_email: Type.Optional(deputy_email),
  kinds: fields.kinds,
  from: Type.Optional(fields.from),
  to: Type.Optional(fields.to),
  while_away: fields.while_away,
});

export const DeputyChanges = Changes({ ...fields, deputy_email });

/** Whom a body names, by the one or the other. */
export interface NamedDeputy {
  readonly deputy_id?: string | undefined;
  readonly deputy_email?: string | undefined;
}
