import { Type } from 'typebox';
import type { LinkGuard } from '../../../kernel/context.ts';
import { openOperation } from '../../../kernel/operation.ts';
import { inUnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid, type Refusal } from '../../../lib/errors.ts';
import { Strict } from '../../../lib/schema.ts';
import { hashSecret } from '../../../lib/secrets.ts';
import { changeEmail, findActor } from '../../people/index.ts';
import { endLinks, endWaysIn, lockPerson } from '../store.ts';
import { refuseWhileBlocked } from '../throttle.ts';
import { deleteFrom, findToConfirm, findToTakeBack, markConfirmed } from './store.ts';

const undoMs = 7 * 86_400_000;

const body = Strict({
  link_token: Type.String({ description: 'The token of the link that was mailed.', maxLength: 200 }),
});
const returns = Type.Object({ email: Type.String({ description: 'The address that the account has now.' }) });

const worthless = (): Refusal => invalid('link_token', 'factors.emailLink');

/** Links that lead nowhere count by address. */
async function nowhere(links: LinkGuard): Promise<Refusal> {
  refuseWhileBlocked(await links.failed());
  return worthless();
}

export const confirmEmail = openOperation({
  id: 'emailChanges.confirm',
  route: 'POST /email-change/confirm',
  summary: 'Confirm a new e-mail address by link',
  description: 'From then on the person signs in with it. Password links that were mailed to the old one end.',
  maxBodyBytes: 4096,
  body,
  returns,
  refuses: ['CONFLICT', 'RATE_LIMITED'],

  async run({ services, origin, body: { link_token: token }, links }) {
    const { db } = services.database;
    const change = await findToConfirm(db, hashSecret(token), services.clock.now());
    const actor = change && (await findActor(db, change.organization_id, change.user_id));
    if (!change || !actor?.isActive) throw await nowhere(links);
    await inUnitOfWork(services, actor, origin, async (work) => {
      const person = await lockPerson(work.tx, change.organization_id, change.user_id);
      const until = new Date(work.nowMs + undoMs).toISOString();
      if (!person?.is_active || !(await markConfirmed(work.tx, change, work.now, until))) throw worthless();
      await changeEmail(work, 'emailChanges.confirm', change.user_id, change.new_email);
      await endLinks(work.tx, change.organization_id, change.user_id);
    });
    return { data: { email: change.new_email } };
  },
});

export const takeEmailBack = openOperation({
  id: 'emailChanges.takeBack',
  route: 'POST /email-change/take-back',
  summary: 'Take a change of e-mail address back by link',
  description: 'The account has its old address again, and all its sessions and password links end.',
  maxBodyBytes: 4096,
  body,
  returns,
  refuses: ['CONFLICT', 'RATE_LIMITED'],

  async run({ services, origin, body: { link_token: token }, links }) {
    const { db } = services.database;
    const change = await findToTakeBack(db, hashSecret(token), services.clock.now());
    const actor = change && (await findActor(db, change.organization_id, change.user_id));
    if (!change || !actor) throw await nowhere(links);
    await inUnitOfWork(services, actor, origin, async (work) => {
      const person = await lockPerson(work.tx, change.organization_id, change.user_id);
      if (!(await deleteFrom(work.tx, change))) throw worthless();
      const action = 'emailChanges.takeBack';
      if (person && person.email !== change.old_email) {
        await changeEmail(work, action, change.user_id, change.old_email);
      } else work.audit({ action, subjectType: 'user', subjectId: change.user_id });
      await endWaysIn(work.tx, change.organization_id, change.user_id);
      work.changesAccess();
    });
    return { data: { email: change.old_email } };
  },
});
