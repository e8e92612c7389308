import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import type { StoredEvent } from '../../kernel/events.ts';
import { findActor } from '../people/index.ts';
import { leaveEvents, leaveUpdated } from './events.ts';
import { redacted } from './requests/present.ts';
import type { Leave } from './requests/record.ts';
import { book, eventsOf, monday, moveClockTo, office, type PersonName } from './testing/office.ts';

const harness = await openHarness();
moveClockTo(harness, monday);
const here = await office(harness);
const { world, types, api, people } = here;
const { db } = harness.installation.database;

const viewer = async (name: PersonName) => {
  const actor = await findActor(db, world.organizationId, people[name].id);
  if (!actor) throw new Error('Nobody.');
  return actor;
};

/** The last event about a leave, as it was stored. */
async function storedOf(id: string): Promise<StoredEvent<Leave>> {
  const event = (await eventsOf(here, id)).at(-1);
  if (!event) throw new Error('No event.');
  return {
    id: event.id,
    organizationId: world.organizationId,
    subjectId: id,
    snapshot: event.snapshot as Leave,
    previous: event.previous as Record<string, unknown> | null,
  };
}

type Sight = 'whole' | 'redacted' | 'nothing';
const sights: [PersonName, Sight][] = [
  ['cook', 'whole'],
  ['boss', 'whole'],
  ['admin', 'whole'],
  ['executive', 'whole'],
  ['head', 'redacted'],
  ['deputy', 'redacted'],
  ['otherCook', 'nothing'],
  ['chef', 'nothing'],
  ['bartender', 'nothing'],
  ['barHead', 'nothing'],
];

const day = { start_date: '2026-06-01', end_date: '2026-06-01' };
const plain = await book(api.cook, { leave_type_id: types.vacation, ...day, reason: 'The sea' });
const changed = await book(api.cook, {
  leave_type_id: types.therapy,
  start_date: '2026-06-08',
  end_date: '2026-06-09',
  reason: 'Between us',
});
const toPrivate = await storedOf(changed.id);
await api.cook.patch(`/leaves/${changed.id}`, { leave_type_id: types.unpaid, end_date: '2026-06-10' });
const fromPrivate = await storedOf(changed.id);

describe('who is told of leave', () => {
  it.each(sights)('of leave that is not private: %s', async (name, sight) => {
    const event = await storedOf(plain.id);
    const [seen] = await leaveUpdated.seenBy(db, await viewer(name), [event]);
    expect(seen?.object ?? null).toEqual(sight === 'nothing' ? null : plain);
  });

  it.each(sights)('of private leave: %s, %s', async (name, sight) => {
    const [seen] = await leaveUpdated.seenBy(db, await viewer(name), [toPrivate]);
    expect(seen?.object ?? null).toEqual({ whole: changed, redacted: redacted(changed), nothing: null }[sight]);
  });

  it.each(sights)('of the private type it had before: %s, %s', async (name, sight) => {
    expect(fromPrivate.previous).toEqual({ leave_type_id: types.therapy, end_date: '2026-06-09' });
    const [seen] = await leaveUpdated.seenBy(db, await viewer(name), [fromPrivate]);
    const shown = { leave_type_id: null, end_date: '2026-06-09' };
    expect(seen?.previous ?? null).toEqual({ whole: fromPrivate.previous, redacted: shown, nothing: null }[sight]);
  });

  it('what names no type is shown as it was stored', async () => {
    const event = { ...fromPrivate, previous: { status: 'PENDING' } };
    const none = { ...fromPrivate, previous: null };
    const seen = await leaveUpdated.seenBy(db, await viewer('head'), [event, none]);
    expect(seen.map((one) => one?.previous)).toEqual([{ status: 'PENDING' }, null]);
  });

  it('leave whose type was made private since is not told late either', async () => {
    const leave = await book(api.cook, {
      leave_type_id: types.unpaid,
      start_date: '2026-07-06',
      end_date: '2026-07-06',
    });
    const event = await storedOf(leave.id);
    await sql`update leave_types set is_private = ${true} where id = ${types.unpaid}`.execute(db);
    expect(await leaveUpdated.seenBy(db, await viewer('head'), [event])).toMatchObject([{ object: redacted(leave) }]);
    expect(await leaveUpdated.seenBy(db, await viewer('boss'), [event])).toMatchObject([{ object: leave }]);
  });

  it('leave that was given a private type since is not told as it was before', async () => {
    const days = { start_date: '2026-08-03', end_date: '2026-08-03' };
    const leave = await book(api.cook, { leave_type_id: types.vacation, ...days, reason: 'Between us' });
    const event = await storedOf(leave.id);
    await api.cook.patch(`/leaves/${leave.id}`, { leave_type_id: types.therapy });
    expect(await leaveUpdated.seenBy(db, await viewer('head'), [event])).toMatchObject([{ object: redacted(leave) }]);
    expect(await leaveUpdated.seenBy(db, await viewer('boss'), [event])).toMatchObject([{ object: leave }]);
  });

  it('each of many by its own: some whole, some redacted, some not at all', async () => {
    const own = await storedOf((await book(api.head, { leave_type_id: types.therapy, ...day })).id);
    const bar = await storedOf((await book(api.bartender, { leave_type_id: types.vacation, ...day })).id);
    const events = [await storedOf(plain.id), bar, toPrivate, own];
    const seen = await leaveUpdated.seenBy(db, await viewer('head'), events);
    expect(seen.map((one) => one?.object ?? null)).toEqual([plain, null, redacted(changed), own.snapshot]);
  });
});

describe('the catalogue', () => {
  it('names each event with its scope and what previous may hold', () => {
    expect(leaveEvents.map(({ type, scope, object, previous }) => [type, scope, object, previous])).toEqual([
      ['leave.requested', 'leaves:read', 'leave', undefined],
      ['leave.approved', 'leaves:read', 'leave', ['status']],
      ['leave.rejected', 'leaves:read', 'leave', ['status']],
      ['leave.cancelled', 'leaves:read', 'leave', ['status']],
      ['leave.cancellation_requested', 'leaves:read', 'leave', ['cancellation_requested_at']],
      [
        'leave.updated',
        'leaves:read',
        'leave',
        ['leave_type_id', 'start_date', 'end_date', 'start_half', 'end_half', 'start_time', 'end_time'],
      ],
    ]);
  });
});
