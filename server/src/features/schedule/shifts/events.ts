import { type Static, Type } from 'typebox';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type EventDefinition, type Seen, seenWhere, type StoredEvent } from '../../../kernel/events.ts';
import { Id, otherSampleId } from '../../../lib/ids.ts';
import { Nullable } from '../../../lib/schema.ts';
import { listSeenInEvents } from './events-store.ts';
import { Shift } from './record.ts';

const { user: _user, notes: _notes, ...fields } = Shift.properties;

export const ShiftInEvent = Type.Object(
  {
    ...fields,
    offer_id: Nullable(Id('sof'), { description: 'The shift offer that it came of; null: the shift was open.' }),
  },
  { $id: 'ShiftInEvent', description: 'A shift as events show it: without its notes.' },
);
export type ShiftInEvent = Static<typeof ShiftInEvent>;

/** To those who see the shift; what was offered to some, to those who see the offer. */
async function seenBy(db: Db, viewer: Actor, events: readonly StoredEvent<ShiftInEvent>[]): Promise<(Seen | null)[]> {
  const asked = events.map(({ subjectId, snapshot }) => ({ shift_id: subjectId, offer_id: snapshot.offer_id }));
  const seen = await listSeenInEvents(db, viewer, asked);
  return seenWhere(events, ({ subjectId, snapshot }) => seen.has(`${subjectId} ${snapshot.offer_id ?? ''}`));
}

const shiftEvent = (
  type: string,
  summary: string,
  more: Pick<EventDefinition, 'previous' | 'example'> = {},
): EventDefinition<ShiftInEvent> => ({
  type,
  summary,
  scope: 'schedules:read',
  object: 'shift',
  schema: ShiftInEvent,
  ...more,
  seenBy,
});

export const shiftOfferedEvent = shiftEvent(
  'shift.offered',
  'A published shift became open, or someone offered theirs to one colleague or to all who could take it.',
  { example: { object: { user_id: null, status: 'OPEN', offer_id: null } } },
);
export const shiftClaimedEvent = shiftEvent(
  'shift.claimed',
  'Someone claimed an open shift, or took what another gave away.',
  { previous: ['user_id'], example: { object: { offer_id: null }, previous: { user_id: otherSampleId('usr') } } },
);
export const shiftSwappedEvent = shiftEvent(
  'shift.swapped',
  'Two people exchanged shifts: one event for each of the two.',
  { previous: ['user_id'], example: { previous: { user_id: otherSampleId('usr') } } },
);

export const shiftEvents = [shiftOfferedEvent, shiftClaimedEvent, shiftSwappedEvent];
