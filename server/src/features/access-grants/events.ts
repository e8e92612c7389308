import type { Db } from '../../db/database.ts';
import { type Actor, administers } from '../../kernel/actor.ts';
import { type EventDefinition, type Seen, seenWhere, type StoredEvent } from '../../kernel/events.ts';
import { AccessGrantTold } from './record.ts';

/** To whom it was given, and those who give. */
const seenBy = (_db: Db, viewer: Actor, events: readonly StoredEvent<AccessGrantTold>[]): Promise<(Seen | null)[]> =>
  Promise.resolve(
    seenWhere(
      events,
      ({ organizationId, snapshot }) =>
        organizationId === viewer.organizationId && (administers(viewer) || snapshot.user_id === viewer.userId),
    ),
  );

const about = { scope: 'access_grants:read', object: 'access_grant', schema: AccessGrantTold, seenBy } as const;

export const grantCreated: EventDefinition<AccessGrantTold> = {
  ...about,
  type: 'access_grant.created',
  summary: 'Someone was given access beyond their role.',
};

export const grantEnded: EventDefinition<AccessGrantTold> = {
  ...about,
  type: 'access_grant.ended',
  summary: 'Access beyond a role ended: its last day is over, or it was taken back.',
  example: { object: { standing: 'ENDED', ended_at: '2026-05-01T04:00:00.000Z' } },
};

export const grantEvents = [grantCreated, grantEnded];
