import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from './processes.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'muster-package-'));
const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? folder };
/** Why the registry gave nothing; null: the package is installed. */
let missing: string | null = null;
let tarball = '';

beforeAll(async () => {
  const { pack } = (await import(pathToFileURL(join(root, 'scripts/pack.mjs')).href)) as {
    pack: (options: { to: string; brotliQuality: number }) => Promise<string>;
  };
  // What is best for a download takes long, and shows nothing here.
  tarball = await pack({ to: folder, brotliQuality: 1 });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', tarball];
  try {
    await run('npm', args, { cwd: folder, env });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr ?? '';
    if (!/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED|ENETUNREACH|EHOSTUNREACH/.test(said))
      throw error;
    missing = said.trim().split('\n')[0] ?? '';
    console.log(`Not tried: the package registry is out of reach (${missing}).`);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const inPackage = (path: string): string => join(folder, 'node_modules', path);

it('brings its build, and nothing that builds', ({ skip }) => {
  if (missing !== null) skip(missing);
  for (const name of ['typescript', 'vite', 'rolldown', 'fastify', 'react', '@muster-workforce/embedded-postgres'])
    expect(existsSync(inPackage(name)), name).toBe(false);
  const { dependencies } = JSON.parse(readFileSync(inPackage('@muster-workforce/muster/package.json'), 'utf8')) as {
    dependencies: object;
  };
  expect(Object.keys(dependencies)).toEqual(['@node-rs/argon2', 'ioredis']);
});

it('brings the versions that were tested', ({ skip }) => {
  if (missing !== null) skip(missing);
  const lock = readJson(join(root, 'package-lock.json')) as { packages: Record<string, { version: string }> };
  for (const name of ['ioredis', '@node-rs/argon2', 'denque']) {
    const path = [inPackage(`@muster-workforce/muster/node_modules/${name}`), inPackage(name)].find(existsSync) ?? '';
    expect(readJson(join(path, 'package.json')), name).toMatchObject({
      version: lock.packages[`node_modules/${name}`]?.version,
    });
  }
});

it('brings what the guide to deployment copies out of it', ({ skip }) => {
  if (missing !== null) skip(missing);
  const guide = readFileSync(join(root, 'docs/operate/deploy.md'), 'utf8');
  const [, systemd = ''] = /## systemd\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(guide) ?? [];
  const [, from = ''] = /^cd \/opt\/muster\/(\S+)$/m.exec(systemd) ?? [];
  const units = readdirSync(join(folder, from));
  expect(units).toContain('muster.env.example');
  expect(units.filter((name) => name.endsWith('.service'))).toHaveLength(3);
  for (const unit of units.filter((name) => name.endsWith('.service'))) {
    const start = /^ExecStart=\S+ \/opt\/muster\/(\S+) /m.exec(readFileSync(join(folder, from, unit), 'utf8'))?.[1];
    expect(existsSync(join(folder, start ?? '')), unit).toBe(true);
  }
  expect(systemd).toContain(`npm install --prefix /opt/muster /tmp/${basename(tarball)}`);
});

it('imports nothing that it does not bring', ({ skip }) => {
  if (missing !== null) skip(missing);
  const dist = inPackage('@muster-workforce/muster/server/dist');
  const imports = readdirSync(dist)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => {
      const text = readFileSync(join(dist, name), 'utf8');
      const lines = text.matchAll(/^(?:import|export)\b[^'"\n]*["']([^"'.\n][^"'\n]*)["'];?$/gm);
      const calls = text.matchAll(/\bimport\(\s*["']([^"'.\n][^"'\n]*)["']\s*\)/g);
      return [...lines, ...calls].map((match) => match[1] ?? '');
    });
  const foreign = new Set(imports.filter((name) => !isBuiltin(name) && !name.startsWith('node:')));
  // The provider is for `muster idp`, which says that it needs a checkout.
  expect([...foreign].sort()).toEqual(['@node-rs/argon2', 'oidc-provider']);
});

it('tells its version as `npx muster --version`', async ({ skip }) => {
  if (missing !== null) skip(missing);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const { stdout } = await run('npx', ['--no-install', 'muster', '--version'], { cwd: folder, env });
  expect(stdout.trim()).toBe(version);
});

it('starts in an empty folder with `npx muster start`, serves API, console and reference, and stops', async ({
  skip,
}) => {
  if (missing !== null) skip(missing);
  const port = await freePort();
  const child = spawn('npx', ['--no-install', 'muster', 'start', '--json'], {
    cwd: folder,
    env: { ...env, PORT: port, MUSTER_LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npx hands Ctrl-C on as a terminal does: to the whole group.
    detached: true,
  });
  const ended = once(child, 'close');
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ready = once(child.stdout.setEncoding('utf8'), 'data').then(([line]) => JSON.parse(String(line)));
  try {
    const first = await Promise.race([ready, ended.then(() => Promise.reject(new Error(`It ended: ${said}`)))]);
    expect(first).toMatchObject({
      status: 'ready',
      port: Number(port),
      demo: { token: expect.stringMatching(/^mst_/) },
    });
    const at = (path: string, token?: string): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
    expect((await at('/healthz')).status).toBe(200);
    expect((await at('/api/v1/users', first.demo.token)).status).toBe(200);
    expect(await (await at('/')).text()).toContain('<script');
    expect(await (await at('/docs')).text()).toContain('Receive webhooks');
    expect(existsSync(join(folder, '.muster/postgres/PG_VERSION'))).toBe(true);
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  expect(existsSync(join(folder, '.muster/postgres/postmaster.pid'))).toBe(false);
});
