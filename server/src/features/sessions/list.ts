import { Type } from 'typebox';
import { Instant } from '../../kernel/days.ts';
import { Id } from '../../kernel/ids.ts';
import { readOperation } from '../../kernel/operation.ts';
import { Nullable } from '../../kernel/schema.ts';
import { listOwnSessions } from './store.ts';

const OwnSessions = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: Id('ses'),
      device: Nullable(Type.String({ description: 'Browser and system, as far as the browser told them.' })),
      ip: Nullable(Type.String({ description: 'Where it was signed in from.' })),
      created_at: Instant(),
      expires_at: Instant(),
      is_current: Type.Boolean({ description: 'The one that asks.' }),
    }),
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
