import { selfOf } from '../../kernel/actor.ts';
import { asItStands, guardsOn } from '../../kernel/guards.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { enforce, notFound } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { findActor } from '../people/index.ts';
import { ManagedToken, presentManagedToken } from './record.ts';
import { tokenRecord } from './revoke.ts';
import { isInUse, lockAccountToHold, mayHold, refuseBeyondLimit } from './rules.ts';
import { getVisibleToken, lockVisibleToken, saveOwner } from './store.ts';

export const handOverToken = writeOperation({
  id: 'tokens.handOver',
  route: 'POST /tokens/{id}/hand-over',
  subject: 'token',
  summary: 'Hand an API token over to a service account',
  description:
    'Its id, its secret and its scopes stay, so that the integration goes on; its rights are those of the account from the next request on. Refused where the role of who had it is below the account’s, or its departments are not all theirs: they know the secret. By an Administrator or Executive, of the same or a higher role than the account’s. One that was revoked does not come back.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  asksFactor: true,
  guards: guardsOn(tokenRecord, [asItStands(isInUse)]),
  params: Strict({ id: Id('tok') }),
  body: Strict({ service_account_id: Id('svc', 'The service account whose token it becomes.') }),
  returns: ManagedToken,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    await getVisibleToken(work.tx, actor, params.id);
    // The account first, as whoever deletes it does.
    const account = await lockAccountToHold(work, body.service_account_id);
    const token = await lockVisibleToken(work.tx, actor, params.id);
    await work.guard(token);
    const holder = await findActor(work.tx, actor.organizationId, token.user_id);
    if (!holder) throw notFound('token');
    enforce(mayHold(holder, account));
    const isMoved = token.user_id !== account.id;
    const person = selfOf({ userId: token.user_id });
    work.audit({
      subjectId: token.id,
      changedFields: isMoved ? ['owner_id'] : [],
      before: { owner_id: token.user_id },
      after: { owner_id: account.id },
      ...(person !== null && { personId: person }),
    });
    if (isMoved) {
      await refuseBeyondLimit(work, account.id);
      await saveOwner(work, token.id, account.id);
      work.changesAccess();
    }
    return presentManagedToken(work.services, await getVisibleToken(work.tx, actor, token.id));
  },
});
