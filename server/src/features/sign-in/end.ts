import { Type } from 'typebox';
import { writeOperation } from '../../kernel/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { cookieFor } from './cookie.ts';
import { enqueueNotice } from './notice.ts';
import { deleteSessionByHash, endOwnSession } from './store.ts';

export const deleteSession = writeOperation({
  id: 'session.delete',
  route: 'DELETE /session',
  subject: 'user',
  summary: 'Sign out',
  description: 'Ends this session; others of the same person go on.',
  surface: 'app',
  scope: null,
  isOpenWithoutFactor: true,
  unrehearsed: 'rehearsal.session',
  returns: Type.Object({ ended: Type.Boolean({ description: 'Always true.' }) }),

  async run({ actor, work, answerHeaders }) {
    const ended = await deleteSessionByHash(work);
    work.audit({ ...(actor.userId !== null && { subjectId: actor.userId }) });
    work.changesAccess(...ended);
    answerHeaders['Set-Cookie'] = cookieFor(work.services.config, null);
    return { ended: true };
  },
});

export const endSession = writeOperation({
  id: 'sessions.end',
  route: 'DELETE /sessions/{id}',
  subject: 'user',
  summary: 'End one of one’s own sessions',
  description: 'Its device has to sign in again. The person is told by mail.',
  surface: 'app',
  scope: null,
  unrehearsed: 'rehearsal.session',
  params: Strict({ id: Id('ses') }),
  returns: Type.Object({ ended: Type.Boolean({ description: 'true: no one is signed in with it any more.' }) }),
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params }) {
    const ended = await endOwnSession(work.tx, actor.organizationId, actor.userId, params.id);
    if (ended.length === 0) throw notFound('session');
    work.audit({ ...(actor.userId !== null && { subjectId: actor.userId }) });
    enqueueNotice(work, { notice: 'signed-out' });
    work.changesAccess(...ended);
    return { ended: true };
  },
});
