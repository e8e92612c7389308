import { type Static, Type } from 'typebox';
import { selfOf } from '../../../kernel/actor.ts';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { Instant } from '../../../lib/days.ts';
import { enforce, forbidden } from '../../../lib/errors.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { hashPassword } from '../../sign-in/index.ts';
import { MadePin, madePin, mayBePin, presentMade } from './made.ts';
import { findPin, savePin } from './store.ts';

const own = { surface: 'app', scope: null, module: 'time_tracking', needsPerson: true } as const;

export const KioskPin = Type.Object(
  {
    is_set: Type.Boolean({ description: 'Whether the caller has a PIN.' }),
    set_at: Nullable(Instant(), { description: 'Since when; null: they have none.' }),
  },
  { $id: 'KioskPin', description: 'Whether someone has a PIN for kiosks. The PIN itself is told to nobody.' },
);
type KioskPin = Static<typeof KioskPin>;

function idOf(actor: Parameters<typeof selfOf>[0]): string {
  const id = selfOf(actor);
  if (id === null) throw forbidden('access.person', { reason: 'service_account' });
  return id;
}

export const getKioskPin = readOperation({
  ...own,
  id: 'kioskPin.get',
  route: 'GET /me/kiosk-pin',
  shows: ['user'],
  summary: 'Whether one has a PIN for kiosks',
  returns: KioskPin,

  async run({ actor, db }): Promise<KioskPin> {
    const row = await findPin(db, actor.organizationId, idOf(actor));
    return row?.pin_hash == null ? { is_set: false, set_at: null } : { is_set: true, set_at: row.set_at };
  },
});

export const setKioskPin = writeOperation({
  ...own,
  id: 'kioskPin.set',
  route: 'PUT /me/kiosk-pin',
  subject: 'user',
  summary: 'Choose one’s PIN for kiosks',
  description:
    'It clocks on shared tablets, and opens nothing else. Kept as a hash alone, as passwords are; taps that a tablet still keeps are judged by the one before as well. Ends any waiting after wrong ones.',
  unrehearsed: 'rehearsal.password',
  body: Strict({
    pin: Type.String({
      pattern: '^[0-9]{4,8}$',
      maxLength: 8,
      description: 'Four to eight digits; neither a run such as 1234 nor one digit or pair repeated.',
      examples: ['4071'],
    }),
  }),
  returns: KioskPin,

  // Hashing takes its time: before the transaction, with no connection in hand.
  prepare({ body }) {
    enforce(mayBePin(body.pin));
    return hashPassword(body.pin);
  },

  async run({ actor, work, prepared: hash }): Promise<KioskPin> {
    const userId = idOf(actor);
    await savePin(work, userId, hash);
    work.audit({ subjectId: userId, changedFields: ['kiosk_pin'] });
    return { is_set: true, set_at: work.now };
  },
});

export const makeKioskPin = writeOperation({
  ...own,
  id: 'kioskPin.make',
  route: 'POST /me/kiosk-pin',
  subject: 'user',
  summary: 'Have a PIN for kiosks made, to show to the camera',
  description:
    'Eight random digits take the place of the PIN. The QR code holds the person’s id and the PIN: shown to the camera of a shared tablet, it stands for both. Shown in this one answer alone.',
  unrehearsed: 'rehearsal.secret',
  returns: MadePin,

  prepare: ({ actor }) => madePin(idOf(actor)),

  async run({ actor, work, prepared }) {
    const userId = idOf(actor);
    await savePin(work, userId, prepared.hash);
    work.audit({ subjectId: userId, changedFields: ['kiosk_pin'] });
    return presentMade(work, prepared);
  },
});

export const removeKioskPin = writeOperation({
  ...own,
  id: 'kioskPin.remove',
  route: 'DELETE /me/kiosk-pin',
  subject: 'user',
  summary: 'Take one’s PIN for kiosks away',
  description: 'Taps that a tablet kept until now are still judged by it. Without one, none is taken away.',
  unrehearsed: 'rehearsal.password',
  returns: KioskPin,

  async run({ actor, work }): Promise<KioskPin> {
    const userId = idOf(actor);
    const row = await findPin(work.tx, actor.organizationId, userId);
    if (row?.pin_hash != null) await savePin(work, userId, null);
    work.audit({ subjectId: userId, changedFields: row?.pin_hash == null ? [] : ['kiosk_pin'] });
    return { is_set: false, set_at: null };
  },
});
