import { describe, expect, it } from 'vitest';
import type { Actor } from '../../src/kernel/actor.ts';
import { findHurdle } from '../../src/kernel/admission.ts';
import { packageKind, type PackageName, packageNames, scopesOf } from '../../src/kernel/packages.ts';
import { type Role, scopeNames } from '../../src/kernel/scopes.ts';
import { defaultSettings } from '../../src/kernel/settings.ts';
import { catalogue } from '../../src/main/catalogue.ts';

const operations = catalogue.operations.filter(({ kind }) => kind !== 'open');

const actorWith = (
  role: Role,
  held: readonly PackageName[],
  scopes: Actor['scopes'] = null,
  departments: readonly string[] | null = null,
): Actor => ({
  organization: {
    id: 'org_1',
    name: 'Northwind',
    timezone: 'UTC',
    country: 'CA',
    currency: 'CAD',
    plan: 'ENTERPRISE',
    subscription_status: 'ACTIVE',
    seat_limit: null,
    sandboxOf: null,
    settings: defaultSettings,
  },
  organizationId: 'org_1',
  userId: 'usr_1',
  role,
  departmentId: null,
  language: 'en',
  departmentScope: [],
  grants: held.map((name) => ({ package: name, departments, ends_on: null })),
  scopes,
});

const openTo = (actor: Actor): string[] =>
  operations.filter((operation) => findHurdle(actor, operation) === null).map(({ id }) => id);

/** What these open beyond the role. */
const added = (role: Role, held: readonly PackageName[], scopes: Actor['scopes'] = null): string[] => {
  const without = openTo(actorWith(role, [], scopes));
  return openTo(actorWith(role, held, scopes)).filter((id) => !without.includes(id));
};
const declared = (role: Role, held: readonly PackageName[]): string[] => {
  const without = openTo(actorWith(role, []));
  return operations
    .filter(({ id, packages = [] }) => packages.some((name) => held.includes(name)) && !without.includes(id))
    .map(({ id }) => id);
};

describe('packages', () => {
  it.each(packageNames)('%s is told in words, and opens what it declares and nothing else', (name) => {
    expect(catalogue.packages.map((one): string => one.name).filter((one) => one === name)).toHaveLength(1);
    expect(declared('EMPLOYEE', [name]).length).toBeGreaterThan(0);
    for (const role of ['EMPLOYEE', 'DEPARTMENT_HEAD', 'ADMINISTRATOR', 'EXECUTIVE'] as const) {
      expect(added(role, [name])).toEqual(declared(role, [name]));
    }
  });

  it.each(packageNames)(
    '%s: a token can carry the scopes of what it opens, and with them alone it opens that',
    (name) => {
      const wanted = new Set(
        operations
          .filter(({ packages = [], surface }) => packages.includes(name) && surface === 'api')
          .flatMap(({ scope }) => scope ?? []),
      );
      expect(packageKind(name).scopes.toSorted()).toEqual([...wanted].toSorted());
      for (const scope of scopeNames) {
        const opened = added('EMPLOYEE', [name], new Set([scope]));
        const expected = operations
          .filter((one) => one.scope === scope && one.packages?.includes(name))
          .map(({ id }) => id);
        const byRole = openTo(actorWith('EMPLOYEE', [], new Set([scope])));
        expect(opened.filter((id) => operations.find((one) => one.id === id)?.scope !== null)).toEqual(
          expected.filter((id) => !byRole.includes(id)),
        );
      }
      expect(scopesOf('EMPLOYEE', [name])).toEqual(expect.arrayContaining([...wanted]));
    },
  );

  it.each(packageNames)('%s for some departments: opens nothing that is about everyone, and says why', (name) => {
    const whole = operations.filter(({ isOfEveryone }) => isOfEveryone === true);
    const limited = actorWith('EMPLOYEE', [name], null, ['dep_1']);
    const opened = openTo(limited);
    const without = openTo(actorWith('EMPLOYEE', []));
    expect(opened.filter((id) => !without.includes(id))).toEqual(
      declared('EMPLOYEE', [name]).filter((id) => !whole.some((one) => one.id === id)),
    );
    for (const operation of whole.filter(({ packages = [] }) => packages.includes(name))) {
      expect(findHurdle(limited, operation), operation.id).toEqual({ reason: 'departments' });
      expect(findHurdle(actorWith('ADMINISTRATOR', [name], null, ['dep_1']), operation), operation.id).toBeNull();
    }
  });

  it('no two of them open a third thing', () => {
    for (const one of packageNames) {
      for (const other of packageNames) {
        const apart = new Set([...added('EMPLOYEE', [one]), ...added('EMPLOYEE', [other])]);
        expect(new Set(added('EMPLOYEE', [one, other]))).toEqual(apart);
      }
    }
  });
});
