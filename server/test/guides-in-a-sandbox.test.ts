import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Sandbox } from '../src/features/sandboxes/record.ts';
import { runJobsOnce } from '../src/worker/run.ts';
import { originOf } from './assistants.ts';
import type { Client } from './client.ts';
import { openHarness } from './harness.ts';
import { freePort } from './processes.ts';

/** “Calls that survive” and “receive webhooks”: their programs as they stand there, in a sandbox in which things go wrong. */
const { world, installation, server } = await openHarness();
const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'muster-guides-in-a-sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let base: string;
beforeAll(async () => {
  base = `${await originOf(server)}/api/v1`;
});

function programIn(guide: string, mark: string): string {
  const text = readFileSync(join(root, 'docs/guide', guide), 'utf8');
  const code = new RegExp(`<!-- ${mark} -->\\s*\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1];
  if (code === undefined) throw new Error(`${guide} has no program marked “${mark}”.`);
  return code;
}

/** The command that runs it. */
function written(name: string, language: Language, program: string): [string, string[]] {
  const path = join(folder, `${name}.${language === 'python' ? 'py' : 'mjs'}`);
  if (language === 'python') {
    writeFileSync(path, program);
    return ['python3', [path]];
  }
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023, verbatimModuleSyntax: true };
  writeFileSync(path, ts.transpileModule(program, { compilerOptions }).outputText);
  return [process.execPath, [path]];
}

const languages = ['typescript', 'python'] as const;
type Language = (typeof languages)[number];

interface Place {
  readonly token: string;
  readonly api: Client;
}

/** Sandboxes of an organization of their own. */
async function placesFor(names: readonly string[]): Promise<Map<string, Place>> {
  const app = await (await (await world.another()).administrator()).app();
  const made = await Promise.all(
    names.map(async (name) => (await app.post('/sandboxes', { name, people: 0 })).data as Sandbox),
  );
  await runJobsOnce(installation);
  return new Map(
    await Promise.all(
      made.map(async ({ id, name }): Promise<[string, Place]> => {
        const token = (await app.post(`/sandboxes/${id}/tokens`, { name: 'Guide' })).data.token as string;
        return [name, { token, api: world.clientWith(token) }];
      }),
    ),
  );
}

async function begin({ api }: Place, kind: string, seconds: number): Promise<void> {
  const answer = await api.post('/sandbox/faults', { kind, seconds });
  expect(answer.status, answer.text).toBe(200);
}

const environmentOf = ({ token }: Place) => ({
  PATH: process.env['PATH'] ?? '',
  MUSTER_BASE_URL: base,
  MUSTER_TOKEN: token,
});

const opened = ['Harbour kitchen', 'Market kitchen', 'Station kitchen'];

describe.each(languages)('calls that survive, in %s', (language) => {
  const seconds = { RATE_LIMIT: 2, UNAVAILABLE: 2, CUT: 3, SLOW: 2 } as const;
  let places: Map<string, Place>;
  let command: [string, string[]];
  beforeAll(async () => {
    places = await placesFor([...Object.keys(seconds), 'BOTH']);
    command = written(`calls-${language}`, language, programIn('calls-that-survive.md', `runs: ${language}`));
  });

  const departmentsOf = async ({ api }: Place): Promise<string[]> =>
    ((await api.get('/departments', { query: { limit: '100' } })).data as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => name.endsWith(' kitchen'))
      .sort();
  const done = async (place: Place): Promise<string[]> => {
    const { stdout } = await run(...command, { env: environmentOf(place) });
    return stdout.trim().split('\n');
  };
  const said = async ({ api }: Place): Promise<string[]> => [
    'site-17 is Harbour kitchen',
    'site-18 is Station kitchen',
    'site-19 is Market kitchen',
    `${String(((await api.get('/departments', { query: { limit: '100' } })).data as unknown[]).length)} departments`,
  ];

  it.each(Object.keys(seconds) as (keyof typeof seconds)[])('%s: all of it is done, once', async (kind) => {
    const place = places.get(kind)!;
    await begin(place, kind, seconds[kind]);
    const lines = await done(place);
    await place.api.delete('/sandbox/faults');
    expect(lines).toEqual(await said(place));
    expect(await departmentsOf(place)).toEqual(opened);
  });

  it('cut off and refused at once, and then started again: still once', async () => {
    const place = places.get('BOTH')!;
    await begin(place, 'CUT', 3);
    await begin(place, 'UNAVAILABLE', 1);
    await done(place);
    expect(await done(place)).toEqual(await said(place));
    expect(await departmentsOf(place)).toEqual(opened);
  });

  it('what is refused for good is not tried again', async () => {
    const place = places.get('CUT')!;
    await place.api.delete('/sandbox/faults');
    const narrow = { ...place, token: `mst_test_${'0'.repeat(46)}` };
    await expect(done(narrow)).rejects.toThrow(/AUTH_INVALID/);
  });
});

describe('the client for Python', () => {
  const kinds = ['RATE_LIMIT', 'UNAVAILABLE', 'CUT'];
  it('survives them: what it was asked for is done, once', async () => {
    const places = await placesFor(kinds);
    const program = [
      'import os',
      'from muster_workforce import Muster',
      'muster = Muster(os.environ["MUSTER_BASE_URL"], os.environ["MUSTER_TOKEN"], retries=10)',
      'muster.departments.create({"name": "Once"})',
      'print(sum(1 for one in muster.departments.list(limit=2) if one["name"] == "Once"))',
    ].join('\n');
    const [name, args] = written('client', 'python', program);
    await Promise.all(
      kinds.map(async (kind) => {
        const place = places.get(kind)!;
        await begin(place, kind, 2);
        const env = { ...environmentOf(place), PYTHONPATH: join(root, 'sdk/python/src') };
        expect((await run(name, args, { env })).stdout.trim(), kind).toBe('1');
      }),
    );
  });
});

describe.each(languages)('receivers of webhooks, in %s', (language) => {
  let place: Place;
  beforeAll(async () => {
    place = (await placesFor(['Hooks'])).get('Hooks')!;
  });

  /** With the copy that the guide keeps, in place of the line that says `handled`. */
  function program(): string {
    const receiver = programIn('receive-webhooks.md', `runs: ${language}`);
    const whole = receiver.replace(/^( *)(console\.log\(`handled|print\("handled").*$/m, '$1keep(event)');
    expect(whole).not.toBe(receiver);
    const keeps = programIn('receive-webhooks.md', `order: ${language}`);
    return language === 'python'
      ? whole.replace('class Receiver', `${keeps}\n\nclass Receiver`)
      : whole.replace('const server', `${keeps}\nconst server`);
  }

  async function receiver(): Promise<() => string[]> {
    const port = await freePort();
    const { data } = await place.api.post('/webhooks', {
      url: `http://127.0.0.1:${port}/muster`,
      events: ['department.created', 'department.updated'],
    });
    const [name, args] = written(`receiver-${language}`, language, program());
    const child = spawn(name, args, {
      env: {
        PATH: process.env['PATH'],
        PORT: port,
        MUSTER_SIGNING_SECRET: (data as { signing_secret: string }).signing_secret,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    onTestFinished(async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await place.api.delete(`/webhooks/${String(data.id)}`);
      await place.api.delete('/sandbox/faults');
      installation.clock.setOffset(0);
    });
    await accepting(Number(port), child);
    return () => output.trim().split('\n').filter(Boolean);
  }

  /** The events of a department that was made and called something else, oldest first. */
  async function changed(name: string): Promise<string[]> {
    const { id } = (await place.api.post('/departments', { name })).data as { id: string };
    await runJobsOnce(installation);
    expect((await place.api.patch(`/departments/${id}`, { name: `${name}, renamed` })).status).toBe(200);
    await runJobsOnce(installation);
    const events = await place.api.get('/events', { query: { subject_id: id, limit: '100' } });
    expect(events.status, events.text).toBe(200);
    return (events.data as { id: string }[]).map((event) => event.id).sort();
  }

  async function later(ms: number): Promise<void> {
    installation.clock.setOffset(ms);
    await installation.jobs.add(installation.clock, 'webhooks.deliver', {});
    await runJobsOnce(installation);
  }

  it('DUPLICATE: each is handled once', async () => {
    const lines = await receiver();
    await begin(place, 'DUPLICATE', 60);
    const events = await changed(`Twice in ${language}`);
    await until(() => lines().length >= events.length);
    expect(lines()).toEqual(events.map((id) => `kept ${id}`));
  });

  it('LATE: none is lost', async () => {
    const lines = await receiver();
    await begin(place, 'LATE', 60);
    const events = await changed(`Late in ${language}`);
    expect(lines()).toEqual([]);
    await later(31_000);
    await until(() => lines().length >= events.length);
    expect(
      lines()
        .map((line) => line.split(' ').at(-1))
        .sort(),
    ).toEqual(events);
    expect(lines()).toContain(`kept ${String(events[1])}`);
  });

  it('OUT_OF_ORDER: what is older does not overwrite what is newer', async () => {
    const lines = await receiver();
    await begin(place, 'OUT_OF_ORDER', 60);
    const [made, renamed] = await changed(`Order in ${language}`);
    await until(() => lines().length >= 1);
    await later(6000);
    await until(() => lines().length >= 2);
    expect(lines()).toEqual([`kept ${String(renamed)}`, `passed over ${String(made)}`]);
  });
});

async function accepting(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The receiver ended instead of listening.');
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(25);
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(10);
}
