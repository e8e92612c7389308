import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { check, fits } from '../../src/lib/schema.ts';
import { catalogue } from '../../src/main/catalogue.ts';
import type { Response } from '../client.ts';
import { isFull, sized } from '../depth.ts';
import { openHarness } from '../harness.ts';
import { arbitraryOf } from './arbitrary.ts';
import { bodyOf, pathOf, specimensOf } from './specimens.ts';

/** Generated from the schemas: never a 5xx, always the error shape, and a refusal changes nothing. */
const harness = await openHarness();
const { world, installation } = harness;
const boss = await world.executive();
const specimens = await specimensOf(harness, world, boss);
const app = await boss.app();
const writes = catalogue.operations.filter((operation) => operation.kind === 'write' && operation.body);
const reads = catalogue.operations.filter(({ kind }) => ['read', 'list', 'file'].includes(kind));
const numRuns = sized(25, 4);

const quiet = new Set(['api_tokens', 'sessions', 'schema_migrations', 'installation', 'request_log']);

const { rows: tables } = await installation.database.pool.query<{ name: string }>(
  `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
);
const fingerprints = tables
  .filter(({ name }) => !quiet.has(name))
  .map(({ name }) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`)
  .join(' union all ');

/** Everything the database holds, as one text to compare. */
async function fingerprint(): Promise<string> {
  const { rows } = await installation.database.pool.query<{ name: string; hash: string | null }>({
    name: 'fingerprint',
    text: fingerprints,
  });
  return rows.map(({ name, hash }) => `${name}:${hash ?? ''}`).join('\n');
}

function expectErrorShape(response: Response): void {
  expect(response.status).toBeLessThan(500);
  if (response.status < 400) return;
  expect(response.body).toMatchObject({
    error: { code: expect.any(String), message: expect.any(String) },
    meta: { request_id: expect.any(String) },
  });
  expect(Object.keys(response.body).sort()).toEqual(['error', 'meta']);
}

const spoilers: ((body: Record<string, unknown>, field: string, junk: unknown) => unknown)[] = [
  (body, field, junk) => ({ ...body, [field]: junk }),
  (body) => ({ ...body, surprise: true }),
  (body, field) => Object.fromEntries(Object.entries(body).filter(([name]) => name !== field)),
  (_body, _field, junk) => junk,
  (body) => [body],
  (body, field) => ({ ...body, [field]: { $gt: '' } }),
  (body, field) => ({ ...body, [field]: 'a\u0000b' }),
  (body, field) => ({ ...body, [field]: '\udc00' }),
  (body, field) => ({ ...body, [field]: 'x'.repeat(100_000) }),
];

const isRefusable = (schema: Parameters<typeof check>[0], value: unknown): boolean => {
  try {
    check(schema, value);
    return false;
  } catch {
    return true;
  }
};

describe('422: a body that does not fit its schema', () => {
  let before = '';
  beforeAll(async () => {
    before = await fingerprint();
  });

  it.each(writes.map((operation) => ({ operation, name: operation.id })))('$name', async ({ operation }) => {
    const schema = operation.body!;
    const base = bodyOf(operation) ?? {};
    const fields = Object.keys((schema as { properties?: object }).properties ?? { any: 1 });
    const spoiled = fc
      .tuple(fc.constantFrom(...spoilers), fc.constantFrom(...fields), fc.jsonValue())
      .map(([spoil, field, junk]) => spoil(base, field, junk))
      .filter((value) => isRefusable(schema, JSON.parse(JSON.stringify(value))));
    await fc.assert(
      fc.asyncProperty(spoiled, async (value) => {
        const response = await app.send(operation.method, pathOf(operation, specimens), JSON.stringify(value));
        expectErrorShape(response);
        expect([422, 413]).toContain(response.status);
      }),
      { numRuns },
    );
    // One look at all that is kept costs more than a dozen requests.
    if (isFull) expect(await fingerprint()).toBe(before);
  });

  it('none of them changed anything', async () => {
    expect(await fingerprint()).toBe(before);
  });
});

describe('never a 5xx: any body that fits its schema', () => {
  it.each(writes.map((operation) => ({ operation, name: operation.id })))('$name', async ({ operation }) => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryOf(operation.body!).filter((value) => fits(operation.body!, value)),
        async (value) => {
          expectErrorShape(await app.send(operation.method, pathOf(operation, specimens), value));
        },
      ),
      { numRuns },
    );
  });
});

describe('never a 5xx: any query', () => {
  const text = fc.string();
  const value = fc.oneof(text, fc.string({ unit: 'binary' }), fc.integer().map(String), fc.constant('\u0000'));

  it.each(reads.map((operation) => ({ operation, name: operation.id })))('$name', async ({ operation }) => {
    const names = [
      ...Object.keys(operation.query?.properties ?? {}),
      ...Object.keys(operation.appQuery?.properties ?? {}),
      'limit',
      'cursor',
    ];
    const query = fc.dictionary(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: text }),
      value,
      { maxKeys: 4 },
    );
    await fc.assert(
      fc.asyncProperty(query, async (values) => {
        const search = new URLSearchParams(values).toString();
        expectErrorShape(await app.get(`${pathOf(operation, specimens)}?${search}`));
      }),
      { numRuns },
    );
  });
});

describe('404: any text for an id in a path', () => {
  const segment = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => !/^\.{1,2}$/.test(text));

  it.each(
    catalogue.operations
      .filter(({ params, kind }) => params && kind !== 'open')
      .map((operation) => ({ operation, name: operation.id })),
  )('$name', async ({ operation }) => {
    await fc.assert(
      fc.asyncProperty(segment, async (text) => {
        const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(text));
        const response = await app.send(operation.method, path, bodyOf(operation));
        expectErrorShape(response);
        expect(response.status).toBe(404);
      }),
      { numRuns: sized(10, 2) },
    );
  });
});
