import { type Static, Type } from 'typebox';
import { Instant } from '../../../lib/days.ts';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict, Text } from '../../../lib/schema.ts';

export const maxDepartments = 100;

const name = Text(100, { description: 'What it is called, such as where it hangs.', examples: ['Back door'] });
const location = Nullable(Text(200), {
  description: 'Where it is, in words; time that is clocked there says so. null: its name is enough.',
  examples: ['Kitchen entrance, King Street'],
});
const department_ids = Type.Array(Id('dep'), {
  description: 'Whose people clock there. As it is made, none stands for all people of the organization.',
  maxItems: maxDepartments,
  uniqueItems: true,
});

export const Kiosk = Type.Object(
  {
    id: RecordId('ksk'),
    name,
    location,
    department_ids,
    is_for_all: Type.Boolean({ description: 'Everyone of the organization clocks there.', examples: [false] }),
    is_paired: Type.Boolean({ description: 'Whether a device is paired: one at a time.' }),
    pairing_expires_at: Nullable(Instant(), {
      description: 'Until when its code pairs a device; null: it has none that waits.',
      examples: [null],
    }),
    paired_at: Nullable(Instant(), { description: 'When its device was paired; null: none is.' }),
    last_heard_at: Nullable(Instant(), { description: 'When its device last said something; null: not yet.' }),
    unsent_count: Type.Integer({
      description: 'Taps that its device kept and had not sent when it was last heard of.',
      examples: [0],
    }),
    clock_ahead_seconds: Nullable(Type.Integer(), {
      description: 'How far the clock of the device is ahead of ours, behind it if negative; null: it has not said.',
      examples: [0],
    }),
    waiting_taps: Type.Integer({ description: 'Taps from there that wait for someone’s word.', examples: [0] }),
    created_at: CreatedAt(),
    updated_at: UpdatedAt(),
  },
  { $id: 'Kiosk', description: 'A shared tablet at which people clock in.' },
);
export type Kiosk = Static<typeof Kiosk>;

const pairingCode = Type.String({
  description: 'What is typed on the device, once and within ten minutes. In this answer alone.',
  examples: ['K7TM2QXW'],
});

export const NewKioskAnswer = Type.Object(
  { ...Kiosk.properties, pairing_code: pairingCode },
  { $id: 'NewKiosk', description: 'A kiosk with the code that pairs a device.' },
);

export const NewKiosk = Strict({ name, location: Type.Optional(location), department_ids });
export type NewKiosk = Static<typeof NewKiosk>;

export const KioskChanges = Changes({ name, location, department_ids });
