import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { scopesForAccount } from '../../../kernel/scopes.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import { listMail } from '../../webhooks/testing/mail.ts';

const { installation, world, dataDir } = await openHarness();
let admin: Somebody;
let app: Client;
let executive: Client;

beforeAll(async () => {
  admin = await world.administrator({ first_name: 'Grace', last_name: 'Hopper' });
  app = await admin.app();
  executive = await (await world.executive()).app();
});

/* oxlint-disable typescript/no-explicit-any -- a test reads whatever came back and asserts on it */
async function account(details: object = {}, by = app): Promise<any> {
  const answer = await by.post('/service-accounts', { name: 'Payroll sync', role: 'ADMINISTRATOR', ...details });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.data;
}

/** A token of the account. */
async function tokenOf(id: string, scopes: readonly string[], by = app): Promise<any> {
  const answer = await by.post('/tokens', { name: 'Nightly', scopes, service_account_id: id });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.data;
}
/* oxlint-enable typescript/no-explicit-any */

describe('POST /service-accounts', () => {
  it('201: with the caller as the responsible person unless another is named; audited', async () => {
    const { status, data } = await app.post('/service-accounts', { name: ' Payroll sync ', role: 'ADMINISTRATOR' });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.stringMatching(/^svc_/),
      name: 'Payroll sync',
      description: null,
      role: 'ADMINISTRATOR',
      department_ids: [],
      responsible_id: admin.id,
      usable_scopes: scopesForAccount('ADMINISTRATOR'),
      is_responsible_active: true,
      created_at: expect.stringMatching(/Z$/),
      updated_at: data.created_at,
    });
    expect((await world.audit()).at(-1)).toMatchObject({
      action: 'serviceAccounts.create',
      subject_type: 'service_account',
      subject_id: data.id,
      actor_id: admin.id,
      person_id: null,
    });
    const shown = { ...data, can: ['serviceAccounts.update', 'serviceAccounts.delete'] };
    expect((await app.get(`/service-accounts/${String(data.id)}`)).data).toEqual(shown);
    expect((await app.get('/service-accounts')).data).toContainEqual(shown);
  });

  it('403: a role above one’s own; below an Administrator none at all', async () => {
    const { status, error } = await app.post('/service-accounts', { name: 'Boss', role: 'EXECUTIVE' });
    expect([status, error.details]).toEqual([403, { field: 'role' }]);
    const head = await (await world.departmentHeadOf('Bar')).app();
    expect((await head.post('/service-accounts', { name: 'Mine', role: 'EMPLOYEE' })).status).toBe(403);
    expect((await head.get('/service-accounts')).status).toBe(403);
  });

  it('422: departments of another role, departments and people who are not there', async () => {
    const kitchen = await world.department('Kitchen');
    const left = await world.employee({ is_active: false });
    const stranger = await (await world.another()).employee();
    const cases = [
      [{ department_ids: [kitchen] }, 'department_ids'],
      [{ role: 'DEPARTMENT_HEAD', department_ids: [kitchen, world.newId('dep')] }, 'department_ids.1'],
      [{ responsible_id: left.id }, 'responsible_id'],
      [{ responsible_id: stranger.id }, 'responsible_id'],
      [{ responsible_id: (await account()).id }, 'responsible_id'],
      [{ name: ' ' }, 'name'],
      [{ role: 'OWNER' }, 'role'],
    ] as const;
    for (const [body, field] of cases) {
      const answer = await app.post('/service-accounts', { name: 'Sync', role: 'ADMINISTRATOR', ...body });
      expect([answer.status, answer.error.details.field]).toEqual([422, field]);
    }
  });

  it('409: no more than a hundred', async () => {
    const other = await world.another();
    const boss = await (await other.executive()).app();
    const { responsible_id } = await account({}, boss);
    await installation.database.pool.query(
      `with made as (
         insert into users (organization_id, id, email, first_name, last_name, role, level, is_active, created_at, updated_at)
         select $1, 'svc_' || lpad(n::text, 26, '0'), n || '@service-account.invalid', 'Sync', 'Service account', 'EMPLOYEE', 'STANDARD',
                false, now(), now() from generate_series(1, 99) n returning id)
       insert into service_accounts (organization_id, id, responsible_id, created_at, updated_at)
       select $1, id, $2, now(), now() from made`,
      [other.organizationId, responsible_id],
    );
    const { status, error } = await boss.post('/service-accounts', { name: 'One more', role: 'EMPLOYEE' });
    expect([status, error.details]).toEqual([409, { reason: 'account_limit', limit: 100 }]);
  });
});

describe('PATCH and DELETE /service-accounts/{id}', () => {
  it('200: what differs changes; departments go with the role that has them', async () => {
    const [kitchen, bar] = [await world.department('Kitchen'), await world.department('Bar')];
    const { id } = await account({ role: 'DEPARTMENT_HEAD', department_ids: [kitchen] });
    const path = `/service-accounts/${String(id)}`;
    const changed = await app.patch(path, {
      name: 'Hours',
      description: 'Every night',
      department_ids: [bar, kitchen],
    });
    expect(changed.data).toMatchObject({
      name: 'Hours',
      description: 'Every night',
      department_ids: [kitchen, bar].sort(),
    });
    expect((await world.audit()).at(-1)!.changed_fields!.sort()).toEqual(['department_ids', 'description', 'name']);
    expect((await app.patch(path, { role: 'EMPLOYEE' })).data).toMatchObject({ role: 'EMPLOYEE', department_ids: [] });
    const same = await app.patch(path, { name: 'Hours' });
    expect((await app.patch(path, { name: 'Hours' })).data.updated_at).toBe(same.data.updated_at);
    expect((await app.patch(path, { department_ids: [bar] })).error.details).toEqual({ field: 'department_ids' });
  });

  it('403: one of a role above one’s own, and to a role above it; an Executive may', async () => {
    const { id } = await account({ role: 'EXECUTIVE' }, executive);
    const path = `/service-accounts/${String(id)}`;
    expect((await app.get(path)).data.can).toEqual([]);
    expect((await app.patch(path, { name: 'Mine' })).status).toBe(403);
    expect((await app.delete(path)).status).toBe(403);
    const own = `/service-accounts/${String((await account()).id)}`;
    expect((await app.patch(own, { role: 'EXECUTIVE' })).error.details).toEqual({ field: 'role' });
    expect((await executive.patch(path, { role: 'EMPLOYEE' })).status).toBe(200);
    expect((await app.patch(path, { name: 'Now mine' })).status).toBe(200);
  });

  it('404: one that is gone or of another organization', async () => {
    const { id } = await account();
    const other = await (await (await world.another()).executive()).app();
    expect((await other.patch(`/service-accounts/${String(id)}`, { name: 'X' })).status).toBe(404);
    expect((await app.delete(`/service-accounts/${String(id)}`)).status).toBe(200);
    expect((await app.delete(`/service-accounts/${String(id)}`)).status).toBe(404);
    expect((await app.get(`/service-accounts/${String(id)}`)).status).toBe(404);
    const named = { name: 'Nightly', scopes: ['users:read'], service_account_id: id };
    expect((await app.post('/tokens', named)).error.details).toEqual({ field: 'service_account_id' });
  });

  it('401: a factor is asked for again, for all but its name, description and person', async () => {
    const stale = await admin.app();
    const { id } = await account();
    const { id: token } = await tokenOf(id, ['users:read']);
    await installation.database.pool.query(
      `update sessions set factor_at = now() - interval '1 hour', created_at = now() - interval '1 hour'`,
    );
    installation.permissionCache.forget(world.organizationId);
    const path = `/service-accounts/${String(id)}`;
    for (const asked of [
      await stale.post('/service-accounts', { name: 'Sync', role: 'EMPLOYEE' }),
      await stale.patch(path, { role: 'EMPLOYEE' }),
      await stale.patch(path, { department_ids: [] }),
      await stale.delete(path),
      await stale.post(`/tokens/${String(token)}/hand-over`, { service_account_id: id }),
    ])
      expect([asked.status, asked.error.details.reason]).toEqual([401, 'fresh_sign_in']);
    expect((await stale.patch(path, { name: 'Renamed' })).status).toBe(200);
    app = await admin.app();
    executive = await (await world.executive()).app();
  });
});

describe('its tokens', () => {
  it('201: with its rights and its name; never an Employee’s to make', async () => {
    const { id } = await account({ name: 'Payroll sync' });
    const made = await tokenOf(id, ['users:read', 'expenses:approve']);
    const owner = { id, first_name: 'Payroll sync', last_name: 'Service account', role: 'ADMINISTRATOR' };
    expect(made.owner).toEqual(owner);
    const client = world.clientWith(made.token);
    expect((await client.get('/token')).data).toMatchObject({ id: made.id, owner });
    expect((await client.get('/users')).status).toBe(200);
    const eve = await (await world.employee()).app();
    const asked = { name: 'Mine', scopes: ['users:read'], service_account_id: id };
    expect((await eve.post('/tokens', asked)).status).toBe(403);
    expect((await eve.post('/tokens', { ...asked, service_account_id: world.newId('svc') })).status).toBe(403);
    expect((await app.get('/tokens', { query: { user_id: id } })).data).toMatchObject([{ id: made.id, owner }]);
  });

  it('403: a scope beyond its role, and one of decisions alone', async () => {
    const { id } = await account({ role: 'EMPLOYEE' });
    const ask = (scope: string, service_account_id: string) =>
      app.post('/tokens', { name: 'X', scopes: [scope], service_account_id });
    expect((await ask('users:write', id)).error.details).toMatchObject({ scope: 'users:write' });
    const higher = (await account()).id as string;
    for (const scope of ['leaves:approve', 'time_entries:approve'])
      expect((await ask(scope, higher)).error.details).toEqual({ scope, reason: 'service_account' });
  });

  it('403: it decides on nothing; what it may call is told', async () => {
    const { id } = await account();
    const secret = await world.token(id, [
      'leaves:approve',
      'time_entries:approve',
      'expenses:approve',
      'expenses:write',
    ]);
    const client = world.clientWith(secret);
    for (const path of [
      `/leaves/${world.newId('lv')}/approve`,
      `/time-entries/${world.newId('ten')}/approve`,
      `/expense-reports/${world.newId('exp')}/approve`,
      `/proposals/${world.newId('prp')}/accept`,
    ]) {
      const { status, error } = await client.post(path);
      expect([path, status, error.details]).toEqual([path, 403, { reason: 'service_account' }]);
      expect(error.message).toMatch(/takes a person/);
    }
    expect((await client.post('/expense-reports', { title: 'Mine' })).error.details).toEqual({
      reason: 'service_account',
    });
    // Paying is no decision: the payroll that pays says so.
    expect((await client.post(`/expense-reports/${world.newId('exp')}/pay`, { payment_method: 'EFT' })).status).toBe(
      404,
    );
    const operations = (await client.get('/token/operations')).data as { operation_id: string; reason?: string }[];
    expect(operations.find(({ operation_id }) => operation_id === 'leaves.approve')).toMatchObject({
      reason: 'person',
    });
    expect((await client.get('/token')).data.usable_scopes).toEqual(['expenses:approve', 'expenses:write']);
  });

  it('422: it has no time, leave or documents of its own', async () => {
    const { id } = await account();
    const client = world.clientWith(
      (await tokenOf(id, ['time_entries:write', 'leaves:write', 'leaves:read', 'documents:write'])).token,
    );
    const hours = { clock_in: '2026-04-07T09:00:00-04:00', clock_out: '2026-04-07T17:00:00-04:00' };
    const { data: type } = await app.post('/leave-types', { name: 'Unpaid', is_paid: false, annual_allowance: null });
    const leave = { leave_type_id: type.id, start_date: '2027-04-06', end_date: '2027-04-06' };
    const file = { title: 'Plan', file_name: 'plan.txt', mime_type: 'text/plain', content: 'aGVsbG8=' };
    for (const [path, body, field] of [
      ['/time-entries', hours, 'user_id'],
      ['/time-entries', { ...hours, user_id: id }, 'user_id'],
      ['/leaves', leave, 'user_id'],
      ['/leaves', { ...leave, user_id: id }, 'user_id'],
      ['/documents', file, 'owner_id'],
      ['/documents', { ...file, owner_id: id }, 'owner_id'],
    ] as const) {
      const { status, error } = await client.post(path, body);
      expect([path, status, error.details.field]).toEqual([path, 422, field]);
    }
    expect((await client.get('/leave-balances')).status).toBe(404);
    expect((await client.get('/leave-balances', { query: { user_id: id } })).status).toBe(404);
  });

  it('201: what it records for a person waits for approval where approval is required, and names it', async () => {
    const place = await world.another({ settings: { time_approval_required: true } });
    const boss = await (await place.executive()).app();
    const cook = await place.employee();
    const { id } = await account({ name: 'Clocks' }, boss);
    const scopes = ['time_entries:write', 'leaves:write', 'documents:write', 'users:write'];
    const client = place.clientWith((await tokenOf(id, scopes, boss)).token);
    const hours = { clock_in: '2026-04-07T09:00:00-04:00', clock_out: '2026-04-07T17:00:00-04:00', user_id: cook.id };
    const entry = await client.post('/time-entries', hours);
    expect(entry.data).toMatchObject({ approval_status: 'PENDING', approved_by_id: null });
    expect((await boss.post(`/time-entries/${String(entry.data.id)}/approve`)).status).toBe(200);
    const moved = await client.patch(`/time-entries/${String(entry.data.id)}`, {
      clock_out: '2026-04-07T18:00:00-04:00',
    });
    expect(moved.data).toMatchObject({ approval_status: 'PENDING', approved_by_id: null });

    const { data: type } = await boss.post('/leave-types', { name: 'Unpaid', is_paid: false, annual_allowance: null });
    const leave = await client.post('/leaves', {
      user_id: cook.id,
      leave_type_id: type.id,
      start_date: '2027-04-06',
      end_date: '2027-04-06',
    });
    expect(leave.data.status).toBe('PENDING');
    expect((await boss.post(`/leaves/${String(leave.data.id)}/approve`)).status).toBe(200);
    // It asks as the person would, and someone in charge grants it.
    const cancelled = await client.post(`/leaves/${String(leave.data.id)}/cancel`);
    expect(cancelled.data).toMatchObject({ status: 'APPROVED', cancellation_requested_at: expect.any(String) });
    expect((await client.post(`/leaves/${String(leave.data.id)}/cancel`)).status).toBe(409);
    expect((await boss.post(`/leaves/${String(leave.data.id)}/cancel`)).data.status).toBe('CANCELLED');

    const named = { id, first_name: 'Clocks', last_name: 'Service account' };
    const file = {
      title: 'Plan',
      file_name: 'plan.txt',
      mime_type: 'text/plain',
      content: 'aGVsbG8=',
      owner_id: cook.id,
    };
    expect((await client.post('/documents', file)).data.uploaded_by).toEqual(named);
    expect((await client.patch(`/users/${cook.id}`, { job_title: 'Chef' })).status).toBe(200);
    const history = await boss.get(`/users/${cook.id}/employment-history`);
    expect(history.body.meta.names[id]).toBe('Clocks');
    const rows = (await boss.get('/audit-log', { query: { actor_id: id } })).data as { actor: object }[];
    expect(rows.length).toBeGreaterThan(5);
    for (const { actor } of rows) expect(actor).toEqual(named);
  });
});

describe('who is told', () => {
  it('Executives, when who made a token of an account may do less than it: with a lower role, or gone; until it is replaced', async () => {
    const place = await world.another();
    const boss = await (await place.executive()).app();
    const ada = await place.administrator();
    const { id } = await account({ name: 'Sync', role: 'ADMINISTRATOR' }, boss);
    const low = await account({ name: 'Clock', role: 'EMPLOYEE' }, boss);
    const own = await ada.app();
    const made = await tokenOf(id, ['users:read'], own);
    await tokenOf(low.id, ['users:read'], own);
    expect((await boss.patch(`/users/${ada.id}`, { role: 'EMPLOYEE' })).status).toBe(200);
    const told = async () =>
      (await boss.get('/notifications')).data.map(({ kind, title, leads_to }: Record<string, string>) => [
        kind,
        title,
        leads_to,
      ]);
    const known = ['account_token_known', 'Sync', `/developers/service-accounts/${String(id)}`];
    expect(await told()).toEqual([known]);
    // It works on: an integration does not die with the role of who set it up.
    expect((await place.clientWith(made.token).get('/users')).status).toBe(200);
    expect((await boss.delete(`/tokens/${String(made.id)}`)).status).toBe(200);
    expect(await told()).toEqual([]);
    expect((await boss.patch(`/users/${ada.id}`, { role: 'DEPARTMENT_HEAD' })).status).toBe(200);
    expect(await told()).toEqual([]);
  });

  it('Executives, when the responsible person leaves, also the one who ends their access; it works on', async () => {
    const place = await world.another();
    const boss = await place.executive();
    const bossApp = await boss.app();
    const ada = await place.administrator({ first_name: 'Ada' });
    const { id } = await account({ name: 'Night run', responsible_id: ada.id }, bossApp);
    const client = place.clientWith((await tokenOf(id, ['users:read'], bossApp)).token);
    const { data: list } = await bossApp.post(`/users/${ada.id}/checklists`, {
      type: 'OFFBOARDING',
      last_day: '2020-01-31',
    });
    expect((await bossApp.post(`/onboarding/${String(list.id)}/complete`)).status).toBe(200);
    expect((await bossApp.get('/notifications')).data).toMatchObject([
      {
        kind: 'service_account_unattended',
        title: 'Night run',
        leads_to: `/developers/service-accounts/${String(id)}`,
        text: expect.stringContaining('Night run'),
      },
    ]);
    await runJobsOnce(installation);
    expect(listMail(dataDir, boss.email).map(({ text }) => text)).toEqual([expect.stringContaining('Night run')]);
    expect((await client.get('/users')).status).toBe(200);
    expect((await bossApp.get(`/service-accounts/${String(id)}`)).data.is_responsible_active).toBe(false);
    // Once someone else is responsible, it is no news any more.
    expect((await bossApp.patch(`/service-accounts/${String(id)}`, { responsible_id: boss.id })).status).toBe(200);
    expect((await bossApp.get('/notifications')).data).toEqual([]);
  });
});
