import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/main/config.ts';
import { settings } from '../../src/main/variables.ts';
import { commands, isInPath, readText, root, variables } from './known.ts';

const names = readdirSync(join(root, 'deploy/systemd')).filter((name) => name.endsWith('.service'));
const folder = mkdtempSync(join(tmpdir(), 'muster-units-'));
const canAnalyze = isInPath('systemd-analyze');
if (!canAnalyze) console.log('Not tried: systemd-analyze is not on this machine.');

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const settingsOf = (text: string, key: string): string[] =>
  [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map((match) => match[1] ?? '');

describe.each(names)('%s', (name) => {
  const text = readText(`deploy/systemd/${name}`);

  it('runs a command that exists, with variables that are read', () => {
    const [start = ''] = settingsOf(text, 'ExecStart');
    expect(start).toMatch(/^\/usr\/bin\/node \/opt\/muster\/node_modules\/\.bin\/muster /);
    expect(commands).toContain(start.split(' ').at(-1));
    for (const pair of settingsOf(text, 'Environment').join(' ').split(' '))
      expect(variables).toContain(pair.split('=')[0]);
  });

  it.skipIf(!canAnalyze)('is in order for systemd, which finds it well closed', () => {
    for (const other of names) {
      const here = readText(`deploy/systemd/${other}`).replace('/usr/bin/node', process.execPath);
      writeFileSync(join(folder, other), here);
    }
    const env = { PATH: process.env['PATH'], SYSTEMD_UNIT_PATH: `${folder}:` };
    const verified = spawnSync('systemd-analyze', ['verify', join(folder, name)], { encoding: 'utf8', env });
    expect(verified.stderr.split('\n').filter((line) => line.includes('muster'))).toEqual([]);
    expect(verified.status).toBe(0);
    const args = ['security', '--offline=true', '--threshold=20', join(folder, name)];
    const judged = spawnSync('systemd-analyze', args, { encoding: 'utf8', env });
    expect(judged.status, judged.stdout.split('\n').at(-2)).toBe(0);
  });
});

it('tells metrics on a port of its own, which nothing in front hands out', () => {
  const environment = settingsOf(readText('deploy/systemd/muster-serve.service'), 'Environment').join(' ');
  const config = readConfig(
    Object.fromEntries(environment.split(' ').map((pair) => pair.split('=') as [string, string])),
  );
  expect(config.metricsPort).not.toBeNull();
  expect(config.metricsPort).not.toBe(config.port);
});

it('has an example of settings that the product takes', () => {
  const pairs = readText('deploy/systemd/muster.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm);
  const given = Object.fromEntries([...pairs].map(([, key = '', value = '']) => [key, value]));
  expect(readConfig(given)).toMatchObject({ isProduction: true, trustedProxies: 1 });
  for (const key of Object.keys(given)) expect(variables).toContain(key);
});

it('has a line for every setting of production, set or not', () => {
  const named = [...readText('deploy/systemd/muster.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, key]) => key);
  // Set by the units, or for development alone.
  const elsewhere = ['MUSTER_METRICS_PORT', 'MUSTER_WORKER_PORT', 'MUSTER_DATA_DIR', 'MUSTER_WEBHOOK_ALLOW_PRIVATE'];
  expect(named.toSorted()).toEqual(
    Object.keys(settings)
      .filter((name) => !elsewhere.includes(name))
      .toSorted(),
  );
});

describe('a proxy in front', () => {
  const samples = { nginx: readText('deploy/proxy/nginx.conf'), Caddy: readText('deploy/proxy/Caddyfile') };

  it('does not hold back events, lets files of 25 MB through, and names the client itself', () => {
    const [, stream = ''] = /location = \/app\/api\/stream \{([^}]*)\}/.exec(samples.nginx) ?? [];
    expect(stream).toContain('proxy_buffering off;');
    expect(samples.nginx).toContain('client_max_body_size 26m;');
    expect(samples.nginx).not.toContain('$proxy_add_x_forwarded_for');
    expect(samples.Caddy).toContain('flush_interval -1');
    expect(samples.Caddy).toContain('max_size 26MB');
  });
});
