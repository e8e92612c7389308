import { describe, expect, it } from 'vitest';
import type { Operation } from '../../src/kernel/declaration.ts';
import { idPrefixOf } from '../../src/kernel/example.ts';
import { isAtLeast, type Role, roles, scopes } from '../../src/kernel/scopes.ts';
import { catalogue } from '../../src/main/catalogue.ts';
import type { Client, Response } from '../client.ts';
import { openHarness } from '../harness.ts';
import { bodyOf, fileOf, idFieldsOf, pathOf, type Specimens, specimensOf } from './specimens.ts';

/** Whatever the operation: a record of the same organization that the caller may not see does not exist for them. */
const harness = await openHarness();
const { world } = harness;
const specimens = await specimensOf(harness, world, await world.executive());
const operations = catalogue.operations.filter((operation) => operation.kind !== 'open');
const isOpenTo = ({ scope, role: lowest = 'EMPLOYEE' }: Operation, role: Role): boolean =>
  isAtLeast(role, lowest) && (scope === null || isAtLeast(role, scopes[scope]));

// Before the four who would each make it.
await world.department('Elsewhere');
/** People of another department, one of each role. */
await world.department('Elsewhere');
const outsiders = Object.fromEntries(
  await Promise.all(
    roles.map(async (role) => [role, await (await world.person(role, { department: 'Elsewhere' })).app()] as const),
  ),
) as Record<Role, Client>;

/** The read of one record by which an operation's path begins. */
const getOneOf = ({ path }: Operation): Operation | undefined =>
  operations.find(
    (other) => other.kind === 'read' && /\{\w+\}$/.test(other.path) && `${path}/`.startsWith(`${other.path}/`),
  );

/** With records that are there wherever the body must name one. */
const wholeBodyOf = (operation: Operation): Record<string, unknown> | undefined => {
  const named = idFieldsOf(operation).flatMap(({ name, prefix, isRequired }) =>
    isRequired && specimens[prefix] !== undefined ? [[name, specimens[prefix]] as const] : [],
  );
  return operation.body && { ...bodyOf(operation), ...Object.fromEntries(named) };
};

describe('404: whatever is done to a record that GET does not find', () => {
  const cases = operations.flatMap((operation) => {
    const getOne = operation.method === 'GET' ? undefined : getOneOf(operation);
    const able = getOne ? roles.filter((role) => isOpenTo(operation, role) && isOpenTo(getOne, role)) : [];
    return able.map((role) => ({ operation, getOne: getOne!, role, name: operation.id }));
  });
  const tried = new Set<string>();

  it.each(cases)('$name as $role', async ({ operation, getOne, role }) => {
    const client = outsiders[role];
    if ((await client.get(pathOf(getOne, specimens))).status !== 404) return;
    tried.add(operation.id);
    const { body, options } = fileOf(operation) ?? { body: wholeBodyOf(operation) };
    const answer = await client.send(operation.method, pathOf(operation, specimens), body, options);
    expect(answer).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
  });

  it('was tried for every kind of action', () => {
    expect([...tried]).toEqual(
      expect.arrayContaining([
        'leaves.approve',
        'leaves.reject',
        'leaves.cancel',
        'leaves.update',
        'leaves.declineCancellation',
        'shifts.claim',
        'shifts.update',
        'shifts.delete',
        'onboarding.completeTask',
        'onboarding.skipTask',
        'timeEntries.approve',
        'timeEntries.reject',
        'expenseReports.submit',
        'documents.sign',
        'documents.view',
      ]),
    );
  });
});

const getOneByPrefix = new Map(
  operations
    .filter(({ kind, path }) => kind === 'read' && /^\/[\w-]+\/\{\w+\}$/.test(path))
    .flatMap((operation) => {
      const [schema] = Object.values(operation.params?.properties ?? {});
      const prefix = schema && idPrefixOf(schema);
      return prefix ? [[prefix, operation] as const] : [];
    }),
);

const told = ({ status, error, data }: Response) => ({ status, error: { ...error, request_id: null }, data });

/** What the caller learns from naming a record they do not see must be what they learn from naming none. */
async function expectAsUnknown(
  client: Client,
  operation: Operation,
  { name, prefix, id, paths }: { name: string; prefix: string; id: string; paths: Specimens },
): Promise<boolean> {
  const getOne = getOneByPrefix.get(prefix);
  if (!getOne || (await client.get(pathOf(getOne, { ...specimens, [prefix]: id }))).status !== 404) return false;
  const send = (named: string) =>
    client.send(operation.method, pathOf(operation, paths), { ...wholeBodyOf(operation), [name]: named });
  const unknown = await send(world.newId(prefix as 'usr'));
  expect(told(await send(id))).toEqual(told(unknown));
  // A preview tells what would be refused; a clock is one's own, whoever else there is.
  const known: Readonly<Record<string, number[]>> = {
    'leaves.preview': [200, 403, 422],
    'clock.in': [409],
    'clock.out': [409],
    'clock.break': [409],
    'clock.back': [409],
  };
  expect(known[operation.id] ?? [403, 404, 422]).toContain(unknown.status);
  return true;
}

/**
 * A deputy is any active person of the organization. An id cannot be guessed: whoever has one was shown it, mostly with the name; what is
 * told is the name of someone who is told in turn.
 */
const namesAnyone = ['deputies.create', 'deputies.update'];

describe('an id in a body that the caller does not see is answered as one that does not exist', () => {
  const named = operations
    .flatMap((operation) => idFieldsOf(operation).map((field) => ({ operation, ...field })))
    .filter(({ operation, name }) => name !== 'deputy_id' || !namesAnyone.includes(operation.id));
  const cases = named.flatMap((one) =>
    roles.filter((role) => isOpenTo(one.operation, role)).map((role) => ({ ...one, role, id: one.operation.id })),
  );

  it.each(cases)('$id: $name as $role', async ({ operation, name, prefix, role }) => {
    const id = specimens[prefix];
    if (id !== undefined) await expectAsUnknown(outsiders[role], operation, { name, prefix, id, paths: specimens });
  });

  /** Those who see the record itself, and name a stranger in it. */
  const people = cases.filter(({ prefix, role }) => prefix === 'usr' && !isAtLeast(role, 'ADMINISTRATOR'));
  it.each(people)('$id: $name as $role of the department', async ({ operation, name, prefix, role }) => {
    const stranger = await world.employee({ department: 'Elsewhere' });
    const insider =
      role === 'EMPLOYEE' ? await world.signedIn(specimens['usr']!) : await (await world.managerOf('Specimens')).app();
    expect(await expectAsUnknown(insider, operation, { name, prefix, id: stranger.id, paths: specimens })).toBe(true);
  });
});
