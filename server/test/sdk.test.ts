import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type ClientOptions, isApiError, Muster, webhooks } from '../../sdk/src/index.ts';
import { Receiver } from '../src/features/webhooks/testing/receiver.ts';
import { usableScopes } from '../src/kernel/scopes.ts';
import { runJobsOnce } from '../src/worker/run.ts';
import { originOf } from './assistants.ts';
import { openHarness } from './harness.ts';

const { server, world, installation } = await openHarness();
const root = fileURLToPath(new URL('../../', import.meta.url));
const ada = await world.executive({ first_name: 'Ada' });
const token = await world.token(ada.id, usableScopes('EXECUTIVE'));
const baseUrl = `${await originOf(server)}/api/v1`;
const clientOf = (options: Partial<ClientOptions> = {}): Muster => new Muster({ baseUrl, token, ...options });
const muster = clientOf();

describe('against the running product', () => {
  test('a list is every record, over as many pages as it takes', async () => {
    for (const n of [1, 2, 3, 4, 5]) await world.employee({ first_name: `Cook ${String(n)}` });
    let requests = 0;
    const counting = clientOf({
      fetch: (...args) => {
        requests++;
        return fetch(...args);
      },
    });
    const names: string[] = [];
    for await (const person of counting.users.list({ role: 'EMPLOYEE', limit: 2 })) names.push(person.first_name);
    expect(names.sort()).toEqual(['Cook 1', 'Cook 2', 'Cook 3', 'Cook 4', 'Cook 5']);
    expect(requests).toBe(3);
  });

  test('a write whose answer was lost is made once', async () => {
    let tries = 0;
    const lossy = clientOf({
      fetch: async (...args) => {
        const response = await fetch(...args);
        if (++tries > 1) return response;
        await response.text();
        throw new TypeError('fetch failed');
      },
    });
    const answer = await lossy.departments.create({ name: 'Pastry' });
    expect([tries, answer.isReplayed]).toEqual([2, true]);
    const departments = await muster.departments.list().toArray({ limit: 100 });
    expect(departments.filter(({ name }) => name === 'Pastry')).toHaveLength(1);
  });

  test('a version that is outdated is refused by its code', async () => {
    const { data, etag } = await muster.departments.create({ name: 'Stores' });
    await muster.departments.update(data.id, { description: 'Dry goods' }, { ifMatch: etag ?? '' });
    const failure = await muster.departments.delete(data.id, { ifMatch: etag ?? '' }).catch((error: unknown) => error);
    expect(isApiError(failure, 'PRECONDITION_FAILED')).toBe(true);
  });

  test('refusals say what to do', async () => {
    const little = clientOf({ token: await world.token(ada.id, ['users:read']) });
    const failure = await little.departments.create({ name: 'x' }).catch((error: unknown) => error);
    expect(isApiError(failure, 'SCOPE_MISSING') && failure.details.required_scope).toBe('departments:write');
    expect(isApiError(failure) && failure.requestId).toMatch(/^req_/);
  });

  test('a file goes there and comes back as a stream', async () => {
    const bytes = Buffer.from(`%PDF-1.4 ${'x'.repeat(100_000)}`);
    const { data } = await muster.documents.create({
      title: 'Terms',
      file_name: 'terms.pdf',
      mime_type: 'application/pdf',
      content: new Blob([bytes]).stream(),
    });
    const file = await muster.documents.content(data.id);
    expect(file).toMatchObject({ fileName: 'terms.pdf', mimeType: 'application/pdf', sizeBytes: bytes.length });
    expect(Buffer.from(await new Response(file.body).arrayBuffer()).equals(bytes)).toBe(true);
  });
});

test('a webhook is verified, and its event is that of its type', async () => {
  const receiver = await Receiver.open(onTestFinished);
  const { data: endpoint } = await muster.webhooks.create({ url: receiver.url, events: ['department.created'] });
  await muster.departments.create({ name: 'Cellar' });
  await runJobsOnce(installation);
  const [delivery] = receiver.taken();
  const { text: body, headers } = delivery!;
  const event = webhooks.verify({ body, headers, secret: endpoint.signing_secret });
  if (event.type !== 'department.created' || !('name' in event.data.object)) throw new Error('Another event.');
  expect(event.data.object.name).toBe('Cellar');
  expect(() => webhooks.verify({ body: `${body} `, headers, secret: endpoint.signing_secret })).toThrow('not genuine');
});

test('the tour in the README runs as it stands there', async () => {
  const { ensureBuilt } = (await import(pathToFileURL(join(root, 'scripts/build.mjs')).href)) as {
    ensureBuilt: (options: { only: 'sdk' }) => Promise<void>;
  };
  await ensureBuilt({ only: 'sdk' });
  const readme = readFileSync(join(root, 'sdk/README.md'), 'utf8');
  const tour = readme.slice(readme.indexOf('<!-- tour -->'), readme.indexOf('<!-- end of tour -->'));
  const program = [...tour.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] ?? '').join('\n');
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };
  const { outputText } = ts.transpileModule(program, { compilerOptions });
  const folder = mkdtempSync(join(tmpdir(), 'muster-tour-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'tour.mjs');
  const sdk = pathToFileURL(join(root, 'sdk/dist/index.js')).href;
  writeFileSync(file, outputText.replace("'@muster-workforce/sdk'", JSON.stringify(sdk)));
  const env = { PATH: process.env['PATH'] ?? '', MUSTER_BASE_URL: baseUrl, MUSTER_TOKEN: token };
  const { stdout } = await promisify(execFile)(process.execPath, [file], { env });
  expect(stdout.trim().split('\n')).toEqual([
    'Northwind Kitchens counts its days in America/Toronto',
    expect.stringMatching(/^\d+ people$/),
    '1 true true',
    'created Test kitchen',
    'somebody was faster',
    expect.stringMatching(/^look at name, and quote req_…$/),
    'opening.txt Lights. Ovens. Coffee.',
  ]);
});
