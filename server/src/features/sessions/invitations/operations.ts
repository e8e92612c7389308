import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { conflict, enforce, notFound } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { isNotErased, lockVisiblePerson, mayEdit } from '../../people/index.ts';
import { planAgain } from './plan.ts';
import { checkInvitation, Invitation, invitationChoice } from './record.ts';
import { findInvitation, type InvitationRow } from './store.ts';

function statusOf({ has_password, opened_at, sent_at, queued_at, send_at }: InvitationRow): Invitation['status'] {
  if (has_password) return 'SIGNED_IN';
  if (opened_at !== null) return 'OPENED';
  if (sent_at !== null) return 'SENT';
  if (queued_at !== null) return 'SENDING';
  return send_at === null ? 'NONE' : 'PLANNED';
}

async function getInvitationOf(db: Db, actor: Actor, userId: string): Promise<Invitation> {
  const row = await findInvitation(db, actor.organizationId, userId);
  if (!row) throw notFound('person');
  const { send_at, sent_at, opened_at, signed_in_at } = row;
  return { user_id: userId, status: statusOf(row), send_at, sent_at, opened_at, signed_in_at };
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
    const person = await lockVisiblePerson(work.tx, actor, params.id);
    enforce(mayEdit(actor, person));
    enforce(isNotErased(person));
    if (!person.is_active) throw conflict('sessions.personInactive', { reason: 'state' });
    const { status } = await getInvitationOf(work.tx, actor, person.id);
    if (status === 'SIGNED_IN') throw conflict('sessions.signedInAlready', { reason: 'signed_in' });
    checkInvitation(work, body);
    planAgain(work, person.id, body);
    work.audit({ subjectId: person.id, changedFields: ['invitation'] });
    return getInvitationOf(work.tx, actor, person.id);
  },
});
