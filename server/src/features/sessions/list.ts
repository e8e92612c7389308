import { Type } from 'typebox';
import { Instant } from '../../lib/days.ts';
import { RecordId } from '../../lib/fields.ts';
import { readOperation } from '../../kernel/operation.ts';
import { Nullable } from '../../lib/schema.ts';
import { listOwnSessions } from './store.ts';

const OwnSessions = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: RecordId('ses'),
      device: Nullable(Type.String(), { description: 'Browser and system, as far as the browser told them.' }),
      ip: Nullable(Type.String(), { description: 'The address it was signed in from.' }),
      created_at: Instant('When the person signed in.'),
      expires_at: Instant('When it ends by itself.'),
      is_current: Type.Boolean({ description: 'The one that asks.' }),
    }),
    { description: 'Where the person is signed in, newest first.' },
  ),
});

export const listSessions = readOperation({
  id: 'sessions.list',
  route: 'GET /sessions',
  summary: 'List one’s own sessions',
  description: 'Where the person is signed in, the newest first.',
  surface: 'app',
  scope: null,
  returns: OwnSessions,

  async run({ actor, db, origin, installation }) {
    const at = { current: origin.sessionHash, now: installation.clock.now() };
    return { sessions: await listOwnSessions(db, actor.organizationId, actor.userId, at) };
  },
});
