import { Type } from 'typebox';
import { mayUse } from '../../../kernel/actor.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Day } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict, Text } from '../../../lib/schema.ts';
import { listKnown } from './known-store.ts';
import { accessTo } from './present.ts';
import { directoryFields } from './record.ts';

const KnownPerson = Type.Object(
  {
    id: Id('usr', 'Who it is.'),
    first_name: directoryFields.first_name,
    last_name: directoryFields.last_name,
    email: directoryFields.email,
    is_active: directoryFields.is_active,
    left_on: Nullable(Day(), { description: 'The last day of employment of someone who left; null: they are here.' }),
    known_by: Type.Enum(['EMAIL', 'NAME_AND_BIRTH'], { description: 'What fits.' }),
    planned_change_id: Nullable(Id('emp'), {
      examples: [null],
      description: 'That they are to be hired again on a day already; null: they are not.',
    }),
  },
  { $id: 'KnownPerson', description: 'Someone who is known by what was given.' },
);

export const findKnownPeople = writeOperation({
  id: 'users.known',
  route: 'POST /users/known',
  summary: 'Look whether someone is known already',
  description:
    'Before someone is added: whom the caller sees with this address, or with this name and day of birth. Nothing is told of anyone else. A day of birth is compared for those who see it, and such a look is logged.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  changesNothing: true,
  body: Strict({
    email: Type.Optional(Text(254, { description: 'The address, in any case.', examples: ['ada@example.com'] })),
    first_name: Type.Optional(directoryFields.first_name),
    last_name: Type.Optional(directoryFields.last_name),
    date_of_birth: Type.Optional(Nullable(Day(), { description: 'With both names.' })),
  }),
  returns: Type.Object({ people: Type.Array(KnownPerson, { description: 'Two at most.' }) }),

  async run({ actor, work, body }) {
    const { email, first_name, last_name, date_of_birth } = body;
    const isNamed = first_name !== undefined && last_name !== undefined && date_of_birth != null;
    const name = isNamed && mayUse(actor, 'users.personal:read') ? { first_name, last_name, date_of_birth } : null;
    const people = await listKnown(work.tx, actor, { email: email ?? null, name });
    const byBirth = people.filter(({ known_by }) => known_by === 'NAME_AND_BIRTH');
    work.recordSensitiveRead(accessTo(byBirth, new Set(['personal'])));
    return { people };
  },
});
