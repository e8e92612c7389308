import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { runLongWork } from '../../../test/long-work.ts';
import { sql } from '../../db/sql.ts';
import { importJob } from '../imports/job.ts';

const { installation, world } = await openHarness();
const { db } = installation.database;
const propose = { query: { propose: 'true' } };
const needsTwo = { status: 403, error: { details: { reason: 'needs_proposal' } } };

/** Two Administrators where these need two, and someone with an address. */
async function place(four_eyes: string[]) {
  const here = await world.another({ settings: { four_eyes } });
  const [ada, grace] = [await here.administrator(), await here.administrator()];
  return { here, ada, grace, one: await ada.app(), two: await grace.app() };
}

describe('an import that needs two', () => {
  const csv = (email: string): string => `user_email,effective_date,pay_type,amount\n${email},2026-01-01,HOURLY,21`;

  it('403 alone, 202 proposed: its rows are shown, the file is kept, and accepting imports that very file', async () => {
    const { here, one, two } = await place(['compensation.create']);
    const cook = await here.employee();
    const file = { query: { file_name: 'pay.csv' }, headers: { 'content-type': 'text/csv' } };
    const { id: file_id } = (await one.post('/import-files', Buffer.from(csv(cook.email)), file)).data;
    const body = { kind: 'compensation', file_id };
    expect(await one.post('/imports', body)).toMatchObject(needsTwo);
    expect((await one.post('/imports', { ...body, dry_run: true })).status).toBe(202);
    expect((await one.post('/imports', { ...body, dry_run: true }, propose)).status).toBe(422);
    const { status, data, text } = await one.post('/imports', body, propose);
    expect(status, text).toBe(202);
    expect(data).toMatchObject({ needs_two: true, outcome: { data: { rows_total: 1 } } });
    expect(data.outcome.data.rows).toEqual(
      csv(cook.email)
        .split('\n')
        .map((line) => line.split(',')),
    );
    const { rows: kept } = await sql<{ is_kept: boolean }>`
      select expires_at >= ${data.expires_at}::timestamptz as is_kept from import_files where id = ${file_id}`.execute(
      db,
    );
    expect(kept).toEqual([{ is_kept: true }]);
    expect((await one.post(`/proposals/${data.id}/accept`)).status).toBe(403);
    const accepted = await two.post(`/proposals/${data.id}/accept`);
    expect(accepted.status, accepted.text).toBe(200);
    const import_id = accepted.data.outcome.data.id as string;
    await importJob.run(installation, { organization_id: here.organizationId, import_id });
    expect((await one.get(`/imports/${import_id}`)).data).toMatchObject({ rows_imported: 1, rows_failed: 0 });
  });

  it('a row about who accepted it fails: nobody settles their own pay, by whichever hand', async () => {
    const { here, grace, one, two } = await place(['PAY_CHANGED']);
    const { data } = await one.post('/imports', { kind: 'compensation', csv: csv(grace.email) }, propose);
    const accepted = await two.post(`/proposals/${data.id}/accept`);
    expect(accepted.status, accepted.text).toBe(200);
    const import_id = accepted.data.outcome.data.id as string;
    await importJob.run(installation, { organization_id: here.organizationId, import_id });
    expect((await one.get(`/imports/${import_id}`)).data).toMatchObject({ rows_imported: 0, rows_failed: 1 });
  });
});

describe('other doors', () => {
  it('403 needs_proposal: an operation stands for what it causes, by whichever way', async () => {
    const { here, one } = await place(['users.update', 'users.create', 'compensation.create']);
    const { id } = await here.employee();
    const job = { effective_date: '2026-01-01', values: { job_title: 'Chef' } };
    const hired = { first_name: 'A', last_name: 'B', email: 'hired@example.com' };
    expect(await one.post(`/users/${id}/employment`, job)).toMatchObject(needsTwo);
    expect(await one.post('/hires', hired)).toMatchObject(needsTwo);
    expect(
      await one.post(`/users/${id}/compensation/raise`, { percent: 3, effective_date: '2026-01-01' }),
    ).toMatchObject(needsTwo);
    expect(await one.post('/service-accounts', { name: 'Sync', role: 'ADMINISTRATOR' })).toMatchObject(needsTwo);
    expect((await one.post('/service-accounts', { name: 'Sync', role: 'EMPLOYEE' })).status).toBe(201);
  });

  it('403 needs_proposal: the rate of hours is pay, by hand, in a batch, as a correction and from a file', async () => {
    const { here, one, two } = await place(['compensation.create']);
    const cook = await here.employee();
    const hours = { user_id: cook.id, clock_in: '2026-01-05T09:00:00-05:00', clock_out: '2026-01-05T17:00:00-05:00' };
    const paid = { ...hours, hourly_rate: 90 };
    expect(await one.post('/time-entries', paid)).toMatchObject(needsTwo);
    const batch = await one.post('/time-entries/batch', { entries: [paid], mode: 'each' });
    expect(batch.data.results ?? batch.data, batch.text).toMatchObject([needsTwo]);
    const { status, data: entry } = await one.post('/time-entries', hours);
    expect(status).toBe(201);
    expect((await one.patch(`/time-entries/${String(entry.id)}`, { notes: 'Late' })).status).toBe(200);
    expect(await one.patch(`/time-entries/${String(entry.id)}`, { hourly_rate: 90 })).toMatchObject(needsTwo);
    const correction = { changes: [{ entry_id: entry.id, hourly_rate: 90 }], reason: 'Paid too little' };
    expect(await one.post(`/timesheets/${here.newId('tsh')}/corrections`, correction)).toMatchObject(needsTwo);
    expect(
      await one.post('/bulk-changes', {
        operation_id: 'timesheets.correct',
        records: [{ id: here.newId('tsh') }],
        input: correction,
      }),
    ).toMatchObject(needsTwo);

    const day = (rate: string): string =>
      `user_email,clock_in,clock_out,hourly_rate\n${cook.email},2026-01-06T09:00:00-05:00,2026-01-06T17:00:00-05:00,${rate}`;
    expect((await one.post('/imports', { kind: 'time_entries', csv: day('') })).status).toBe(202);
    const file = { kind: 'time_entries', csv: day('90').replaceAll('01-06', '01-07') };
    expect((await one.post('/imports', { ...file, dry_run: true })).status).toBe(202);
    expect(await one.post('/imports', file)).toMatchObject(needsTwo);
    const { data } = await one.post('/imports', file, propose);
    const accepted = await two.post(`/proposals/${data.id}/accept`);
    expect(accepted.status, accepted.text).toBe(200);
    const import_id = accepted.data.outcome.data.id as string;
    await importJob.run(installation, { organization_id: here.organizationId, import_id });
    expect((await one.get(`/imports/${import_id}`)).data).toMatchObject({ rows_imported: 1, rows_failed: 0 });
  });

  it('403 needs_proposal: who leads a department, by hand, from a file or by a merge; nobody is none', async () => {
    const { here, one } = await place(['LEAD_GIVEN']);
    const head = await here.departmentHeadOf('Kitchen');
    const department = await here.department('Bar');
    expect(await one.patch(`/departments/${department}`, { head_id: head.id })).toMatchObject(needsTwo);
    expect((await one.patch(`/departments/${department}`, { head_id: null, description: 'Drinks' })).status).toBe(200);
    expect(await one.post('/departments', { name: 'Terrace', head_id: head.id })).toMatchObject(needsTwo);
    expect((await one.post('/departments', { name: 'Terrace' })).status).toBe(201);
    expect(await one.send('PUT', `/departments/${department}/managers`, { user_ids: [head.id] })).toMatchObject(
      needsTwo,
    );
    expect((await one.send('PUT', `/departments/${department}/managers`, { user_ids: [] })).status).toBe(200);
    const csv = `name,head_email\nCellar,${head.email}`;
    expect(await one.post('/imports', { kind: 'departments', csv })).toMatchObject(needsTwo);
    const into = { into_id: department, effective_date: '2099-01-01' };
    const path = `/departments/${await here.department('Kitchen')}/merge`;
    expect(await one.post(path, into)).toMatchObject(needsTwo);
    expect((await one.post(path, { ...into, leads_follow: false })).status).toBe(201);
  });

  it('403 needs_proposal: whom a provider vouches for gets in, so that it is a policy', async () => {
    const here = await world.another({ settings: { four_eyes: ['POLICY_LOOSENED'] } });
    const [one, two] = [await (await here.executive()).app(), await (await here.executive()).app()];
    const provider = { name: 'Own', issuer: 'https://login.example.com', client_id: 'x', client_secret: 'mine' };
    expect(await one.post('/identity-providers', provider)).toMatchObject(needsTwo);
    const { data, text } = await one.post('/identity-providers', provider, propose);
    expect(text).not.toContain('mine');
    const accepted = await two.post(`/proposals/${String(data.id)}/accept`);
    expect(accepted.status, accepted.text).toBe(200);
    const made = String(accepted.data.outcome.data.id);
    expect(await one.patch(`/identity-providers/${made}`, { email_domains: ['northwind.example'] })).toMatchObject(
      needsTwo,
    );
  });

  it('200: many at once, agreed on by two, are not asked again one by one', async () => {
    const { here, one, two } = await place(['PERSON_CHANGED']);
    const { id } = await here.employee();
    const body = { operation_id: 'users.update', audience: { user_ids: [id] }, input: { job_title: 'Chef' } };
    expect(await one.post('/bulk-changes', body)).toMatchObject(needsTwo);
    const { data } = await one.post('/bulk-changes', body, propose);
    const accepted = await two.post(`/proposals/${data.id}/accept`);
    expect(accepted.status, accepted.text).toBe(200);
    const bulk_change_id = accepted.data.outcome.data.id as string;
    await runLongWork(installation, bulk_change_id);
    expect((await one.get(`/bulk-changes/${bulk_change_id}`)).data).toMatchObject({ done: 1, failed: 0 });
  });

  it('422: four_eyes names effects that two people can be asked for, and operations', async () => {
    const { one, two } = await place([]);
    expect((await one.patch('/settings', { four_eyes: ['EMAIL_CHANGED'] }, propose)).status).toBe(422);
    const { data } = await one.patch('/settings', { four_eyes: ['ROLE_GIVEN', 'documents.upload'] }, propose);
    expect((await two.post(`/proposals/${data.id}/accept`)).status).toBe(200);
  });
});

describe('who stands behind a service account is that account', () => {
  async function behind(four_eyes: string[]) {
    const found = await place(four_eyes);
    const { one, two, here, grace } = found;
    const boss = await (await here.executive()).app();
    // Made by one, answered for by another, its token by a third.
    const { data: account } = await one.post('/service-accounts', {
      name: 'Sync',
      role: 'ADMINISTRATOR',
      responsible_id: grace.id,
    });
    const token = async (by: typeof one) =>
      here.clientWith(
        (
          await by.post('/tokens', {
            name: 'T',
            scopes: ['users:read', 'users:write', 'time_entries:write'],
            service_account_id: account.id,
          })
        ).data.token as string,
      );
    return { ...found, boss, two, account, ofOne: await token(one), ofBoss: await token(boss) };
  }

  it('403 four_eyes: who made it, who answers for it, who made the token; another accepts', async () => {
    const { here, one, two, boss, ofOne, ofBoss } = await behind(['PERSON_CHANGED']);
    const { id } = await here.employee();
    const fourEyes = { status: 403, error: { details: { reason: 'four_eyes' } } };
    const { data: first } = await ofOne.patch(`/users/${id}`, { job_title: 'Chef' }, propose);
    expect(await one.post(`/proposals/${first.id}/accept`)).toMatchObject(fourEyes);
    expect(await two.post(`/proposals/${first.id}/accept`)).toMatchObject(fourEyes);
    expect((await one.get(`/proposals/${first.id}`)).data.can).not.toContain('proposals.accept');
    const waiting = async (app: typeof one) =>
      (await app.get('/inbox', { query: { kind: 'proposal' } })).data.items.map((item: { id: string }) => item.id);
    expect(await waiting(one)).not.toContain(first.id);
    expect(await waiting(boss)).toContain(first.id);
    const { data: second } = await ofBoss.patch(`/users/${id}`, { job_title: 'Baker' }, propose);
    expect(await boss.post(`/proposals/${second.id}/accept`)).toMatchObject(fourEyes);
    expect((await boss.post(`/proposals/${first.id}/accept`)).status).toBe(200);
  });

  it('403: never for oneself, by the token of one’s account', async () => {
    const { ada, grace, here, ofOne } = await behind([]);
    const entry = { clock_in: '2026-04-07T09:00:00-04:00', clock_out: '2026-04-07T17:00:00-04:00', hourly_rate: 90 };
    for (const { id } of [ada, grace]) {
      expect(await ofOne.post('/time-entries', { ...entry, user_id: id })).toMatchObject({
        status: 403,
        error: { details: { field: 'hourly_rate', reason: 'own' } },
      });
      expect((await ofOne.patch(`/users/${id}`, { role: 'EMPLOYEE' })).status).toBe(403);
    }
    expect((await ofOne.post('/time-entries', { ...entry, user_id: (await here.employee()).id })).status).toBe(201);
  });
});

describe('a token that someone knows', () => {
  it('403 holder_below: handed to an account of a higher role; 409: the account is raised afterwards', async () => {
    const here = await world.another();
    const app = await (await here.administrator()).app();
    const cook = await (await here.employee()).app();
    const { data: high } = await app.post('/service-accounts', { name: 'High', role: 'ADMINISTRATOR' });
    const { data: low } = await app.post('/service-accounts', { name: 'Low', role: 'EMPLOYEE' });
    const { data: token } = await cook.post('/tokens', { name: 'Mine', scopes: ['users:read'] });
    const to = (id: string) => app.post(`/tokens/${String(token.id)}/hand-over`, { service_account_id: id });
    expect(await to(high.id as string)).toMatchObject({ status: 403, error: { details: { reason: 'holder_below' } } });
    expect((await to(low.id as string)).status).toBe(200);
    const raise = () => app.patch(`/service-accounts/${String(low.id)}`, { role: 'ADMINISTRATOR' });
    expect(await raise()).toMatchObject({ status: 409, error: { details: { reason: 'holder_below' } } });
    expect((await app.delete(`/tokens/${String(token.id)}`)).status).toBe(200);
    expect((await raise()).status).toBe(200);
  });

  it('403, 409: nor more departments than its holder has', async () => {
    const here = await world.another();
    const app = await (await here.administrator()).app();
    const head = await here.departmentHeadOf('Kitchen');
    await here.departmentHeadOf('Bar');
    const departments = (await app.get('/departments')).data as { id: string; name: string }[];
    const idOf = (wanted: string): string => departments.find(({ name }) => name === wanted)?.id ?? '';
    const account = { name: 'Sync', role: 'DEPARTMENT_HEAD', department_ids: [idOf('Kitchen'), idOf('Bar')] };
    const { data: wide } = await app.post('/service-accounts', account);
    const narrow = { name: 'Own', role: 'DEPARTMENT_HEAD', department_ids: [idOf('Kitchen')] };
    const { data: own } = await app.post('/service-accounts', narrow);
    const { data: token } = await (await head.app()).post('/tokens', { name: 'Mine', scopes: ['users:read'] });
    const to = (id: string) => app.post(`/tokens/${String(token.id)}/hand-over`, { service_account_id: id });
    expect(await to(wide.id as string)).toMatchObject({ status: 403, error: { details: { reason: 'holder_below' } } });
    expect((await to(own.id as string)).status).toBe(200);
    const { department_ids } = account;
    expect(await app.patch(`/service-accounts/${String(own.id)}`, { department_ids })).toMatchObject({
      status: 409,
      error: { details: { reason: 'holder_below', field: 'department_ids' } },
    });
  });

  it('403 holder_below: an endpoint of someone below the account', async () => {
    const here = await world.another();
    const app = await (await here.executive()).app();
    const head = await (await here.administrator()).api();
    const { data: endpoint } = await head.post('/webhooks', {
      url: 'https://example.com/hook',
      events: ['user.updated'],
    });
    const { data: high } = await app.post('/service-accounts', { name: 'High', role: 'EXECUTIVE' });
    const path = `/webhooks/${String(endpoint.id)}/hand-over`;
    expect(await app.post(path, { service_account_id: high.id })).toMatchObject({
      status: 403,
      error: { details: { reason: 'holder_below' } },
    });
  });
});

describe('what goes on without someone’s access', () => {
  async function inCharge() {
    const here = await world.another();
    const boss = await here.executive();
    const ada = await here.administrator({ first_name: 'Ada', last_name: 'Byron' });
    const own = await ada.app();
    const deputy = await here.administrator();
    const { data: account } = await own.post('/service-accounts', { name: 'Sync', role: 'ADMINISTRATOR' });
    const { data: token } = await own.post('/tokens', {
      name: 'T',
      scopes: ['users:read'],
      service_account_id: account.id,
    });
    const { data: dpy } = await own.post('/deputies', { deputy_id: deputy.id, kinds: ['LEAVE'], while_away: true });
    const works = async () => (await here.clientWith(token.token as string).get('/users')).status;
    return { here, boss, ada, account, token, dpy, works, app: await boss.app() };
  }

  it('200: shown; then accounts are handed over, tokens and deputies end; Executives are told', async () => {
    const { here, boss, ada, account, token, dpy, works, app } = await inCharge();
    const { data } = await app.get(`/users/${ada.id}/goes-on`);
    expect(data).toMatchObject({
      service_accounts: [{ id: account.id }],
      tokens: [{ id: token.id, account: 'Sync' }],
      deputies: [{ id: dpy.id }],
    });
    const other = await (await here.executive()).app();
    expect(await works()).toBe(200);
    const suspended = await app.post(`/users/${ada.id}/suspend-access`, { reason: 'Left in anger' });
    expect(suspended.status, suspended.text).toBe(200);
    expect(await works()).toBe(401);
    expect((await app.get(`/service-accounts/${String(account.id)}`)).data.responsible_id).toBe(boss.id);
    expect((await app.get(`/users/${ada.id}/goes-on`)).data).toEqual({
      service_accounts: [],
      tokens: [],
      deputies: [],
      webhook_endpoints: [],
    });
    expect((await other.get('/notifications')).data).toMatchObject([
      { kind: 'access_suspended', title: 'Ada Byron', leads_to: `/people/${ada.id}` },
    ]);
  });

  it('200: addresses that they chose for others get nothing more, unless they are named', async () => {
    const { ada, account, app } = await inCharge();
    const own = await ada.app();
    const hook = (path: string) => ({
      url: `http://127.0.0.1:9/${path}`,
      events: ['user.updated'],
      owner_id: account.id,
    });
    const [one, two] = [await own.post('/webhooks', hook('a')), await own.post('/webhooks', hook('b'))];
    expect([one.status, two.status], one.text).toEqual([201, 201]);
    expect((await app.post('/webhooks', hook('c'))).status).toBe(201);
    const { data } = await app.get(`/users/${ada.id}/goes-on`);
    expect(data.webhook_endpoints).toMatchObject([
      { id: one.data.id, host: expect.stringContaining('127.0.0.1'), owner_id: account.id },
      { id: two.data.id },
    ]);
    const kept = { reason: 'X', keep_endpoint_ids: [two.data.id] };
    expect((await app.post(`/users/${ada.id}/suspend-access`, kept)).status).toBe(200);
    const rows = (await app.get('/webhooks')).data as { id: string; status: string }[];
    expect(rows.filter(({ status }) => status === 'paused').map(({ id }) => id)).toEqual([one.data.id]);
  });

  it.each([
    ['suspended', (app: Client, id: string) => app.post(`/users/${id}/suspend-access`, { reason: 'X' })],
    ['with a lower role', (app: Client, id: string) => app.patch(`/users/${id}`, { role: 'EMPLOYEE' })],
  ])('200: links that they copied open nothing: %s', async (_how, end) => {
    const { here, ada, app } = await inCharge();
    const invited = { first_name: 'New', last_name: 'Head', email: `head-${here.newId('usr')}@example.com` };
    const { data: person } = await (await ada.app()).post('/users', { ...invited, role: 'DEPARTMENT_HEAD' });
    const path = `/users/${String(person.id)}/invitation`;
    const copied = await (await ada.app()).post(`${path}/link`);
    expect(copied.status, copied.text).toBe(200);
    const link_token = String(copied.data.link).split('token=')[1];
    const owner = () => app.post('/password-link/owner', { link_token });
    expect((await owner()).status).toBe(200);
    expect((await end(app, ada.id)).status).toBe(200);
    expect((await owner()).status).toBe(422);
    expect((await app.get(path)).data.status).not.toBe('LINK_MADE');
    expect((await app.post(`${path}/link`)).status).toBe(200);
  });

  it('200: what is named goes on; 422: an account is handed to who is suspended', async () => {
    const { ada, token, dpy, works, app, here } = await inCharge();
    const next = await here.administrator();
    const path = `/users/${ada.id}/suspend-access`;
    const refused = await app.post(path, { reason: 'X', hand_over_to_id: ada.id });
    expect(refused).toMatchObject({ status: 422, error: { details: { field: 'hand_over_to_id' } } });
    const kept = { hand_over_to_id: next.id, keep_token_ids: [token.id], keep_deputy_ids: [dpy.id] };
    expect((await app.post(path, { reason: 'X', ...kept })).status).toBe(200);
    expect(await works()).toBe(200);
    expect((await app.get(`/users/${ada.id}/goes-on`)).data).toMatchObject({
      service_accounts: [],
      tokens: [{ id: token.id }],
      deputies: [{ id: dpy.id }],
    });
  });
});
