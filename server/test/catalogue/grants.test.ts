import { beforeAll, describe, expect, it } from 'vitest';
import { reportIn } from '../../src/features/expenses/testing/claims.ts';
import { isRehearsable, type Operation } from '../../src/kernel/declaration.ts';
import { idPrefixOf } from '../../src/kernel/example.ts';
import { type PackageName, packageNames } from '../../src/kernel/packages.ts';
import { catalogue } from '../../src/main/catalogue.ts';
import type { Client, Response } from '../client.ts';
import { openHarness } from '../harness.ts';
import type { Somebody } from '../world.ts';
import { bodyOf, fileOf, idFieldsOf, pathOf, type Specimens, specimensOf } from './specimens.ts';
import { opens } from './what-packages-open.ts';

/**
 * Each package, by trying every operation on a record of every kind: of people of the department it was given for, of another one, of
 * oneself and of another organization; before, within and after its days; by itself and with all others. Whatever differs from what an
 * Employee without it finds is opened by it, and stands in `what-packages-open.ts`.
 */
const harness = await openHarness();
const { world } = harness;
const boss = await world.executive();
const made = await specimensOf(harness, world, boss);
const approved = await reportIn('APPROVED', {
  person: await world.signedIn(made['usr']!),
  decider: await boss.app(),
  app: await boss.app(),
});
const specimens: Specimens = { ...made, exp: approved.id };
const other = await world.another();
const theirs = await specimensOf(harness, other, await other.executive());
const [inside, outside] = [await world.department('Specimens'), await world.department('Elsewhere')];

type Names = PackageName | 'nothing' | 'all' | 'elsewhere' | 'everywhere' | 'another day';
const onlookers = {} as Record<Names, Somebody>;
const clients = {} as Record<Names, Client>;

async function onlooker(name: Names, give?: Parameters<typeof world.give>[1]): Promise<void> {
  const person = await world.employee({ department: 'Onlookers' });
  if (give) await world.give(person, give);
  onlookers[name] = person;
  clients[name] = await person.app();
}

beforeAll(async () => {
  await onlooker('nothing');
  for (const name of packageNames) {
    const reach = name === 'DEVELOPING' ? {} : { department_ids: [inside] };
    await onlooker(name, { packages: [name], ...reach });
  }
  const ofDepartments = packageNames.filter((name) => name !== 'DEVELOPING');
  await onlooker('all', { packages: ofDepartments, department_ids: [inside] });
  await world.give(onlookers.all, { packages: ['DEVELOPING'] });
  await onlooker('elsewhere', { packages: ofDepartments, department_ids: [outside] });
  await onlooker('everywhere', {});
  await onlooker('another day', { starts_on: '2099-01-01' });
  await world.give(onlookers['another day'], { ends_on: '2020-12-31' });
});

/** Their own account, and what they were given: as different as they are. */
const ofOneself =
  /^(session|sessions|signIns|notifications|accessGrants|home|token|tokens|users\.getVisibleTo)(\.|$)|^permissions/;

const isAddressable = ({ params }: Operation, by: Specimens): boolean =>
  Object.values(params?.properties ?? {}).every((schema) => by[idPrefixOf(schema) ?? ''] !== undefined);
const tried = catalogue.operations.filter(
  (operation) =>
    operation.kind !== 'open' &&
    !ofOneself.test(operation.id) &&
    isAddressable(operation, specimens) &&
    (operation.kind !== 'write' || isRehearsable(operation)),
);

const queryFor = ({ query }: Operation): Record<string, string> => {
  const { required = [] } = (query ?? {}) as { required?: readonly string[] };
  const known: Record<string, string> = {
    start_date: '2026-03-01',
    end_date: '2026-03-31',
    week_start: '2026-03-09',
    from: '2026-03-01',
    to: '2026-03-31',
  };
  return Object.fromEntries(required.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])));
};

/** With records that are there wherever the body can name one. */
function bodyFor(operation: Operation, by: Specimens): Record<string, unknown> | undefined {
  const body = bodyOf(operation);
  if (!body) return undefined;
  const named = idFieldsOf(operation).flatMap(({ name, prefix, isRequired }) =>
    by[prefix] !== undefined && (isRequired || name === 'user_id' || name === 'department_id')
      ? [[name, by[prefix]] as const]
      : [],
  );
  return { ...body, ...Object.fromEntries(named) };
}

const ask = (client: Client, operation: Operation, by: Specimens): Promise<Response> => {
  const path = pathOf(operation, by);
  if (operation.kind !== 'write') return client.get(path, { query: queryFor(operation) });
  const file = fileOf(operation);
  const { query, headers } = file?.options ?? {};
  const options = { query: { ...query, dry_run: 'true' }, ...(headers && { headers }) };
  return client.send(operation.method, path, file?.body ?? bodyFor(operation, by), options);
};

/** What someone finds: whether it is open, which records a list has, and of what a record is made. */
type Found = ReadonlyMap<string, readonly string[]>;

/** Others come and go meanwhile. */
const known = new Set(Object.values(specimens));
const refusedWith = new Set([401, 403, 404]);
function foundIn({ status, data }: Response, operation: Operation): readonly string[] {
  if (refusedWith.has(status)) return [];
  if (operation.kind === 'write') return [status < 300 ? 'done' : 'open'];
  if (status >= 300 || typeof data !== 'object' || data === null) return ['open'];
  if (Array.isArray(data))
    return [
      'open',
      ...(data as { id?: string }[]).flatMap(({ id }) => (id !== undefined && known.has(id) ? [id] : [])),
    ];
  return ['open', ...Object.entries(data).flatMap(([name, value]) => (value === null ? [] : [name]))];
}

async function look(name: Names, by: Specimens = specimens): Promise<Found> {
  const client = clients[name];
  // What the gate refuses is refused by `packages.test.ts`.
  const { abilities } = (await client.get('/session')).data as { abilities: readonly string[] };
  const found = new Map<string, readonly string[]>();
  for (const operation of tried) {
    if (!isAddressable(operation, by) || !abilities.includes(operation.id)) continue;
    found.set(operation.id, foundIn(await ask(client, operation, by), operation));
  }
  return found;
}

const isMore = (more: readonly string[] = [], than: readonly string[] = []): boolean =>
  more.some((one) => !than.includes(one));

/** The operations by which one finds what the other does not. */
const openedBeyond = (plain: Found, found: Found): string[] =>
  [...found].filter(([id, what]) => isMore(what, plain.get(id))).map(([id]) => id);

let plain: Found;
const withOne = new Map<PackageName, Found>();
beforeAll(async () => {
  plain = await look('nothing');
  for (const name of packageNames) withOne.set(name, await look(name));
}, 240_000);

describe('within its days, of people of its departments', () => {
  it.each(packageNames)('%s opens what it is declared to open, and nothing else', (name) => {
    expect(openedBeyond(plain, withOne.get(name)!).toSorted()).toEqual([...opens[name]].toSorted());
  });

  it('with all others it opens no third thing', async () => {
    const all = await look('all');
    const apart = new Map(
      tried.map(({ id }) => [id, packageNames.flatMap((name) => withOne.get(name)?.get(id) ?? [])]),
    );
    expect(openedBeyond(apart, all)).toEqual([]);
  });
});

describe('of people outside its departments', () => {
  it('nothing is found but what is of nobody, by any package', async () => {
    const elsewhere = await look('elsewhere');
    const more = openedBeyond(plain, elsewhere);
    expect(more.toSorted()).toEqual([...opens.anywhere].toSorted());
    const done = more.filter((id) => elsewhere.get(id)?.includes('done') === true);
    expect(done.toSorted()).toEqual(['exports.create', 'stock.create']);
  });
});

describe('before its first day, and after its last', () => {
  it('nothing is found that others do not find', async () => {
    expect(openedBeyond(plain, await look('another day'))).toEqual([]);
  });
});

describe('of oneself', () => {
  it('what is never one’s own to do stays so, whatever was given', async () => {
    const own = { ...specimens, usr: onlookers.everywhere.id };
    const ofSelf = await look('everywhere', own);
    const without = await look('nothing', { ...specimens, usr: onlookers.nothing.id });
    const aboutOneself = openedBeyond(without, ofSelf).filter((id) => {
      const operation = catalogue.operations.find((one) => one.id === id)!;
      const names = [...Object.values(operation.params?.properties ?? {})].map((schema) => idPrefixOf(schema));
      const named = idFieldsOf(operation).map(({ name }) => name);
      return operation.kind === 'write' && (names[0] === 'usr' || named.includes('user_id'));
    });
    expect(aboutOneself.filter((id) => ofSelf.get(id)?.includes('done') === true).toSorted()).toEqual(
      [...opens.forOneself].toSorted(),
    );
  });
});

describe('of another organization', () => {
  it('nothing is there, whatever was given for everyone', async () => {
    const client = clients.everywhere;
    const found: string[] = [];
    for (const operation of tried) {
      if (!operation.params || !isAddressable(operation, theirs)) continue;
      const { status } = await ask(client, operation, theirs);
      if (!refusedWith.has(status)) found.push(`${operation.id} ${String(status)}`);
    }
    expect(found).toEqual([]);
  });
});
