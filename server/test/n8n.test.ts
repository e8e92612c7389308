import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/features/sandboxes/record.ts';
import { Receiver } from '../src/features/webhooks/testing/receiver.ts';
import { runJobsOnce } from '../src/worker/run.ts';
import { originOf } from './assistants.ts';
import type { Client } from './client.ts';
import { openHarness } from './harness.ts';

/** The nodes for n8n, against a sandbox: n8n itself is a stub of what they ask of it. */
const { world, installation, server } = await openHarness();
const source = fileURLToPath(new URL('../../packages/n8n-nodes-muster/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'muster-n8n-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Fields = Record<string, unknown>;
interface Item {
  json: Fields;
  binary?: Record<string, { mimeType: string; fileName?: string; bytes: Buffer }>;
}
interface Node {
  description: {
    properties: {
      name: string;
      type: string;
      options?: { value: string }[];
      displayOptions?: { show?: Record<string, string[]> };
    }[];
  };
  execute(this: unknown): Promise<Item[][]>;
  webhook(this: unknown): Promise<{ workflowData?: Item[][]; webhookResponse?: string; noWebhookResponse?: boolean }>;
  webhookMethods: { default: Record<'checkExists' | 'create' | 'delete', (this: unknown) => Promise<boolean>> };
}

let base: string;
let token: string;
let api: Client;
let muster: Node;
let trigger: Node;
let requests: { method: string; url: string; headers?: Record<string, string> }[] = [];

beforeAll(async () => {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  for (const part of ['credentials', 'nodes']) {
    for (const name of readdirSync(join(source, part), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts')) continue;
      const path = join(folder, part, name.replace(/\.ts$/, '.js'));
      mkdirSync(dirname(path), { recursive: true });
      const text = readFileSync(join(source, part, name), 'utf8');
      writeFileSync(path, ts.transpileModule(text, { compilerOptions }).outputText);
    }
  }
  mkdirSync(join(folder, 'node_modules/n8n-workflow'), { recursive: true });
  writeFileSync(
    join(folder, 'node_modules/n8n-workflow/index.js'),
    `class NodeApiError extends Error { constructor(node, error, { message, httpCode, description } = {}) {
       super(message ?? error.message, { cause: error.cause ?? error }); Object.assign(this, { httpCode, description }); } }
     class NodeOperationError extends Error { constructor(node, text) { super(text); } }
     exports.NodeApiError = NodeApiError; exports.NodeOperationError = NodeOperationError; exports.sleep = () => Promise.resolve();`,
  );
  const load = createRequire(join(folder, 'index.js'));
  const nodeAt = (name: string): Node =>
    new (load(`./nodes/Muster/${name}.node.js`) as Record<string, new () => Node>)[name]!();
  [muster, trigger] = [nodeAt('Muster'), nodeAt('MusterTrigger')];
  const app = await (await world.administrator()).app();
  const { id } = (await app.post('/sandboxes', { name: 'n8n', people: 25 })).data as Sandbox;
  await runJobsOnce(installation);
  token = (await app.post(`/sandboxes/${id}/tokens`, { name: 'n8n' })).data.token as string;
  api = world.clientWith(token);
  base = `${await originOf(server)}/api/v1`;
});

/** As n8n sends: what is refused is thrown, wrapped around what the network said. */
async function httpRequestWithAuthentication(type: string, asked: Fields): Promise<unknown> {
  expect(type).toBe('musterApi');
  const {
    method,
    url,
    qs = {},
    headers = {},
    body,
    encoding,
  } = asked as unknown as {
    method: string;
    url: string;
    qs?: Record<string, string>;
    headers?: Record<string, string>;
    body?: unknown;
    encoding?: string;
  };
  requests.push({ method, url, headers });
  const address = `${url}?${new URLSearchParams(qs).toString()}`;
  const response = await fetch(address, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(body === undefined && method !== 'GET' && { headers: { ...headers, authorization: `Bearer ${token}` } }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const data: unknown = encoding === 'arraybuffer' ? bytes : JSON.parse(bytes.toString());
  const said = { status: response.status, headers: Object.fromEntries(response.headers), data };
  if (!response.ok) throw Object.assign(new Error('wrapped'), { cause: { response: said } });
  return { body: data, headers: said.headers, statusCode: said.status };
}

interface Around {
  readonly items?: Item[];
  readonly executionId?: string;
  readonly continues?: boolean;
}

/** One run of the node, with the parameters that someone filled in. */
async function run(parameters: Fields, around: Around = {}): Promise<Item[]> {
  const given: Fields = { authentication: 'token', returnAll: false, limit: 50, ...parameters };
  const items = around.items ?? [{ json: {} }];
  const context = {
    getInputData: () => items,
    getNodeParameter: (name: string, _item: number, fallback?: unknown) => given[name] ?? fallback,
    getCredentials: () => Promise.resolve({ baseUrl: `${base}/`, token }),
    getNode: () => ({ id: 'node-1', name: 'Muster' }),
    getExecutionId: () => around.executionId ?? '1',
    evaluateExpression: () => 0,
    continueOnFail: () => around.continues === true,
    helpers: {
      httpRequestWithAuthentication,
      assertBinaryData: (item: number, name: string) => items[item]?.binary?.[name],
      getBinaryDataBuffer: (item: number, name: string) => Promise.resolve(items[item]?.binary?.[name]?.bytes),
      prepareBinaryData: (bytes: Buffer, fileName?: string, mimeType?: string) =>
        Promise.resolve({ bytes, fileName, mimeType }),
    },
  };
  const [made = []] = await muster.execute.call(context);
  return made;
}
const one = async (parameters: Fields, around?: Around): Promise<Fields> =>
  (await run(parameters, around))[0]?.json ?? {};

describe('the node', () => {
  it('offers operations of seven resources, each with what it needs', () => {
    const choices = muster.description.properties.filter(({ name }) => name === 'operation');
    expect(choices.map(({ displayOptions }) => displayOptions?.show?.['resource'])).toEqual([
      ['document'], ['expense'], ['leave'], ['person'], ['proposal'], ['shift'], ['timeEntry'],
    ]); // prettier-ignore
    expect(choices.flatMap(({ options = [] }) => options)).toHaveLength(36);
  });

  it('getAll: all pages, or as many as asked for, with filters', async () => {
    const all = await run({ resource: 'person', operation: 'getAll', returnAll: true });
    expect(all).toHaveLength(26);
    expect(await run({ resource: 'person', operation: 'getAll', limit: 3 })).toHaveLength(3);
    const [first] = all;
    const filters = { email: first?.json['email'], fields: 'id, email' };
    expect(await run({ resource: 'person', operation: 'getAll', filters })).toEqual([
      { json: { id: first?.json['id'], email: first?.json['email'] }, pairedItem: { item: 0 } },
    ]);
  });

  it.each(['document', 'expense', 'leave', 'proposal', 'shift', 'timeEntry'])(
    'getAll and get: %s',
    async (resource) => {
      const found = await run({ resource, operation: 'getAll', limit: 2 });
      for (const { json } of found)
        expect(await one({ resource, operation: 'get', id: json['id'] })).toMatchObject({ id: json['id'] });
      if (resource !== 'proposal') expect(found.length, resource).toBeGreaterThan(0);
    },
  );

  it('create, update: a person, for each item, with dates and without what was left empty', async () => {
    const made = await one({
      resource: 'person',
      operation: 'create',
      first_name: 'Nina',
      last_name: 'Eight',
      email: 'nina.eight@sandbox.example',
      additionalFields: { employment_start_date: '2026-03-09T00:00:00', job_title: '' },
    });
    expect(made).toMatchObject({ first_name: 'Nina', employment_start_date: '2026-03-09', job_title: null });
    const changed = await one({
      resource: 'person',
      operation: 'update',
      id: made['id'],
      updateFields: { job_title: 'Automation' },
    });
    expect(changed['job_title']).toBe('Automation');
  });

  it('leave: booked, approved and cancelled; with a refusal in the words of the server', async () => {
    const [person] = await run({
      resource: 'person',
      operation: 'getAll',
      filters: { role: 'EMPLOYEE', status: 'active' },
    });
    const types = (await api.get('/leave-types')).data as { id: string; requires_approval: boolean; unit: string }[];
    const type = types.find(({ unit }) => unit !== 'HOURS');
    const booked = {
      resource: 'leave',
      operation: 'create',
      leave_type_id: type?.id,
      start_date: '2027-06-09T00:00:00',
      end_date: '2027-06-09T00:00:00',
      additionalFields: { user_id: person?.json['id'] },
    };
    const leave = await one(booked);
    expect(leave).toMatchObject({ start_date: '2027-06-09' });
    const cancelled = await one({ resource: 'leave', operation: 'cancel', id: leave['id'] });
    expect(String(cancelled['status'])).toMatch(/^CANCEL/);
    const backwards = { ...booked, end_date: '2027-06-01' };
    await expect(run(backwards)).rejects.toMatchObject({
      message: expect.stringMatching(/\(end_date\)$/),
      description: expect.stringMatching(/^INVALID_REQUEST, req_|^VALIDATION.*, req_/),
      httpCode: '422',
    });
    expect(await one(backwards, { continues: true })).toEqual({ error: expect.stringMatching(/end_date/) });
  });

  it('time: recorded, corrected and deleted', async () => {
    const entry = await one({
      resource: 'timeEntry',
      operation: 'create',
      clock_in: '2026-11-02T09:00:00Z',
      clock_out: '2026-11-02T12:00:00Z',
      additionalFields: { tags: 'one, two' },
    });
    expect(entry['tags']).toEqual(['one', 'two']);
    const id = entry['id'];
    const corrected = await one({
      resource: 'timeEntry',
      operation: 'update',
      id,
      updateFields: { description: 'Mise' },
    });
    expect(corrected['description']).toBe('Mise');
    expect(await one({ resource: 'timeEntry', operation: 'delete', id })).toMatchObject({ id, status: 'DELETED' });
  });

  it('expenses: with lines as JSON, handed in', async () => {
    const lines = [{ date: '2026-11-02', expense_type: 'OTHER', vendor: 'Shop', amount_before_tax: 12 }];
    const report = await one({
      resource: 'expense',
      operation: 'create',
      title: 'Cables',
      additionalFields: { line_items: JSON.stringify(lines) },
    });
    expect((await one({ resource: 'expense', operation: 'submit', id: report['id'] }))['status']).not.toBe('DRAFT');
    await expect(
      run({ resource: 'expense', operation: 'create', title: 'x', additionalFields: { line_items: '[' } }),
    ).rejects.toThrow(/JSON/);
  });

  it('a document is sent from and put into a binary field', async () => {
    const bytes = Buffer.from('Employment agreement\n');
    const items = [{ json: {}, binary: { data: { mimeType: 'text/plain', fileName: 'agreement.txt', bytes } } }];
    const made = await one(
      { resource: 'document', operation: 'create', title: 'Agreement', binaryPropertyName: 'data' },
      { items },
    );
    const [got] = await run({
      resource: 'document',
      operation: 'download',
      id: made['id'],
      binaryPropertyName: 'file',
    });
    expect(got?.binary?.['file']).toMatchObject({ bytes, fileName: 'agreement.txt', mimeType: 'text/plain' });
    await expect(
      run({
        resource: 'document',
        operation: 'download',
        id: 'doc_01K9Z3V5Q8R2T4W6Y8A0C2E4G6',
        binaryPropertyName: 'x',
      }),
    ).rejects.toMatchObject({ httpCode: '404', description: expect.stringMatching(/^NOT_FOUND/) });
  });

  it('tried again in one execution it is done once; in another once more', async () => {
    const asked = { resource: 'expense', operation: 'create', title: 'Once' };
    const [first, again, other] = [await one(asked), await one(asked), await one(asked, { executionId: '2' })];
    expect(again['id']).toBe(first['id']);
    expect(other['id']).not.toBe(first['id']);
  });

  it('waits out what passes: the same key each time, and what is refused for good is sent once', async () => {
    const begin = (kind: string, seconds: number) => api.post('/sandbox/faults', { kind, seconds });
    await begin('UNAVAILABLE', 600);
    requests = [];
    const asked = { resource: 'expense', operation: 'create', title: 'Late' };
    await expect(run(asked)).rejects.toMatchObject({ httpCode: '503' });
    expect(requests).toHaveLength(4);
    expect(new Set(requests.map(({ headers }) => headers?.['Idempotency-Key'])).size).toBe(1);
    await api.delete('/sandbox/faults');
    await begin('CUT', 600);
    requests = [];
    await expect(run(asked)).rejects.toThrow('Muster did not answer');
    await api.delete('/sandbox/faults');
    const made = await one(asked);
    const all = await run({ resource: 'expense', operation: 'getAll', returnAll: true });
    expect(all.filter(({ json }) => json['title'] === 'Late').map(({ json }) => json['id'])).toEqual([made['id']]);
    requests = [];
    await expect(run({ resource: 'person', operation: 'get', id: 'nobody' })).rejects.toMatchObject({
      httpCode: '404',
    });
    expect(requests).toHaveLength(1);
  });
});

describe('the trigger', () => {
  const kept: Fields = {};
  const hooked = (url: string, events: string[]) => ({
    getWorkflowStaticData: () => kept,
    getNodeWebhookUrl: () => url,
    getNodeParameter: (name: string) => ({ authentication: 'token', events })[name],
    getCredentials: () => Promise.resolve({ baseUrl: base, token }),
    getNode: () => ({ id: 'node-2', name: 'Muster Trigger' }),
    helpers: { httpRequestWithAuthentication },
  });
  const {
    checkExists,
    create,
    delete: remove,
  } = new Proxy({} as Node['webhookMethods']['default'], {
    get: (_, name: 'create') =>
      function (this: unknown) {
        return trigger.webhookMethods.default[name].call(this);
      },
  });
  const endpoints = async () => (await api.get('/webhooks')).data as { id: string; url: string; events: string[] }[];

  async function took(sent: { headers: Fields; text: string }) {
    const answered: [number, string][] = [];
    const result = await trigger.webhook.call({
      getWorkflowStaticData: () => kept,
      getHeaderData: () => sent.headers,
      getRequestObject: () => ({ rawBody: Buffer.from(sent.text) }),
      getBodyData: () => JSON.parse(sent.text) as Fields,
      getResponseObject: () => ({
        status: (code: number) => ({ send: (text: string) => answered.push([code, text]) }),
      }),
      helpers: { returnJsonArray: (json: Fields) => [{ json }] },
    });
    return { ...result, answered };
  }

  it('makes its endpoint, hears of events once, refuses what is not signed, and removes it', async () => {
    const receiver = await Receiver.open();
    const hook = hooked(receiver.url, ['department.created']);
    expect(await checkExists.call(hook)).toBe(false);
    expect(await create.call(hook)).toBe(true);
    expect(await checkExists.call(hook)).toBe(true);
    expect(await checkExists.call(hooked(`${receiver.url}/moved`, ['department.created']))).toBe(false);
    expect(await endpoints()).toMatchObject([{ id: kept['endpointId'], events: ['department.created'] }]);

    await api.post('/sandbox/faults', { kind: 'DUPLICATE', seconds: 60 });
    await api.post('/departments', { name: 'Automation' });
    await runJobsOnce(installation);
    await api.delete('/sandbox/faults');
    const [first, second] = receiver.taken();
    const heard = await took(first!);
    expect(heard.workflowData).toMatchObject([
      [{ json: { type: 'department.created', data: { object: { name: 'Automation' } } } }],
    ]);
    const again = await took(second!);
    expect([again.workflowData, again.answered]).toEqual([undefined, []]);

    const forged = [
      { ...first!, text: first!.text.replace('Automation', 'Forged') },
      { ...first!, headers: { ...first!.headers, 'webhook-signature': 'v1,AAAA' } },
      { ...first!, headers: { ...first!.headers, 'webhook-timestamp': '1' } },
      { ...first!, headers: {} },
    ];
    for (const one of forged) {
      const { answered, workflowData, noWebhookResponse } = await took(one);
      expect([answered[0]?.[0], workflowData, noWebhookResponse]).toEqual([401, undefined, true]);
    }

    expect(await remove.call(hook)).toBe(true);
    expect(await endpoints()).toEqual([]);
    expect(JSON.stringify(kept)).toBe('{}');
    expect((await took(first!)).answered[0]?.[0]).toBe(401);
  });

  it('where its endpoint was paused it makes another in its place; without events it says what to do', async () => {
    const receiver = await Receiver.open();
    const hook = hooked(receiver.url, ['*', 'leave.approved']);
    await create.call(hook);
    const before = String(kept['endpointId']);
    await api.post(`/webhooks/${before}/pause`);
    expect(await checkExists.call(hook)).toBe(false);
    await create.call(hook);
    expect(await endpoints()).toMatchObject([{ id: kept['endpointId'], events: ['*'] }]);
    expect(kept['endpointId']).not.toBe(before);
    await api.delete(`/webhooks/${String(kept['endpointId'])}`);
    expect(await remove.call(hook)).toBe(true);
    await expect(create.call(hooked(receiver.url, []))).rejects.toThrow('Choose at least one event');
  });
});

it('package.json names files that there are, and asks for nothing to be installed', () => {
  const packed = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    n8n: { nodes: string[]; credentials: string[] };
    dependencies?: object;
    devDependencies?: object;
  };
  const load = createRequire(join(folder, 'index.js'));
  for (const path of [...packed.n8n.nodes, ...packed.n8n.credentials])
    expect(Object.keys(load(join(folder, path.replace('dist/', ''))) as object), path).toHaveLength(1);
  expect([packed.dependencies, packed.devDependencies]).toEqual([undefined, undefined]);
});

it.each(readdirSync(join(source, 'workflows')))('the workflow %s asks for what there is', (name) => {
  const { nodes } = JSON.parse(readFileSync(join(source, 'workflows', name), 'utf8')) as {
    nodes: { type: string; parameters: Record<string, unknown> }[];
  };
  const ours = nodes.filter(({ type }) => type.startsWith('@muster-workforce/n8n-nodes-muster.'));
  expect(ours.length).toBeGreaterThan(0);
  for (const { type, parameters } of ours) {
    const isTrigger = type.endsWith('Trigger');
    const { properties } = (isTrigger ? trigger : muster).description;
    const known = properties.filter(({ displayOptions: { show = {} } = {} }) =>
      Object.entries(show).every(([field, values]) => values.includes(parameters[field] as string)),
    );
    expect(known.map((one) => one.name)).toEqual(expect.arrayContaining(Object.keys(parameters)));
    for (const asked of isTrigger ? (parameters['events'] as string[]) : [parameters['operation']]) {
      const choices = known.find((one) => one.name === (isTrigger ? 'events' : 'operation'))?.options;
      expect(choices?.map(({ value }) => value)).toContain(asked);
    }
  }
});
