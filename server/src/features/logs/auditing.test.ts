import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { addDays, dayIn } from '../../lib/days.ts';

const { world, installation } = await openHarness();
const today = dayIn('America/Toronto', installation.clock.nowMs());

const admin = await world.administrator();
const executive = await world.executive();
const auditor = await world.employee({ department: 'Office' });
const ofKitchen = await world.employee({ department: 'Office' });
const cook = await world.employee({ department: 'Kitchen' });
const waiter = await world.employee({ department: 'Bar' });
const packages = ['AUDITING'] as const;

let byAdmin: Client;
let byAuditor: Client;
let byOfKitchen: Client;

beforeAll(async () => {
  await world.give(auditor, { packages });
  await world.give(ofKitchen, { packages, department_ids: [await world.department('Kitchen')] });
  [byAdmin, byAuditor, byOfKitchen] = await Promise.all([admin.app(), auditor.app(), ofKitchen.app()]);
  for (const { id } of [cook, waiter]) {
    await byAdmin.patch(`/users/${id}`, { job_title: 'Chief of all' });
    await byAdmin.patch(`/users/${id}/personal`, { home_address: { city: 'Hiddenville' } });
    await byAdmin.post(`/users/${id}/compensation`, {
      amount: 31.75,
      pay_type: 'HOURLY',
      effective_date: '2026-01-01',
    });
    await byAdmin.get(`/users/${id}/compensation`);
  }
  await byAdmin.post('/departments', { name: 'Cellar', code: 'CEL' });
});

interface Row {
  readonly action: string;
  readonly person_id: string | null;
  readonly changed_fields: string[] | null;
  readonly changes: readonly { readonly before: unknown; readonly after: unknown; readonly values: string }[];
}

describe('who reads the logs', () => {
  it('sees who did what to whom and which fields changed, and no value of any of them', async () => {
    for (const query of [{}, { tiers: 'personal,compensation' }]) {
      const { data, text } = await byAuditor.get('/audit-log', { query });
      const rows = data as Row[];
      expect(rows.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['users.update', 'compensation.create', 'departments.create']),
      );
      const changes = rows.flatMap((row) => row.changes);
      expect(changes.length).toBeGreaterThan(3);
      expect(changes.filter(({ before, after }) => before !== null || after !== null)).toEqual([]);
      expect(changes.map(({ values }) => values)).not.toContain('SHOWN');
      expect(text).not.toMatch(/Chief of all|Hiddenville|31\.75/);
    }
    // The same rows show values to those who administer.
    expect((await byAdmin.get('/audit-log')).text).toContain('Chief of all');
    const looks = (await byAuditor.get('/sensitive-access-log')).data as { user_id: string; tier: string }[];
    expect(looks).toContainEqual(expect.objectContaining({ user_id: cook.id, tier: 'compensation' }));
    // Nothing private was shown, so nothing is noted of it.
    expect((await world.accessLog()).filter(({ actor_id }) => actor_id === auditor.id)).toEqual([]);
  });

  it('of some departments: what concerns their people alone', async () => {
    const rows = (await byOfKitchen.get('/audit-log')).data as Row[];
    expect(new Set(rows.map(({ person_id }) => person_id))).toEqual(new Set([cook.id]));
    expect((await byOfKitchen.get('/audit-log', { query: { person_id: waiter.id } })).data).toEqual([]);
    const looks = (await byOfKitchen.get('/sensitive-access-log')).data as { user_id: string }[];
    expect(new Set(looks.map(({ user_id }) => user_id))).toEqual(new Set([cook.id]));
  });

  it('202: takes both logs out, and no other list', async () => {
    for (const kind of ['audit_log', 'access_log']) {
      const answer = await byAuditor.post('/exports', { kind });
      expect(answer.status, answer.text).toBe(202);
    }
    for (const kind of ['people', 'compensation', 'expenses', 'requests']) {
      expect((await byAuditor.post('/exports', { kind })).status).toBe(403);
    }
  });

  it('reads nothing of what the logs are about', async () => {
    expect((await byAuditor.get(`/users/${cook.id}/compensation`)).status).toBe(403);
    expect((await byAuditor.get('/leaves', { query: { user_id: cook.id } })).data).toEqual([]);
    expect((await byAuditor.get('/documents')).data).toEqual([]);
  });

  it('403: before its first day and after its last', async () => {
    for (const days of [{ starts_on: addDays(today, 1) }, { ends_on: addDays(today, -1) }]) {
      const clerk = await world.employee();
      await world.give(clerk, { packages, ...days });
      expect((await (await clerk.app()).get('/audit-log')).status).toBe(403);
      expect((await (await clerk.app()).get('/sensitive-access-log')).status).toBe(403);
    }
  });

  it('403: given by Executives alone', async () => {
    const body = { user_id: cook.id, package: 'AUDITING', starts_on: today, ends_on: null, department_ids: null };
    const asked = { ...body, reason: 'Looks through the year.' };
    expect(await byAdmin.post('/access-grants', asked)).toMatchObject({
      status: 403,
      error: { details: { required_role: 'EXECUTIVE', field: 'package' } },
    });
    expect((await (await executive.app()).post('/access-grants', asked)).status).toBe(201);
  });
});
