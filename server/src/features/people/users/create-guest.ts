import type { NewGuestGrant } from '../../../kernel/granting.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { guestAdded, type GuestGrants, userCreated } from '../events.ts';
import { directoryOf } from './present.ts';
import { withinRules } from './rules.ts';
import { insertPerson, type PersonRow } from './store.ts';

/** Without employment and seat. What they are given is given by whoever adds them, by the rules of giving. */
export async function createGuest(
  work: UnitOfWork,
  guest: PersonRow,
  grants: readonly NewGuestGrant[],
): Promise<PersonRow> {
  if (grants.length === 0) throw invalid('grants', 'people.guestWithoutGrants');
  await withinRules(insertPerson(work.actor.organizationId, guest).execute(work.tx));
  work.audit({ action: 'users.create', subjectType: 'user', subjectId: guest.id, after: directoryOf(guest) });
  await work.raise(userCreated, { subjectId: guest.id, snapshot: directoryOf(guest) });
  await work.react(guestAdded, guest.id, { grants } satisfies GuestGrants);
  return guest;
}
