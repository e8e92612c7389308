import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type EventDefinition, type Seen, seenWhere, type StoredEvent } from '../../kernel/events.ts';
import type { NewGuestGrant } from '../../kernel/granting.ts';
import { directoryFieldNames, DirectoryPerson } from './users/record.ts';
import { listVisibleIds } from './users/store.ts';
import { visibleWithGuests } from './visibility.ts';

/** The directory tier, to everyone who sees the person in the directory. */
async function seenBy(
  db: Db,
  viewer: Actor,
  events: readonly StoredEvent<DirectoryPerson>[],
): Promise<(Seen | null)[]> {
  if (visibleWithGuests.seesAll(viewer))
    return seenWhere(events, ({ organizationId }) => organizationId === viewer.organizationId);
  const ids = events.map(({ subjectId }) => subjectId);
  const seen = new Set(await listVisibleIds(db, viewer, ids));
  return seenWhere(events, ({ subjectId }) => seen.has(subjectId));
}

const personEvent = (
  type: string,
  summary: string,
  previous?: readonly string[],
  example?: EventDefinition['example'],
): EventDefinition<DirectoryPerson> => ({
  type,
  summary,
  scope: 'users:read',
  object: 'user',
  schema: DirectoryPerson,
  ...(previous && { previous }),
  ...(example && { example }),
  seenBy,
});

const changeable = directoryFieldNames.filter((name) => !['id', 'created_at', 'updated_at'].includes(name));

export const userCreated = personEvent('user.created', 'A person was added.');
export const userUpdated = personEvent(
  'user.updated',
  'A directory or employment field of a person changed.',
  changeable,
  { previous: { job_title: 'Line cook' } },
);
export const userDeactivated = personEvent('user.deactivated', "A person's account was deactivated.", ['is_active']);
export const userReactivated = personEvent('user.reactivated', "A person's account was reactivated.", ['is_active']);

export const personEvents = [userCreated, userUpdated, userDeactivated, userReactivated];

/** No events, only told to reactions: access was suspended, or given back. */
export const accessSuspended = 'user.access-suspended';
export const accessChanged = 'user.access-restored';

/** No event, only told to reactions: a guest was added, with what they are to be given. */
export const guestAdded = 'user.guest-added';
export interface GuestGrants {
  readonly grants: readonly NewGuestGrant[];
}

/** No event, only told to reactions: a person belongs to another department than before. */
export const departmentChanged = 'user.department';
/** Whether it is because the two become one: what waits between people of it goes on. */
export const comesAlong = (about: { readonly isMerge?: true } | undefined): boolean => about?.isMerge === true;

/**
 * No event, only told to reactions: whoever had lost the account has it back by their old address. What was made in it since is someone
 * else's, perhaps: it ends in the same transaction, and each reaction says how much of it there was.
 */
export const accountTakenBack = 'user.taken-back';
export interface TakenBack {
  readonly since: string;
  readonly ended: Ended;
}
/** How many of each kind have ended. */
export type Ended = Partial<
  Record<
    'sessions' | 'passkeys' | 'codes' | 'links' | 'tokens' | 'apps' | 'calendars' | 'endpoints' | 'deputies' | 'grants',
    number
  >
>;

/** No event, only told to reactions: a service account is gone, and what it holds stops in the same transaction. */
export const serviceAccountDeleted = 'service-account.deleted';

/** No event, only told to reactions: a service account has a higher role, or more departments, by now; with the field that says so. */
export const serviceAccountWidened = 'service-account.widened';

/** No event, only told to reactions: a person has a higher role by now. */
export const roleRaised = 'user.role-raised';
/** The same of a lower one. */
export const roleLowered = 'user.role-lowered';

/** No event, only told to reactions: a token, a deputy, or an endpoint, of someone whose access was suspended goes on no more. */
export const tokenEnds = 'token.ends';
export const endpointPauses = 'endpoint.pauses';
export const deputyEnds = 'deputy.ends';

/** No event, only told to reactions: SCIM would suspend so many people that an Executive is asked first. About its account. */
export const scimBraked = 'scim.braked';

/**
 * No event, only told to reactions: each feature that holds something of the person erases it now, in the same transaction.
 * The person's own row still stands as it was.
 */
export const userErased = 'user.erased';

/**
 * No event, only told to reactions: people on whom nothing depended were removed, told once for all of them, by the first. What
 * existed of them by itself, such as grants of leave, went with them: see ByProduct.
 */
export const userRemoved = 'user.removed';
