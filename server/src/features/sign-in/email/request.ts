import { Type } from 'typebox';
import type { Job } from '../../../kernel/catalogue.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { screenUrl } from '../../../kernel/services.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, invalid, notFound } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Email, Nullable, Strict } from '../../../lib/schema.ts';
import { hashSecret, newSecret } from '../../../lib/secrets.ts';
import { say } from '../../../lib/texts/texts.ts';
import { deliverMail, type Letter, mailQueue, onOneLine, writeLetter } from '../../mail/index.ts';
import {
  emailInUse,
  findIdByEmail,
  isNotSuspended,
  lockPersonOrGuest,
  mayLookAfterAccess,
  notErased,
  personRecord,
  readingOf,
  worksHere,
} from '../../people/index.ts';
import { checkAccountSession } from '../account/proof.ts';
import { findRecipient } from '../recipient-store.ts';
import { lockPerson } from '../store.ts';
import { deletePending, type EmailChange, findChange, findPending, insertChange, saveHashes } from './store.ts';

const emailTask = 'sessions.changeEmail';
const dayMs = 86_400_000;

const body = Strict({ email: Email({ description: 'The new address.', examples: ['ada.byron@example.com'] }) });

const PendingEmail = Type.Object({
  email: Nullable(Type.String(), { description: 'The address that is to confirm; null: none.' }),
  expires_at: Nullable(Type.String({ format: 'date-time' }), { description: 'Until when it can.' }),
});

const shown = (change: Pick<EmailChange, 'new_email' | 'expires_at'> | null) => ({
  email: change?.new_email ?? null,
  expires_at: change?.expires_at ?? null,
});

/** The same whoever asks: one at a time, and the last one counts. */
async function ask(work: UnitOfWork, userId: string, typed: string) {
  const { tx, actor, now, nowMs } = work;
  const email = typed.trim().toLowerCase();
  const person = await lockPerson(tx, actor.organizationId, userId);
  if (!person) throw notFound('person');
  if (!person.is_active && !person.is_guest) throw conflict('sessions.personInactive', { reason: 'state' });
  if (person.email === email) throw invalid('email', 'factors.sameEmail');
  if ((await findIdByEmail(work, email)) !== null) throw emailInUse();
  await deletePending(tx, actor.organizationId, userId);
  const change = {
    organization_id: actor.organizationId,
    id: work.newId('emc'),
    user_id: userId,
    old_email: person.email,
    new_email: email,
    requested_by_id: actor.userId ?? userId,
    created_at: now,
    expires_at: new Date(nowMs + dayMs).toISOString(),
  };
  await insertChange(tx, change);
  work.audit({ subjectId: userId });
  work.enqueue(emailTask, { organization_id: change.organization_id, change_id: change.id });
  return shown(change);
}

const how =
  'The new address is mailed a link that confirms within 24 hours; the old one is told at once, with a link that takes it back until seven days after the change. Until it is confirmed nothing changes. Another request takes its place.';

export const requestEmailChange = writeOperation({
  id: 'emailChanges.create',
  route: 'POST /email-changes',
  subject: 'user',
  summary: 'Ask for another e-mail address of one’s own',
  description: how,
  surface: 'app',
  scope: null,
  effects: ['EMAIL_CHANGED'],
  unrehearsed: 'rehearsal.asked',
  body,
  returns: PendingEmail,
  status: 202,
  refuses: ['CONFLICT', 'RATE_LIMITED'],

  async run({ actor, work, body: { email } }) {
    await checkAccountSession(work);
    return ask(work, actor.userId ?? '', email);
  },
});

export const requestEmailOf = writeOperation({
  id: 'users.changeEmail',
  route: 'POST /users/{id}/email-change',
  subject: 'user',
  summary: 'Ask for another e-mail address of a person',
  description: how,
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  effects: ['EMAIL_CHANGED'],
  unrehearsed: 'rehearsal.asked',
  guards: guardsOn(personRecord, [mayLookAfterAccess, notErased, worksHere, isNotSuspended]),
  params: Strict({ id: Id('usr') }),
  body,
  returns: PendingEmail,
  status: 202,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],

  async run({ actor, work, params, body: { email } }) {
    await work.guard(await lockPersonOrGuest(work.tx, actor, params.id));
    return ask(work, params.id, email);
  },
});

export const getEmailChange = readOperation({
  id: 'emailChanges.get',
  route: 'GET /email-changes',
  summary: 'Get the address of one’s own that is to confirm',
  surface: 'app',
  scope: null,
  returns: PendingEmail,

  run: async ({ actor, db, services }) =>
    shown(await findPending(db, actor.organizationId, actor.userId, services.clock.now())),
});

export const cancelEmailChange = writeOperation({
  id: 'emailChanges.cancel',
  route: 'DELETE /email-changes',
  subject: 'user',
  summary: 'Call a change of one’s own address off',
  description: 'As long as the new address has not confirmed it.',
  surface: 'app',
  scope: null,
  unrehearsed: 'rehearsal.asked',
  returns: Type.Object({ cancelled: Type.Boolean({ description: 'Always true.' }) }),
  refuses: ['CONFLICT'],

  async run({ actor, work }) {
    if (!(await deletePending(work.tx, actor.organizationId, actor.userId ?? ''))) {
      throw conflict('factors.noEmailChange', { reason: 'state' });
    }
    work.audit({ ...(actor.userId !== null && { subjectId: actor.userId }) });
    return { cancelled: true };
  },
});

/** Makes both links at the moment the mails go out; tried again, it makes new ones. */
export const mailEmailChange: Job = {
  task: emailTask,
  queue: mailQueue,
  async run(services, { organization_id, change_id }) {
    const { db } = services.database;
    const change = await findChange(db, String(organization_id), String(change_id));
    const person = change && (await findRecipient(services, change.organization_id, change.user_id));
    if (change?.confirmed_at !== null || !person) return;
    const [confirm, undo] = [newSecret(), newSecret()];
    await saveHashes(db, change, { confirm: hashSecret(confirm), undo: hashSecret(undo) });
    const organization = onOneLine(person.organization);
    const send = (to: string, letter: Letter): Promise<string | null> =>
      deliverMail(services, { to, ...writeLetter(readingOf(person), letter), organizationId: change.organization_id });
    await send(change.old_email, {
      subject: say('letters.emailChangesSubject', { organization }),
      name: person.name,
      parts: [
        { paragraph: say('letters.emailChanges', { organization, email: change.new_email }) },
        { paragraph: 'letters.emailChangesUnlessYou' },
        { action: 'letters.takeEmailBack', href: screenUrl(services.config, `/take-back-email#token=${undo}`) },
      ],
    });
    await send(change.new_email, {
      subject: say('letters.confirmEmailSubject', { organization }),
      name: person.name,
      parts: [
        { paragraph: say('letters.confirmEmailText', { organization }) },
        { action: 'letters.confirmEmail', href: screenUrl(services.config, `/confirm-email#token=${confirm}`) },
        { paragraph: 'letters.confirmEmailLasts' },
      ],
    });
  },
};
