import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { deleteCodes } from '../codes/store.ts';
import { noteCame } from '../invitations/store.ts';
import { enqueueNotice } from '../notice.ts';
import { deletePasskeys } from '../passkeys/store.ts';
import { deleteCredentials, endAccountWays, lockPerson } from '../store.ts';
import { deleteMember, findHome, type Holder, insertMember, moveMembers } from './members-store.ts';
import { findOwnProof } from './proof.ts';
import { listInvitations } from './sessions-store.ts';
import { workFor } from './work.ts';

export const acceptInvitation = writeOperation({
  id: 'account.acceptInvitation',
  route: 'POST /account/invitations/{id}/accept',
  summary: 'Accept an invitation with the account that one has',
  description:
    'The account opens that organization as well from then on; the organization sees that the person has come, and nothing else. The person is told by mail. What was set up there by a link that someone handed over no longer opens anything.',
  surface: 'app',
  scope: null,
  unrehearsed: 'rehearsal.session',
  params: Strict({ id: Id('usr') }),
  returns: Type.Object({ organization_id: Id('org', 'To go there: `POST /session/organization`.') }),
  refuses: ['NOT_FOUND'],

  async run({ work, params }) {
    const proof = await findOwnProof(work);
    const [invited] = proof ? await listInvitations(work.tx, proof, params.id) : [];
    if (!proof || !invited) throw notFound('invitation');
    const there = await workFor(work, invited);
    await join(there, proof, invited);
    return { organization_id: invited.organization_id };
  },
});

/** Written in the log of the organization that has invited, and in no other. */
async function join(there: UnitOfWork, account: Holder, { organization_id, user_id }: Holder): Promise<void> {
  const { tx, now } = there;
  const own: Holder = { organization_id, user_id };
  await lockPerson(tx, account.organization_id, account.user_id);
  const person = await lockPerson(tx, organization_id, user_id);
  // Of two who accept at once, the second finds nothing to accept.
  const [still] = await listInvitations(tx, account, user_id);
  if (!person || !still) throw notFound('invitation');
  const home = await findHome(tx, account);
  const ended = await endAccountWays(tx, own);
  if (!(await deleteMember(tx, own))) {
    await moveMembers(tx, own, home);
    await deleteCodes(tx, own);
    await deletePasskeys(tx, own);
    await deleteCredentials(tx, own);
  }
  await insertMember(tx, own, home, now);
  tx.defer(noteCame(there, user_id));
  const { id: action } = acceptInvitation;
  there.audit({ action, subjectType: 'user', subjectId: user_id, personId: user_id });
  enqueueNotice(there, { notice: 'joined' }, user_id);
  there.changesAccess(...ended);
}
