import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { catalogue } from '../../main/catalogue.ts';

const { installation, world } = await openHarness();
const administrator = await world.administrator();
const executive = await world.executive();
const app = await administrator.app();
const { db } = installation.database;

interface Row {
  readonly action: string;
  readonly person_id: string | null;
  readonly subject_id: string;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

async function rows(query: Record<string, string>, client: Client = app): Promise<Row[]> {
  const { status, data } = await client.get('/audit-log', { query });
  expect(status).toBe(200);
  return data as Row[];
}

const raise = async (client: Client, userId: string, effective_date: string, amount: number) => {
  const body = { effective_date, pay_type: 'SALARY', amount, reason: 'Promotion' };
  const { status, data } = await client.post(`/users/${userId}/compensation`, body);
  expect(status).toBe(201);
  return data as { id: string };
};

describe('what changed, from what to what', () => {
  it('200: who changed Ravi’s pay: withheld until it is asked for, then shown, and the look is logged', async () => {
    const ravi = await world.employee();
    await raise(app, ravi.id, '2026-01-01', 52_000);
    const record = await raise(app, ravi.id, '2026-02-01', 54_000);
    const asked = { person_id: ravi.id, field: 'amount' };
    const [latest, earlier] = await rows(asked);
    expect(latest).toMatchObject({
      action: 'compensation.create',
      person_id: ravi.id,
      actor: { id: administrator.id },
    });
    const amountOf = (row: Row | undefined) => row?.changes.find(({ field }) => field === 'amount');
    expect(amountOf(latest)).toEqual({ field: 'amount', before: null, after: null, values: 'WITHHELD' });
    const looks = () => app.get('/sensitive-access-log', { query: { user_id: ravi.id, tier: 'compensation' } });
    const before = (await looks()).data.length;
    const shown = await rows({ ...asked, tiers: 'compensation' });
    expect(amountOf(shown[0])).toEqual({ field: 'amount', before: 52_000, after: 54_000, values: 'SHOWN' });
    expect(amountOf(shown[1])).toMatchObject({ before: null, after: 52_000 });
    expect(shown[1]?.subject_id).toBe(earlier?.subject_id);
    const after = (await looks()).data;
    expect(after.length - before).toBe(2);
    expect(after.map((row: { record_id: string }) => row.record_id)).toContain(record.id);
  });

  it('200: personal details are withheld in the same way, and rights are those of now', async () => {
    const cook = await world.employee();
    await app.patch(`/users/${cook.id}/personal`, { date_of_birth: '1990-05-04', home_address: { city: 'Montréal' } });
    expect((await rows({ person_id: cook.id }))[0]?.changes).toMatchObject([
      { field: 'date_of_birth', values: 'WITHHELD', after: null },
      { field: 'home_address', values: 'WITHHELD', after: null },
    ]);
    expect((await rows({ person_id: cook.id, tiers: 'personal' }))[0]?.changes).toMatchObject([
      { field: 'date_of_birth', before: null, after: '1990-05-04' },
      { field: 'home_address', after: { city: 'Montréal', line1: null } },
    ]);
  });

  it('200: never secrets: of identifiers and passwords only that they changed', async () => {
    const cook = await world.employee();
    const boss = await executive.app();
    await boss.patch(`/users/${cook.id}/government-ids`, { tax_id: '046 454 286' });
    const [row] = await rows({ person_id: cook.id, tiers: 'personal,compensation' }, boss);
    expect(row?.changes).toEqual([{ field: 'tax_id', before: null, after: null, values: 'NOT_KEPT' }]);
    const { rows: kept } = await sql<{ n: number }>`
      select count(*)::int as n from audit_log where organization_id = ${world.organizationId} and subject_id = ${cook.id}
         and sealed_values is not null`.execute(db);
    expect(kept[0]?.n).toBe(0);
  });

  it('200: a record of a person concerns them, whoever changed it', async () => {
    const cook = await world.employee();
    const api = await cook.api();
    const entry = await api.post('/time-entries', {
      clock_in: '2026-03-02T09:00:00Z',
      clock_out: '2026-03-02T17:00:00Z',
      description: 'Soup',
    });
    await api.patch(`/time-entries/${entry.data.id}`, { description: 'Stew' });
    await app.patch(`/users/${cook.id}`, { job_title: 'Cook' });
    const found = await rows({ person_id: cook.id });
    expect(found.map(({ action }) => action)).toEqual(['users.update', 'timeEntries.update', 'timeEntries.create']);
    expect(found[1]?.changes).toMatchObject([{ field: 'description', before: 'Soup', after: 'Stew' }]);
    expect((await rows({ person_id: cook.id, subject_type: 'time_entry' })).length).toBe(2);
    expect((await rows({ person_id: cook.id, field: 'description' })).length).toBe(2);
    const page = await app.get('/audit-log', { query: { person_id: cook.id, limit: '2' } });
    const next = await app.get('/audit-log', {
      query: { person_id: cook.id, limit: '2', cursor: page.body.meta.next_cursor as string },
    });
    expect(next.data.map((row: Row) => row.action)).toEqual(['timeEntries.create']);
  });

  it('200: settings say from what to what; a row from before says what it knows', async () => {
    await app.patch('/settings', { clock_ask_after_hours: 10 });
    const [row] = await rows({ action: 'settings.update' });
    expect(row).toMatchObject({
      person_id: null,
      changes: [{ field: 'clock_ask_after_hours', before: 12, after: 10, values: 'SHOWN' }],
    });
    await sql`update audit_log set sealed_values = null, person_id = null
               where organization_id = ${world.organizationId} and action = 'settings.update'`.execute(db);
    expect((await rows({ action: 'settings.update' }))[0]).toMatchObject({
      changed_fields: ['clock_ask_after_hours'],
      changes: [{ field: 'clock_ask_after_hours', before: null, values: 'NOT_KEPT' }],
    });
  });

  it('200: values are sealed in the row', async () => {
    const cook = await world.employee();
    await app.patch(`/users/${cook.id}`, { job_title: 'Pâtissière' });
    const { rows: kept } = await sql<{ sealed_values: Buffer }>`
      select sealed_values from audit_log where organization_id = ${world.organizationId} and subject_id = ${cook.id}
         and sealed_values is not null`.execute(db);
    expect(kept).toHaveLength(1);
    expect(kept[0]!.sealed_values.includes('tissi')).toBe(false);
  });

  it('403: below Administrator, with whatever filter', async () => {
    const head = await world.departmentHeadOf('Kitchen');
    const cook = await world.employee({ department: 'Kitchen' });
    const { status } = await (await head.app()).get('/audit-log', { query: { person_id: cook.id } });
    expect(status).toBe(403);
  });

  it('422: an unknown part of the record', async () => {
    expect((await app.get('/audit-log', { query: { tiers: 'government_id' } })).status).toBe(422);
  });

  it('rules name kinds of records that there are', () => {
    const subjects = new Set(catalogue.operations.map(({ subject }) => subject));
    subjects.add('user');
    expect([...catalogue.auditRules.keys()].filter((subject) => !subjects.has(subject))).toEqual([]);
  });
});
