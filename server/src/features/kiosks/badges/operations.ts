import { type Static, Type } from 'typebox';
import { type Actor, administers, isOneself } from '../../../kernel/actor.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { Instant } from '../../../lib/days.ts';
import { enforce, forbidden, type Verdict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import {
  getVisiblePerson,
  lockVisiblePerson,
  noGuest,
  notErased,
  personRecord,
  worksHere,
} from '../../people/index.ts';
import { mayDecideOnTime } from '../../time/index.ts';
import { deleteBadge, findBadge, saveBadge } from './store.ts';

const ofBadges = {
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  module: 'time_tracking',
  params: Strict({ id: Id('usr') }),
} as const;

/** Longer than any PIN, so that a tablet tells the two apart. */
export const BadgeCode = Type.String({
  pattern: '^[A-Za-z0-9._-]{9,64}$',
  maxLength: 64,
  description: 'What a scanner types for it: 9 to 64 letters, digits, dots, hyphens and underscores.',
  examples: ['0004471902'],
});

export const KioskBadge = Type.Object(
  {
    is_set: Type.Boolean({ description: 'Whether the person has a badge.' }),
    set_at: Nullable(Instant(), { description: 'Since when; null: they have none.' }),
  },
  { $id: 'KioskBadge', description: 'Whether someone has a badge for kiosks. Its code is told to nobody.' },
);
type KioskBadge = Static<typeof KioskBadge>;

/** Who leads the person; of their own, Administrators alone. */
const mayLookAfterBadge = (
  actor: Actor,
  { id, department_id }: { id: string; department_id: string | null },
): Verdict =>
  administers(actor) ||
  (isOneself(actor, id) ? forbidden('kiosks.ownBadge') : mayDecideOnTime(actor, { user_id: id, department_id }));

export const getKioskBadge = readOperation({
  ...ofBadges,
  id: 'kioskBadges.get',
  route: 'GET /users/{id}/kiosk-badge',
  shows: ['user'],
  summary: 'Whether a person has a badge for kiosks',
  returns: KioskBadge,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, db, params }): Promise<KioskBadge> {
    enforce(mayLookAfterBadge(actor, await getVisiblePerson(db, actor, params.id, new Set())));
    const setAt = await findBadge(db, actor.organizationId, params.id);
    return { is_set: setAt !== null, set_at: setAt };
  },
});

export const setKioskBadge = writeOperation({
  ...ofBadges,
  id: 'kioskBadges.set',
  route: 'PUT /users/{id}/kiosk-badge',
  subject: 'user',
  summary: 'Give a person a badge for kiosks',
  description:
    'In place of one that they had, which names nobody from that moment on. It names the person at a kiosk; their PIN proves it, unless the setting `kiosk_badge_is_enough` says otherwise. Kept as a keyed digest alone. By who leads the person; of their own, by Administrators.',
  guards: guardsOn(personRecord, [mayLookAfterBadge, notErased, noGuest, worksHere]),
  worksOn: 'by hand: A badge is one person’s.',
  body: Strict({ code: BadgeCode }),
  returns: KioskBadge,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }): Promise<KioskBadge> {
    const person = await lockVisiblePerson(work.tx, actor, params.id);
    await work.guard(person);
    await saveBadge(work, person.id, body.code);
    work.audit({ subjectId: person.id, changedFields: ['kiosk_badge'] });
    return { is_set: true, set_at: work.now };
  },
});

export const removeKioskBadge = writeOperation({
  ...ofBadges,
  id: 'kioskBadges.remove',
  route: 'DELETE /users/{id}/kiosk-badge',
  subject: 'user',
  summary: 'Take the badge of a person away',
  description:
    'Lost, or handed back: from that moment on it names nobody, also for taps that a tablet still keeps. Without one, none is taken away.',
  guards: guardsOn(personRecord, [mayLookAfterBadge, notErased, noGuest]),
  worksOn: 'by hand: A badge is one person’s.',
  returns: KioskBadge,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }): Promise<KioskBadge> {
    const person = await lockVisiblePerson(work.tx, actor, params.id);
    await work.guard(person);
    const had = await deleteBadge(work, person.id);
    work.audit({ subjectId: person.id, changedFields: had ? ['kiosk_badge'] : [] });
    return { is_set: false, set_at: null };
  },
});
