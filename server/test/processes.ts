import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Connection } from '../src/db/database.ts';
import { afterwards } from './afterwards.ts';
import { newDatabase } from './new-database.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const noLimits =
  'token_per_second=100000,token_per_minute=100000,organization_per_minute=100000,ip_per_minute=100000,edge_per_second=0';

/** What a process is told besides PATH: nothing of the machine's own environment gets in. */
export type Environment = Record<string, string>;

/** The product as it is built; what has not changed since the last build is not built again. */
export async function ensureProductBuilt(): Promise<void> {
  const { ensureBuilt } = (await import(pathToFileURL(join(root, 'scripts/build.mjs')).href)) as {
    ensureBuilt: (options: { only: 'server' }) => Promise<void>;
  };
  await ensureBuilt({ only: 'server' });
}

export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-process-'));
  afterwards(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

const portsOfProcess = { first: 11_000 + (process.pid % 200) * 100, count: 100 };
let portsGiven = 0;

/**
 * None of those that systems hand out by themselves: until the process that it is for listens there, no other server or
 * connection is given it. Each process of the run looks among a hundred of its own.
 */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = portsOfProcess.first + (portsGiven++ % portsOfProcess.count);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return String(port);
  }
}

/** The address of a database of its own, migrated or empty. */
export const newDatabaseUrl = async (isMigrated = true): Promise<string> =>
  urlOf(await newDatabase({ isMigrated, isDurable: true }));

/** A connection as processes are told of it. */
export function urlOf({ connectionString, host, user, port, database }: Connection): string {
  if (connectionString !== undefined) return connectionString;
  return `postgres://${user ?? ''}@localhost:${String(port)}/${database ?? ''}?host=${encodeURIComponent(host ?? '')}`;
}

/** A process of the product, and what it has said. */
export class Running {
  readonly child: ChildProcess;
  readonly origin: string;
  stdout = '';
  stderr = '';
  readonly ended: Promise<number | null>;
  /** With what it says that it is ready: after the first answers, so that these alone do not tell. */
  readonly #lastWord: string;

  constructor(program: readonly string[], env: Environment, lastWord = '') {
    this.#lastWord = lastWord;
    this.origin = `http://127.0.0.1:${env['PORT'] ?? ''}`;
    this.child = spawn(process.execPath, [...program], {
      cwd: root,
      env: { PATH: process.env['PATH'] ?? '', MUSTER_LIMITS: noLimits, MUSTER_LOG_LEVEL: 'warn', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.ended = once(this.child, 'close').then(([code]) => code as number | null);
  }

  async ready(): Promise<this> {
    for (;;) {
      const response = await fetch(`${this.origin}/readyz`).catch(() => null);
      if (response?.ok && this.stdout.includes(this.#lastWord)) return this;
      if (this.child.exitCode !== null) throw new Error(`It ended instead of becoming ready: ${this.stderr}`);
      await sleep(20);
    }
  }

  /** Ends it and waits for that; its exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** As `npm start` does it, once everything is installed and built. */
export function startProduct(env: Environment): Running {
  const at = (path: string): string => JSON.stringify(pathToFileURL(join(root, path)).href);
  const script = `import { asCommand } from ${at('scripts/install.mjs')};
    await asCommand(async () => (await import(${at('server/dist/start.js')})).start());`;
  return remember(new Running(['--input-type=module', '--eval', script], env, 'Stop with Ctrl-C.'));
}

export function startMuster(args: readonly string[], env: Environment): Running {
  return remember(new Running([join(root, 'server/dist/cli.js'), ...args], env));
}

const started: Running[] = [];

function remember(running: Running): Running {
  started.push(running);
  return running;
}

/** Whatever a test has left running. */
export async function stopAll(): Promise<void> {
  await Promise.all(started.filter(({ child }) => child.exitCode === null).map((running) => running.stop()));
}

export interface Said {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export async function muster(args: readonly string[], env: Environment, input = ''): Promise<Said> {
  const running = startMuster(args, env);
  running.child.stdin?.end(input);
  return { code: await running.ended, stdout: running.stdout, stderr: running.stderr };
}
