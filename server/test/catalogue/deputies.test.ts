import { expect, it } from 'vitest';
import { idPrefixOf } from '../../src/kernel/example.ts';
import { catalogue } from '../../src/main/catalogue.ts';
import { openHarness } from '../harness.ts';
import { pathOf, specimensOf } from './specimens.ts';

/**
 * What opens to a deputy: the requests that wait for the person who is away, an Administrator, and nothing else that they see. Every read
 * of the catalogue, on a record of every kind, before, while and after.
 */
const harness = await openHarness();
const { world } = harness;
const boss = await world.executive();
const specimens = await specimensOf(harness, world, boss);
const admin = await world.administrator();
const deputy = await world.employee({ department: 'Elsewhere' });
const app = { admin: await admin.app(), deputy: await deputy.app(), boss: await boss.app() };

const reads = catalogue.operations.filter(
  ({ kind, params }) =>
    (kind === 'read' || kind === 'list' || kind === 'file') &&
    Object.values(params?.properties ?? {}).every((schema) => specimens[idPrefixOf(schema) ?? ''] !== undefined),
);

/** What answers: the status, and of a list which records it has. */
async function look(): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const operation of reads) {
    const query =
      (operation.query as { required?: readonly string[] } | undefined)?.required?.includes('start_date') === true
        ? { start_date: '2026-03-01', end_date: '2026-03-31' }
        : {};
    const { status, data } = await app.deputy.get(pathOf(operation, specimens), { query });
    const ids = Array.isArray(data) ? (data as { id?: string }[]).map(({ id }) => id ?? '').join() : '';
    seen.set(operation.id, `${String(status)} ${ids}`);
  }
  return seen;
}

const opened = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after.keys()].filter((id) => before.get(id) !== after.get(id)).sort();

it('a deputy sees the requests that wait, only while they stand in, and nothing else', async () => {
  await app.boss.post(`/expense-reports/${specimens['exp'] ?? ''}/submit`);
  const before = await look();
  const body = { deputy_id: deputy.id, kinds: ['TIME', 'LEAVE', 'EXPENSES'], from: '2020-01-01', while_away: false };
  const { data } = await app.admin.post('/deputies', body);
  const during = await look();
  expect(opened(before, during)).toEqual([
    'deputies.list',
    'expenseReports.deciders',
    'expenseReports.get',
    'expenseReports.getReceiptContent',
    'leaves.deciders',
    'leaves.get',
    'leaves.getAttachments',
    'leaves.sameDays',
    // That they stand in.
    'notifications.list',
  ]);
  expect((await app.admin.delete(`/deputies/${String(data.id)}`)).status).toBe(200);
  expect(opened(before, await look())).toEqual([]);
}, 120_000);

it('what the app lets through to its guards, whatever the role, has some that decide', () => {
  const open = catalogue.operations.filter(({ isGuardedInApp }) => isGuardedInApp === true);
  const decisions = open.filter(({ kind }) => kind === 'write');
  expect(decisions.map(({ id }) => id).sort()).toEqual([
    'expenseReports.approve',
    'expenseReports.reject',
    'expenseReports.review',
    'leaves.approve',
    'leaves.reject',
    'timeEntries.approve',
    'timeEntries.reject',
    'timesheets.approve',
    'timesheets.reject',
  ]);
  // A read asks its view.
  expect(decisions.every(({ guards }) => (guards?.rules.length ?? 0) > 1)).toBe(true);
});
