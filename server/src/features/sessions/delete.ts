import { Type } from 'typebox';
import { sql } from '../../db/sql.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { cookieFor } from './cookie.ts';

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
    await sql`
      delete from sessions
       where organization_id = ${actor.organizationId} and token_hash = ${work.origin.sessionHash}`.execute(work.tx);
    work.audit({
      ...(actor.userId !== null && { subjectId: actor.userId }),
    });
    work.changesAccess();
    answerHeaders['Set-Cookie'] = cookieFor(work.installation.config, null);
    return { ended: true };
  },
});
