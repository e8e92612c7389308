import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../src/main/config.ts';
import { commands, readText, root, variables } from './known.ts';

interface Service {
  readonly command?: string[];
  readonly image: string;
  readonly build?: { context: string; dockerfile: string };
  readonly environment: Record<string, string | number | null>;
  readonly ports?: string[];
  readonly read_only?: boolean;
  readonly volumes: string[];
  readonly healthcheck?: { test: string[] };
  readonly depends_on?: Record<string, { condition: string }>;
}

interface Compose {
  readonly services: Record<string, Service>;
  readonly volumes: Record<string, unknown>;
}

const given: Record<string, string> = {
  POSTGRES_PASSWORD: 'secret',
  MUSTER_SECRET_KEY: 'k'.repeat(32),
};

/** As compose fills its variables in: `${NAME:-otherwise}` and `${NAME:?why it is needed}`. */
function filled(text: string): string {
  return text.replaceAll(/\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = '') => {
    if (kind === '?' && given[name] === undefined) throw new Error(`${name}: ${String(rest)}`);
    return given[name] ?? (kind === '-' ? String(rest) : '');
  });
}

const { services, volumes } = parse(filled(readText('deploy/compose.yaml')), { merge: true }) as Compose;
const ours = Object.entries(services).filter(([name]) => name !== 'postgres');

it('has PostgreSQL, the migration, the server and the worker', () => {
  expect(Object.keys(services)).toEqual(['postgres', 'migrate', 'serve', 'worker']);
});

describe.each(ours)('%s', (_, service) => {
  it('runs a command that exists, with settings that the product takes', () => {
    expect(commands).toContain(service.command?.join(' '));
    for (const name of Object.keys(service.environment)) expect(variables).toContain(name);
    const told = Object.entries(service.environment).map(([name, value]) => [name, String(value ?? '')]);
    const config = readConfig({ MUSTER_ENV: 'production', ...Object.fromEntries(told) });
    expect(new URL(config.databaseUrl ?? '').hostname).toBe('postgres');
  });

  it('writes to its volume and /tmp alone', () => {
    expect(service.read_only).toBe(true);
    expect(service.volumes).toEqual(['files:/var/lib/muster']);
    for (const volume of service.volumes) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
  });

  it('is built from a file that is there', () => {
    const { context = '', dockerfile = '' } = service.build ?? {};
    expect(existsSync(join(root, 'deploy', context, dockerfile))).toBe(true);
  });

  it('asks for its health where it listens', () => {
    const asked = /127\.0\.0\.1:(\d+)\/readyz/.exec(service.healthcheck?.test.join(' ') ?? '')?.[1];
    const listens = { serve: '8080', worker: String(service.environment['MUSTER_WORKER_PORT']), migrate: undefined };
    expect(asked).toBe(listens[service.command?.[0] as keyof typeof listens]);
  });
});

it('publishes the port of the API alone, for a proxy on this machine; metrics stay inside', () => {
  const published = ours.flatMap(([, service]) => service.ports ?? []);
  expect(published).toEqual(['127.0.0.1:8080:8080']);
  expect(services['serve']?.environment['MUSTER_METRICS_PORT']).toBe('9090');
});

it('waits for the migration before anything runs', () => {
  for (const name of ['serve', 'worker'])
    expect(services[name]?.depends_on?.['migrate']?.condition).toBe('service_completed_successfully');
});
