import { type Actor, isOneself } from '../../../kernel/actor.ts';
import { asItStands, guardedAsShown, guardsOn } from '../../../kernel/guards.ts';
import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, forbidden, type Verdict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { findActor } from '../../people/index.ts';
import { mayDecideOnTime } from '../../time/index.ts';
import { findPlace } from '../devices/store.ts';
import { bodyOf, operationOf } from './clock.ts';
import { KioskTap } from './record.ts';
import { listWaiting, lockTap, saveDecision, tapAfter } from './store.ts';

const ofTaps = { surface: 'app', scope: null, role: 'DEPARTMENT_HEAD', module: 'time_tracking' } as const;
const params = Strict({ id: Id('ktp') });

const waits = ({ status }: Pick<KioskTap, 'status'>): Verdict =>
  status === 'UNPROVEN' || status === 'REFUSED' || conflict('kiosks.tapDecided', { reason: 'state', status });

const mayDecide = (actor: Actor, tap: KioskTap): Verdict =>
  isOneself(actor, tap.user_id) ? forbidden('time.own') : mayDecideOnTime(actor, tap);

const deciding = guardsOn(guardedAsShown<KioskTap>(KioskTap), [mayDecide, asItStands(waits)]);

export const listKioskTaps = listOperation({
  ...ofTaps,
  id: 'kioskTaps.list',
  route: 'GET /kiosk-taps',
  summary: 'List taps that wait for someone’s word',
  description:
    'Of the people whom one leads: taps that a kiosk had kept and whose PIN was not right, or that did not fit when they came in.',
  returns: KioskTap,
  order: 'latest first',

  run: ({ actor, db, page }) => listWaiting(db, actor, page),
});

export const confirmKioskTap = writeOperation({
  ...ofTaps,
  id: 'kioskTaps.confirm',
  route: 'POST /kiosk-taps/{id}/confirm',
  subject: 'kiosk_tap',
  summary: 'Let a tap count',
  description:
    'By the word of who leads the person: it clocks as it would have then, in the name of that person, and by the rules of the clock.',
  guards: deciding,
  worksOn: 'by hand: A tap waits only after a tablet was without a network.',
  params,
  returns: KioskTap,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params: { id } }) {
    const tap = await lockTap(work, id);
    await work.guard(tap);
    const entryId = await clockFor(work, tap);
    await saveDecision(work, id, 'COUNTED', entryId);
    work.audit({ subjectId: id, personId: tap.user_id, changedFields: ['status'] });
    return tapAfter(work, id);
  },
});

async function clockFor(work: UnitOfWork, { kiosk_id, user_id, action, counts_at }: KioskTap): Promise<string> {
  const { actor, origin, tx } = work;
  const person = await findActor(tx, actor.organizationId, user_id);
  if (!person?.isActive) throw conflict('kiosks.personLeft', { reason: 'inactive' });
  const place = await findPlace(tx, actor.organizationId, kiosk_id);
  const inner = work.as(
    person,
    { ...origin, kioskId: kiosk_id },
    actor.userId === null ? {} : { acceptedById: actor.userId },
  );
  const body = bodyOf(action, counts_at, place);
  const context = { actor: person, work: inner, params: {}, query: {}, body, prepared: undefined, answerHeaders: {} };
  const data = await inner.perform(operationOf[action], context);
  return (data as { readonly id: string }).id;
}

export const discardKioskTap = writeOperation({
  ...ofTaps,
  id: 'kioskTaps.discard',
  route: 'POST /kiosk-taps/{id}/discard',
  subject: 'kiosk_tap',
  summary: 'Let a tap not count',
  description: 'It stays on record as what it was, and changes no time.',
  guards: deciding,
  worksOn: 'by hand: A tap waits only after a tablet was without a network.',
  params,
  returns: KioskTap,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params: { id } }) {
    const tap = await lockTap(work, id);
    await work.guard(tap);
    await saveDecision(work, id, 'DISCARDED', null);
    work.audit({ subjectId: id, personId: tap.user_id, changedFields: ['status'] });
    return tapAfter(work, id);
  },
});
