import { Type } from 'typebox';
import { writeOperation } from '../../kernel/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';
import { lockOrganization } from '../organization/index.ts';
import { cookieFor, openSession } from '../sign-in/index.ts';
import { personWithin } from './people-store.ts';
import { nameWithin } from './person.ts';
import { presentSandbox, Sandbox } from './record.ts';
import { developing, refuseUnlessReady, refuseWhereForbidden } from './rules.ts';
import { endSession, lockOpener, lockOwnSession, renewSession } from './sessions-store.ts';
import { getSandbox, lockSandbox, saveOpened } from './store.ts';

export const openSandbox = writeOperation({
  id: 'sandboxes.open',
  route: 'POST /sandboxes/{id}/open',
  subject: 'sandbox',
  summary: 'Go into a sandbox',
  description:
    'Answers with the cookie of a session there, as an Executive of it. It ends with the session that asks, and when the person loses their access or their role.',
  surface: 'app',
  scope: null,
  ...developing,
  unrehearsed: 'rehearsal.session',
  params: Strict({ id: Id('sbx') }),
  returns: Sandbox,
  refuses: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],

  async run({ actor, work, params: { id }, answerHeaders }) {
    const { tx, services, origin } = work;
    refuseWhereForbidden(services.config, actor);
    const row = await lockSandbox(tx, actor.organizationId, id);
    refuseUnlessReady(row);
    const opener = await lockOwnSession(tx, actor.organizationId, origin.sessionHash);
    if (!opener || actor.userId === null) throw notFound('session');
    const { settings } = await lockOrganization(tx, row.sandbox_organization_id);
    const userId = await personWithin(tx, row, actor.userId, nameWithin(settings), work.nowMs);
    const secret = await openSession(work, opener, { organization_id: row.sandbox_organization_id, user_id: userId });
    await saveOpened(tx, row.sandbox_organization_id, work.now);
    work.audit({ subjectId: id });
    const maxMs = Math.max(0, Date.parse(opener.expires_at) - work.nowMs);
    answerHeaders['Set-Cookie'] = cookieFor(services.config, { secret, maxMs });
    return presentSandbox(await getSandbox(tx, actor.organizationId, id));
  },
});

export const leaveSandbox = writeOperation({
  id: 'sandboxes.leave',
  route: 'POST /sandbox/leave',
  subject: 'user',
  summary: 'Come back from a sandbox',
  description: 'To the session that opened it; without signing in again, for as long as that one may last.',
  surface: 'app',
  scope: null,
  unrehearsed: 'rehearsal.session',
  returns: Type.Object({ is_signed_in: Type.Boolean({ description: 'false: the session that opened it is over.' }) }),
  refuses: ['CONFLICT'],

  async run({ actor, work, answerHeaders }) {
    const { tx, services, origin } = work;
    if (actor.organization.sandboxOf === null) throw conflict('sandboxes.notWithin', { reason: 'no_sandbox' });
    const opener = await lockOpener(tx, actor.organizationId, origin.sessionHash);
    await endSession(tx, actor.organizationId, origin.sessionHash);
    work.audit({ ...(actor.userId !== null && { subjectId: actor.userId }) });
    work.changesAccess();
    // By real time, as all signing in is.
    const nowMs = services.clock.real.nowMs();
    await saveOpened(tx, actor.organizationId, new Date(nowMs).toISOString());
    const maxMs = opener ? Date.parse(opener.expires_at) - nowMs : 0;
    if (!opener || maxMs <= 0) {
      answerHeaders['Set-Cookie'] = cookieFor(services.config, null);
      return { is_signed_in: false };
    }
    const secret = newSecret();
    await renewSession(tx, opener, hashSecret(secret), new Date(nowMs).toISOString());
    answerHeaders['Set-Cookie'] = cookieFor(services.config, { secret, maxMs });
    return { is_signed_in: true };
  },
});
