import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';
import { describe, expect, test } from 'vitest';
import { Stranger } from '../src/features/connected-apps/testing/stranger.ts';
import { findOrganization, tenantOf } from '../src/features/organization/index.ts';
import { requestExample, successExample } from '../src/http/description/operations.ts';
import { tokensOf } from '../src/http/mcp/few-tools.ts';
import { operationsOfPrompts } from '../src/http/mcp/prompts.ts';
import { requestOf } from '../src/http/mcp/requests.ts';
import { fewerRows } from '../src/http/mcp/results.ts';
import { callArguments, toolsFor } from '../src/http/mcp/tools.ts';
import { type Actor, operatorOf } from '../src/kernel/actor.ts';
import { isRehearsable } from '../src/kernel/declaration.ts';
import { exampleOf } from '../src/kernel/example.ts';
import { isProposable } from '../src/kernel/proposals/four-eyes.ts';
import { keepProposal } from '../src/kernel/proposals/keep.ts';
import { usableScopes } from '../src/kernel/scopes.ts';
import { defaultSettings } from '../src/kernel/settings.ts';
import { catalogue } from '../src/main/catalogue.ts';
import { Assistant, originOf } from './assistants.ts';
import { openHarness } from './harness.ts';
import { ensureProductBuilt, freePort, muster } from './processes.ts';
import { stopTime } from './stop-time.ts';

const { server, world, installation } = await openHarness();
const root = fileURLToPath(new URL('../../', import.meta.url));
const publicOperations = catalogue.operations.filter(({ surface }) => surface === 'api');
const ada = await world.executive({ first_name: 'Ada' });
const all = await world.token(ada.id, usableScopes('EXECUTIVE'));
const assistant = await Assistant.with(server, all);
const namesOf = async (of: Assistant): Promise<string[]> => (await of.client.listTools()).tools.map(({ name }) => name);

async function post(token: string | null, message: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${await originOf(server)}/mcp`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });
}

/** What the Inspector warns of under schema portability. */
function unportable(schema: unknown, path: string): string[] {
  if (typeof schema === 'boolean') return /(additionalProperties)$/.test(path) ? [] : [`${path}: boolean`];
  const { type, $ref, ...rest } = schema as Record<string, unknown>;
  const rules = ['enum', 'const', 'anyOf', 'oneOf', 'allOf', 'properties', 'items'];
  const here = [
    ...(Array.isArray(type) ? ['several types'] : []),
    ...(typeof $ref === 'string' && !$ref.startsWith('#/$defs/') ? ['reference'] : []),
    ...(type === undefined && $ref === undefined && !rules.some((rule) => rule in rest) ? ['any value'] : []),
    ...Object.keys(rest).filter((key) => key.startsWith('x-')),
  ].map((problem) => `${path}: ${problem}`);
  const inner = Object.entries(rest).flatMap(([key, value]): [string, unknown][] => {
    if (['properties', 'patternProperties', '$defs'].includes(key) || Array.isArray(value)) {
      const holdsSchemas = !['enum', 'required', 'examples', 'default'].includes(key);
      return holdsSchemas ? Object.entries(value as object).map(([name, part]) => [`${key}.${name}`, part]) : [];
    }
    return ['items', 'additionalProperties', 'not'].includes(key) ? [[key, value]] : [];
  });
  return [...here, ...inner.flatMap(([name, part]) => unportable(part, `${path}.${name}`))];
}

describe('tools', () => {
  test('are the operations of the API, named by their ids', async () => {
    expect((await namesOf(assistant)).sort()).toEqual(publicOperations.map(({ id }) => id).sort());
    // As the protocol allows them.
    for (const { id } of publicOperations) expect(id).toMatch(/^[A-Za-z0-9._-]{1,128}$/);
  });

  test('are those alone that the token can use now', async () => {
    const cook = await world.employee();
    const token = await world.token(cook.id, ['leaves:read', 'time_entries:read', 'users:write']);
    const little = await Assistant.with(server, token);
    const names = await namesOf(little);
    expect(names).toContain('timeEntries.list');
    expect(names).toContain('leaves.list');
    // The token lacks the scope, or the role of its owner cannot use it.
    expect(names).not.toContain('leaves.create');
    expect(names).not.toContain('users.create');
    await world.set({ modules: { time_tracking: false, expenses: true } });
    expect(await namesOf(little)).not.toContain('timeEntries.list');
    await world.set({});
  });

  test('say what they take in schemas that stand by themselves, and what they do', async () => {
    const { tools } = await assistant.client.listTools();
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const tool of tools) {
      const operation = publicOperations.find(({ id }) => id === tool.name)!;
      expect(() => ajv.compile(tool.inputSchema), tool.name).not.toThrow();
      expect(tool.description, tool.name).toContain(operation.description ?? operation.summary);
      const isWrite = operation.kind === 'write' && operation.changesNothing !== true;
      expect(tool.annotations?.readOnlyHint, tool.name).toBe(!isWrite);
      expect('idempotency_key' in (tool.inputSchema.properties ?? {}), tool.name).toBe(isWrite);
    }
    const hints = (name: string) => tools.find((tool) => tool.name === name)?.annotations;
    expect(hints('users.create')).toMatchObject({ destructiveHint: false, idempotentHint: false });
    expect(hints('users.update')).toMatchObject({ destructiveHint: true, idempotentHint: true });
    expect(hints('departments.delete')).toMatchObject({ destructiveHint: true, idempotentHint: true });
    expect(hints('leaves.approve')).toMatchObject({ destructiveHint: true, idempotentHint: false });
    const update = tools.find(({ name }) => name === 'users.update')!;
    expect(update.inputSchema).toMatchObject({
      required: ['id'],
      additionalProperties: false,
      properties: { id: { type: 'string' }, job_title: {}, dry_run: { type: 'boolean' } },
    });
  });

  test('use no construct that assistants refuse: several types at once, any value at all, references elsewhere', async () => {
    const { tools } = await assistant.client.listTools();
    const found = tools.flatMap(({ name, inputSchema, outputSchema }) =>
      [
        ...unportable(inputSchema, 'inputSchema'),
        ...(outputSchema ? unportable(outputSchema, 'outputSchema') : []),
      ].map((place) => `${name} ${place}`),
    );
    expect(found).toEqual([]);
  });

  test('say what they answer, files aside, and promise no news of changes', async () => {
    const { tools } = await assistant.client.listTools();
    const silent = tools.filter(({ outputSchema }) => outputSchema === undefined).map(({ name }) => name);
    expect(silent.sort()).toEqual(
      publicOperations
        .filter(({ kind }) => kind === 'file')
        .map(({ id }) => id)
        .sort(),
    );
    expect(assistant.client.getServerCapabilities()).toEqual({
      tools: { listChanged: false },
      prompts: { listChanged: false },
      resources: { listChanged: false, subscribe: false },
    });
  });

  test.for(publicOperations.map((operation) => [operation.id, operation] as const))(
    '%s: its example fits its schema, and its arguments reach their places',
    async ([id, operation]) => {
      const row = await findOrganization(installation.database.db, world.organizationId);
      const tool = toolsFor(operatorOf(tenantOf(row!)), catalogue).find(({ name }) => name === id)!;
      const params = Object.fromEntries(
        Object.keys(operation.params?.properties ?? {}).map((name) => [name, `a/${name}`]),
      );
      const body = requestExample(operation) as Record<string, unknown> | undefined;
      const { required = [], properties = {} } = (operation.query ?? {}) as {
        required?: string[];
        properties?: Record<string, TSchema>;
      };
      const query = Object.fromEntries(required.map((name) => [name, exampleOf(properties[name]!, 'request', name)]));
      const validate = new Ajv2020({ strict: false, validateFormats: false }).compile({
        ...tool.inputSchema,
        properties: {
          ...tool.inputSchema.properties,
          ...Object.fromEntries(Object.keys(params).map((name) => [name, { type: 'string' }])),
        },
      });
      expect(validate({ ...params, ...query, ...body }), JSON.stringify(validate.errors)).toBe(true);
      if (tool.outputSchema) {
        const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(tool.outputSchema);
        expect(fits(successExample(operation)), JSON.stringify(fits.errors)).toBe(true);
      }
      const request = requestOf(operation, { ...params, ...query, ...body });
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `a%2F${name}`);
      const search = new URLSearchParams(query as Record<string, string>).toString();
      expect(request).toMatchObject({ method: operation.method, url: search === '' ? path : `${path}?${search}` });
      expect(request.payload === undefined ? undefined : JSON.parse(request.payload)).toEqual(body);
    },
  );
});

describe('every answer that a tool can give', () => {
  const meta = { request_id: 'req_1' };
  type Envelope = Record<string, unknown>;

  /** The record, what a rehearsal tells, and the proposal that it becomes: by what the operation takes, and what the token may. */
  function answersOf(operation: (typeof publicOperations)[number], proposesOnly: boolean): Envelope[] {
    const example = successExample(operation) as Envelope;
    const changes = operation.kind === 'write' && operation.changesNothing !== true;
    const isDone = !changes || !proposesOnly || operation.isForProposers === true;
    return [
      ...(isDone ? [example] : []),
      ...(changes && isRehearsable(operation)
        ? [{ ...example, meta: { ...meta, dry_run: true, would_raise: [], changes: [], emails: [] } }]
        : []),
      ...(changes && isProposable(operation) ? [successExample(keepProposal) as Envelope] : []),
      // As fields leave it.
      ...(Array.isArray(example['data']) ? [{ data: [], meta }] : []),
    ];
  }

  test.for([
    ['an Executive', false],
    ['an Executive that only proposes', true],
  ] as const)('passes the protocol’s own client, with a token of %s', async ([, proposesOnly]) => {
    const row = await findOrganization(installation.database.db, world.organizationId);
    const tools = toolsFor(operatorOf(tenantOf(row!)), catalogue, proposesOnly);
    let answer: Envelope = {};
    // oxlint-disable-next-line typescript/no-deprecated -- tells the tools as they are, which the other way would make anew
    const told = new Server({ name: 'told', version: '1' }, { capabilities: { tools: {} } });
    told.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
    told.setRequestHandler(CallToolRequestSchema, () => ({ content: [], structuredContent: answer }));
    const client = new Client({ name: 'test', version: '1' });
    const [near, far] = InMemoryTransport.createLinkedPair();
    await Promise.all([told.connect(far), client.connect(near)]);
    await client.listTools();
    const refused: string[] = [];
    let count = 0;
    for (const operation of publicOperations) {
      const isListed = tools.some(({ name, outputSchema }) => name === operation.id && outputSchema !== undefined);
      for (answer of isListed ? answersOf(operation, proposesOnly) : []) {
        count++;
        await client.callTool({ name: operation.id, arguments: {} }).catch((error: unknown) => {
          refused.push(`${operation.id}: ${String(error)} ${JSON.stringify(answer).slice(0, 200)}`);
        });
      }
    }
    expect(refused).toEqual([]);
    expect(count).toBeGreaterThan(tools.length);
    await client.close();
  });

  test('a rehearsal with a token that only proposes reaches the client', async () => {
    const asked = { name: 'Proposes', scopes: ['teams:read', 'teams:write'], requires_acceptance: true };
    const { data } = await (await ada.app()).post('/tokens', asked);
    const proposing = await Assistant.with(server, String(data.token));
    await proposing.client.listTools();
    const rehearsed = await proposing.call('teams.create', { name: 'Rehearsed', dry_run: true });
    expect([rehearsed.isError, rehearsed.data?.status, rehearsed.meta?.dry_run]).toEqual([false, 'ACTIVE', true]);
    const proposed = await proposing.call('teams.create', { name: 'Proposed' });
    expect(proposed.data).toMatchObject({ status: 'WAITING' });
  });
});

describe('a call', () => {
  test('answers what the API answers, and is logged as the assistant’s', async () => {
    const created = await assistant.call('departments.create', { name: 'Pastry' });
    expect(created).toMatchObject({ isError: false, data: { name: 'Pastry' } });
    const { id } = created.data;
    expect((await assistant.call('departments.get', { id })).data).toEqual(
      (await (await ada.api()).get(`/departments/${id}`)).data,
    );
    const rows = (await world.audit()).filter(({ subject_id }) => subject_id === id);
    expect(rows).toMatchObject([
      {
        surface: 'mcp',
        action: 'departments.create',
        actor_id: ada.id,
        request_id: created.meta.request_id,
        ip: '127.0.0.1',
      },
    ]);
    expect((await world.events()).find(({ subject_id }) => subject_id === id)?.surface).toBe('mcp');
    // What the client proposed by the same surface is there beside it.
    const { data } = await (await ada.app()).get('/audit-log', { query: { surface: 'mcp' } });
    const ofAssistants = (await world.audit()).filter(({ surface }) => surface === 'mcp').map((row) => row.subject_id);
    const shown = data.map((row: { subject_id: string }) => row.subject_id);
    expect(shown).toContain(id);
    expect(shown.toSorted()).toEqual(ofAssistants.toSorted());
  });

  test('a look at private details is logged as the assistant’s too', async () => {
    const person = await world.employee();
    await assistant.call('users.get', { id: person.id });
    const looks = (await world.accessLog()).filter(({ user_id }) => user_id === person.id);
    expect(looks.length).toBeGreaterThan(0);
    expect(new Set(looks.map(({ surface }) => surface))).toEqual(new Set(['mcp']));
  });

  test('of a narrowed list answers structured content that fits the tool’s schema, which the client checks', async () => {
    await assistant.client.listTools();
    const asked = { name: 'users.list', arguments: { fields: ['first_name'], limit: 1 } };
    const { structuredContent, content } = await assistant.client.callTool(asked);
    const [{ text }] = content as [{ text: string }];
    expect(structuredContent).toEqual(JSON.parse(text));
    expect(structuredContent).toMatchObject({ data: [{ first_name: expect.any(String) }], meta: { has_more: true } });
    expect((await assistant.client.callTool({ name: 'users.get', arguments: { id: 'usr_x' } })).structuredContent).toBe(
      undefined,
    );
  });

  test('pages a list with filters of any type', async () => {
    for (const name of ['Grill', 'Bar']) await world.department(name);
    // A model that fills in every argument sends null for those it does not need.
    const first = await assistant.call('departments.list', { include_inactive: true, limit: 1, cursor: null });
    expect(first.data).toHaveLength(1);
    const next = await assistant.call('departments.list', {
      include_inactive: true,
      limit: 1,
      cursor: first.meta.next_cursor,
    });
    expect(next).toMatchObject({ isError: false });
    // The cursor is the API's own.
    const query = { include_inactive: 'true', limit: '1', cursor: first.meta.next_cursor as string };
    expect((await (await ada.api()).get('/departments', { query })).data).toEqual(next.data);
  });

  test('with a key is made once, by whichever way it comes again', async () => {
    const args = { name: 'Bakery', idempotency_key: 'bakery-1' };
    const first = await assistant.call('departments.create', args);
    expect((await assistant.call('departments.create', args)).data).toEqual(first.data);
    const headers = { 'Idempotency-Key': 'bakery-1' };
    const { data } = await world.clientWith(all).post('/departments', { name: 'Bakery' }, { headers });
    expect(data).toEqual(first.data);
  });

  test('records time as coming from the API', async () => {
    const entry = await assistant.call('timeEntries.create', {
      user_id: ada.id,
      clock_in: '2026-03-09T09:00:00-04:00',
      clock_out: '2026-03-09T12:00:00-04:00',
    });
    expect(entry.data.source).toBe('API');
  });

  test('of a file answers with the file', async () => {
    const content = Buffer.from('%PDF-1.4 hello').toString('base64');
    const file = { file_name: 'terms.pdf', mime_type: 'application/pdf', content };
    const created = await assistant.call('documents.create', { title: 'Terms', category: 'POLICY', ...file });
    expect(created.error).toBeUndefined();
    const { content: parts } = await assistant.call('documents.content', { id: created.data.id });
    expect(parts).toMatchObject([{ type: 'resource', resource: { mimeType: 'application/pdf', blob: content } }]);
  });

  test('with propose and a note asks the API for a proposal; of a token that only proposes, tools say so', () => {
    const create = publicOperations.find(({ id }) => id === 'departments.create')!;
    expect(requestOf(create, { name: 'Bakery', propose: true, note: 'Zoë' })).toMatchObject({
      url: '/departments?propose=true',
      headers: { 'muster-note': "UTF-8''Zo%C3%AB" },
    });
    const actor = { role: 'EXECUTIVE', scopes: null, organization: { settings: defaultSettings } } as unknown as Actor;
    const proposing = toolsFor(actor, catalogue, true);
    expect(proposing.find(({ name }) => name === 'departments.create')?.description).toMatch(/^Proposes: /);
    expect(proposing.find(({ name }) => name === 'proposals.accept')).toBeUndefined();
    expect(proposing.find(({ name }) => name === 'proposals.withdraw')).toBeDefined();
    expect(toolsFor(actor, catalogue).find(({ name }) => name === 'departments.create')?.description).not.toMatch(
      /^Proposes/,
    );
  });

  test('with dry_run asks the API for a rehearsal, without a key', () => {
    const create = publicOperations.find(({ id }) => id === 'departments.create')!;
    expect(requestOf(create, { name: 'Bakery', dry_run: true })).toEqual({
      method: 'POST',
      url: '/departments?dry_run=true',
      headers: { 'content-type': 'application/json' },
      payload: '{"name":"Bakery"}',
    });
    expect(Object.keys(callArguments)).toEqual(['dry_run', 'propose', 'note', 'proposal_note', 'idempotency_key']);
  });

  test('with dry_run tells what would happen, and leaves nothing', async () => {
    const { data, meta } = await assistant.call('departments.create', { name: 'Rehearsed', dry_run: true });
    expect(meta).toMatchObject({ dry_run: true, would_raise: [{ type: 'department.created', subject_id: data.id }] });
    expect((await assistant.call('departments.get', { id: data.id })).error.code).toBe('NOT_FOUND');
    expect((await world.audit()).filter(({ subject_id }) => subject_id === data.id)).toEqual([]);
  });
});

describe('refused', () => {
  test('403: a tool whose scope the token lacks, though it was not listed', async () => {
    const little = await Assistant.with(server, await world.token(ada.id, ['users:read']));
    const { isError, error } = await little.call('departments.create', { name: 'Stores' });
    expect({ isError, error }).toMatchObject({
      isError: true,
      error: { code: 'SCOPE_MISSING', details: { required_scope: 'departments:write' } },
    });
  });

  test.for([
    ['404: an unknown record', 'users.get', { id: 'usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }, 'NOT_FOUND', undefined],
    ['404: an id that would be another address', 'users.get', { id: '..' }, 'NOT_FOUND', undefined],
    ['404: an id with an address in it', 'users.get', { id: '../departments' }, 'NOT_FOUND', undefined],
    ['422: an id that is missing', 'users.get', {}, 'VALIDATION_FAILED', 'id'],
    ['422: an id that is no text', 'users.get', { id: 7 }, 'VALIDATION_FAILED', 'id'],
    ['422: an argument that nobody knows, of a read', 'users.list', { colour: 'red' }, 'VALIDATION_FAILED', 'colour'],
    [
      '422: an argument that nobody knows, of a write',
      'departments.create',
      { name: 'A', colour: 'red' },
      'VALIDATION_FAILED',
      'colour',
    ],
    ['422: a wrong type', 'departments.create', { name: 7 }, 'VALIDATION_FAILED', 'name'],
    [
      '422: a key that no header holds',
      'departments.create',
      { name: 'A', idempotency_key: 'a\nb' },
      'VALIDATION_FAILED',
      'idempotency_key',
    ],
    ['422: an argument that every object has', 'users.list', { constructor: 'x' }, 'VALIDATION_FAILED', 'constructor'],
  ] as [string, string, Record<string, unknown>, string, string | undefined][])(
    '%s',
    async ([, name, args, code, field]) => {
      const { isError, error } = await assistant.call(name, args);
      expect({ isError, code: error.code, field: error.details?.field }).toEqual({ isError: true, code, field });
    },
  );

  test('413: a body larger than the operation takes', async () => {
    const { error } = await assistant.call('departments.create', { name: 'x'.repeat(300_000) });
    expect(error.code).toBe('PAYLOAD_TOO_LARGE');
  });

  test('a tool that there is not, and a resource that there is not, by the protocol’s own error', async () => {
    await expect(assistant.call('users.destroy')).rejects.toMatchObject({ code: -32602 });
    await expect(assistant.client.readResource({ uri: 'muster://guide/../../package.json' })).rejects.toMatchObject({
      code: -32602,
    });
  });

  test('401: without a token, with one that is revoked, with one of no one', async () => {
    const revoked = await world.token(ada.id, ['users:read'], { revoked_at: installation.clock.now() });
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    for (const token of [null, revoked, `mst_${'0'.repeat(46)}`]) {
      const response = await post(token, list);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer .*resource_metadata="[^"]+\/mcp"$/);
      expect(await response.json()).toMatchObject({ error: { code: 'AUTH_INVALID' } });
    }
  });

  test('403: a page of another site', async () => {
    const response = await post(all, { jsonrpc: '2.0', id: 1, method: 'ping' }, { Origin: 'https://evil.example' });
    expect([response.status, await response.json()]).toMatchObject([403, { error: { details: { reason: 'origin' } } }]);
  });

  test('403: the plan lets no token in', async () => {
    const poor = await world.another({ plan: 'FREE' });
    const bob = await poor.executive();
    const response = await post(await poor.token(bob.id, ['users:read']), { jsonrpc: '2.0', id: 1, method: 'ping' });
    expect([response.status, await response.json()]).toMatchObject([403, { error: { details: { reason: 'plan' } } }]);
  });

  test('405: there is no stream to open and no session to end', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await fetch(`${await originOf(server)}/mcp`, {
        method,
        headers: { Authorization: `Bearer ${all}` },
      });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  test('422: several messages at once, a text that is no JSON, a key given twice', async () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    expect((await post(all, [ping, ping])).status).toBe(422);
    expect((await post(all, '{"jsonrpc":')).status).toBe(422);
    expect((await post(all, '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}')).status).toBe(422);
  });

  test.for([
    ['no message', { hello: 'world' }],
    [
      'arguments that are no object',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'users.list', arguments: [1] } },
    ],
    ['no name', { jsonrpc: '2.0', id: 1, method: 'tools/call' }],
    ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'users.list' }],
  ] as const)('a message is answered by the protocol’s own error: %s', async ([, message]) => {
    const response = await post(all, message);
    expect(response.status).toBeLessThan(500);
    expect(((await response.json()) as { error: { code: number } }).error.code).toBeLessThan(0);
  });
});

describe('limits', async () => {
  const limited = await openHarness({
    limits:
      'token_per_second=3,token_per_minute=1000,organization_per_minute=1000,ip_per_minute=1000,edge_per_second=0',
  });
  const bob = await limited.world.executive();

  test('429: calls count against the token like any other request, and say when to try again', async () => {
    const token = await limited.world.token(bob.id, usableScopes('EXECUTIVE'));
    const url = `${await originOf(limited.server)}/mcp`;
    const message = (method: string, params?: object) => ({
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, ...(params && { params }) }),
    });
    // Once unmeasured: the first loads the protocol.
    await fetch(url, message('ping'));
    stopTime();
    await limited.world.clientWith(token).get('/token');
    const results = [];
    for (let count = 0; count < 4; count++) {
      const response = await fetch(url, message('tools/call', { name: 'organization.get', arguments: {} }));
      results.push(((await response.json()) as { result: { isError?: boolean; content: { text: string }[] } }).result);
    }
    const refused = results.filter(({ isError }) => isError === true);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.content[0]?.text).toContain('RATE_LIMITED');
    expect(refused[0]?.content[1]?.text).toMatch(/^Try again in \d+ seconds/);
    // By now the token has nothing left: whatever is not a call is refused as a request.
    const response = await fetch(url, message('tools/list'));
    expect([response.status, response.headers.has('retry-after')]).toEqual([429, true]);
  });

  test('a call costs its address one request, not two', async () => {
    const { world: other, server: strict } = await openHarness({
      limits:
        'token_per_second=1000,token_per_minute=1000,organization_per_minute=1000,ip_per_minute=5,edge_per_second=0',
    });
    const eve = await other.executive();
    const token = await other.token(eve.id, ['users:read']);
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'organization.get', arguments: {} } };
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
    };
    const statuses = [];
    for (let count = 0; count < 6; count++) {
      const { statusCode, json } = await strict.inject({ method: 'POST', url: '/mcp', headers, payload: call });
      statuses.push(statusCode === 200 ? (json<{ result: { isError?: true } }>().result.isError ?? 200) : statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('few tools in place of many', async () => {
  const over = async (token: string, tools: string): Promise<Assistant> =>
    Assistant.over(
      new StreamableHTTPClientTransport(new URL(`${await originOf(server)}/mcp?tools=${tools}`), {
        requestInit: { headers: { Authorization: `Bearer ${token}` } },
      }),
    );
  const few = await over(all, 'search');
  const textOf = async (name: string, args: Record<string, unknown>): Promise<string> => {
    const { content } = await few.client.callTool({ name, arguments: args });
    return (content as { text: string }[])[0]?.text ?? '';
  };
  const names = ['search_operations', 'describe_operation', 'call_operation'];

  test('are offered where the whole list is over 20,000 tokens: to connected apps by themselves, to others by the address', async () => {
    const whole = (await assistant.client.listTools()).tools;
    expect(tokensOf(whole)).toBeGreaterThan(20_000);
    expect(await namesOf(few)).toEqual(names);
    expect(tokensOf((await few.client.listTools()).tools)).toBeLessThan(1500);
    const app = await Stranger.registered(server);
    const person = { id: ada.id, client: await ada.app() };
    const scope = usableScopes('EXECUTIVE').join(' ');
    const request = app.request({ scope, resource: 'http://127.0.0.1:8080/mcp' });
    const { access_token: token } = await app.connect(person, { scopes: usableScopes('EXECUTIVE') }, request);
    expect(await namesOf(await Assistant.with(server, token))).toEqual(names);
    expect((await namesOf(await over(token, 'all'))).length).toBeGreaterThan(50);
    const little = await app.connect(person, {}, app.request({ resource: 'http://127.0.0.1:8080/mcp' }));
    expect(await namesOf(await Assistant.with(server, little.access_token))).toContain('users.list');
  });

  test.each([
    ['who is on vacation next week', 'leaves.list'],
    ['book a day off', 'leaves.create'],
    ['how much leave is left', 'leaveBalances.get'],
    ['record hours on a project', 'timeEntries.create'],
    ['find an employee by name', 'users.list'],
    ['change the manager of a person', 'users.update'],
    ['approve an expense report', 'expenseReports.approve'],
    ['which timesheets are not submitted', 'timesheets.list'],
    ['shifts of the kitchen tomorrow', 'shifts.list'],
    ['contracts that wait for a signature', 'documents.list'],
    ['who has which laptop', 'assets.listAll'],
    ['salary of a person', 'compensation.list'],
  ])('“%s” finds %s among the first five', async (query, operation) => {
    const found = JSON.parse(await textOf('search_operations', { query, limit: 5 })) as { operation: string }[];
    expect(found.map((one) => one.operation)).toContain(operation);
  });

  test('a task by find, read and call takes less than reading every tool once', async () => {
    const read = [
      await textOf('search_operations', { query: 'find an employee by name' }),
      await textOf('describe_operation', { operation: 'users.list' }),
    ].join('');
    expect(read.length / 3.8).toBeLessThan(5000);
    const { structuredContent } = await few.client.callTool({
      name: 'call_operation',
      arguments: { operation: 'users.list', arguments: { email: ada.email } },
    });
    expect(structuredContent).toMatchObject({ data: [{ id: ada.id }] });
  });

  test('an operation that there is not, and arguments that are none, say what to do', async () => {
    expect(await textOf('call_operation', { operation: 'users.fly' })).toContain('search_operations');
    expect(await textOf('describe_operation', { operation: 'users.fly' })).toContain('search_operations');
    expect(await textOf('call_operation', { operation: 'users.list', arguments: [] })).toContain('object');
    expect(await textOf('search_operations', { query: ' ' })).toContain('query');
  });

  test('a refusal says what to do next', async () => {
    const hintOf = async (name: string, args: Record<string, unknown>): Promise<string> =>
      ((await assistant.call(name, args)).content[1] as { text: string }).text;
    expect(await hintOf('users.list', { status: 'asleep' })).toContain('Correct status');
    expect(await hintOf('users.get', { id: 'usr_0' })).toContain('do not guess');
    const token = await world.token(ada.id, ['users:read']);
    const { content } = await (await Assistant.with(server, token)).call('leaves.list');
    expect((content[1] as { text: string }).text).toContain('leaves:read');
  });

  test('a page that is too long to read at once becomes shorter, and its cursor leads on', () => {
    const rows = Array.from({ length: 100 }, () => ({ text: 'x'.repeat(1000) }));
    const page = { statusCode: 200, headers: {}, rawPayload: Buffer.from(JSON.stringify({ data: rows })) };
    expect(fewerRows(page, { limit: 100 })).toBeGreaterThan(30);
    expect(fewerRows(page, { limit: 100 })).toBeLessThan(50);
    expect(fewerRows({ ...page, rawPayload: Buffer.from('{"data":[{}]}') }, {})).toBeNull();
    expect(fewerRows({ ...page, statusCode: 422 }, {})).toBeNull();
  });
});

describe('prompts', () => {
  test('are ten tasks, of operations that there are; a token sees those that it can carry out', async () => {
    expect((await assistant.client.listPrompts()).prompts).toHaveLength(10);
    const known = new Set(publicOperations.map(({ id }) => id));
    expect(operationsOfPrompts().filter((id) => !known.has(id))).toEqual([]);
    const little = await Assistant.with(server, await world.token(ada.id, ['users:read']));
    expect((await little.client.listPrompts()).prompts.map(({ name }) => name)).toEqual(['find_person']);
  });

  test('take arguments, and say what is left open', async () => {
    const asked = await assistant.client.getPrompt({ name: 'find_person', arguments: { person: 'Ada' } });
    expect(JSON.stringify(asked.messages)).toContain('about Ada');
    expect(JSON.stringify((await assistant.client.getPrompt({ name: 'who_is_away' })).messages)).toContain(
      'ask me: when',
    );
    await expect(assistant.client.getPrompt({ name: 'dance' })).rejects.toThrow('There is no prompt');
  });
});

describe('resources', () => {
  test('are the guides', async () => {
    const { resources } = await assistant.client.listResources();
    const files = readdirSync(join(root, 'docs/guide')).filter((name) => name.endsWith('.md'));
    expect(resources.map(({ uri }) => uri).sort()).toEqual(
      files.map((name) => `muster://guide/${name.slice(0, -3)}`).sort(),
    );
    const { contents } = await assistant.client.readResource({
      uri: 'muster://guide/mirror-people-to-an-identity-system',
    });
    expect(contents).toMatchObject([{ mimeType: 'text/markdown', text: expect.stringMatching(/^# /) }]);
  });
});

describe('muster mcp', async () => {
  await ensureProductBuilt();
  const program = join(root, 'server/dist/cli.js');
  const overStdio = async (url: string, token: string): Promise<Assistant> =>
    Assistant.over(
      new StdioClientTransport({
        command: process.execPath,
        args: [program, 'mcp', '--url', url],
        env: { PATH: process.env['PATH'] ?? '', MUSTER_TOKEN: token },
        stderr: 'inherit',
      }),
    );

  test('speaks the same on standard input and output', async () => {
    const local = await overStdio(`${await originOf(server)}/mcp`, all);
    expect((await namesOf(local)).length).toBe(publicOperations.length);
    const created = await local.call('departments.create', { name: 'Cellar' });
    expect(created.data.name).toBe('Cellar');
    expect((await world.audit()).at(-1)).toMatchObject({ surface: 'mcp', action: 'departments.create' });
    await expect(local.call('users.destroy')).rejects.toMatchObject({ code: -32602 });
    await local.client.close();
  });

  test('says why a message got no answer', async () => {
    await expect(overStdio(`${await originOf(server)}/mcp`, `mst_${'0'.repeat(46)}`)).rejects.toThrow(
      'unknown, revoked or expired',
    );
    const nowhere = `http://127.0.0.1:${await freePort()}/mcp`;
    await expect(overStdio(nowhere, all)).rejects.toThrow(`Muster does not answer at ${nowhere}`);
  });

  test('asks for the token, and for an address that is one', async () => {
    expect(await muster(['mcp'], {})).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('MUSTER_TOKEN'),
    });
    expect(await muster(['mcp', '--url', 'ftp://x'], { MUSTER_TOKEN: 'x' })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--url'),
    });
  });
});
