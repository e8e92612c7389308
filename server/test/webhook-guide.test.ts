import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Sender, type Sending } from '../src/delivery/sender/send.ts';
import { newSigningSecret } from '../src/lib/signature.ts';
import { freePort } from './processes.ts';

/** The receivers in the guide, run as they stand there and sent what Muster sends. */
const guide = readFileSync(fileURLToPath(new URL('../../docs/guide/receive-webhooks.md', import.meta.url)), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'muster-guide-'));
const secret = newSigningSecret();
const sender = new Sender({ policy: { allowPrivate: true } });

function snippet(language: string): string {
  const code = new RegExp(`<!-- runs: ${language} -->\\s*\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1];
  if (code === undefined) throw new Error(`The guide has no receiver in ${language}.`);
  return code;
}

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const isInstalled = (program: string, arg: string): boolean => spawnSync(program, [arg]).status === 0;

interface Language {
  readonly name: string;
  /** Why it cannot run here. */
  readonly missing: string | null;
  readonly command: () => [string, string[]];
}

const languages: Language[] = [
  {
    name: 'typescript',
    missing: null,
    command: () => {
      const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023, verbatimModuleSyntax: true };
      const { outputText, diagnostics } = ts.transpileModule(snippet('typescript'), {
        compilerOptions: options,
        reportDiagnostics: true,
      });
      expect(diagnostics).toEqual([]);
      return [process.execPath, [written('receiver.mjs', outputText)]];
    },
  },
  {
    name: 'python',
    missing: isInstalled('python3', '--version') ? null : 'python3 is not installed on this machine',
    command: () => ['python3', [written('receiver.py', snippet('python'))]],
  },
  {
    name: 'go',
    missing: isInstalled('go', 'version') ? null : 'go is not installed on this machine',
    command: () => ['go', ['run', written('receiver.go', snippet('go'))]],
  },
];

afterAll(() => {
  sender.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(languages)('the receiver in $name', ({ name, missing, command }) => {
  if (missing !== null) {
    console.log(`The receiver in ${name} is not run: ${missing}.`);
    it.skip(missing, () => undefined);
    return;
  }

  let child: ChildProcess;
  let url = '';
  let output = '';
  let count = 0;

  beforeAll(async () => {
    const port = await freePort();
    const [program, args] = command();
    child = spawn(program, args, {
      env: { PATH: process.env['PATH'], HOME: folder, PORT: port, MUSTER_SIGNING_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
    url = `http://127.0.0.1:${port}/muster`;
    await accepting(Number(port), child);
  });

  afterAll(async () => {
    // With what it started itself: `go run` runs the receiver as a child of its own.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });

  async function status(change: Partial<Sending> = {}): Promise<number> {
    const eventId = change.eventId ?? newEventId();
    const body = JSON.stringify({ id: eventId, type: 'user.updated', data: { object: { first_name: 'Zoë ✓' } } });
    const timestampSeconds = Math.floor(Date.now() / 1000);
    const outcome = await sender.send({ url, body, secrets: [secret], timestampSeconds, ...change, eventId });
    return outcome.kind === 'answered' ? outcome.status : 0;
  }
  const newEventId = () => `evt_${String(++count).padStart(26, '0')}`;

  it('204: a request as Muster sends it is taken', async () => {
    expect(await status()).toBe(204);
  });

  it('204: the same event again is taken and handled once', async () => {
    const eventId = newEventId();
    expect([await status({ eventId }), await status({ eventId })]).toEqual([204, 204]);
    await until(() => output.includes(eventId));
    expect(output.split(eventId)).toHaveLength(2);
  });

  it('204: while the secret is being rotated the old one still verifies', async () => {
    expect(await status({ secrets: [newSigningSecret(), secret] })).toBe(204);
  });

  it('400: another secret', async () => {
    expect(await status({ secrets: [newSigningSecret()] })).toBe(400);
  });

  it('400: a timestamp of ten minutes ago, and one of ten minutes ahead', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect(await status({ timestampSeconds: now - 600 })).toBe(400);
    expect(await status({ timestampSeconds: now + 600 })).toBe(400);
  });

  it('400: a body that was changed, a signature of another scheme, and none', async () => {
    const post = (headers: Record<string, string>) =>
      fetch(url, { method: 'POST', body: '{"id":"evt_x","type":"user.updated"}', headers }).then(({ status: s }) => s);
    const plain = { 'webhook-id': 'evt_x', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) };
    expect(await post({ ...plain, 'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=' })).toBe(400);
    expect(await post({ ...plain, 'webhook-signature': 'v2,abc' })).toBe(400);
    expect(await post(plain)).toBe(400);
    expect(await post({})).toBe(400);
    expect(output).not.toContain('evt_x');
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
