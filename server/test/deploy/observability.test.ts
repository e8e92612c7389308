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
    readonly rules: readonly { alert: string; expr: string; labels: { severity: string } }[];
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

describe('the runbook', () => {
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
if (!isInPath('promtool')) console.log('Not tried: promtool is not on this machine.');
