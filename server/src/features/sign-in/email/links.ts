import { Type } from 'typebox';
import type { LinkGuard } from '../../../kernel/context.ts';
import { openOperation } from '../../../kernel/operation.ts';
import { inUnitOfWork, type UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid, type Refusal } from '../../../lib/errors.ts';
import { Strict } from '../../../lib/schema.ts';
import { hashSecret, newSecret } from '../../../lib/secrets.ts';
import { lockOrganization } from '../../organization/index.ts';
import { accountTakenBack, findActor, type TakenBack } from '../../people/index.ts';
import { listMembers } from '../account/members-store.ts';
import { workFor } from '../account/work.ts';
import { preparePassword } from '../password.ts';
import { resetTask } from '../send-link.ts';
import { endLinks, findPasswordHash, lockPerson, saveCredentials } from '../store.ts';
import { refuseWhileBlocked } from '../throttle.ts';
import { changeByOther, changeEverywhere } from './change.ts';
import {
  deleteFrom,
  type EmailChange,
  endWaysMadeSince,
  findToConfirm,
  findToTakeBack,
  markConfirmed,
} from './store.ts';
import { tellOfTakingBack } from './taken-back.ts';

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
      const addresses = { from: person.email, to: change.new_email };
      // Asked for as oneself it is the account’s; as someone else it is what their organization may decide.
      const make = change.requested_by_id === change.user_id ? changeEverywhere : changeByOther;
      await make(work, 'emailChanges.confirm', change.user_id, addresses);
      await endLinks(work.tx, change.organization_id, change.user_id);
    });
    return { data: { email: change.new_email } };
  },
});

export const takeEmailBack = openOperation({
  id: 'emailChanges.takeBack',
  route: 'POST /email-change/take-back',
  summary: 'Take a change of e-mail address back by link',
  description:
    'The account has its old address again. What was made in it since the change was asked for ends: sessions, passkeys, codes, links to providers, tokens, connected apps, calendar addresses and deputies, and webhook endpoints are paused; its password opens nothing, and a link to set a new one is mailed. The person and the Administrators are told what has ended.',
  maxBodyBytes: 4096,
  body,
  returns,
  refuses: ['CONFLICT', 'RATE_LIMITED'],

  async run({ services, origin, body: { link_token: token }, links }) {
    const { db } = services.database;
    const change = await findToTakeBack(db, hashSecret(token), services.clock.now());
    const actor = change && (await findActor(db, change.organization_id, change.user_id));
    if (!change || !actor) throw await nowhere(links);
    const nobodys = await preparePassword(newSecret());
    await inUnitOfWork(services, actor, origin, async (work) => {
      // Before the person, as where an app exchanges its code: it is connected before this, and ends, or not at all.
      await lockOrganization(work.tx, change.organization_id);
      const person = await lockPerson(work.tx, change.organization_id, change.user_id);
      if (!(await deleteFrom(work.tx, change))) throw worthless();
      const action = 'emailChanges.takeBack';
      if (person && person.email !== change.old_email) {
        await changeEverywhere(work, action, change.user_id, { from: person.email, to: change.old_email });
      } else work.audit({ action, subjectType: 'user', subjectId: change.user_id });
      await endWhatCameSince(work, change, nobodys.hash);
    });
    return { data: { email: change.old_email } };
  },
});

/** Whoever asked for the change may not have been the person: the account is theirs again as it was before. */
async function endWhatCameSince(work: UnitOfWork, change: EmailChange, nobodysHash: string): Promise<void> {
  const { organization_id, user_id, created_at: since } = change;
  const about: TakenBack = { since, ended: await endWaysMadeSince(work.tx, change, since) };
  await endLinks(work.tx, organization_id, user_id);
  // Also the one from before: whoever was in knows it, perhaps.
  const holder = { organization_id, user_id };
  if ((await findPasswordHash(work.tx, holder)) !== null)
    await saveCredentials(work.tx, { ...holder, password_hash: nobodysHash, changed_at: work.now, proves: false });
  for (const member of await listMembers(work.tx, holder)) {
    const there = await workFor(work, member);
    await there.react(accountTakenBack, member.user_id, about);
    there.changesAccess();
  }
  work.enqueue(resetTask, { organization_id, user_id });
  tellOfTakingBack(work, user_id, about.ended);
}
