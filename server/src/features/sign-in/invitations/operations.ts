import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { conflict, enforce, notFound } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import {
  isNotErased,
  isNotSuspended,
  lockPersonOrGuest,
  mayEdit,
  mayLookAfterAccess,
  notErased,
  personRecord,
  worksHere,
} from '../../people/index.ts';
import { addLink, copiedLinkMs, needsProvider } from '../send-link.ts';
import { lockPerson } from '../store.ts';
import { planAgain } from './plan.ts';
import { checkInvitation, Invitation, invitationChoice, InvitationLink, refusalOf } from './record.ts';
import { findInvitation, type InvitationRow, linkMade } from './store.ts';

function statusOf(row: InvitationRow): Invitation['status'] {
  const { has_come, opened_at, sent_at, refused_at, link_made_at, queued_at, send_at } = row;
  if (has_come) return 'SIGNED_IN';
  if (opened_at !== null) return 'OPENED';
  if (refused_at !== null) return 'REFUSED';
  if (link_made_at !== null) return 'LINK_MADE';
  if (sent_at !== null) return 'SENT';
  if (queued_at !== null) return 'SENDING';
  return send_at === null ? 'NONE' : 'PLANNED';
}

async function getInvitationOf(db: Db, actor: Actor, userId: string): Promise<Invitation> {
  const row = await findInvitation(db, actor.organizationId, userId);
  if (!row) throw notFound('person');
  const { queued_at: _internal, has_come: _too, ...shown } = row;
  const refusal = row.refused_at === null ? null : refusalOf(row.smtp_reply ?? '');
  return { user_id: userId, status: statusOf(row), refusal, ...shown };
}

export const getInvitation = readOperation({
  id: 'invitations.get',
  route: 'GET /users/{id}/invitation',
  shows: ['user'],
  summary: 'How far the invitation of a person is',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('usr') }),
  returns: Invitation,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    return getInvitationOf(db, actor, params.id);
  },
});

export const sendInvitationAgain = writeOperation({
  id: 'invitations.send',
  route: 'POST /users/{id}/invitation',
  subject: 'user',
  summary: 'Invite a person now, on a day or not at all',
  description:
    'Replaces what was planned or sent before: a link that was mailed earlier no longer works once the next one goes. Refused once the person has a password.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('usr') }),
  body: Strict(invitationChoice),
  returns: Invitation,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const person = await lockPersonOrGuest(work.tx, actor, params.id);
    enforce(mayEdit(actor, person));
    enforce(isNotErased(person));
    if (!person.is_active && !person.is_guest) throw conflict('sessions.personInactive', { reason: 'state' });
    const { status } = await getInvitationOf(work.tx, actor, person.id);
    if (status === 'SIGNED_IN') throw conflict('sessions.signedInAlready', { reason: 'signed_in' });
    checkInvitation(work, body);
    planAgain(work, person.id, body);
    work.audit({ subjectId: person.id, changedFields: ['invitation'] });
    return getInvitationOf(work.tx, actor, person.id);
  },
});

export const copyInvitationLink = writeOperation({
  id: 'invitations.copyLink',
  route: 'POST /users/{id}/invitation/link',
  subject: 'user',
  summary: 'Make a link for someone without mail',
  description:
    'In place of a mail: a link to set a password, which is part of this answer and of no other, and works for seven days. Whoever has it can sign in as the person, so hand it over yourself. What was planned goes no more, and a link that was mailed or copied earlier no longer works. Refused once the person has come.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  unrehearsed: 'rehearsal.secret',
  asksFactor: true,
  guards: guardsOn(personRecord, [mayLookAfterAccess, notErased, worksHere, isNotSuspended]),
  params: Strict({ id: Id('usr') }),
  returns: InvitationLink,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const person = await lockPersonOrGuest(work.tx, actor, params.id);
    await work.guard(person);
    const { status } = await getInvitationOf(work.tx, actor, person.id);
    if (status === 'SIGNED_IN') throw conflict('sessions.signedInAlready', { reason: 'signed_in' });
    if (await needsProvider(work.tx, actor.organization, person.id)) {
      throw conflict('sessions.linkWithProvider', { reason: 'sign_in_policy' });
    }
    await lockPerson(work.tx, actor.organizationId, person.id);
    const { link, expires_at } = await addLink(work, person.id, copiedLinkMs, { replaces: true, proves: false });
    work.tx.defer(linkMade(work, person.id));
    return { user_id: person.id, link, expires_at };
  },
});
