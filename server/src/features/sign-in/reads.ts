import { Type } from 'typebox';
import { readOperation } from '../../kernel/operation.ts';
import { roles, scopeNames } from '../../kernel/scopes.ts';
import { modules } from '../../kernel/settings.ts';
import { Instant } from '../../lib/days.ts';
import { RecordId } from '../../lib/fields.ts';
import { Nullable } from '../../lib/schema.ts';
import { deviceIn } from './device.ts';
import { endOf } from './lifetime.ts';
import { getSession, roleMayCall, Session } from './record.ts';
import { listOwnSessions } from './store.ts';

export const getOwnSession = readOperation({
  id: 'session.get',
  route: 'GET /session',
  summary: 'Get the person signed in',
  description: 'The person, their organization and the operations they may call.',
  surface: 'app',
  scope: null,
  isOpenWithoutFactor: true,
  returns: Session,

  run: ({ services, db, actor, origin }) => getSession(db, services, actor, origin),
});

const OwnSessions = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: RecordId('ses'),
      device: Nullable(Type.String(), { description: 'Browser and system, as far as the browser told them.' }),
      ip: Nullable(Type.String(), { description: 'The address it was signed in from.' }),
      created_at: Instant('When the person signed in.'),
      last_seen_at: Nullable(Instant(), { description: 'When something was last asked in it, to the minute.' }),
      expires_at: Instant('When it ends by itself, unless it is used before.'),
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

  async run({ actor, db, origin, services }) {
    const at = { current: origin.sessionHash, now: services.clock.now() };
    const own = await listOwnSessions(db, actor.organizationId, actor.userId, at);
    const sessions = own
      .map((one) => ({ ...one, expires_at: endOf(one, actor.organization.settings) }))
      .filter(({ expires_at }) => expires_at > at.now);
    return {
      sessions: sessions.map((one) => ({ ...one, device: one.device && deviceIn(actor.language, one.device) })),
    };
  },
});

const Permission = Type.Object(
  {
    operation: Type.String({ description: 'The id of the operation.', examples: ['users.update'] }),
    method: Type.String({ description: 'How it is called.', examples: ['PATCH'] }),
    path: Type.String({ description: 'Where it is called, below the base address.', examples: ['/users/{id}'] }),
    summary: Type.String({ description: 'What it does, in a few words.' }),
    area: Type.String({ description: 'The part of the product it belongs to.', examples: ['people'] }),
    scope: Nullable(Type.Enum(scopeNames), { description: 'What a token needs; null: any valid token.' }),
    is_app_only: Type.Boolean({ description: 'Whether tokens cannot call it at all.' }),
    module: Nullable(Type.Enum([...modules]), { description: 'The module that must be on; null: none.' }),
    roles: Type.Array(Type.Enum([...roles]), {
      description: 'Who may call it; rules about single records come on top.',
    }),
  },
  { $id: 'Permission' },
);

export const listPermissions = readOperation({
  id: 'permissions.list',
  route: 'GET /permissions',
  summary: 'List which role may call which operation',
  description: 'From the declarations that the surfaces enforce.',
  surface: 'app',
  scope: null,
  returns: Type.Array(Permission),

  run({ services }) {
    const permissions = services.catalogue.features.flatMap(({ name, operations = [] }) =>
      operations
        .filter(({ kind }) => kind !== 'open')
        .map((operation) => ({
          operation: operation.id,
          method: operation.method,
          path: operation.path,
          summary: operation.summary,
          area: name,
          scope: operation.scope,
          is_app_only: operation.surface === 'app',
          module: operation.module ?? null,
          roles: roles.filter((role) => roleMayCall(role, operation)),
        })),
    );
    return Promise.resolve(permissions);
  },
});
