import { type Static, Type } from 'typebox';
import { Instant, InstantInput } from '../../../lib/days.ts';
import { RecordId } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';

export const actions = ['IN', 'OUT', 'BREAK', 'BACK'] as const;
export type Action = (typeof actions)[number];

const action = Type.Enum([...actions], { description: 'IN, OUT, BREAK: a break begins; BACK: it ends.' });

/** As a device sends it. */
export const Tap = Strict({
  tap_id: Type.String({
    pattern: '^[A-Za-z0-9_-]{8,64}$',
    maxLength: 64,
    description: 'Made by the device: what it sends twice counts once.',
  }),
  user_id: Id('usr', 'Who tapped.'),
  pin: Type.Optional(Type.String({ pattern: '^[0-9]{4,8}$', maxLength: 8, description: 'Of a tap that is made now.' })),
  sealed_pin: Type.Optional(
    Type.String({
      pattern: '^[\\w-]+$',
      maxLength: 400,
      description: 'Of a tap that was kept: the PIN, sealed for the server with what else the tap says.',
    }),
  ),
  badge: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'In place of a PIN, where the organization says that a badge is enough.',
    }),
  ),
  sealed_badge: Type.Optional(
    Type.String({
      pattern: '^[\\w-]+$',
      maxLength: 400,
      description: 'The same of a tap that was kept, sealed as a PIN is.',
    }),
  ),
  action,
  tapped_at: InstantInput('When, by the clock of the device.'),
  sent_at: Type.Optional(
    InstantInput('What that clock says as the tap is sent: by how much it is off is taken off the time of the tap.'),
  ),
});
export type Tap = Static<typeof Tap>;

export const maxTaps = 100;
export const Taps = Type.Array(Tap, { minItems: 1, maxItems: maxTaps });
/** A day of a tablet without a network, all of it at once. */
export const Unsent = Type.Array(Tap, { minItems: 1, maxItems: 1000 });

export const flags = ['FUTURE', 'CLOCK_OFF', 'UNPAIRED'] as const;
export type TapFlag = (typeof flags)[number];

/** What became of one that a device sent. */
export interface TapAnswer {
  readonly tap_id: string;
  /** `RETRY`: it is to be sent again; all others are done with. */
  readonly result:
    | 'COUNTED'
    | 'WRONG_PIN'
    | 'NO_PIN'
    | 'WRONG_BADGE'
    | 'WAIT'
    | 'NEW_PIN_NEEDED'
    | 'REFUSED'
    | 'UNPROVEN'
    | 'UNKNOWN'
    | 'RETRY';
  /** For who stands there, in their language once the PIN was right. */
  readonly message: string;
  readonly language: string;
  readonly state?: 'OUT' | 'IN' | 'ON_BREAK';
  readonly flags: readonly TapFlag[];
  readonly wait_seconds?: number;
}

export const KioskTap = Type.Object(
  {
    id: RecordId('ktp'),
    kiosk_id: Id('ksk', 'The kiosk at which it was made.'),
    kiosk_name: Type.String({ description: 'What the kiosk is called.', examples: ['Back door'] }),
    user_id: Id('usr', 'Whose tap it says to be.'),
    department_id: Nullable(Id('dep'), { description: 'The department of that person.' }),
    action,
    tapped_at: Instant('When, by the clock of the device.'),
    counts_at: Instant('The time by which it would count: another where the clock of the device was off.'),
    arrived_at: Instant('When the server had it.'),
    flags: Type.Array(Type.Enum([...flags]), {
      description:
        'FUTURE: it was ahead of time, and counts at its arrival; CLOCK_OFF: the clock of the device was off; UNPAIRED: its device was unpaired before it was sent, so nobody looked at its PIN.',
      examples: [[]],
    }),
    status: Type.Enum(['UNPROVEN', 'REFUSED', 'COUNTED', 'DISCARDED'], {
      description:
        'UNPROVEN: its PIN was not right, or nobody looked at it; REFUSED: the PIN was right and it did not fit, such as a second IN; both wait. COUNTED, DISCARDED: someone decided.',
    }),
    refusal: Nullable(Type.String(), {
      description: 'Why it did not fit, in the words of then; null: it was not tried.',
      examples: [null],
    }),
  },
  { $id: 'KioskTap', description: 'A tap from a kiosk that waits for the word of who leads the person.' },
);
export type KioskTap = Static<typeof KioskTap>;
