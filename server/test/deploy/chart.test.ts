import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../src/main/config.ts';
import { commands, isInPath, readText, root, variables } from './known.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const chart = join(root, 'deploy/helm/muster');
const folder = mkdtempSync(join(tmpdir(), 'muster-chart-'));
const renderer = isInPath('helm') ? 'helm' : isInPath('go') ? 'go' : null;
if (renderer !== 'helm')
  console.log(
    `helm is not on this machine: ${renderer === null ? 'templates are not rendered' : "Go's templates render in its place"}.`,
  );

const given = {
  baseUrl: 'https://muster.example.com/api/v1',
  secret: {
    name: 'muster',
    smtpUrlKey: 'smtp-url',
    redisUrlKey: 'redis-url',
    previousSecretKeysKey: 'previous',
    databaseReplicaUrlKey: 'replica-url',
  },
  databaseReplicaMaxLag: '20s',
  files: { url: 's3://acme-muster/files?region=ca-central-1' },
  otlpEndpoint: 'http://collector:4318',
  ingress: { enabled: true, host: 'muster.example.com', className: 'nginx', tlsSecret: 'tls', annotations: { a: 'b' } },
  nodeSelector: { disk: 'fast' },
};

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever was rendered and asserts on it
type Tree = Record<string, any>;

const merged = (base: Tree, over: Tree): Tree =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(over)])].map((key) => {
      const [below, above] = [base[key], over[key]];
      const isTree = (value: unknown): value is Tree =>
        typeof value === 'object' && value !== null && !Array.isArray(value);
      return [key, isTree(below) && isTree(above) ? merged(below, above) : above === undefined ? below : above];
    }),
  );

function render(values: Tree): { status: number | null; text: string; fault: string } {
  const said =
    renderer === 'helm'
      ? spawnSync('helm', ['template', 'acme', chart, '-f', '-'], { input: JSON.stringify(values), encoding: 'utf8' })
      : spawnSync(join(folder, 'render'), [join(chart, 'templates')], {
          encoding: 'utf8',
          input: JSON.stringify({
            Values: merged(parse(readText('deploy/helm/muster/values.yaml')) as Tree, values),
            Chart: { AppVersion: (parse(readText('deploy/helm/muster/Chart.yaml')) as Tree)['appVersion'] },
            Release: { Name: 'acme', Service: 'Helm', Namespace: 'default' },
          }),
        });
  return { status: said.status, text: said.stdout, fault: said.stderr };
}

const objectsOf = (text: string): Tree[] =>
  parseAllDocuments(text).flatMap((document) => {
    expect(document.errors).toEqual([]);
    return (document.toJS() as Tree | null) ?? [];
  });

beforeAll(() => {
  if (renderer !== 'go') return;
  const env = { ...process.env, GOFLAGS: '-mod=mod', GO111MODULE: 'off', GOCACHE: join(folder, 'cache') };
  const args = ['build', '-o', join(folder, 'render'), join(root, 'server/test/deploy/render.go')];
  const built = spawnSync('go', args, { cwd: folder, env, encoding: 'utf8' });
  expect(built.stderr).toBe('');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('carries the version of the product', () => {
  const { version } = JSON.parse(readText('package.json')) as { version: string };
  expect(parse(readText('deploy/helm/muster/Chart.yaml'))).toMatchObject({ version, appVersion: version });
});

it.skipIf(renderer !== 'helm')('passes helm lint', () => {
  writeFileSync(join(folder, 'values.json'), JSON.stringify(given));
  const linted = spawnSync('helm', ['lint', '--strict', chart, '-f', join(folder, 'values.json')], {
    encoding: 'utf8',
  });
  expect(linted.status, linted.stdout).toBe(0);
});

describe.skipIf(renderer === null)('rendered', () => {
  let objects: Tree[] = [];
  beforeAll(() => {
    const { status, text, fault } = render(given);
    expect(fault).toBe('');
    expect(status).toBe(0);
    objects = objectsOf(text);
  });
  const all = (kind: string): Tree[] => objects.filter((object) => object['kind'] === kind);
  const containers = (): Tree[] =>
    [...all('Deployment'), ...all('Job')].flatMap((object) => object['spec'].template.spec.containers as Tree[]);

  it('has the objects of an installation, and no secret of its own', () => {
    const kinds = objects.map((object) => `${object['kind']} ${object['metadata'].name}`).sort();
    expect(kinds).toEqual([
      'Deployment acme-serve',
      'Deployment acme-worker',
      'Ingress acme',
      'Job acme-migrate',
      'PodDisruptionBudget acme-serve',
      'PodDisruptionBudget acme-worker',
      'Service acme',
    ]);
  });

  it('runs commands that exist, with settings that the product takes', () => {
    for (const { args, env } of containers()) {
      expect(commands).toContain(args.join(' '));
      const names = (env as Tree[]).map((variable) => variable['name'] as string);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(variables).toContain(name);
      const secrets: Tree = {
        DATABASE_URL: 'postgres://db/muster',
        MUSTER_SECRET_KEY: 'k'.repeat(32),
        MUSTER_SECRET_KEY_PREVIOUS: 'p'.repeat(32),
        SMTP_URL: 'smtp://mail',
        REDIS_URL: 'redis://redis',
        MUSTER_DATABASE_REPLICA_URL: 'postgres://standby/muster',
      };
      const values = (env as Tree[]).map(({ name, value }) => [name, value ?? secrets[name as string]]);
      const config = readConfig({ MUSTER_ENV: 'production', ...Object.fromEntries(values) });
      expect(config.replica).toMatchObject({ maxLagMs: 20_000 });
    }
  });

  it('takes what is secret from the Secret alone', () => {
    for (const { env } of containers())
      for (const variable of env as Tree[])
        if (/SECRET|DATABASE_URL|REPLICA_URL|SMTP_URL|REDIS_URL/.test(variable['name'] as string))
          expect(variable['valueFrom'].secretKeyRef.name).toBe('muster');
  });

  it('asks for health at ports that are listened on', () => {
    for (const { spec } of all('Deployment')) {
      const [container = {}] = spec.template.spec.containers as Tree[];
      const ports = Object.fromEntries(
        (container['ports'] as Tree[]).map(({ name, containerPort }) => [name, containerPort]),
      );
      const told = (container['env'] as Tree[])
        .filter(({ name }) => (name as string).endsWith('PORT'))
        .map(({ value }) => Number(value));
      expect(Object.values(ports).sort()).toEqual(told.sort());
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
        expect(Object.keys(ports)).toContain(container[probe].httpGet.port);
    }
    expect(all('Service')[0]?.['spec'].ports[0].targetPort).toBe('http');
  });

  it('selects the pods that it makes', () => {
    const pods = all('Deployment').map((object) => object['spec'].template.metadata.labels as Tree);
    const selectors = [
      ...all('Deployment').map((object) => object['spec'].selector.matchLabels as Tree),
      ...all('PodDisruptionBudget').map((object) => object['spec'].selector.matchLabels as Tree),
      ...all('Service').map((object) => object['spec'].selector as Tree),
    ];
    for (const selector of selectors)
      expect(
        pods.filter((labels) => Object.entries(selector).every(([key, value]) => labels[key] === value)),
      ).toHaveLength(1);
  });

  it('runs as the user of the image, on a read-only root, within limits of memory', () => {
    const user = /^USER (\d+)/m.exec(readText('deploy/Dockerfile'))?.[1];
    for (const object of [...all('Deployment'), ...all('Job')])
      expect(object['spec'].template.spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: Number(user),
      });
    for (const { securityContext, resources } of containers()) {
      expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
      expect(resources).toMatchObject({
        requests: { memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
  });

  it('migrates before anything else', () => {
    expect(all('Job')[0]?.['metadata'].annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  });

  it.each([
    ['secret.name', { ...given, secret: {} }],
    ['baseUrl', { ...given, baseUrl: '' }],
    ['files.url or files.existingClaim', { ...given, files: {} }],
  ])('refuses to render without %s', (name, values) => {
    const { status, fault } = render(values);
    expect(status).not.toBe(0);
    expect(fault).toContain(`${name}: `);
  });
});
