import { Type } from 'typebox';
import { readOperation } from '../../kernel/operation.ts';
import { Nullable } from '../../lib/schema.ts';
import { roles, scopeNames } from '../../kernel/scopes.ts';
import { modules } from '../../kernel/settings.ts';
import { roleMayCall } from './record.ts';

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

  run({ installation }) {
    const permissions = installation.catalogue.features.flatMap(({ name, operations = [] }) =>
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
