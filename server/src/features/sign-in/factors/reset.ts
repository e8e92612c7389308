import { Type } from 'typebox';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { lockPersonOrGuest, mayLookAfterAccess, notErased, personRecord, worksHere } from '../../people/index.ts';
import { decidesFor } from '../account/members-store.ts';
import { deleteCodes } from '../codes/store.ts';
import { enqueueNotice } from '../notice.ts';
import { deletePasskeys } from '../passkeys/store.ts';
import { endAccountWays, endWaysIn, lockPerson } from '../store.ts';

export const resetFactors = writeOperation({
  id: 'users.resetFactors',
  route: 'POST /users/{id}/reset-factors',
  subject: 'user',
  summary: 'Reset the second factors of a person',
  description:
    'For someone who has lost them: one-time codes, recovery codes and passkeys are gone, all sessions and password links end, and the person is told by mail. They sign in with their password, and set up a new factor if the organization asks for one.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  asksFactor: true,
  guards: guardsOn(personRecord, [mayLookAfterAccess, notErased, worksHere]),
  params: Strict({ id: Id('usr') }),
  returns: Type.Object({ reset: Type.Boolean({ description: 'Always true.' }) }),
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const person = await lockPersonOrGuest(work.tx, actor, params.id);
    await work.guard(person);
    await takeFactorsAway(work, person.id);
    return { reset: true };
  },
});

/**
 * From wherever it is asked: the app or the command line. Of an account that opens other organizations as well, factors stay where this one
 * does not decide for it: its sessions end here, and the person is told what helps.
 */
export async function takeFactorsAway(work: UnitOfWork, userId: string): Promise<void> {
  const { tx, actor } = work;
  const holder = { organization_id: actor.organizationId, user_id: userId };
  await lockPerson(tx, actor.organizationId, userId);
  const ended: string[] = [];
  const decides = actor.userId === null || (await decidesFor(tx, holder));
  if (decides) {
    await deleteCodes(tx, holder);
    await deletePasskeys(tx, holder);
    ended.push(...(await endAccountWays(tx, holder)));
  } else await endWaysIn(tx, actor.organizationId, userId);
  work.audit({ action: 'users.resetFactors', subjectType: 'user', subjectId: userId });
  enqueueNotice(work, { notice: decides ? 'factors-reset' : 'factors-kept' }, userId);
  work.changesAccess(...ended);
}
