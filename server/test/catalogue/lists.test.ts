import type { TSchema } from 'typebox';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Operation } from '../../src/kernel/declaration.ts';
import { catalogue } from '../../src/main/catalogue.ts';
import type { Client } from '../client.ts';
import { openHarness } from '../harness.ts';
import { pathOf, type Specimens, specimensOf } from './specimens.ts';

const harness = await openHarness();
const { world } = harness;
let api: Client;
let app: Client;
let specimens: Specimens;

beforeAll(async () => {
  const boss = await world.executive();
  specimens = await specimensOf(harness, world, boss);
  api = await boss.api();
  app = await boss.app();
});

const clientFor = ({ surface }: Operation): Client => (surface === 'api' ? api : app);
const parametersOf = ({ query }: Operation): [string, TSchema][] => Object.entries(query?.properties ?? {});
const named = (operations: readonly Operation[]) => operations.map((operation) => ({ operation, name: operation.id }));

const taking = (name: string): Operation[] =>
  catalogue.operations.filter(({ query }) => query?.properties[name] !== undefined);
const choicesOf = (schema: TSchema): string[] | undefined => (schema as { items?: { enum?: string[] } }).items?.enum;

const refusal = (field: string) => ({
  status: 422,
  error: { code: 'VALIDATION_FAILED', details: { field } },
});

describe('fields', () => {
  it('is taken by every list, and by every operation that shows one record', () => {
    const withoutFields = catalogue.operations.filter(
      ({ kind, path, query }) =>
        (kind === 'list' || (kind === 'read' && path.endsWith('}'))) && query?.properties['fields'] === undefined,
    );
    expect(withoutFields.map(({ id }) => id)).toEqual([]);
  });

  // No one was erased yet.
  const shown = taking('fields').filter(({ id }) => id !== 'users.erasure.get');

  it.each(named(shown))('$name: those asked for and the id, without a version', async ({ operation }) => {
    const client = clientFor(operation);
    const path = pathOf(operation, specimens);
    const whole = await client.get(path);
    expect(whole.status).toBe(200);
    const names = Object.keys((operation.returns as { properties?: object }).properties ?? {});
    const [last] = names.filter((name) => !['id', ...Object.keys(operation.includes ?? {})].includes(name)).slice(-1);
    const { status, body, headers } = await client.get(path, { query: { fields: last! } });
    expect([status, headers['etag']]).toEqual([200, undefined]);
    const records = (operation.kind === 'list' ? body.data : [body.data]) as object[];
    for (const record of records) {
      expect(Object.keys(record).filter((name) => !['id', 'can', last].includes(name))).toEqual([]);
    }
    const one = operation.kind === 'list' ? whole.data[0] : whole.data;
    if (one?.id !== undefined) expect(records[0]).toHaveProperty('id');
    for (const unknown of ['nonsense', `${last!},nonsense`, '', '__proto__']) {
      expect(await client.get(path, { query: { fields: unknown } })).toMatchObject(refusal('fields'));
    }
  });
});

describe('several values', () => {
  const lists = catalogue.operations.filter(({ kind }) => kind === 'list');

  it('every filter over an enumeration takes them, and so does every user_id and department_id', () => {
    const single = lists.flatMap((operation) =>
      parametersOf(operation)
        .filter(([name, schema]) => 'enum' in schema || ['user_id', 'department_id'].includes(name))
        .filter(([, schema]) => (schema as { type?: string }).type !== 'array')
        .map(([name]) => `${operation.id} ${name}`),
    );
    // There it names whose ledger it is, as a path would.
    expect(single).toEqual(['leaveLedger.list user_id']);
  });

  const filters = lists.flatMap((operation) =>
    parametersOf(operation)
      .filter(([name, schema]) => choicesOf(schema) && !['fields', 'include'].includes(name))
      .map(([name, schema]) => ({ operation, filter: name, choices: choicesOf(schema)!, name: operation.id })),
  );

  it.each(filters)('$name $filter: any of them; 422: one that is none', async ({ operation, filter, choices }) => {
    const client = clientFor(operation);
    const path = pathOf(operation, specimens);
    const idsWith = async (value: string): Promise<string[]> => {
      const { status, data } = await client.get(path, { query: { [filter]: value, limit: '100' } });
      expect(status, value).toBe(200);
      return (data as { id?: string }[]).map((record) => record.id ?? JSON.stringify(record)).sort();
    };
    // The log of requests is written a little later: then the lists are compared once more.
    const compare = async (): Promise<void> => {
      const each = await Promise.all(choices.map(idsWith));
      const [together, union] = [await idsWith(choices.join()), [...new Set(each.flat())].sort()];
      // If there are more than a page holds, the page is a part of them.
      expect(together.length === 100 ? union.filter((id) => together.includes(id)) : union).toEqual(together);
      expect(await idsWith(`${choices[0]!},${choices[0]!}`)).toEqual(each[0]);
    };
    // Some have many choices: on a busy machine a second is not enough to ask for each of them.
    await vi.waitFor(compare, 15_000);
    for (const wrong of [
      'NONSENSE',
      `${choices[0]!},NONSENSE`,
      `${choices[0]!},`,
      '',
      choices[0]!.toUpperCase() + ' ',
    ]) {
      expect(await client.get(path, { query: { [filter]: wrong } })).toMatchObject(refusal(filter));
    }
  });

  const isArray = (schema: object = {}): boolean => 'type' in schema && schema.type === 'array';
  const ofIds = lists.flatMap((operation) =>
    ['user_id', 'department_id']
      .filter((name) => isArray(operation.query?.properties[name]))
      .map((filter) => ({ operation, filter, name: operation.id })),
  );

  it.each(ofIds)('$name $filter: up to a hundred; 422: more', async ({ operation, filter }) => {
    const client = clientFor(operation);
    const path = pathOf(operation, specimens);
    const own = specimens[filter === 'user_id' ? 'usr' : 'dep']!;
    // One that ends in digits is among these itself.
    const hundred = Array.from({ length: 100 }, (_, n) => `${own.slice(0, -3)}${String(n).padStart(3, '0')}`);
    const others = hundred.filter((id) => id !== own).slice(0, 99);
    const one = await client.get(path, { query: { [filter]: own } });
    const many = await client.get(path, { query: { [filter]: [own, ...others].join() } });
    expect([many.status, many.data]).toEqual([200, one.data]);
    const tooMany = await client.get(path, { query: { [filter]: [own, ...others, 'x'].join() } });
    expect(tooMany).toMatchObject(refusal(filter));
    expect(tooMany.error.message).toContain('at most 100');
  });
});

describe('include', () => {
  it('is taken where the contract has it', () => {
    const includes = Object.fromEntries(
      taking('include')
        .filter(({ surface }) => surface === 'api')
        .map(({ id, includes = {} }) => [id, Object.keys(includes).join()]),
    );
    expect(includes).toEqual({
      'users.list': 'department,manager',
      'users.get': 'department,manager',
      'timeEntries.list': 'user,project,task',
      'timeEntries.get': 'user,project,task',
      'leaves.list': 'user',
      'leaves.get': 'user',
    });
  });

  it.each(named(taking('include')))('$name: objects beside their ids; 422: one that is none', async ({ operation }) => {
    const client = clientFor(operation);
    const path = pathOf(operation, specimens);
    const { includes = {} } = operation;
    const { status, data } = await client.get(path, { query: { include: Object.keys(includes).join() } });
    expect(status).toBe(200);
    for (const record of (operation.kind === 'list' ? data : [data]) as Record<string, unknown>[]) {
      for (const [name, field] of Object.entries(includes)) {
        if (record[field] === null) expect(record[name]).toBeNull();
        else expect(record[name]).toMatchObject({ id: record[field] });
      }
    }
    expect(await client.get(path, { query: { include: 'secrets' } })).toMatchObject(refusal('include'));
  });
});

describe('updated_since', () => {
  it.each(named(taking('updated_since')))('422: $name: no instant', async ({ operation }) => {
    for (const wrong of ['yesterday', '2026-03-09', '2026-03-09T14:30:00', '', '2026-02-30T00:00:00Z']) {
      const answer = await api.get(operation.path, { query: { updated_since: wrong } });
      expect(answer).toMatchObject(refusal('updated_since'));
    }
    const first = await api.get(operation.path, { query: { updated_since: '0001-01-01T00:00:00Z', limit: '1' } });
    const after = await api.get(operation.path, { query: { updated_since: '9999-12-31T23:59:59Z' } });
    expect([first.status, after.status, after.data]).toEqual([200, 200, []]);
    // The order is part of the list that a cursor belongs to.
    const cursor = first.body.meta.next_cursor as string | null;
    if (cursor !== null) expect(await api.get(operation.path, { query: { cursor } })).toMatchObject(refusal('cursor'));
  });
});
