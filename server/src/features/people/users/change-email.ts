import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { userUpdated } from '../events.ts';
import { directoryOf } from './present.ts';
import { withinRules } from './rules.ts';
import { lockPersonOrGuest, savePerson } from './store.ts';

/** Once an address is proven. Of two who want the same at once one has it, and the other is refused. */
export async function changeEmail(work: UnitOfWork, action: string, userId: string, email: string): Promise<void> {
  const { tx, actor, now } = work;
  const person = await lockPersonOrGuest(tx, actor, userId);
  const saved = await withinRules(savePerson(tx, actor.organizationId, userId, { email, updated_at: now }));
  work.audit({ action, subjectType: 'user', subjectId: userId, before: { email: person.email }, after: { email } });
  await work.raise(userUpdated, { subjectId: userId, snapshot: directoryOf(saved), previous: { email: person.email } });
}
