import { Type } from 'typebox';
import { writeOperation } from '../../kernel/operation.ts';
import { cookieFor } from './cookie.ts';
import { deleteSessionByHash } from './store.ts';

export const deleteSession = writeOperation({
  id: 'session.delete',
  route: 'DELETE /session',
  subject: 'user',
  summary: 'Sign out',
  description: 'Ends this session; others of the same person go on.',
  surface: 'app',
  scope: null,
  unrehearsed: 'A session that ends has ended.',
  returns: Type.Object({ ended: Type.Boolean({ description: 'Always true.' }) }),

  async run({ actor, work, answerHeaders }) {
    await deleteSessionByHash(work);
    work.audit({ ...(actor.userId !== null && { subjectId: actor.userId }) });
    work.changesAccess();
    answerHeaders['Set-Cookie'] = cookieFor(work.services.config, null);
    return { ended: true };
  },
});
