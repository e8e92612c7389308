import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { environmentWithDemo } from '../demo.ts';
import { ensureProductBuilt, freePort, startProduct, stopAll } from '../processes.ts';
import { isInPath, readText, root } from './known.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      alert: string;
      expr: string;
      labels: { severity: string };
      annotations: { summary: string; runbook_url: string };
    }[];
  }[];
}

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const rules = (parse(readText('deploy/observability/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readText('deploy/observability/grafana-dashboard.json')) as { panels: readonly Panel[] };
const runbook = readText('docs/operate/runbook.md');
const expressions: [string, string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }): [string, string] => [title, expr])),
];

let databaseUrl = '';
let told = '';
let names = new Set<string>();

beforeAll(async () => {
  await ensureProductBuilt();
  const demo = await environmentWithDemo();
  databaseUrl = demo['DATABASE_URL'] ?? '';
  const env = {
    ...demo,
    PORT: await freePort(),
    // Without a replica there are no metrics of it. The primary itself is none: all that is meant for it comes back.
    MUSTER_DATABASE_REPLICA_URL: databaseUrl,
  };
  const running = await startProduct(env).ready();
  await fetch(`${running.origin}/api/v1/users`);
  told = await (await fetch(`${running.origin}/metrics`)).text();
  names = new Set(
    [...told.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    ),
  );
});
afterAll(stopAll);

it.each(expressions)('%s asks for metrics that exist: %s', (_, expr) => {
  const asked = expr.match(/\bmuster_[a-z0-9_]+/g) ?? [];
  expect(asked.length + (expr.match(/\bup\b/g) ?? []).length).toBeGreaterThan(0);
  for (const name of asked) expect(names).toContain(name);
  for (const [, name = '', label = '', value = ''] of expr.matchAll(
    /(muster_webhook_[a-z_]+)\{(result|status)="([a-z]+)"\}/g,
  ))
    expect(told).toContain(`${name}{${label}="${value}"}`);
});

it.each(expressions)('%s takes rates of counters and no others: %s', (_, expr) => {
  const typeOf = (name: string): string =>
    new RegExp(`^# TYPE ${name.replace(/_(bucket|sum|count)$/, '')} (\\S+)$`, 'm').exec(told)?.[1] ?? '';
  for (const [, name = ''] of expr.matchAll(/\b(?:rate|increase|irate)\((muster_[a-z0-9_]+)/g))
    expect(['counter', 'histogram'], name).toContain(typeOf(name));
  for (const [, name = ''] of expr.matchAll(/\b(?:deriv|delta|idelta)\((muster_[a-z0-9_]+)/g))
    expect(typeOf(name), name).toBe('gauge');
});

it('what only grows is a counter, and says so in its name', () => {
  const types = [...told.matchAll(/^# TYPE (muster_(?!nodejs_|process_)\S+) (counter|gauge)$/gm)].map(
    ([, name = '', type]) => [name, type],
  );
  for (const [name = '', type] of types) expect(name.endsWith('_total') ? 'counter' : 'gauge', name).toBe(type);
  const growing = [...told.matchAll(/^# HELP (\S+) .*since (?:the process|it) started/gm)].map((match) => match[1]);
  expect(growing).toEqual([]);
});

it('tells Prometheus where to scrape: the ports that the units and compose keep off the public one', () => {
  const { scrape_configs: jobs, global } = parse(readText('deploy/observability/prometheus.yaml')) as {
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
    global: { external_labels: Record<string, string> };
  };
  const ports = Object.fromEntries(
    jobs.map(({ job_name: name, static_configs: [config] }) => [name, config?.targets[0]?.split(':')[1]]),
  );
  const unit = (name: string, variable: string): string | undefined =>
    new RegExp(`\\b${variable}=(\\d+)`).exec(readText(`deploy/systemd/${name}.service`))?.[1];
  expect(ports).toEqual({
    'muster-serve': unit('muster-serve', 'MUSTER_METRICS_PORT'),
    'muster-worker': unit('muster-worker', 'MUSTER_WORKER_PORT'),
  });
  expect(Object.values(ports)).not.toContain('8080');
  expect(Object.keys(global.external_labels)).toEqual(['muster_runbook']);
});

describe('the runbook', () => {
  it('is linked by each alert, at its section', () => {
    for (const { alert, annotations } of rules)
      expect(annotations.runbook_url).toBe(`{{ $externalLabels.muster_runbook }}#${alert.toLowerCase()}`);
  });

  it('has a section for each alert, and none for another', () => {
    const headings = [...runbook.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(headings).toEqual(rules.map(({ alert }) => alert));
  });

  it('has statements that PostgreSQL takes', async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const blocks = [...runbook.matchAll(/```sql\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
    expect(blocks).toHaveLength(4);
    for (const block of blocks) await client.query(block);
    await client.end();
  });
});

it('says of each alert how urgent it is', () => {
  for (const { labels } of rules) expect(['page', 'ticket']).toContain(labels.severity);
});

it('numbers the panels of the dashboard once each', () => {
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.skipIf(!isInPath('promtool'))('has rules that promtool takes', () => {
  const file = join(root, 'deploy/observability/alerts.yaml');
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});
it.skipIf(!isInPath('promtool'))('has a configuration that promtool takes', () => {
  const file = join(root, 'deploy/observability/prometheus.yaml');
  const { status, stderr } = spawnSync('promtool', ['check', 'config', file], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});
if (!isInPath('promtool')) console.log('Not tried: promtool is not on this machine.');
