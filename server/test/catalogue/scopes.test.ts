import { describe, expect, it } from 'vitest';
import { isAtLeast, type Role, roleCanUse, roles, scopeNames, scopes } from '../../src/kernel/scopes.ts';
import { roleNames } from '../../src/lib/texts/en/names.ts';
import { catalogue } from '../../src/main/catalogue.ts';
import { Client } from '../client.ts';
import { openHarness } from '../harness.ts';
import { bodyOf, pathOf, specimensOf } from './specimens.ts';

/** Every operation without its scope, and with a role too low for it; in the app too. */
const harness = await openHarness();
const { world } = harness;
const boss = await world.executive();
const specimens = await specimensOf(harness, world, boss);
const people = Object.fromEntries(
  await Promise.all(roles.map(async (role) => [role, await world.person(role)] as const)),
);
const apps = Object.fromEntries(
  await Promise.all(roles.map(async (role) => [role, await people[role]!.app()] as const)),
);
const operations = catalogue.operations.filter((operation) => operation.kind !== 'open');
/** Where a role that is too low is refused. */
const surfacesOf = ({ surface, isGuardedInApp }: (typeof operations)[number]): readonly ('api' | 'app')[] => {
  const inApp = isGuardedInApp ? [] : (['app'] as const);
  return surface === 'app' ? inApp : ['api', ...inApp];
};
const lowestRole = (operation: (typeof operations)[number]): Role =>
  [operation.scope === null ? 'EMPLOYEE' : scopes[operation.scope], operation.role ?? 'EMPLOYEE'].sort(
    (a, b) => roles.indexOf(b) - roles.indexOf(a),
  )[0] as Role;

describe('403 SCOPE_MISSING: every scope but the one it needs', () => {
  const cases = operations
    .filter(({ surface, scope }) => surface === 'api' && scope !== null)
    .map((operation) => ({ operation, name: operation.id }));
  it.each(cases)('$name', async ({ operation }) => {
    const api = await boss.api(scopeNames.filter((scope) => scope !== operation.scope));
    const response = await api.send(operation.method, pathOf(operation, specimens), bodyOf(operation));
    expect(response).toMatchObject({
      status: 403,
      error: { code: 'SCOPE_MISSING', details: { required_scope: operation.scope } },
    });
  });
});

describe('403 SCOPE_MISSING advises a new token only if the role could use one', () => {
  const cases = operations
    .filter(({ surface }) => surface === 'api')
    .flatMap((operation) =>
      roles.flatMap((role) => (operation.scope === null ? [] : [{ operation, role, name: operation.id }])),
    );
  it.each(cases)('$name as $role', async ({ operation, role }) => {
    const api = await people[role]!.api(scopeNames.filter((scope) => scope !== operation.scope));
    const { error } = await api.send(operation.method, pathOf(operation, specimens), bodyOf(operation));
    expect(error.code).toBe('SCOPE_MISSING');
    const isAdvised = /Create a token/.test(error.message);
    expect(isAdvised, error.message).toBe(roleCanUse(role, operation.scope!));
    if (!isAdvised) expect(error.message).toContain(roleNames[scopes[operation.scope!]]);
  });
});

describe('403 FORBIDDEN: a role below the lowest', () => {
  const cases = operations
    .filter((operation) => lowestRole(operation) !== 'EMPLOYEE')
    .flatMap((operation) =>
      roles
        .filter((role) => !isAtLeast(role, lowestRole(operation)))
        .flatMap((role) =>
          surfacesOf(operation)
            // There its guards say who: deputies.test.ts names these.
            .filter((surface) => surface !== 'app' || operation.isGuardedInApp !== true)
            .map((surface) => ({
              operation,
              role,
              surface,
              name: operation.id,
            })),
        ),
    );
  it.each(cases)('$surface $name as $role', async ({ operation, role, surface }) => {
    const client: Client = surface === 'app' ? apps[role]! : await people[role]!.api(scopeNames);
    const response = await client.send(operation.method, pathOf(operation, specimens), bodyOf(operation));
    expect(response).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN', details: { required_role: lowestRole(operation) } },
    });
  });
});

describe('only the app', () => {
  const cases = operations
    .filter(({ surface }) => surface === 'app')
    .map((operation) => ({ operation, name: operation.id }));
  it.each(cases)('404 or 405 with a token: $name', async ({ operation }) => {
    const api = await boss.api();
    expect([404, 405]).toContain(
      (await api.send(operation.method, pathOf(operation, specimens), bodyOf(operation))).status,
    );
  });

  it.each(cases)('401 without a session: $name', async ({ operation }) => {
    const visitor = new Client(harness.server, '/app/api', { 'x-muster-app': '1' });
    const response = await visitor.send(operation.method, pathOf(operation, specimens), bodyOf(operation));
    expect(response).toMatchObject({ status: 401, error: { code: 'AUTH_INVALID' } });
  });
});

describe('without a token', () => {
  const cases = operations
    .filter(({ surface }) => surface === 'api')
    // Each from an address of its own: one that keeps coming without a token is blocked.
    .map((operation, index) => ({ operation, name: operation.id, ip: `203.0.113.${String(index)}` }));
  it.each(cases)('401: $name', async ({ operation, ip }) => {
    const path = pathOf(operation, specimens);
    const response = await world.clientWith(null).send(operation.method, path, bodyOf(operation), { ip });
    expect(response.status).toBe(401);
  });

  it('no scope is needed for the organization, the token and the feed alone', () => {
    expect(
      operations
        .filter(({ surface, scope }) => surface === 'api' && scope === null)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['events.list', 'organization.get', 'token.get', 'token.operations']);
  });
});
