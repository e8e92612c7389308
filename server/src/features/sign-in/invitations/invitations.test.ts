import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import { runLongWork } from '../../../../test/long-work.ts';
import type { Somebody } from '../../../../test/world.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import { givePassword, mailTo, tokenIn, Visitor } from '../testing/accounts.ts';
import { inviteOnTheDay } from './plan.ts';

const harness = await openHarness();
const { world, installation } = harness;
let app: Client;
let admin: Somebody;
/** Sessions end when time passes: whoever asks afterwards signs in anew. */
const at = async (instant: string): Promise<void> => {
  installation.clock.setOffset(Date.parse(instant) - Date.now());
  app = await admin.app();
};

beforeAll(async () => {
  installation.clock.setOffset(Date.parse('2027-03-10T15:00:00Z') - Date.now());
  admin = await world.administrator();
  app = await admin.app();
});

let count = 0;
async function hired(body: object = {}) {
  const email = `new${String(++count)}@example.com`;
  const made = await app.post('/hires', { first_name: 'Nora', last_name: 'New', email, ...body });
  expect(made.status, made.text).toBe(201);
  const id = made.data.id as string;
  return { id, email, state: async () => (await (await admin.app()).get(`/users/${id}/invitation`)).data };
}
const run = async () => {
  await inviteOnTheDay.run(installation, {});
  await runJobsOnce(installation);
};

describe('the invitation of someone who is hired', () => {
  it('goes at once, is opened, and ends with a password; its link lives until it is used', async () => {
    const { email, state } = await hired();
    expect(await state()).toMatchObject({ status: 'SENDING', sent_at: null });
    await run();
    expect(await state()).toMatchObject({ status: 'SENT', opened_at: null });
    await at('2028-11-10T15:00:00Z');
    const token = tokenIn(mailTo(harness, email)[0]);
    const visitor = new Visitor(harness);
    expect((await visitor.post('/password-link/owner', { link_token: token })).status).toBe(200);
    expect(await state()).toMatchObject({ status: 'OPENED', opened_at: expect.stringMatching(/^2028-11-10/) });
    expect((await visitor.setPassword(token)).status).toBe(200);
    expect(await state()).toMatchObject({ status: 'SIGNED_IN', signed_in_at: expect.stringMatching(/^2028-11-10/) });
    await at('2027-03-10T15:00:00Z');
  });

  it('waits for its day, eight in the morning in the zone of the organization, and goes once', async () => {
    const { email, state } = await hired({ invitation: 'ON_DAY', invitation_day: '2027-03-31' });
    await run();
    expect(await state()).toMatchObject({ status: 'PLANNED', send_at: '2027-03-31T12:00:00.000Z' });
    await at('2027-03-31T11:59:00Z');
    await run();
    expect(mailTo(harness, email)).toEqual([]);
    await at('2027-03-31T12:00:30Z');
    await Promise.all([inviteOnTheDay.run(installation, {}), inviteOnTheDay.run(installation, {})]);
    await run();
    expect(mailTo(harness, email)).toHaveLength(1);
    expect((await state()).status).toBe('SENT');
    await at('2027-03-10T15:00:00Z');
  });

  it('does not go unless wanted; sent later, and again, the last link alone works', async () => {
    const { id, email, state } = await hired({ invitation: 'NEVER' });
    await run();
    expect(await state()).toMatchObject({ status: 'NONE', send_at: null });
    for (let n = 0; n < 2; n++) {
      expect((await app.post(`/users/${id}/invitation`, {})).data.status).toBe('SENDING');
      await run();
    }
    const [first, second] = mailTo(harness, email);
    expect((await new Visitor(harness).setPassword(tokenIn(first))).status).toBe(422);
    expect((await new Visitor(harness).setPassword(tokenIn(second))).status).toBe(200);
    const again = await app.post(`/users/${id}/invitation`, {});
    expect([again.status, again.error.details.reason]).toEqual([409, 'signed_in']);
  });

  it('of an import waits as the import says', async () => {
    const place = await world.another();
    const boss = await (await place.administrator()).app();
    const csv = 'first_name,last_name,email\nIda,Imported,ida@old.example';
    const wanted = { kind: 'people', csv, invitation: 'ON_DAY', invitation_day: '2027-04-01' };
    expect((await boss.post('/imports', wanted)).status).toBe(202);
    await run();
    expect(mailTo(harness, 'ida@old.example')).toEqual([]);
    await at('2027-04-02T15:00:00Z');
    await run();
    expect(mailTo(harness, 'ida@old.example')).toHaveLength(1);
    await at('2027-03-10T15:00:00Z');
  });
});

describe('POST /users/{id}/invitation/link', () => {
  it('200: a link for someone without mail; it ends what was mailed or copied before and what was planned, and is audited', async () => {
    const { id, email, state } = await hired();
    await run();
    const copied = async () => (await app.post(`/users/${id}/invitation/link`)).data as { link: string };
    const first = await copied();
    const second = await copied();
    expect(second).toMatchObject({ user_id: id, expires_at: expect.stringMatching(/^2027-03-17T15:00/) });
    expect(await state()).toMatchObject({ status: 'LINK_MADE', sent_at: null, link_made_at: expect.any(String) });
    for (const text of [mailTo(harness, email)[0]?.text ?? '', first.link]) {
      expect((await new Visitor(harness).setPassword(tokenIn({ text }))).status).toBe(422);
    }
    const visitor = new Visitor(harness);
    const token = tokenIn({ text: second.link });
    expect((await visitor.post('/password-link/owner', { link_token: token })).status).toBe(200);
    expect((await state()).status).toBe('OPENED');
    expect((await visitor.setPassword(token)).status).toBe(200);
    expect((await world.audit()).filter(({ action }) => action === 'invitations.copyLink')).toHaveLength(2);
    expect(await app.post(`/users/${id}/invitation/link`)).toMatchObject({ status: 409 });

    const later = await hired({ invitation: 'ON_DAY', invitation_day: '2027-03-12' });
    await app.post(`/users/${later.id}/invitation/link`);
    await at('2027-03-12T15:00:00Z');
    await run();
    expect(mailTo(harness, later.email)).toEqual([]);
    await at('2027-03-10T15:00:00Z');
  });

  it('403: of someone of the same role, and by others; 409: of someone who left', async () => {
    const { id } = await hired({ invitation: 'NEVER' });
    const other = await world.administrator();
    expect((await app.post(`/users/${other.id}/invitation/link`)).status).toBe(403);
    const cook = await world.employee();
    expect((await (await cook.app()).post(`/users/${id}/invitation/link`)).status).toBe(403);
    const gone = await world.employee({ is_active: false });
    expect((await app.post(`/users/${gone.id}/invitation/link`)).status).toBe(409);
  });
});

describe('who has not come', () => {
  it('200: filtered by how far the invitation is, and invited together; 403: below Administrator', async () => {
    const place = await world.another();
    const boss = await place.administrator();
    await givePassword({ ...harness, world: place }, boss);
    const there = await boss.app();
    const cook = await place.employee();
    const waiter = await place.employee();
    const idsOf = async (invitation: string, more: Record<string, string> = {}) =>
      (await there.get('/users', { query: { invitation, ...more } })).data.map(({ id }: { id: string }) => id);
    expect(await idsOf('NEVER')).toEqual([cook.id, waiter.id]);
    expect(await idsOf('CAME')).toEqual([boss.id]);
    const many = { operation_id: 'invitations.send', audience: { everyone: true }, input: { invitation: 'NOW' } };
    const tried = (await there.post('/bulk-changes', many, { query: { dry_run: 'true' } })).data;
    expect(tried).toMatchObject({ total: 3, failed: 1, failures: [{ user_id: boss.id, code: 'CONFLICT' }] });
    expect(await idsOf('NEVER')).toHaveLength(2);
    const { data } = await there.post('/bulk-changes', many);
    await runLongWork(installation, data.id);
    await run();
    expect(mailTo(harness, cook.email)).toHaveLength(1);
    expect(await idsOf('NEVER')).toEqual([]);
    expect(await idsOf('INVITED,PLANNED', { sort: 'name', total: 'true' })).toHaveLength(2);
    const csv = await there.get('/users/export', { query: { invitation: 'INVITED' } });
    expect(csv.text.trim().split('\n')).toHaveLength(3);
    for (const path of ['/users', '/users/export'] as const) {
      const { status } = await (await cook.app()).get(path, { query: { invitation: 'CAME' } });
      expect([path, status]).toEqual([path, 403]);
    }
  });
});

describe('POST /users/{id}/invitation', () => {
  it.each([
    ['a day without ON_DAY', { invitation: 'NOW', invitation_day: '2027-04-01' }],
    ['ON_DAY without a day', { invitation: 'ON_DAY' }],
    ['a day that is over', { invitation: 'ON_DAY', invitation_day: '2027-03-09' }],
  ])('422: %s', async (_title, body) => {
    const { id } = await hired({ invitation: 'NEVER' });
    const { status, error } = await app.post(`/users/${id}/invitation`, body);
    expect([status, error.details.field]).toEqual([422, 'invitation_day']);
  });

  it('403: of an Executive by an Administrator, and by anyone else; 404: of another organization; 409: of someone inactive', async () => {
    const executive = await world.executive();
    expect((await app.post(`/users/${executive.id}/invitation`, {})).status).toBe(403);
    const cook = await world.employee();
    expect((await (await cook.app()).get(`/users/${cook.id}/invitation`)).status).toBe(403);
    const stranger = await (await world.another()).employee();
    expect((await app.post(`/users/${stranger.id}/invitation`, {})).status).toBe(404);
    expect((await app.get(`/users/${stranger.id}/invitation`)).status).toBe(404);
    const gone = await world.employee({ is_active: false });
    expect((await app.post(`/users/${gone.id}/invitation`, {})).status).toBe(409);
  });

  it('200: of someone who was there before invitations were kept, nothing is known; with a password they have come', async () => {
    const cook = await world.employee();
    expect((await app.get(`/users/${cook.id}/invitation`)).data.status).toBe('NONE');
    await givePassword(harness, cook);
    expect((await app.get(`/users/${cook.id}/invitation`)).data.status).toBe('SIGNED_IN');
  });
});
