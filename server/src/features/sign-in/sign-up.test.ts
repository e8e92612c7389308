import { describe, expect, it } from 'vitest';
import { advance } from '../../../test/advance.ts';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { appAfter, givePassword, mailTo, tokenIn, Visitor } from './testing/accounts.ts';

const harness = await openHarness({ env: { MUSTER_SIGN_UP: '1', MUSTER_BASE_URL: 'https://muster.example/api/v1' } });
const { installation, world } = harness;

const founding = (email: string, changes: object = {}) => ({
  name: 'Maison Lavoie',
  country: 'CA',
  timezone: 'America/Montreal',
  default_language: 'fr',
  executive: { first_name: 'Ève', last_name: 'Lavoie', email },
  ...changes,
});
const signUp = (email: string, changes: object = {}, visitor = new Visitor(harness)) =>
  visitor.post('/sign-up', founding(email, changes));
const organizations = async () =>
  (await sql<{ name: string }>`select name from organizations`.execute(installation.database.db)).rows.length;

describe('beginning an organization', () => {
  it('is a mail whose link names the organization and the person, sets the first password and signs in', async () => {
    const begun = await signUp('Eve@Lavoie.example');
    expect([begun.status, begun.data]).toEqual([200, { sent: true }]);
    await runJobsOnce(installation);
    await runJobsOnce(installation);
    const [mail] = mailTo(harness, 'eve@lavoie.example');
    expect(mail?.subject).toContain('Maison Lavoie');

    const visitor = new Visitor(harness);
    const link_token = tokenIn(mail);
    const owner = await visitor.post('/password-link/owner', { link_token });
    expect(owner.data).toEqual({
      organization: 'Maison Lavoie',
      name: 'Ève',
      email: 'eve@lavoie.example',
      is_first: true,
      has_account: false,
    });
    const set = await visitor.setPassword(link_token);
    expect([set.status, set.data]).toEqual([200, { set: true, is_signed_in: true }]);
    const session = await appAfter(harness, set).get('/session');
    expect(session.data).toMatchObject({
      user: { role: 'EXECUTIVE', first_name: 'Ève' },
      organization: { name: 'Maison Lavoie', country: 'CA', currency: 'CAD' },
    });
    expect((await visitor.post('/password-link/owner', { link_token })).error).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { field: 'link_token' },
    });
  });

  it('answers the same for an address that has an account, makes nothing, and mails that account a link', async () => {
    const person = await givePassword(harness, await world.employee());
    const before = await organizations();
    const answer = await signUp(person.email.toUpperCase());
    expect([answer.status, answer.data]).toEqual([200, { sent: true }]);
    await runJobsOnce(installation);
    await runJobsOnce(installation);
    expect(await organizations()).toBe(before);
    const mails = mailTo(harness, person.email);
    expect(mails).toHaveLength(1);
    const set = await new Visitor(harness).setPassword(tokenIn(mails[0]), 'another green bicycle');
    expect(set.data).toEqual({ set: true, is_signed_in: false });
    expect(set.headers['set-cookie']).toBeUndefined();
  });

  it('holds nothing until its link is used: the address is free for others, and the link is over after a day', async () => {
    const email = 'held@company.example';
    const before = await organizations();
    await signUp(email);
    await runJobsOnce(installation);
    expect(await organizations()).toBe(before);
    const [mail] = mailTo(harness, email);
    const owner = () => new Visitor(harness).post('/password-link/owner', { link_token: tokenIn(mail) });
    expect((await owner()).status).toBe(200);
    await advance(installation, 86_400_000);
    expect((await owner()).status).toBe(422);

    await signUp(email);
    await runJobsOnce(installation);
    const link_token = tokenIn(mailTo(harness, email).at(-1));
    // Another organization may invite the address meanwhile: that is no account yet.
    const boss = await (await world.executive()).api();
    expect((await boss.post('/users', { first_name: 'A', last_name: 'B', email })).status).toBe(201);
    expect((await new Visitor(harness).setPassword(link_token)).status).toBe(200);
    expect((await new Visitor(harness).setPassword(link_token)).status).toBe(422);
    expect(await organizations()).toBe(before + 1);
  });

  it('of two who use one link at once one begins, and nothing is left of the other', async () => {
    await signUp('twice@company.example');
    await runJobsOnce(installation);
    const token = tokenIn(mailTo(harness, 'twice@company.example').at(-1));
    const before = await organizations();
    const both = await Promise.all([1, 2].map(() => new Visitor(harness).setPassword(token)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await organizations()).toBe(before + 1);
  });

  it.each([
    ['timezone', { timezone: 'Mars/Base' }],
    ['country', { country: 'Canada' }],
    ['name', { name: '' }],
    ['executive.email', { executive: { first_name: 'A', last_name: 'B', email: 'nobody' } }],
    ['plan', { plan: 'ENTERPRISE' }],
  ])('422: %s is refused at its field', async (field, changes) => {
    expect((await signUp('one@fields.example', changes)).error).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { field },
    });
  });

  it('429: many from one address', async () => {
    const visitor = new Visitor(harness);
    const statuses = [];
    for (let index = 0; index < 12; index++) {
      statuses.push((await signUp(`many-${String(index)}@sign-up.example`, {}, visitor)).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });

  it('is offered to who is signed out', async () => {
    const { status, error } = await new Visitor(harness).get('/session');
    expect([status, error.details]).toEqual([401, { offers_sign_up: true }]);
  });
});

describe('without MUSTER_SIGN_UP', async () => {
  const closed = await openHarness();

  it('404: nothing is offered, and nothing begins', async () => {
    const visitor = new Visitor(closed);
    expect((await visitor.post('/sign-up', founding('one@closed.example'))).status).toBe(404);
    expect((await visitor.get('/session')).error.details).toBeUndefined();
  });
});
