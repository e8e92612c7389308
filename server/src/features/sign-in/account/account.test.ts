import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { openHarness } from '../../../../test/harness.ts';
import type { World } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import { deactivate } from '../../people/users/testing/operator.ts';
import { appAfter, givePassword, goodPassword, mailTo, tokenIn, Visitor } from '../testing/accounts.ts';
import { Authenticator } from '../testing/authenticator.ts';

const origin = 'https://muster.example';
const harness = await openHarness({ env: { MUSTER_BASE_URL: `${origin}/api/v1` } });
const { world, installation } = harness;
const { db } = installation.database;

let count = 0;
/** Someone with an account in one organization, and an Administrator of another. */
async function two(of: Partial<Record<'settings', object>> = {}) {
  const [here, there] = [await world.another(), await world.another(of)];
  const email = `ada${String(++count)}@several.example`;
  const ada = await givePassword({ ...harness, world: here }, await here.employee({ email }));
  const boss = await there.executive();
  return { here, there, ada, email, boss, app: await boss.app() };
}
type Two = Awaited<ReturnType<typeof two>>;

const invite = async ({ app, email }: Pick<Two, 'app' | 'email'>, more: object = {}): Promise<string> => {
  const made = await app.post('/users', { first_name: 'Ada', last_name: 'There', email, ...more });
  expect(made.status, made.text).toBe(201);
  await runJobsOnce(installation);
  return String(made.data.id);
};
const signedIn = async (email: string, password = goodPassword): Promise<Client> => {
  const answer = await new Visitor(harness).signIn(email, password);
  expect(answer.status, answer.text).toBe(200);
  return appAfter(harness, answer);
};
const placesOf = async (client: Client) => (await client.get('/account/organizations')).data as Places;
interface Places {
  readonly organizations: { id: string; is_current: boolean }[];
  readonly invitations: { id: string; organization: string }[];
}
const goTo = async (client: Client, { organizationId }: World): Promise<Client> => {
  const gone = await client.post('/session/organization', { organization_id: organizationId });
  expect(gone.status, gone.text).toBe(200);
  return appAfter(harness, gone);
};
const whereIs = async (client: Client): Promise<unknown> =>
  ((await client.get('/session')).data.organization as { id: string }).id;

const challengeOf = async (client: Client | Visitor, path: string): Promise<string> =>
  String((await client.post(path, {})).data.challenge);
async function passkeyFor(client: Client): Promise<Authenticator> {
  const key = new Authenticator(origin);
  const made = key.made(await challengeOf(client, '/passkeys/options'));
  const added = await client.post('/passkeys', { name: 'Laptop', ...made });
  expect(added.status, added.text).toBe(201);
  return key;
}

/** In both organizations with one account, signed in to the first. */
async function joined(given?: Two, more: object = {}) {
  const both = given ?? (await two());
  const id = await invite(both, more);
  const ada = await signedIn(both.email);
  const accepted = await ada.post(`/account/invitations/${id}/accept`);
  expect(accepted, accepted.text).toMatchObject({
    status: 200,
    data: { organization_id: both.there.organizationId },
  });
  return { ...both, id, client: ada };
}

describe('an address that is known in another organization', () => {
  it('201: it is invited as any other, by the same words, whether it is known or not', async () => {
    const both = await two();
    const known = await both.app.post('/users', { first_name: 'Ada', last_name: 'There', email: both.email });
    const free = await both.app.post('/users', { first_name: 'Ada', last_name: 'There', email: `x.${both.email}` });
    expect(Object.keys(known.data).sort()).toEqual(Object.keys(free.data).sort());
    expect([known.status, free.status]).toEqual([201, 201]);
    await runJobsOnce(installation);
    const states = await Promise.all(
      [known, free].map(async ({ data }) => (await both.app.get(`/users/${String(data.id)}/invitation`)).data.status),
    );
    expect(states).toEqual(['SENT', 'SENT']);
    const [first, second] = [mailTo(harness, both.email), mailTo(harness, `x.${both.email}`)].map(([mail]) =>
      mail?.text.replaceAll(/token=\S+/g, ''),
    );
    expect(first).toBe(second);
    expect((await both.there.accessLog()).map(({ tier }) => tier)).not.toContain('other_organization');
  });

  it('409: in the own organization it is in use, whatever the case', async () => {
    const both = await two();
    await invite(both);
    const again = await both.app.post('/users', { first_name: 'A', last_name: 'B', email: both.email.toUpperCase() });
    expect(again).toMatchObject({ status: 409, error: { details: { field: 'email' } } });
  });

  it('the mailed link tells of the account and sets no password; one that was handed over tells nothing', async () => {
    const both = await two();
    const id = await invite(both);
    const visitor = new Visitor(harness);
    const mailed = tokenIn(mailTo(harness, both.email)[0]);
    const owner = await visitor.post('/password-link/owner', { link_token: mailed });
    expect(owner.data).toMatchObject({ has_account: true, is_first: false });
    const refused = await visitor.setPassword(mailed);
    expect(refused).toMatchObject({ status: 422, error: { details: { reason: 'has_account' } } });
    const { data } = await both.app.post(`/users/${id}/invitation/link`);
    const copied = tokenIn({ text: String(data.link) });
    expect((await visitor.post('/password-link/owner', { link_token: copied })).data).toMatchObject({
      has_account: false,
      is_first: true,
    });
    // Whoever was handed it makes a way in to this organization, and to no other.
    const own = 'another green bicycle';
    const set = await visitor.setPassword(copied, own);
    expect(set, set.text).toMatchObject({ status: 200, data: { is_signed_in: true } });
    const handed = appAfter(harness, set);
    expect(await placesOf(handed)).toMatchObject({
      organizations: [{ id: both.there.organizationId }],
      invitations: [],
    });
    expect(await whereIs(await signedIn(both.email, own))).toBe(both.there.organizationId);
    expect(await whereIs(await signedIn(both.email))).toBe(both.here.organizationId);
    // The one whom mail reaches takes it over.
    const ada = await signedIn(both.email);
    expect((await ada.post(`/account/invitations/${id}/accept`)).status).toBe(200);
    expect((await new Visitor(harness).signIn(both.email, own)).status).toBe(401);
    expect((await handed.get('/session')).status).toBe(401);
    expect(await whereIs(await goTo(ada, both.there))).toBe(both.there.organizationId);
  });
});

describe('POST /account/invitations/{id}/accept', () => {
  it('one password opens both; the organization sees that they have come, and nothing of the other', async () => {
    const { here, there, app, id, email, client } = await joined();
    expect((await app.get(`/users/${id}/invitation`)).data).toMatchObject({
      status: 'SIGNED_IN',
      signed_in_at: expect.any(String),
    });
    expect((await placesOf(client)).organizations.map((one) => one.id).sort()).toEqual(
      [here.organizationId, there.organizationId].sort(),
    );
    const audit = (
      await sql<{ organization_id: string }>`
      select organization_id from audit_log where action = 'account.acceptInvitation' and subject_id = ${id}`.execute(
        db,
      )
    ).rows;
    expect(audit).toEqual([{ organization_id: there.organizationId }]);
    await runJobsOnce(installation);
    expect(
      mailTo(harness, email)
        .map(({ text }) => text)
        .join('\n'),
    ).toContain('accepted the invitation');
    expect((await client.post(`/account/invitations/${id}/accept`)).status).toBe(404);
  });

  it('404: of another address, of one that is not sent, and by an account that has not shown its address', async () => {
    const both = await two();
    const other = await invite({ app: both.app, email: `other.${both.email}` });
    const ada = await signedIn(both.email);
    expect((await ada.post(`/account/invitations/${other}/accept`)).status).toBe(404);
    const planned = await both.app.post('/hires', {
      first_name: 'Ada',
      last_name: 'Later',
      email: both.email,
      invitation: 'NEVER',
    });
    expect(planned.status, planned.text).toBe(201);
    expect((await ada.post(`/account/invitations/${String(planned.data.id)}/accept`)).status).toBe(404);
    await both.app.post(`/users/${String(planned.data.id)}/invitation`, { invitation: 'NOW' });
    await runJobsOnce(installation);
    await sql`update user_credentials set proves_address = false where user_id = ${both.ada.id}`.execute(db);
    expect((await placesOf(ada)).invitations).toEqual([]);
    expect((await ada.post(`/account/invitations/${String(planned.data.id)}/accept`)).status).toBe(404);
  });

  it('of two who accept at once one does', async () => {
    const both = await two();
    const id = await invite(both);
    const [one, other] = [await signedIn(both.email), await signedIn(both.email)];
    const answers = await Promise.all([one, other].map((client) => client.post(`/account/invitations/${id}/accept`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('POST /session/organization', () => {
  it('goes there and back with one cookie; signing in again leads to where one was last', async () => {
    const { here, there, email, client } = await joined();
    const gone = await goTo(client, there);
    expect(await whereIs(gone)).toBe(there.organizationId);
    expect((await gone.get('/users')).status).toBe(200);
    expect(await whereIs(await signedIn(email))).toBe(there.organizationId);
    const back = await goTo(gone, here);
    expect(await whereIs(back)).toBe(here.organizationId);
    expect((await sql`select 1 from audit_log where action = 'session.organization'`.execute(db)).rows).toEqual([]);
    // All that this browser has open ends at once.
    expect((await back.delete('/session')).status).toBe(200);
    expect((await gone.get('/session')).status).toBe(401);
  });

  it('404: where the account does not belong, and where one is already', async () => {
    const { here, client } = await joined();
    const stranger = await world.another();
    for (const { organizationId } of [stranger, here]) {
      const answer = await client.post('/session/organization', { organization_id: organizationId });
      expect(answer.status).toBe(404);
    }
  });

  it('a new password ends all sessions of the account but those of the browser that asks', async () => {
    const { there, email, client } = await joined();
    const other = await goTo(await signedIn(email), there);
    const gone = await goTo(client, there);
    const password = 'a blue bicycle in June';
    const changed = await gone.post('/password/change', { current_password: goodPassword, password });
    expect(changed.status, changed.text).toBe(200);
    expect((await other.get('/session')).status).toBe(401);
    expect((await gone.get('/session')).status).toBe(200);
    expect((await client.get('/session')).status).toBe(200);
    expect((await new Visitor(harness).signIn(email)).status).toBe(401);
    await signedIn(email, password);
  });

  it('an organization that asks for a second factor asks for it there: to set one up, or to show the passkey', async () => {
    const both = await two({ settings: { second_factor: 'EVERYONE' } });
    const { here, there, client, ada } = await joined(both);
    const gone = await client.post('/session/organization', { organization_id: there.organizationId });
    expect(gone.status, gone.text).toBe(200);
    const within = appAfter(harness, gone);
    expect((await within.get('/session')).data.needs_second_factor).toBe(true);
    expect((await within.get('/users')).status).toBe(403);
    const key = await passkeyFor(await goTo(within, here));
    const first = await signedIn(ada.email);
    const refused = await first.post('/session/organization', { organization_id: there.organizationId });
    expect(refused).toMatchObject({ status: 403, error: { details: { reason: 'second_factor', ways: ['passkey'] } } });
    const shown = await first.post('/session/confirm', {
      passkey: key.answered(await challengeOf(first, '/session/confirm/options')),
    });
    expect(shown, shown.text).toMatchObject({ status: 200, data: { confirmed: true } });
    expect((await (await goTo(first, there)).get('/users')).status).toBe(200);
  });

  it('an organization that signs in with its provider says so, and leaves the others as they are', async () => {
    const { there, here, client, email } = await joined();
    await sql`
      update organizations set settings = settings || '{"sign_in_policy": "SSO_ONLY"}' where id = ${there.organizationId}`.execute(
      db,
    );
    const refused = await client.post('/session/organization', { organization_id: there.organizationId });
    expect(refused).toMatchObject({ status: 403, error: { details: { reason: 'sso_only', providers: [] } } });
    expect(await whereIs(await signedIn(email))).toBe(here.organizationId);
  });
});

describe('what one organization does', () => {
  it('suspends, lets go and erases: the other stays as it was, with codes and password', async () => {
    const { here, there, ada, email, client } = await joined();
    const gone = await goTo(client, there);
    const chief = await here.executive();
    const hereBoss = await chief.app();
    await hereBoss.post(`/users/${ada.id}/suspend-access`, { reason: 'A lost phone.' });
    expect((await gone.get('/session')).status).toBe(200);
    expect(await whereIs(await signedIn(email))).toBe(there.organizationId);
    await hereBoss.post(`/users/${ada.id}/restore-access`);
    await deactivate(installation, here, ada, chief);
    const within = await signedIn(email);
    expect(await whereIs(within)).toBe(there.organizationId);
    expect((await placesOf(within)).organizations).toHaveLength(1);
    const erased = await hereBoss.post(`/users/${ada.id}/erase`);
    expect(erased.status, erased.text).toBe(202);
    expect(await whereIs(await signedIn(email))).toBe(there.organizationId);
    expect((await sql`select 1 from user_credentials where user_id = ${ada.id}`.execute(db)).rows).toEqual([]);
  });

  it('resets the second factor: what opens others as well stays, and the person is told', async () => {
    const { here, ada, client } = await joined();
    await passkeyFor(client);
    const boss = await (await here.executive()).app();
    const reset = await boss.post(`/users/${ada.id}/reset-factors`);
    expect(reset, reset.text).toMatchObject({ status: 200, data: { reset: true } });
    expect((await client.get('/session')).status).toBe(401);
    expect((await sql`select 1 from passkeys where user_id = ${ada.id}`.execute(db)).rows).toHaveLength(1);
    await runJobsOnce(installation);
    expect(mailTo(harness, ada.email).at(-1)?.text).toContain('stay as they are');
  });

  it('changes the address for itself alone; whoever reads mail at the new one is invited', async () => {
    const { there, app, id, email, client } = await joined();
    const wanted = `moved.${email}`;
    expect((await app.post(`/users/${id}/email-change`, { email: wanted })).status).toBe(202);
    await runJobsOnce(installation);
    const confirm = tokenIn(mailTo(harness, wanted)[0]);
    expect((await new Visitor(harness).post('/email-change/confirm', { link_token: confirm })).status).toBe(200);
    expect((await placesOf(client)).organizations).toHaveLength(1);
    expect((await client.get('/session')).data.user).toMatchObject({ email });
    await runJobsOnce(installation);
    const set = await new Visitor(harness).setPassword(tokenIn(mailTo(harness, wanted).at(-1)), 'quite another one');
    expect(set, set.text).toMatchObject({ status: 200, data: { is_signed_in: true } });
    expect(await whereIs(appAfter(harness, set))).toBe(there.organizationId);
  });
});

describe('what the person does', () => {
  it('changes the address everywhere, and every organization tells of its own', async () => {
    const { here, there, id, ada, email, client } = await joined();
    const wanted = `new.${email}`;
    expect((await client.post('/email-changes', { email: wanted })).status).toBe(202);
    await runJobsOnce(installation);
    const confirm = tokenIn(mailTo(harness, wanted)[0]);
    expect((await new Visitor(harness).post('/email-change/confirm', { link_token: confirm })).status).toBe(200);
    const { rows } = await sql<{ email: string }>`
      select email from users where id in (${ada.id}, ${id})`.execute(db);
    expect(rows).toEqual([{ email: wanted }, { email: wanted }]);
    for (const [where, who] of [
      [here, ada.id],
      [there, id],
    ] as const) {
      const told = (await where.events()).filter(
        ({ type, subject_id }) => type === 'user.updated' && subject_id === who,
      );
      expect(told).toHaveLength(1);
    }
    expect((await placesOf(await signedIn(wanted))).organizations).toHaveLength(2);
  });

  it('adds a passkey in one, and signs in to both with it', async () => {
    const { there, client } = await joined();
    const key = await passkeyFor(await goTo(client, there));
    const visitor = new Visitor(harness);
    const challenge = await challengeOf(visitor, '/session/passkey/options');
    const answer = await visitor.post('/session/passkey', key.answered(challenge));
    expect(answer.status, answer.text).toBe(200);
    expect((await placesOf(appAfter(harness, answer))).organizations).toHaveLength(2);
  });
});
