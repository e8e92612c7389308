import { type Static, Type } from 'typebox';
import type { Actor } from '../../kernel/actor.ts';
import { findHurdle, findPlanFault, isOpenedByGrant } from '../../kernel/admission.ts';
import type { Operation } from '../../kernel/declaration.ts';
import { readOperation } from '../../kernel/operation.ts';
import { type PackageName, packageNames } from '../../kernel/packages.ts';
import { scopeNames } from '../../kernel/scopes.ts';
import { Nullable } from '../../lib/schema.ts';

const reasons = ['scope', 'role', 'departments', 'person', 'guest', 'module', 'plan'] as const;

const TokenOperation = Type.Object(
  {
    operation_id: Type.String({ description: 'As in the description of the API.', examples: ['users.create'] }),
    method: Type.Enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], {
      description: 'The HTTP method.',
      examples: ['POST'],
    }),
    path: Type.String({ description: 'Below the address of the API.', examples: ['/users'] }),
    allowed: Type.Boolean({
      description: 'Whether the token may call it; which records it sees is another matter.',
      examples: [false],
    }),
    reason: Type.Optional(
      Type.Enum([...reasons], {
        description:
          'What is in the way, if it is not allowed. scope: the token lacks it. role: that of its owner is too low. departments: it is about everyone, and its owner was given it for some departments. person: only a person does it, and the owner is a service account. guest: its owner is a guest, and was not given it. module: it is switched off. plan: no token of the organization is let in.',
      }),
    ),
    packages: Type.Optional(
      Type.Array(Type.Enum([...packageNames]), {
        description: 'What was given to its owner that opens it, if their role does not.',
        examples: [['EXPENSES_PAYING']],
      }),
    ),
    required_scope: Type.Optional(
      Nullable(Type.Enum([...scopeNames], { examples: ['users:write'] }), {
        description: 'The scope that the operation needs, if it is not allowed; null: none.',
      }),
    ),
  },
  { $id: 'TokenOperation', description: 'An operation of the API, and whether the token may call it.' },
);

export const listTokenOperations = readOperation({
  id: 'token.operations',
  route: 'GET /token/operations',
  summary: 'List what the current token may do',
  description:
    'Every operation of the API, judged as a call would be: by the scopes of the token, the role of its owner and access that was given to them, and what the organization has switched on. A scope that is missing is told before a role that is too low.',
  scope: null,
  returns: Type.Array(TokenOperation),

  run({ actor, services }) {
    const operations = services.catalogue.operations.filter(({ surface }) => surface === 'api');
    return Promise.resolve(operations.map((operation) => judged(actor, operation)));
  },
});

/** By what the owner of the token was given, where their role would not do. */
function openedBy(actor: Actor, operation: Operation): PackageName[] {
  const isOpenAnyway = actor.grants.length === 0 || findHurdle({ ...actor, grants: [] }, operation) === null;
  const { packages = [] } = operation;
  return isOpenAnyway ? [] : packages.filter((name) => isOpenedByGrant(actor, { ...operation, packages: [name] }));
}

function judged(actor: Actor, operation: Operation): Static<typeof TokenOperation> {
  const { id: operation_id, method, path, scope: required_scope } = operation;
  const reason = findPlanFault(actor.organization) === null ? findHurdle(actor, operation)?.reason : 'plan';
  if (reason === undefined) {
    const packages = openedBy(actor, operation);
    return { operation_id, method, path, allowed: true, ...(packages.length > 0 && { packages }) };
  }
  return { operation_id, method, path, allowed: false, reason, required_scope };
}
