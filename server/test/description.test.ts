import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { clientFilesOf } from '../scripts/client.ts';
import { referencesOf, schemaFilesOf } from '../scripts/generated.ts';
import { sdkFilesOf } from '../scripts/sdk.ts';
import { openApiOf } from '../src/http/description/openapi.ts';
import { requestExample, successExample } from '../src/http/description/operations.ts';
import { postmanOf } from '../src/http/description/postman.ts';
import { codesOf } from '../src/http/description/refusals.ts';
import { errorStatus } from '../src/lib/errors.ts';
import { fits } from '../src/lib/schema.ts';
import { catalogue } from '../src/main/catalogue.ts';
import { inDatabase } from './database.ts';
import { sized } from './depth.ts';
import { openHarness } from './harness.ts';

const require = createRequire(import.meta.url);
const serverFolder = fileURLToPath(new URL('../', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const baseUrl = 'https://muster.example/api/v1';
const publicOperations = catalogue.operations.filter((operation) => operation.surface === 'api');
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads the document and asserts on it
const openApi = openApiOf(catalogue, baseUrl) as any;

const folder = mkdtempSync(join(tmpdir(), 'muster-description-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('committed files', () => {
  const stale = 'is out of date: run `npm run generate` and commit what it writes';

  test.for(Object.entries(referencesOf(catalogue)))('%s follows from the catalogue', ([path, text]) => {
    expect(readFileSync(join(root, path), 'utf8') === text, `${path} ${stale}`).toBe(true);
  });

  test('the client of the console follows from the catalogue', async () => {
    for (const [path, text] of Object.entries(await clientFilesOf(catalogue))) {
      expect(readFileSync(join(root, path), 'utf8') === text, `${path} ${stale}`).toBe(true);
    }
  });

  test('the SDK follows from the catalogue', async () => {
    for (const [path, text] of Object.entries(await sdkFilesOf(catalogue))) {
      expect(readFileSync(join(root, path), 'utf8') === text, `${path} ${stale}`).toBe(true);
    }
  });

  test('the table types and the schema dump follow from the migrations', async () => {
    const template = inject('template');
    const files = await schemaFilesOf(inDatabase(template.connection, template.name));
    for (const [path, text] of Object.entries(files)) {
      expect(readFileSync(join(root, path), 'utf8') === text, `${path} ${stale}`).toBe(true);
    }
  });
});

describe('OpenAPI', () => {
  const described = Object.entries(openApi.paths as Record<string, object>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, entry]) => ({ route: `${method.toUpperCase()} ${path}`, entry })),
  );
  const entryOf = (route: string) => described.find((found) => found.route === route)?.entry;

  test('describes every operation of the API and none of the app', () => {
    expect(described.map(({ route }) => route).sort()).toEqual(publicOperations.map(({ route }) => route).sort());
    expect(described.map(({ entry }) => entry.operationId).sort()).toEqual(publicOperations.map(({ id }) => id).sort());
  });

  test('names the scope of each operation and of each field that needs another', () => {
    for (const { route, scope } of publicOperations) {
      expect(entryOf(route)).toMatchObject({ 'x-required-scope': scope, 'x-field-scopes': expect.any(Object) });
    }
    expect(entryOf('GET /users')['x-field-scopes']).toMatchObject({
      employment_type: 'users.employment:read',
      tax_id: 'users.govid:read',
    });
    expect(entryOf('GET /organization')).toMatchObject({ 'x-required-scope': null, 'x-field-scopes': {} });
  });

  test('describes every event, with the envelope it comes in', () => {
    expect(Object.keys(openApi.webhooks)).toEqual(catalogue.events.map(({ type }) => type));
    for (const [path, method] of [['/webhooks', 'post'] as const, ['/webhooks/{id}', 'patch'] as const]) {
      const { $ref } = openApi.paths[path][method].requestBody.content['application/json'].schema;
      const { events } = openApi.components.schemas[$ref.split('/').at(-1)].properties;
      expect(events.items).toEqual({ type: 'string', enum: [...catalogue.events.map(({ type }) => type), '*'] });
    }
    const schema = openApi.components.schemas.UserUpdatedEvent;
    expect(schema.properties).toMatchObject({ type: { const: 'user.updated' }, api_version: { const: 'v1' } });
    const previous = openApi.components.schemas[schema.properties.previous.$ref.split('/').at(-1)];
    expect(Object.keys(previous.properties)).toContain('job_title');
    expect(openApi.components.schemas.UserCreatedEvent.properties).not.toHaveProperty('previous');
  });

  test('tells every error an operation can answer, by status and code', () => {
    for (const operation of publicOperations) {
      const { responses } = entryOf(operation.route);
      for (const code of codesOf(operation, catalogue)) {
        const name = responses[errorStatus[code]].$ref.split('/').at(-1);
        const media = openApi.components.responses[name].content['application/json'];
        const envelope = openApi.components.schemas[media.schema.$ref.split('/').at(-1)];
        const refusal = openApi.components.schemas[envelope.properties.error.$ref.split('/').at(-1)];
        expect(refusal.properties.code.enum).toContain(code);
        expect(media.examples[code].value.error.code).toBe(code);
      }
    }
    expect(openApi.components.schemas.Error.properties.code.enum).toEqual(Object.keys(errorStatus));
  });

  test('gives examples that their own schemas take', () => {
    for (const operation of publicOperations) {
      if (operation.body) expect(fits(operation.body, requestExample(operation)), operation.id).toBe(true);
      const example = successExample(operation);
      expect(example === undefined, operation.id).toBe(operation.kind === 'file');
      if (!example) continue;
      const { data } = example;
      const record: unknown = operation.kind === 'list' ? (data as unknown[])[0] : data;
      expect(fits(operation.returns, record), operation.id).toBe(true);
    }
  });

  test('has words for every group of operations', () => {
    const silent = catalogue.features.filter(
      (feature) => feature.operations?.some(({ surface }) => surface === 'api') && feature.summary === undefined,
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('is the same text each time it is written', () => {
    expect(JSON.stringify(openApiOf(catalogue, baseUrl))).toBe(JSON.stringify(openApi));
  });

  // Both are set to fail on warnings as well.
  const linters: readonly [name: string, program: string, args: readonly string[]][] = [
    ['Redocly', programOf('@redocly/cli', 'redocly'), ['--config', join(serverFolder, 'redocly.yaml')]],
    // Looks for much the same, in six times the processor time.
    [
      'Spectral',
      programOf('@stoplight/spectral-cli', 'spectral'),
      ['--ruleset', join(serverFolder, '.spectral.yaml'), '--fail-severity', 'hint', '--quiet'],
    ],
  ];

  test.each(linters.slice(0, sized(2, 1)))(
    'passes the recommended rules of %s without a warning',
    { timeout: 180_000 },
    async (_name, program, args) => {
      const file = join(folder, 'openapi.json');
      writeFileSync(file, JSON.stringify(openApi));
      const { code, output } = await run(program, ['lint', file, ...args]);
      expect(code, output).toBe(0);
    },
  );
});

describe('a running server', () => {
  test('gives both documents to anyone, for its own address', async () => {
    const { world } = await openHarness({ env: { MUSTER_BASE_URL: 'https://people.example/api/v1' } });
    const anyone = world.clientWith(null);
    const { body, headers } = await anyone.get('/openapi.json');
    expect(body).toEqual(openApiOf(catalogue, 'https://people.example/api/v1'));
    expect(headers['content-type']).toMatch('application/json');
    expect((await anyone.get('/postman.json')).body).toEqual(postmanOf(catalogue, 'https://people.example/api/v1'));
  });
});

function programOf(name: string, program: string): string {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = require(manifest) as { bin: Record<string, string> };
  return join(manifest, '..', bin[program] ?? '');
}

function run(program: string, args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { env }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr });
    });
  });
}
