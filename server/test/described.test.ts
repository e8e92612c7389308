import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import type { TSchema } from 'typebox';
import { afterAll, describe, expect, test } from 'vitest';
import { openApiOf } from '../src/http/description/openapi.ts';
import { catalogue } from '../src/main/catalogue.ts';

type Json = Record<string, unknown>;
interface Described extends Json {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Record<string, Described>;
}

const openApi = openApiOf(catalogue, 'https://muster.example/api/v1');
const { schemas } = openApi['components'] as { schemas: Record<string, Described> };
const isObject = (value: unknown): value is Described => typeof value === 'object' && value !== null;

const inExamples = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Every object of a document with where it stands; examples are no part of it. */
function* partsOf(value: unknown, path = ''): Generator<[string, Described]> {
  if (!isObject(value)) return;
  yield [path, value];
  for (const [key, inner] of Object.entries(value)) {
    if (!inExamples.has(key)) yield* partsOf(inner, `${path}/${key}`);
  }
}

const isTold = (schema: Described): boolean =>
  schema.description !== undefined || schemas[schema.$ref?.split('/').at(-1) ?? '']?.description !== undefined;

describe('PATCH', () => {
  const bodies = catalogue.operations.filter(({ method, body }) => method === 'PATCH' && body !== undefined);

  test('every body is optional in all its fields, and none has a default, however deep', () => {
    expect(bodies.length).toBeGreaterThan(20);
    for (const { id, body } of bodies) {
      expect((body as { required?: string[] }).required ?? [], id).toEqual([]);
      const withDefault = [...partsOf(body)].filter(
        ([path, part]) => !path.endsWith('/properties') && Object.hasOwn(part, 'default'),
      );
      expect(
        withDefault.map(([path]) => path),
        id,
      ).toEqual([]);
    }
  });
});

describe('words', () => {
  test('every property of the document has a description', () => {
    const silent = [...partsOf(openApi)].flatMap(([path, { properties }]) =>
      isObject(properties) && !path.endsWith('/properties')
        ? Object.entries(properties).flatMap(([name, schema]) => (isTold(schema) ? [] : [`${path}.${name}`]))
        : [],
    );
    expect(silent).toEqual([]);
  });

  test('every parameter, header and component has a description', () => {
    const { parameters, headers, responses } = openApi['components'] as Record<string, Record<string, Described>>;
    const parts = Object.entries({ ...schemas, ...parameters, ...headers, ...responses });
    const inPaths = [...partsOf(openApi['paths'])].filter(([, part]) => typeof part['in'] === 'string');
    expect([...parts, ...inPaths].filter(([, part]) => part.description === undefined)).toEqual([]);
  });

  test('every field of the app has a description too', () => {
    const fieldsOf = (id: string, schema: TSchema | undefined): string[] =>
      [...partsOf(schema)].flatMap(([path, { properties }]) =>
        isObject(properties) && !path.endsWith('/properties')
          ? Object.entries(properties)
              .filter(([, field]) => field.description === undefined && field['x-here'] === undefined)
              .map(([name]) => `${id} ${path}.${name}`)
          : [],
      );
    const silent = catalogue.operations.flatMap(({ id, body, query, appQuery, returns }) =>
      [body, query, appQuery, returns].flatMap((schema) => fieldsOf(id, schema)),
    );
    expect(silent).toEqual([]);
  });

  test('no description only repeats the name of its field', () => {
    const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');
    const hollow = [...partsOf(openApi)].flatMap(([path, { properties }]) =>
      Object.entries(isObject(properties) ? properties : {})
        .filter(([name, { description }]) => typeof description === 'string' && plain(description) === plain(name))
        .map(([name]) => `${path}.${name}`),
    );
    expect(hollow).toEqual([]);
  });
});

describe('components', () => {
  const shapeOf = (schema: unknown): string =>
    JSON.stringify(schema, (key, value: unknown) =>
      ['description', 'examples', 'example', 'x-scope'].includes(key) ? undefined : value,
    );

  test('no inline schema repeats a component', () => {
    const named = new Map(
      Object.entries(schemas)
        .filter(([, schema]) => schema.properties)
        .map(([name, schema]) => [shapeOf(schema), name]),
    );
    const repeated = [...partsOf(openApi)]
      .filter(([path, part]) => part.properties && !/^\/components\/schemas\/\w+$/.test(path))
      .flatMap(([path, part]) => (named.has(shapeOf(part)) ? [`${path} is ${String(named.get(shapeOf(part)))}`] : []));
    expect(repeated).toEqual([]);
  });

  test('every object is one by name, wherever it stands', () => {
    const inline = [...partsOf(openApi)].filter(
      ([path, { type, properties, allOf }]) =>
        !path.endsWith('/properties') &&
        !/^\/components\/schemas\/\w+$/.test(path) &&
        ([type].flat().includes('object') || properties !== undefined || allOf !== undefined),
    );
    expect(inline.map(([path]) => path)).toEqual([]);
  });

  test('names that generators make of a component and its field, such as LeaveStatus, are all different', () => {
    const madeOf = (text: string): string =>
      text.replaceAll(/(?:^|_)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    const isReference = ({ $ref, anyOf }: Described): boolean =>
      $ref !== undefined || ((anyOf as Described[] | undefined)?.some((option) => option.$ref !== undefined) ?? false);
    const made = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([field, schema]) => (isReference(schema) ? [] : [name + madeOf(field)])),
    );
    const all = [...Object.keys(schemas), ...made];
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });

  test('every body, answer, error and event is one by name', () => {
    const inline = [...partsOf({ paths: openApi['paths'], webhooks: openApi['webhooks'] })].filter(
      ([path, { properties }]) => path.includes('application/json') && properties !== undefined,
    );
    expect(inline.map(([path]) => path)).toEqual([]);
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['Person', 'PersonName', 'TimeEntry', 'LeaveApprovedEvent', 'ListMeta', 'Meta', 'Error']),
    );
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['PersonResponse', 'PersonListResponse', 'UsersCreateBody', 'NotFoundError']),
    );
  });
});

describe('a generated client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-types-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('compiles, and has names for records, envelopes, errors and events', { timeout: 180_000 }, async () => {
    writeFileSync(
      join(folder, 'api.ts'),
      astToString(await openapiTS(JSON.stringify(openApi), { defaultNonNullable: false })),
    );
    writeFileSync(
      join(folder, 'client.ts'),
      `import type { components, operations } from './api.js';
type Schemas = components['schemas'];
export const nameOf = (person: Schemas['Person']): string => person.first_name;
export const cursorOf = (page: Schemas['PersonListResponse']): string | null => page.meta.next_cursor;
export const leaveOf = (event: Schemas['LeaveApprovedEvent']): string => event.data.object.id;
export const codeOf = (answer: Schemas['NotFoundError']): 'NOT_FOUND' => answer.error.code;
export const empty: Schemas['DocumentsUpdateBody'] = {};
export const entry: operations['timeEntries.create']['requestBody']['content']['application/json'] = {
  clock_in: '2026-03-09T10:30:00-04:00',
  clock_out: '2026-03-09T14:00:00-04:00',
};
`,
    );
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022'];
    const { stdout, status } = spawnSync(process.execPath, [tsc, ...options, 'client.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });
});
