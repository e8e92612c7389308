import { Type } from 'typebox';
import { AnyOf, IdsFilter } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { addDays, dayBoundsMs, dayIn } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { findDepartmentOf, getVisibleShift } from '../shifts/store.ts';
import { busyAt } from './busy.ts';
import { offerStates } from './offer-states.ts';
import { ShiftOffer, SwapOptions } from './record.ts';
import { getVisibleOffer, listVisibleOffers } from './store.ts';
import { listColleagues, listSwapShifts } from './swaps-store.ts';

export const listShiftOffers = listOperation({
  id: 'shiftOffers.list',
  route: 'GET /shift-offers',
  shows: ['shift'],
  summary: 'List shifts that are offered',
  description:
    'One’s own, those one was asked or has taken, and what all of the own department are asked; Department Heads also those of their department scope, Administrators and Executives all. People are named as far as the caller sees their shifts, or is one of the two.',
  scope: 'shift_offers:read',
  query: Strict({
    status: Type.Optional(AnyOf(Type.Enum([...offerStates.states]), 'Only offers with this status.')),
    shift_id: Type.Optional(IdsFilter('shf', 'Only offers of this shift.')),
  }),
  returns: ShiftOffer,
  order: 'newest first',

  run({ actor, db, query, page }) {
    return listVisibleOffers(db, actor, query, page);
  },
});

export const getShiftOffer = readOperation({
  id: 'shiftOffers.get',
  route: 'GET /shift-offers/{id}',
  shows: ['shift'],
  summary: 'Get a shift offer',
  scope: 'shift_offers:read',
  params: Strict({ id: Id('sof') }),
  returns: ShiftOffer,
  refuses: ['NOT_FOUND'],

  run({ actor, db, params }) {
    return getVisibleOffer(db, actor, params.id);
  },
});

/** Around the shift that is given. */
const daysAround = 28;

export const listSwapOptions = readOperation({
  id: 'shifts.swapOptions',
  route: 'GET /shifts/{id}/swap-options',
  shows: ['shift', 'user'],
  summary: 'List with whom a shift can be exchanged',
  description:
    'People of its department, and which of their published shifts to come its owner could work instead: as far as the caller sees them, up to four weeks after it. Who works or is away at the time of the shift, as far as the caller sees that, is marked and stands last; which of the two, and why, is not told. A shift of the same hours and the same work is none to swap for.',
  scope: 'shift_offers:read',
  params: Strict({ id: Id('shf') }),
  returns: SwapOptions,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, params }) {
    const shift = await getVisibleShift(db, actor, params.id);
    const { timezone } = actor.organization;
    const departmentId = shift.department_id ?? (await findDepartmentOf(db, actor, shift.user_id));
    const until = dayBoundsMs(timezone, addDays(dayIn(timezone, Date.parse(shift.starts_at)), daysAround)).endMs;
    const given = { id: shift.id, userId: shift.user_id, departmentId };
    const [people, shifts] = await Promise.all([
      listColleagues(db, actor, departmentId, shift.user_id),
      listSwapShifts(db, actor, given, { from: new Date(nowMs).toISOString(), to: new Date(until).toISOString() }),
    ]);
    const isBusy = await busyAt(
      db,
      actor,
      people.map(({ id }) => id),
      shift,
    );
    // The same hours of the same work: nothing would change.
    const isOther = (other: (typeof shifts)[number]): boolean =>
      (['title', 'location', 'starts_at', 'ends_at'] as const).some((name) => other[name] !== shift[name]);
    const free = (one: { readonly is_busy: boolean }): boolean => !one.is_busy;
    const marked = people.map((person) => ({ ...person, is_busy: isBusy(person.id) }));
    return {
      people: [...marked.filter(free), ...marked.filter((person) => !free(person))],
      shifts: shifts.filter(isOther).map((other) => ({ ...other, is_busy: isBusy(other.user_id, other.id) })),
    };
  },
});
