import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Client } from '../../../test/client.ts';
import { openHarness } from '../../../test/harness.ts';
import { addDays, dayIn } from '../../lib/days.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { answering, Receiver } from '../webhooks/testing/receiver.ts';
import { endpointAt, logOf } from '../webhooks/testing/workplace.ts';

const { world, installation, server, requestLog } = await openHarness();
const { pool } = installation.database;
const today = dayIn('America/Toronto', installation.clock.nowMs());

const admin = await world.administrator();
const developer = await world.employee({ department: 'Office' });
const head = await world.departmentHeadOf('Kitchen');
const cook = await world.employee({ department: 'Kitchen' });
const packages = ['DEVELOPING'] as const;

let byAdmin: Client;
let app: Client;
let byHead: Client;
let kitchen: string;
let bar: string;

beforeAll(async () => {
  await world.give(developer, { packages });
  await world.give(head, { packages });
  [byAdmin, app, byHead] = await Promise.all([admin.app(), developer.app(), head.app()]);
  [kitchen, bar] = await Promise.all([world.department('Kitchen'), world.department('Bar')]);
});

/* oxlint-disable typescript/no-explicit-any -- a test reads whatever came back and asserts on it */
async function made(by: Client, path: string, body: object): Promise<any> {
  const answer = await by.post(path, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.data;
}
/* oxlint-enable typescript/no-explicit-any */
const account = (by: Client, role: string, more: object = {}) =>
  made(by, '/service-accounts', { name: 'Sync', role, ...more });
const token = (by: Client, service_account_id: string, scopes = ['users:read']) =>
  made(by, '/tokens', { name: 'Nightly', scopes, service_account_id });
/** An organization has ten: each goes with its test. */
async function endpoint(by: Client, more: object = {}) {
  const sent = await made(by, '/webhooks', { url: 'https://hooks.example.com/in', events: ['user.updated'], ...more });
  onTestFinished(async () => {
    await byAdmin.delete(`/webhooks/${String(sent.id)}`);
  });
  return sent;
}

describe('service accounts of who was given to develop', () => {
  it('201: of their role, with tokens, which they change, revoke and delete', async () => {
    const { id } = await account(app, 'EMPLOYEE');
    const secret = await token(app, id);
    expect((await world.clientWith(secret.token).get('/users')).status).toBe(200);
    expect((await app.get('/tokens', { query: { user_id: id } })).data).toMatchObject([{ can: ['tokens.revoke'] }]);
    expect((await app.patch(`/service-accounts/${String(id)}`, { name: 'Renamed' })).status).toBe(200);
    expect((await app.delete(`/tokens/${String(secret.id)}`)).status).toBe(200);
    expect((await world.clientWith(secret.token).get('/users')).status).toBe(401);
    expect((await app.delete(`/service-accounts/${String(id)}`)).status).toBe(200);
  });

  it('403: never above their own role, nor for departments that they do not lead', async () => {
    const asked = { name: 'Sync', role: 'DEPARTMENT_HEAD' };
    expect((await app.post('/service-accounts', asked)).error.details).toEqual({ field: 'role' });
    const ofBar = await byHead.post('/service-accounts', { ...asked, department_ids: [kitchen, bar] });
    expect([ofBar.status, ofBar.error.details]).toEqual([403, { field: 'department_ids' }]);
    const { id } = await account(byHead, 'DEPARTMENT_HEAD', { department_ids: [kitchen] });
    const wider = await byHead.patch(`/service-accounts/${String(id)}`, { department_ids: [kitchen, bar] });
    expect([wider.status, wider.error.details]).toEqual([403, { field: 'department_ids' }]);
    expect((await app.patch(`/service-accounts/${String(id)}`, { role: 'EMPLOYEE' })).status).toBe(403);
  });

  it('403: those that see more are seen, and left alone: no token, no change, no end', async () => {
    const above = await account(byAdmin, 'ADMINISTRATOR');
    const ofBar = await account(byAdmin, 'DEPARTMENT_HEAD', { department_ids: [bar] });
    for (const [by, { id }] of [
      [app, above],
      [byHead, above],
      [byHead, ofBar],
    ] as const) {
      const path = `/service-accounts/${String(id)}`;
      expect((await by.get(path)).data.can).toEqual([]);
      expect((await by.patch(path, { name: 'Mine' })).status).toBe(403);
      expect((await by.delete(path)).status).toBe(403);
      const asked = { name: 'Mine', scopes: ['users:read'], service_account_id: id };
      expect((await by.post('/tokens', asked)).status).toBe(403);
    }
    const secret = await token(byAdmin, above.id);
    expect((await app.get('/tokens', { query: { user_id: above.id } })).data).toMatchObject([{ can: [] }]);
    expect((await app.delete(`/tokens/${String(secret.id)}`)).status).toBe(403);
    expect((await world.clientWith(secret.token).get('/users')).status).toBe(200);
  });

  it('409: an account whose token they know gets no role above theirs', async () => {
    const { id } = await account(app, 'EMPLOYEE');
    await token(app, id);
    const raised = await byAdmin.patch(`/service-accounts/${String(id)}`, { role: 'ADMINISTRATOR' });
    expect([raised.status, raised.error.details.reason]).toEqual([409, 'holder_below']);
  });

  it('sees no token and no request of other people', async () => {
    const { id } = await account(app, 'EMPLOYEE');
    await world.clientWith((await token(app, id)).token).get('/users');
    await (await cook.api()).get('/token');
    await requestLog.flush();
    const owners = (rows: readonly { owner: { id: string } }[]) =>
      rows.map(({ owner }) => owner.id).filter((one) => !one.startsWith('svc_') && one !== developer.id);
    const { data: requests } = await app.get('/requests');
    expect(requests).toContainEqual(expect.objectContaining({ owner: expect.objectContaining({ id }) }));
    expect(owners(requests)).toEqual([]);
    expect(owners((await app.get('/tokens')).data)).toEqual([]);
    expect(owners((await byAdmin.get('/requests')).data)).toContain(cook.id);
    expect(owners((await byAdmin.get('/tokens')).data)).toContain(cook.id);
  });
});

describe('endpoints of who was given to develop', () => {
  it('201: of their own; changed, rotated, paused and deleted; none above is', async () => {
    const mine = await endpoint(app);
    expect(mine.owner.id).toBe(developer.id);
    expect((await app.patch(`/webhooks/${String(mine.id)}`, { events: ['department.updated'] })).status).toBe(200);
    expect((await app.post(`/webhooks/${String(mine.id)}/rotate-secret`)).status).toBe(200);
    expect((await app.post(`/webhooks/${String(mine.id)}/pause`)).status).toBe(200);
    expect((await app.delete(`/webhooks/${String(mine.id)}`)).status).toBe(200);

    const above = await endpoint(byAdmin);
    const path = `/webhooks/${String(above.id)}`;
    expect((await app.get(path)).data).toMatchObject({ url_hash: null, can: [] });
    for (const answer of [
      await app.patch(path, { description: 'Mine' }),
      await app.patch(path, { owner_id: developer.id }),
      await app.post(`${path}/rotate-secret`),
      await app.post(`${path}/pause`),
      await app.post(`${path}/test`),
      await app.post(`${path}/redeliver-failed`),
      await app.delete(path),
    ])
      expect(answer.status, answer.text).toBe(403);
    expect((await byAdmin.get(path)).data).toMatchObject({ status: 'active', description: null });
  });

  it('403: a head changes none of a person below, whose records they may not see', async () => {
    const { id } = await endpoint(app);
    const path = `/webhooks/${String(id)}`;
    expect((await byHead.patch(path, { url: 'https://elsewhere.example.com/' })).status).toBe(403);
    expect((await byHead.post(`${path}/rotate-secret`)).status).toBe(403);
    expect((await byHead.get(path)).data.url_hash).toBeNull();
  });

  it('403: makes none for an account that sees more', async () => {
    const { id } = await account(byAdmin, 'ADMINISTRATOR');
    const body = { url: 'https://hooks.example.com/in', events: ['user.updated'], owner_id: id };
    const forAbove = await app.post('/webhooks', body);
    expect([forAbove.status, forAbove.error.details.field]).toEqual([403, 'owner_id']);
  });

  it('200: what was sent to someone who sees more is withheld, with what the receiver answered', async () => {
    const receiver = await Receiver.open(onTestFinished);
    receiver.behaviour = answering(200, 'Thanks for the Saucier.');
    const above = await endpointAt(byAdmin, receiver.url, { events: ['user.updated'] });
    const mine = await endpointAt(app, receiver.url);
    for (const { id } of [cook, developer])
      expect((await byAdmin.patch(`/users/${id}`, { job_title: 'Saucier' })).status).toBe(200);
    await runJobsOnce(installation);
    const newest = async ({ id }: { readonly id: string }): Promise<string> => {
      const [delivery] = await logOf(app, id);
      expect(delivery).toMatchObject({ event_type: 'user.updated', status: 'delivered' });
      return `/webhooks/${id}/deliveries/${String(delivery.id)}`;
    };
    const path = await newest(above);
    const seen = await app.get(path);
    expect(seen.data).toMatchObject({ payload: null, attempts: [{ response_status: 200, response_excerpt: null }] });
    expect(seen.text).not.toContain('Saucier');
    expect(seen.body.meta.withheld).toMatchObject([
      { fields: ['payload', 'attempts.response_excerpt'], reason: 'role' },
    ]);
    expect((await byAdmin.get(path)).text).toContain('Thanks for the Saucier.');
    expect((await app.post(`${path}/redeliver`)).status).toBe(403);

    const own = await newest(mine);
    expect((await app.get(own)).data.payload).toMatchObject({ data: { object: { id: developer.id } } });
    // Of all that happens they are sent what they may see.
    expect(await logOf(app, mine.id)).toHaveLength(1);
    expect(await logOf(app, above.id)).toHaveLength(2);
    expect((await app.post(`${own}/redeliver`)).status).toBe(202);
  });
});

describe('where endpoints of an account send', () => {
  const url = 'https://hooks.example.com/in';
  const pathOf = ({ id }: { readonly id: string }) => `/webhooks/${id}`;
  const raised = (id: string, to: object = { role: 'ADMINISTRATOR' }, by = byAdmin) =>
    by.patch(`/service-accounts/${id}`, to);
  const refused = (field: string) => ({ status: 409, error: { details: { reason: 'address_below', field } } });

  it('409: an account gets no role above that of who chose it, until someone with that role stands for it', async () => {
    const { id } = await account(app, 'EMPLOYEE');
    const sent = await endpoint(app, { owner_id: id });
    expect(await raised(id)).toMatchObject(refused('role'));
    expect((await byAdmin.patch(pathOf(sent), { url })).status).toBe(200);
    expect((await raised(id)).status).toBe(200);
  });

  it('409: nor once someone below has moved it; deleted, it stands in the way no more', async () => {
    const { id } = await account(app, 'EMPLOYEE');
    const sent = await endpoint(byAdmin, { owner_id: id });
    expect((await app.patch(pathOf(sent), { url: 'https://hooks.example.com/elsewhere' })).status).toBe(200);
    expect((await byAdmin.post(`${pathOf(sent)}/pause`)).status).toBe(200);
    expect(await raised(id)).toMatchObject(refused('role'));
    expect((await byAdmin.delete(pathOf(sent))).status).toBe(200);
    expect((await raised(id)).status).toBe(200);
  });

  it('200: who only describes it, or chooses its events, has not chosen where', async () => {
    const { id } = await account(app, 'EMPLOYEE');
    const sent = await endpoint(byAdmin, { owner_id: id });
    expect((await app.patch(pathOf(sent), { description: 'Mine', events: ['department.updated'] })).status).toBe(200);
    expect((await raised(id)).status).toBe(200);
  });

  it('409: nor departments that they do not lead', async () => {
    const { id } = await account(byHead, 'DEPARTMENT_HEAD', { department_ids: [kitchen] });
    const sent = await endpoint(byHead, { owner_id: id });
    expect(await raised(id, { department_ids: [kitchen, bar] })).toMatchObject(refused('department_ids'));
    expect((await byAdmin.patch(pathOf(sent), { url })).status).toBe(200);
    expect((await raised(id, { department_ids: [kitchen, bar] })).status).toBe(200);
  });

  it('403: nor is it handed over to an account that sees more, or given to such an owner with the address that it has', async () => {
    const above = await account(byAdmin, 'ADMINISTRATOR');
    const ofBar = await account(byAdmin, 'DEPARTMENT_HEAD', { department_ids: [bar] });
    const { id } = await account(byHead, 'DEPARTMENT_HEAD', { department_ids: [kitchen] });
    const sent = await endpoint(byHead, { owner_id: id });
    for (const other of [above, ofBar]) {
      const handed = await byAdmin.post(`${pathOf(sent)}/hand-over`, { service_account_id: other.id });
      expect([handed.status, handed.error.details.reason]).toEqual([403, 'holder_below']);
      const given = await byAdmin.patch(pathOf(sent), { owner_id: other.id });
      expect([given.status, given.error.details]).toEqual([403, { reason: 'holder_below', field: 'owner_id' }]);
    }
    expect((await byAdmin.patch(pathOf(sent), { owner_id: ofBar.id, url })).status).toBe(200);
    expect((await byAdmin.post(`${pathOf(sent)}/hand-over`, { service_account_id: above.id })).status).toBe(200);
  });

  it('409: by a token of the account it is chosen by who holds the token', async () => {
    const { id } = await account(byAdmin, 'ADMINISTRATOR');
    const secret = await token(byAdmin, id, ['webhooks:write', 'users:read']);
    await made(world.clientWith(secret.token), '/webhooks', { url, events: ['user.updated'] });
    expect((await byAdmin.delete(`/tokens/${String(secret.id)}`)).status).toBe(200);
    const boss = await (await world.executive()).app();
    expect(await raised(id, { role: 'EXECUTIVE' }, boss)).toMatchObject(refused('role'));
  });

  it('pauses when its owner rises above who chose it, and goes on once they stand for it themselves', async () => {
    const [other, third] = [await world.employee(), await world.employee()];
    const sent = await endpoint(app);
    const own = await endpoint(byAdmin, { owner_id: third.id });
    expect((await byAdmin.patch(pathOf(sent), { owner_id: other.id })).status).toBe(200);
    const boss = await (await world.executive()).app();
    for (const { id } of [other, third])
      expect((await boss.patch(`/users/${id}`, { role: 'ADMINISTRATOR' })).status).toBe(200);
    expect((await byAdmin.get(pathOf(own))).data.status).toBe('active');
    expect((await byAdmin.get(pathOf(sent))).data).toMatchObject({ status: 'paused', status_reason: 'paused' });
    const theirs = await other.app();
    expect(await theirs.post(`${pathOf(sent)}/resume`)).toMatchObject({
      status: 403,
      error: { details: { reason: 'address_below', field: 'url' } },
    });
    expect((await theirs.patch(pathOf(sent), { url })).status).toBe(200);
    expect((await theirs.post(`${pathOf(sent)}/resume`)).data.status).toBe('active');
  });

  it('409: where nobody knows who chose it', async () => {
    const { id } = await account(byAdmin, 'EMPLOYEE');
    const sent = await endpoint(byAdmin, { owner_id: id });
    await pool.query('update webhook_endpoints set address_by_id = null where id = $1', [sent.id]);
    expect(await raised(id)).toMatchObject(refused('role'));
  });
});

describe('sandboxes of who was given to develop', () => {
  const cookieOf = (header: unknown): string =>
    /^muster_session=[^;]*/.exec(Array.isArray(header) ? String(header[0]) : String(header))?.[0] ?? '';

  it('200: made, opened and with a token; all of it ends when the access is taken back, and is there again when it is given', async () => {
    const clerk = await world.employee();
    const give = async (): Promise<string> =>
      (
        await made(byAdmin, '/access-grants', {
          user_id: clerk.id,
          package: 'DEVELOPING',
          department_ids: null,
          starts_on: today,
          ends_on: null,
          reason: 'Builds the payroll sync.',
        })
      ).id;
    const grant = await give();
    const by = await clerk.app();
    const { id } = await made(by, '/sandboxes', { name: 'Trial', people: 0 });
    await runJobsOnce(installation);
    const opened = await by.post(`/sandboxes/${String(id)}/open`);
    expect(opened.status, opened.text).toBe(200);
    const cookie = cookieOf(opened.headers['set-cookie']);
    const within = new Client(server, '/app/api', { 'x-muster-app': '1', cookie });
    const secret = await made(by, `/sandboxes/${String(id)}/tokens`, { name: 'Contractor' });
    expect((await within.get('/users')).status).toBe(200);
    expect((await world.clientWith(secret.token).get('/users')).status).toBe(200);

    expect((await byAdmin.delete(`/access-grants/${grant}`)).status).toBe(200);
    await expect.poll(async () => (await within.get('/users')).status).toBe(401);
    await expect.poll(async () => (await world.clientWith(secret.token).get('/users')).status).toBe(401);
    expect((await by.get('/sandboxes')).status).toBe(403);
    expect((await by.post(`/sandboxes/${String(id)}/open`)).status).toBe(403);

    await give();
    const again = await (await clerk.app()).post(`/sandboxes/${String(id)}/open`);
    expect(again.status, again.text).toBe(200);
  });

  it('200: who is made an Employee again keeps them for as long as they were given to', async () => {
    const clerk = await world.administrator();
    await world.give(clerk, { packages });
    const by = await clerk.app();
    const { id } = await made(by, '/sandboxes', { name: 'Kept', people: 0 });
    await runJobsOnce(installation);
    const secret = await made(by, `/sandboxes/${String(id)}/tokens`, { name: 'Contractor' });
    const boss = await (await world.executive()).app();
    expect((await boss.patch(`/users/${clerk.id}`, { role: 'EMPLOYEE' })).status).toBe(200);
    expect((await world.clientWith(secret.token).get('/users')).status).toBe(200);
    expect((await boss.post(`/users/${clerk.id}/suspend-access`, { reason: 'Away.' })).status).toBe(200);
    await expect.poll(async () => (await world.clientWith(secret.token).get('/users')).status).toBe(401);
  });
});

describe('developing', () => {
  const doors = ['/service-accounts', '/webhooks', '/sandboxes'];

  it('403: before its first day and after its last', async () => {
    for (const days of [{ starts_on: addDays(today, 1) }, { ends_on: addDays(today, -1) }]) {
      const clerk = await world.employee();
      await world.give(clerk, { packages, ...days });
      const by = await clerk.app();
      for (const path of doors) expect((await by.get(path)).status).toBe(403);
    }
  });

  it('422: is given for everyone: what it opens belongs to no department', async () => {
    const asked = { user_id: cook.id, package: 'DEVELOPING', starts_on: today, ends_on: null, reason: 'Builds.' };
    const answer = await byAdmin.post('/access-grants', { ...asked, department_ids: [kitchen] });
    expect([answer.status, answer.error.details.field]).toEqual([422, 'department_ids']);
    const cooks = await cook.app();
    for (const path of doors) expect((await cooks.get(path)).status).toBe(403);
  });
});
