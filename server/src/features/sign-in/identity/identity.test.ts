import { Secret, TOTP } from 'otpauth';
import { describe, expect, it, vi } from 'vitest';
import { advance } from '../../../../test/advance.ts';
import type { Client, Response } from '../../../../test/client.ts';
import { Company, type Lie } from '../../../../test/company.ts';
import { sized } from '../../../../test/depth.ts';
import { openHarness } from '../../../../test/harness.ts';
import { newDatabase } from '../../../../test/new-database.ts';
import type { Somebody } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';
import { newSigningKey } from '../../../demo/identity-provider.ts';
import { operatorOf } from '../../../kernel/actor.ts';
import { inUnitOfWork, type UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { cliOrigin } from '../../../main/commands/operator.ts';
import { runJobsOnce } from '../../../worker/run.ts';
import { findOrganization, tenantOf } from '../../organization/index.ts';
import { appAfter, cookieIn, givePassword, goodPassword, mailTo, tokenIn, Visitor } from '../testing/accounts.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { lookAtDomains, unvouchForDomain, vouchForDomain } from './domains.ts';

const origin = 'https://muster.example';
const connection = await newDatabase();
/** What the DNS says, by name; null: it does not answer. */
const dns = new Map<string, readonly string[] | null>();
const options = {
  env: { MUSTER_BASE_URL: `${origin}/api/v1` },
  connection,
  resolveTxt: (name: string) => Promise.resolve(dns.get(name) ?? (dns.has(name) ? null : [])),
};
const harness = await openHarness(options);
const { world, installation, server } = harness;
/** No development, so no provider on this machine. */
const production = { MUSTER_ENV: 'production', DATABASE_URL: 'postgres://unused' };
const redirectUri = `${origin}/sign-in/return`;
const company = await Company.open({ redirectUri });
let count = 0;
const unique = (): string => `${String(++count)}${Date.now().toString(36)}`;

/** An organization whose addresses are at a domain of its own, with an Executive and the company's provider, turned on. */
async function organization(at = company, more: object = {}) {
  const here = await world.another();
  const domain = `n${unique()}.example`;
  const executive = await givePassword({ ...harness, world: here }, await here.executive({ email: `chief@${domain}` }));
  const app = await executive.app();
  const made = await app.post('/identity-providers', {
    name: 'Company account',
    issuer: at.issuer,
    client_id: at.clientId,
    client_secret: at.clientSecret,
    email_domains: [domain],
    is_enabled: true,
    ...more,
  });
  expect(made.status, made.text).toBe(201);
  return { here, domain, executive, app, provider: made.data as { id: string } };
}

type Organization = Awaited<ReturnType<typeof organization>>;

/** Someone with an address at the domain, whom the company knows by a subject of their own. */
async function colleague({ here, domain }: Organization, at = company): Promise<Somebody & { subject: string }> {
  const subject = `s${unique()}`;
  const person = await here.employee({ email: `${subject}@${domain}` });
  at.knows(subject, person.email);
  return { ...person, subject };
}

interface Way {
  readonly purpose?: 'SIGN_IN' | 'CONFIRM' | 'TRIAL';
  readonly at?: Company;
  readonly cookies?: Map<string, string>;
  readonly to?: Visitor;
}

const begin = (providerId: string, purpose = 'SIGN_IN', visitor = new Visitor(harness)): Promise<Response> =>
  visitor.post('/session/provider/begin', { provider_id: providerId, origin, purpose });

/** Goes to the provider as this account, and comes back. */
async function brought(providerId: string, subject: string, { purpose, at = company, cookies }: Way = {}) {
  const begun = await begin(providerId, purpose);
  expect(begun.status, begun.text).toBe(200);
  at.visitor = subject;
  const back = await at.visit(String(begun.data.url), cookies);
  return { sealed: String(begun.data.sealed), answer: back.search.slice(1), back };
}

async function enter(providerId: string, subject: string, way: Way = {}): Promise<Response> {
  const { sealed, answer } = await brought(providerId, subject, way);
  return (way.to ?? new Visitor(harness)).post('/session/provider', { sealed, answer });
}

/** Signs in; this happens while the provider is asked for its answer. */
async function asItAnswers(
  { provider }: Organization,
  subject: string,
  act: () => Promise<Response>,
): Promise<Response> {
  const { sealed, answer } = await brought(provider.id, subject);
  company.lie = {
    claims: async (told) => {
      expect((await act()).status).toBe(200);
      return told;
    },
  };
  try {
    return await new Visitor(harness).post('/session/provider', { sealed, answer });
  } finally {
    company.lie = null;
  }
}

async function mailsOf({ email }: Somebody): Promise<string[]> {
  await runJobsOnce(installation);
  await runJobsOnce(installation);
  return mailTo(harness, email).map(({ text }) => text);
}

/** The token of the last link that was mailed to them. */
const linkFor = async (person: Somebody): Promise<string> =>
  (await mailsOf(person)).map((text) => tokenIn({ text })).findLast((token) => token !== '') ?? '';

const onlySso = (app: Client, ids: readonly string[]): Promise<Response> =>
  app.put('/sign-in-policy', { sign_in_policy: 'SSO_ONLY', break_glass_ids: ids });

/** Turned on by the Executive, who is linked for it and marked; their app, as the provider has opened it. */
async function turnSsoOnly(made: Organization): Promise<Client> {
  company.knows(`chief-${made.domain}`, made.executive.email);
  const entered = await enter(made.provider.id, `chief-${made.domain}`);
  expect(entered.status, entered.text).toBe(200);
  const app = appAfter(harness, entered);
  const set = await onlySso(app, [made.executive.id]);
  expect(set.status, set.text).toBe(200);
  return app;
}

async function ssoOnly() {
  const made = await organization();
  return { ...made, app: await turnSsoOnly(made) };
}

describe('signing in with a provider', () => {
  it('links the first time, tells the person, counts as both factors, and knows the subject from then on', async () => {
    const made = await organization();
    await made.here.set({ second_factor: 'EVERYONE' });
    const ada = await colleague(made);
    const first = await enter(made.provider.id, ada.subject);
    expect(first.status, first.text).toBe(200);
    expect(first.data).toMatchObject({ user: { id: ada.id }, needs_second_factor: false });
    expect(cookieIn(first)).toContain('HttpOnly');
    const app = appAfter(harness, first);
    expect((await app.get('/sign-ins')).data.sign_ins).toMatchObject([{ way: 'PROVIDER' }]);
    expect((await app.get('/factors')).data.providers).toMatchObject([
      { id: made.provider.id, name: 'Company account' },
    ]);
    expect((await mailsOf(ada)).some((text) => text.includes('Company account'))).toBe(true);
    // An address that has changed at the provider makes no difference any more.
    company.knows(ada.subject, 'elsewhere@another.example', false);
    const second = await enter(made.provider.id, ada.subject);
    expect(second.data).toMatchObject({ user: { id: ada.id } });
    expect((await made.here.audit()).map(({ action }) => action)).toContain('identityLinks.create');
  });

  it('goes on after a restart in the middle: nothing is kept in memory', async () => {
    const made = await organization();
    const ada = await colleague(made);
    const begun = await begin(made.provider.id);
    const other = await openHarness(options);
    company.visitor = ada.subject;
    const back = await company.visit(String(begun.data.url));
    const body = { sealed: begun.data.sealed, answer: back.search.slice(1) };
    const entered = await new Visitor(other).post('/session/provider', body);
    expect(entered.status, entered.text).toBe(200);
  });

  it('takes the address from the id token where the provider puts it there', async () => {
    const at = await Company.open({ redirectUri, tellsAddressAtOnce: true });
    const made = await organization(at);
    const ada = await colleague(made, at);
    at.asked.length = 0;
    expect((await enter(made.provider.id, ada.subject, { at })).status).toBe(200);
    expect(at.asked).not.toContain('/me');
  });

  it('keys that rotate are fetched at once, at most once in ten seconds', async () => {
    const at = await Company.open({ redirectUri });
    const made = await organization(at);
    const ada = await colleague(made, at);
    expect((await enter(made.provider.id, ada.subject, { at })).status).toBe(200);
    await at.rotateKeys();
    const fetched = (): number => at.asked.filter((path) => path === '/jwks').length;
    const before = fetched();
    const early = await enter(made.provider.id, ada.subject, { at });
    expect(early).toMatchObject({ status: 401, error: { details: { reason: 'provider_answer' } } });
    expect(fetched()).toBe(before);
    const now = Date.now.bind(Date);
    const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_000);
    try {
      expect((await enter(made.provider.id, ada.subject, { at })).status).toBe(200);
    } finally {
      later.mockRestore();
    }
    expect(fetched()).toBe(before + 1);
  });

  it('each answer is taken once', async () => {
    const made = await organization();
    const ada = await colleague(made);
    const { sealed, answer } = await brought(made.provider.id, ada.subject);
    const send = () => new Visitor(harness).post('/session/provider', { sealed, answer });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(401);
  });

  it('nobody is shut out or let in by what someone else has begun', async () => {
    const made = await organization();
    const ada = await colleague(made);
    const [mine, others] = [await brought(made.provider.id, ada.subject), await begin(made.provider.id)];
    const crossed = { sealed: others.data.sealed, answer: mine.answer };
    expect((await new Visitor(harness).post('/session/provider', crossed)).status).toBe(401);
    const forged = { sealed: mine.sealed.slice(0, -4) + 'AAAA', answer: mine.answer };
    expect((await new Visitor(harness).post('/session/provider', forged)).status).toBe(401);
  });

  it('401: the answer is from another issuer (RFC 9207), or names none', async () => {
    const made = await organization();
    const ada = await colleague(made);
    for (const change of [
      (q: URLSearchParams) => q.set('iss', 'https://evil.example'),
      (q: URLSearchParams) => q.delete('iss'),
    ]) {
      const { sealed, answer } = await brought(made.provider.id, ada.subject);
      const query = new URLSearchParams(answer);
      change(query);
      const refused = await new Visitor(harness).post('/session/provider', { sealed, answer: query.toString() });
      expect(refused).toMatchObject({ status: 401, error: { details: { reason: 'provider_answer' } } });
    }
  });

  it('422: it leads back to addresses of the app alone', async () => {
    const made = await organization();
    const body = { provider_id: made.provider.id, origin: 'https://evil.example', purpose: 'SIGN_IN' };
    const refused = await new Visitor(harness).post('/session/provider/begin', body);
    expect(refused).toMatchObject({ status: 422, error: { details: { field: 'origin' } } });
  });
});

describe('providers that lie', () => {
  const seconds = (): number => Math.floor(Date.now() / 1000);
  const lies: Record<string, [Lie, RegExp]> = {
    'another audience': [{ claims: (told) => ({ ...told, aud: 'another' }) }, /client id/],
    'another nonce': [{ claims: (told) => ({ ...told, nonce: 'another' }) }, /another sign-in/],
    'another issuer': [{ claims: (told) => ({ ...told, iss: 'https://evil.example' }) }, /issuer/],
    'an end that is over': [{ claims: (told) => ({ ...told, exp: seconds() - 120 }) }, /another time/],
    'a time to come': [{ claims: (told) => ({ ...told, iat: seconds() + 600 }) }, /another time/],
    'a time long past': [{ claims: (told) => ({ ...told, iat: seconds() - 3600 }) }, /another time/],
    'a key that it does not show': [{ key: newSigningKey() }, /key/],
  };

  it.each(Object.entries(lies))('401: %s', async (_what, [lie, words]) => {
    const made = await organization();
    const ada = await colleague(made);
    const { sealed, answer } = await brought(made.provider.id, ada.subject);
    company.lie = lie;
    try {
      const refused = await new Visitor(harness).post('/session/provider', { sealed, answer });
      expect(refused.status, refused.text).toBe(401);
      expect(refused.error?.message).toMatch(words);
    } finally {
      company.lie = null;
    }
  });

  it('401: signed with a key of another, under the name of a known one', async () => {
    const made = await organization();
    const ada = await colleague(made);
    const { sealed, answer } = await brought(made.provider.id, ada.subject);
    company.lie = { key: { ...newSigningKey(), kid: company.keyId } };
    try {
      const refused = await new Visitor(harness).post('/session/provider', { sealed, answer });
      expect(refused).toMatchObject({ status: 401, error: { details: { reason: 'provider_answer' } } });
      expect(refused.error?.message).toMatch(/not signed/);
    } finally {
      company.lie = null;
    }
  });
});

describe('whom a provider may link', () => {
  const refusedFor = async (made: Organization, subject: string) => {
    const refused = await enter(made.provider.id, subject);
    expect(refused.status, refused.text).toBe(401);
    return refused.error as { message: string; details: { reason: string } };
  };

  it('401: an address that it does not vouch for', async () => {
    const made = await organization();
    const ada = await colleague(made);
    company.knows(ada.subject, ada.email, false);
    expect(await refusedFor(made, ada.subject)).toMatchObject({ details: { reason: 'unverified' } });
  });

  it('401: an address of a domain that is not the provider’s', async () => {
    const made = await organization();
    const ada = await made.here.employee({ email: `ada@x${unique()}.example` });
    company.knows('foreign-domain', ada.email);
    expect(await refusedFor(made, 'foreign-domain')).toMatchObject({ details: { reason: 'domain' } });
  });

  it('401: the address of someone of another organization, in the words for an address that nobody has', async () => {
    const made = await organization();
    const [theirs, nobodys] = [`theirs@${made.domain}`, `nobody@${made.domain}`];
    await (await world.another()).employee({ email: theirs });
    company.knows('theirs', theirs);
    company.knows('nobodys', nobodys);
    const [one, other] = [await refusedFor(made, 'theirs'), await refusedFor(made, 'nobodys')];
    expect(one.details.reason).toBe('no_person');
    expect(one.message.replace(theirs, '')).toBe(other.message.replace(nobodys, ''));
  });

  it('401: a second subject with the address of someone linked, whether it has changed or there are two', async () => {
    const made = await organization();
    const ada = await colleague(made);
    expect((await enter(made.provider.id, ada.subject)).status).toBe(200);
    company.knows('second', ada.email);
    expect(await refusedFor(made, 'second')).toMatchObject({ details: { reason: 'other_subject' } });
    // Until an Executive removes the link.
    const links = (await made.app.get('/identity-links', { query: { user_id: ada.id } })).data as { id: string }[];
    expect((await made.app.delete(`/identity-links/${links[0]?.id ?? ''}`)).status).toBe(200);
    expect((await enter(made.provider.id, 'second')).status).toBe(200);
    expect(await refusedFor(made, ada.subject)).toMatchObject({ details: { reason: 'other_subject' } });
  });

  it('401: who has no access, linked or not', async () => {
    const made = await organization();
    const [linked, other] = [await colleague(made), await colleague(made)];
    expect((await enter(made.provider.id, linked.subject)).status).toBe(200);
    for (const { id } of [linked, other])
      expect((await made.app.post(`/users/${id}/suspend-access`, { reason: 'A doubt' })).status).toBe(200);
    expect(await refusedFor(made, linked.subject)).toMatchObject({ details: { reason: 'no_access' } });
    expect(await refusedFor(made, other.subject)).toMatchObject({ details: { reason: 'no_person' } });
  });

  it('of two subjects with one address at once, one is linked', async () => {
    const made = await organization();
    const ada = await colleague(made);
    company.knows(`${ada.subject}-2`, ada.email);
    const one = await brought(made.provider.id, ada.subject);
    const two = await brought(made.provider.id, `${ada.subject}-2`);
    const answers = await Promise.all(
      [one, two].map(({ sealed, answer }) => new Visitor(harness).post('/session/provider', { sealed, answer })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

describe('while someone is on their way', () => {
  const finish = ({ sealed, answer }: { readonly sealed: string; readonly answer: string }) =>
    new Visitor(harness).post('/session/provider', { sealed, answer });
  const linkOf = async ({ app }: Organization, { id }: Somebody): Promise<string> =>
    ((await app.get('/identity-links', { query: { user_id: id } })).data as { id: string }[])[0]?.id ?? '';
  const ends: Record<string, (made: Organization) => Promise<Response>> = {
    'turned off': ({ app, provider: { id } }) => app.patch(`/identity-providers/${id}`, { is_enabled: false }),
    removed: ({ app, provider: { id } }) => app.delete(`/identity-providers/${id}`),
  };

  it.each(Object.entries(ends))('401: the provider is %s, before it has answered or as it does', async (_what, end) => {
    const again = { status: 401, error: { details: { reason: 'again' } } };
    const made = await organization();
    const ada = await colleague(made);
    const first = await brought(made.provider.id, ada.subject);
    expect((await end(made)).status).toBe(200);
    expect(await finish(first)).toMatchObject(again);
    expect((await begin(made.provider.id)).status).toBe(404);
    const other = await organization();
    const ben = await colleague(other);
    expect((await enter(other.provider.id, ben.subject)).status).toBe(200);
    expect((await asItAnswers(other, ben.subject, () => end(other))).status).toBe(401);
    const { rows } = await sql`select from sign_ins where organization_id = ${other.here.organizationId}`.execute(
      installation.database.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('401: access is suspended as the provider answers, of someone linked or not', async () => {
    const made = await organization();
    const [linked, other] = [await colleague(made), await colleague(made)];
    expect((await enter(made.provider.id, linked.subject)).status).toBe(200);
    for (const [{ id, subject }, reason] of [[linked, 'no_access'] as const, [other, 'no_person'] as const]) {
      const suspend = () => made.app.post(`/users/${id}/suspend-access`, { reason: 'A doubt' });
      expect(await asItAnswers(made, subject, suspend)).toMatchObject({ status: 401, error: { details: { reason } } });
    }
  });

  it('a link that is removed ends what it has opened, and what it was about to confirm', async () => {
    const made = await organization();
    const ada = await colleague(made);
    const app = appAfter(harness, await enter(made.provider.id, ada.subject));
    const { sealed, answer } = await brought(made.provider.id, ada.subject, { purpose: 'CONFIRM' });
    expect((await made.app.delete(`/identity-links/${await linkOf(made, ada)}`)).status).toBe(200);
    expect((await app.get('/session')).status).toBe(401);
    expect((await app.post('/session/confirm/provider', { sealed, answer })).status).toBe(401);
  });

  it('a link that is removed as the provider answers counts no more: the rules of the first time hold', async () => {
    const made = await organization();
    const ada = await colleague(made);
    expect((await enter(made.provider.id, ada.subject)).status).toBe(200);
    const before = await linkOf(made, ada);
    const unlink = async () => made.app.delete(`/identity-links/${await linkOf(made, ada)}`);
    expect((await asItAnswers(made, ada.subject, unlink)).status).toBe(200);
    expect(await linkOf(made, ada)).not.toBe(before);
    company.knows(ada.subject, 'ada@elsewhere.example');
    expect(await asItAnswers(made, ada.subject, unlink)).toMatchObject({
      status: 401,
      error: { details: { reason: 'domain' } },
    });
  });

  it('200: the policy is switched, there and back', async () => {
    const made = await organization();
    company.knows(`b-${made.domain}`, made.executive.email);
    const app = appAfter(harness, await enter(made.provider.id, `b-${made.domain}`));
    for (const [sign_in_policy, break_glass_ids] of [
      ['SSO_ONLY', [made.executive.id]] as const,
      ['ANY', []] as const,
    ]) {
      const begun = await brought(made.provider.id, (await colleague(made)).subject);
      expect((await app.put('/sign-in-policy', { sign_in_policy, break_glass_ids })).status).toBe(200);
      const entered = await finish(begun);
      expect(entered.status, entered.text).toBe(200);
      expect((await appAfter(harness, entered).get('/session')).status).toBe(200);
    }
  });
});

describe('a provider out of reach', () => {
  it('503 within six seconds, in words, for one that hangs; everything else goes on', async () => {
    const at = await Company.open({ redirectUri });
    const made = await organization(at);
    const ada = await colleague(made, at);
    const { sealed, answer } = await brought(made.provider.id, ada.subject, { at });
    at.hangsAt = '/token';
    const startedMs = performance.now();
    const [refused, other] = await Promise.all([
      new Visitor(harness).post('/session/provider', { sealed, answer }),
      made.app.get('/session'),
    ]);
    expect(performance.now() - startedMs).toBeLessThan(sized(6000, 20_000));
    expect(refused).toMatchObject({ status: 503, error: { details: { reason: 'provider_away' } } });
    expect(other.status).toBe(200);
  });

  it('503 for one that is down, from the beginning', async () => {
    const at = await Company.open({ redirectUri });
    const made = await organization(at);
    await at.close();
    expect(await begin(made.provider.id)).toMatchObject({
      status: 503,
      error: { details: { reason: 'provider_away' } },
    });
    await at.listen();
    expect((await begin(made.provider.id)).status).toBe(200);
  });
});

describe('showing oneself again', () => {
  it('who signed in with a provider goes there again; nothing older will do', async () => {
    const made = await organization();
    const ada = await colleague(made);
    const cookies = new Map<string, string>();
    const app = appAfter(harness, await enter(made.provider.id, ada.subject, { cookies }));
    expect((await app.get('/session/confirm/ways')).data).toEqual({
      takes_password: false,
      provider: { id: made.provider.id, name: 'Company account' },
    });
    await advance(installation, 11 * 60_000);
    const stale = await app.post('/one-time-codes');
    expect(stale).toMatchObject({ status: 401, error: { details: { reason: 'fresh_sign_in' } } });
    // What was begun to sign in does not confirm.
    const wrong = await brought(made.provider.id, ada.subject, { cookies });
    expect((await app.post('/session/confirm/provider', { sealed: wrong.sealed, answer: wrong.answer })).status).toBe(
      422,
    );
    const again = await brought(made.provider.id, ada.subject, { purpose: 'CONFIRM', cookies });
    const confirmed = await app.post('/session/confirm/provider', { sealed: again.sealed, answer: again.answer });
    expect(confirmed.status, confirmed.text).toBe(200);
    expect((await app.post('/one-time-codes')).status).toBe(200);
  });

  it('422: the provider does not say that it has just happened, or it was someone else', async () => {
    const made = await organization();
    const [ada, ben] = [await colleague(made), await colleague(made)];
    const app = appAfter(harness, await enter(made.provider.id, ada.subject));
    await enter(made.provider.id, ben.subject);
    for (const auth_time of [Math.floor(Date.now() / 1000) - 600, undefined]) {
      const { sealed, answer } = await brought(made.provider.id, ada.subject, { purpose: 'CONFIRM' });
      company.lie = { claims: (told) => ({ ...told, auth_time }) };
      const refused = await app.post('/session/confirm/provider', { sealed, answer });
      company.lie = null;
      expect(refused).toMatchObject({ status: 422, error: { details: { field: 'answer' } } });
    }
    const other = await brought(made.provider.id, ben.subject, { purpose: 'CONFIRM' });
    const refused = await app.post('/session/confirm/provider', { sealed: other.sealed, answer: other.answer });
    expect(refused).toMatchObject({ status: 422, error: { message: expect.stringContaining('someone else') } });
  });
});

describe('SSO_ONLY', () => {
  it('409: until an Executive has signed in with a provider; 422: without anyone to break the glass', async () => {
    const made = await organization();
    expect(await onlySso(made.app, [made.executive.id])).toMatchObject({
      status: 409,
      error: { details: { reason: 'not_ready' } },
    });
    company.knows(`boss-${made.domain}`, made.executive.email);
    expect((await enter(made.provider.id, `boss-${made.domain}`)).status).toBe(200);
    expect(await onlySso(made.app, [])).toMatchObject({
      status: 422,
      error: { details: { field: 'break_glass_ids' } },
    });
    const employee = await made.here.employee();
    expect(await onlySso(made.app, [made.executive.id, employee.id])).toMatchObject({
      status: 422,
      error: { details: { field: 'break_glass_ids.1' } },
    });
    expect((await onlySso(made.app, [made.executive.id])).status).toBe(200);
    const administrator = await (await made.here.administrator()).app();
    expect((await administrator.get('/sign-in-policy')).status).toBe(401);
  });

  it('ends sessions opened otherwise; passwords, passkeys and mailed links open nothing', async () => {
    const made = await organization();
    const ada = await givePassword({ ...harness, world: made.here }, await made.here.employee());
    const before = appAfter(harness, await new Visitor(harness).signIn(ada.email));
    expect((await before.get('/session')).status).toBe(200);
    const passkey = new Authenticator(origin);
    const { challenge } = (await before.post('/passkeys/options')).data as { challenge: string };
    expect((await before.post('/passkeys', { name: 'Laptop', ...passkey.made(challenge) })).status).toBe(201);
    await new Visitor(harness).askForLink(ada.email);
    const setPassword = await linkFor(ada);
    const offered = await new Visitor(harness).post('/session/passkey/options', {});
    const app = await turnSsoOnly(made);
    expect((await app.get('/session')).status).toBe(200);
    expect((await before.get('/session')).status).toBe(401);
    const newcomer = await made.here.employee();
    expect(await app.post(`/users/${newcomer.id}/invitation/link`)).toMatchObject({
      status: 409,
      error: { details: { reason: 'sign_in_policy' } },
    });
    const only = { status: 401, error: { details: { reason: 'sso_only' } } };
    expect(await new Visitor(harness).signIn(ada.email)).toMatchObject(only);
    // What was begun, or mailed, before.
    const answered = passkey.answered(String(offered.data.challenge));
    expect(await new Visitor(harness).post('/session/passkey', answered)).toMatchObject(only);
    expect(await new Visitor(harness).setPassword(setPassword, 'another bicycle in June')).toMatchObject(only);
    await new Visitor(harness).askForLink(ada.email);
    const [mail] = (await mailsOf(ada)).slice(-1);
    expect(mail).toContain('/sign-in');
    expect(mail).not.toContain('token=');
    // The way back.
    const any = await app.put('/sign-in-policy', { sign_in_policy: 'ANY', break_glass_ids: [] });
    expect(any.status, any.text).toBe(200);
    expect((await new Visitor(harness).signIn(ada.email)).status).toBe(200);
  });

  it('a mailed link to another address changes that, and opens nothing', async () => {
    const made = await organization();
    const ada = await givePassword({ ...harness, world: made.here }, await made.here.employee());
    const before = appAfter(harness, await new Visitor(harness).signIn(ada.email));
    const email = `new${unique()}@elsewhere.example`;
    expect((await before.post('/email-changes', { email })).status).toBe(202);
    const token = await linkFor({ ...ada, email });
    await turnSsoOnly(made);
    const confirmed = await new Visitor(harness).post('/email-change/confirm', { link_token: token });
    expect(confirmed).toMatchObject({ status: 200, data: { email } });
    expect(confirmed.headers['set-cookie']).toBeUndefined();
    expect(await new Visitor(harness).signIn(email)).toMatchObject({
      status: 401,
      error: { details: { reason: 'sso_only' } },
    });
  });

  it('401: it begins between the password and its code', async () => {
    const made = await organization();
    const ada = await givePassword({ ...harness, world: made.here }, await made.here.employee());
    const session = await ada.app();
    const { secret } = (await session.post('/one-time-codes')).data as { secret: string };
    const code = (): string =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: installation.clock.nowMs() });
    expect((await session.post('/one-time-codes/confirm', { code: code() })).status).toBe(200);
    await advance(installation, 30_000);
    const visitor = new Visitor(harness);
    expect(await visitor.signIn(ada.email)).toMatchObject({
      status: 401,
      error: { details: { reason: 'second_factor' } },
    });
    await turnSsoOnly(made);
    const late = await visitor.post('/session', { email: ada.email, password: goodPassword, code: code() });
    expect(late).toMatchObject({ status: 401, error: { details: { reason: 'sso_only' } } });
    expect(late.headers['set-cookie']).toBeUndefined();
  });

  it('whoever is half-way through with a password as it begins has nothing', async () => {
    const made = await organization();
    const ada = await givePassword({ ...harness, world: made.here }, await made.here.employee());
    company.knows(`h-${made.domain}`, made.executive.email);
    const app = appAfter(harness, await enter(made.provider.id, `h-${made.domain}`));
    const [entered] = await Promise.all([new Visitor(harness).signIn(ada.email), onlySso(app, [made.executive.id])]);
    const after = entered.status === 200 ? await appAfter(harness, entered).get('/session') : entered;
    expect(after.status).toBe(401);
  });

  it('an Executive who is marked gets in with a password, and all Executives are told each time', async () => {
    const made = await ssoOnly();
    const other = await made.here.executive();
    const entered = await new Visitor(harness).signIn(made.executive.email);
    expect(entered.status, entered.text).toBe(200);
    expect((await appAfter(harness, entered).get('/session')).status).toBe(200);
    expect((await mailsOf(other)).filter((text) => text.includes('without the identity provider'))).toHaveLength(1);
    expect((await made.here.audit()).map(({ action }) => action)).toContain('session.breakGlass');
  });

  it('409: the last one who is marked, and the last provider, stay', async () => {
    const made = await ssoOnly();
    const second = await made.here.executive();
    const demoted = await made.app.patch(`/users/${made.executive.id}`, { role: 'ADMINISTRATOR' });
    expect([403, 409]).toContain(demoted.status);
    const by = appAfter(harness, await signedInWith(made, second));
    for (const refused of [
      await by.patch(`/users/${made.executive.id}`, { role: 'ADMINISTRATOR' }),
      await by.post(`/users/${made.executive.id}/suspend-access`, { reason: 'A doubt' }),
    ])
      expect(refused).toMatchObject({ status: 409, error: { details: { reason: 'last_break_glass' } } });
    for (const refused of [
      await made.app.patch(`/identity-providers/${made.provider.id}`, { is_enabled: false }),
      await made.app.delete(`/identity-providers/${made.provider.id}`),
    ])
      expect(refused).toMatchObject({ status: 409, error: { details: { reason: 'last_provider' } } });
  });

  it('422: a password proves nothing for who has signed in with the provider', async () => {
    const { app } = await ssoOnly();
    const refused = await app.post('/session/confirm', { password: goodPassword });
    expect(refused).toMatchObject({ status: 422, error: { details: { field: 'password' } } });
    expect((await app.get('/session/confirm/ways')).data).toMatchObject({ takes_password: false });
  });
});

/** Signed in with the provider, by an address at its domain. */
async function signedInWith(made: Organization, person: Somebody): Promise<Response> {
  const email = `p${unique()}@${made.domain}`;
  await sql`update users set email = ${email} where id = ${person.id}`.execute(installation.database.db);
  company.knows(person.id, email);
  return enter(made.provider.id, person.id);
}

describe('back-channel logout', () => {
  const logoutEvent = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const send = (providerId: string, token: string) =>
    server.inject({
      method: 'POST',
      url: `/sign-in/logout/${providerId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    });
  const claimsFor = (more: object) => ({
    iss: company.issuer,
    aud: company.clientId,
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 120,
    jti: unique(),
    events: logoutEvent,
    ...more,
  });

  it('200: ends the sessions of a subject, and of nobody else', async () => {
    const made = await organization();
    const [ada, ben] = [await colleague(made), await colleague(made)];
    const [hers, his] = [
      appAfter(harness, await enter(made.provider.id, ada.subject)),
      appAfter(harness, await enter(made.provider.id, ben.subject)),
    ];
    const token = await company.sign(claimsFor({ sub: ada.subject }), undefined, 'logout+jwt');
    expect((await send(made.provider.id, token)).statusCode).toBe(200);
    expect((await hers.get('/session')).status).toBe(401);
    expect((await his.get('/session')).status).toBe(200);
    // Sent again, it has been done.
    const again = appAfter(harness, await enter(made.provider.id, ada.subject));
    expect((await send(made.provider.id, token)).statusCode).toBe(200);
    expect((await again.get('/session')).status).toBe(200);
  });

  it('200: ends the one session of a sid', async () => {
    const made = await organization();
    const ada = await colleague(made);
    const open = async (sid: string): Promise<Client> => {
      company.lie = { claims: (told) => ({ ...told, sid }) };
      const entered = await enter(made.provider.id, ada.subject);
      company.lie = null;
      return appAfter(harness, entered);
    };
    const [one, two] = [await open('one'), await open('two')];
    const token = await company.sign(claimsFor({ sub: ada.subject, sid: 'one' }), undefined, 'logout+jwt');
    expect((await send(made.provider.id, token)).statusCode).toBe(200);
    expect((await one.get('/session')).status).toBe(401);
    expect((await two.get('/session')).status).toBe(200);
  });

  it('400: a token that is not valid, and ends nothing', async () => {
    const made = await organization();
    const ada = await colleague(made);
    const app = appAfter(harness, await enter(made.provider.id, ada.subject));
    const about = { sub: ada.subject };
    const tokens = [
      await company.sign(claimsFor({ ...about, aud: 'another' })),
      await company.sign(claimsFor({ ...about, iss: 'https://evil.example' })),
      await company.sign(claimsFor({ ...about, nonce: 'n' })),
      await company.sign(claimsFor({ ...about, events: {} })),
      await company.sign(claimsFor({})),
      await company.sign(claimsFor({ ...about, exp: Math.floor(Date.now() / 1000) - 120 })),
      await company.sign(claimsFor(about), newSigningKey()),
      'no token',
    ];
    for (const token of tokens) {
      const { statusCode, body } = await send(made.provider.id, token);
      expect(statusCode, token).toBe(400);
      // In words, for the log of the provider.
      expect((JSON.parse(body) as { error_description: string }).error_description).toMatch(/^[A-Z].* .*\.$/);
    }
    expect((await send('idp_00000000000000000000000000', 'no token')).statusCode).toBe(400);
    expect((await app.get('/session')).status).toBe(200);
  });
});

const ways = async (email: string) => (await new Visitor(harness).post('/session/ways', { email })).data;

interface Domain {
  readonly id: string;
  readonly domain: string;
  readonly record_name: string;
  readonly record_value: string;
}

const domainOf = async ({ app, domain }: Pick<Organization, 'app' | 'domain'>): Promise<Domain> => {
  const found = (await app.get('/email-domains')).data.domains.find((one: Domain) => one.domain === domain);
  expect(found).toBeDefined();
  return found as Domain;
};

const look = ({ app }: Pick<Organization, 'app'>, { id }: Domain) => app.post(`/email-domains/${id}/check`);

/** Proven by its record. */
async function proven(made: Organization): Promise<Domain> {
  const domain = await domainOf(made);
  dns.set(domain.record_name, ['v=something-else', domain.record_value]);
  expect((await look(made, domain)).data).toMatchObject({ state: 'PROVEN', proven_by: 'DNS' });
  return domain;
}

describe('the sign-in page', () => {
  it('tells the same for an address whether anyone has it or not', async () => {
    const made = await organization();
    await proven(made);
    const ada = await colleague(made);
    expect(await ways(ada.email)).toMatchObject({ providers: [{ id: made.provider.id, name: 'Company account' }] });
    expect(await ways(`nobody@${made.domain}`.toUpperCase())).toEqual(await ways(ada.email));
    expect(await ways('someone@elsewhere.example')).toEqual({ providers: [] });
    await made.app.patch(`/identity-providers/${made.provider.id}`, { is_enabled: false });
    expect(await ways(ada.email)).toEqual({ providers: [] });
  });

  it('shows no provider for a domain that is not proven, whatever mailboxes someone has there; its own link works', async () => {
    const made = await organization();
    const ada = await colleague(made);
    await givePassword({ ...harness, world: made.here }, await made.here.executive({ email: `boss+x@${made.domain}` }));
    expect(await ways(ada.email)).toEqual({ providers: [] });
    expect((await enter(made.provider.id, ada.subject)).status).toBe(200);
  });

  it('does not show it for a domain below a proven one, or beside it', async () => {
    const made = await organization();
    await proven(made);
    expect(await ways(`a@mail.${made.domain}`)).toEqual({ providers: [] });
    expect(await ways(`a@x${made.domain}`)).toEqual({ providers: [] });
    expect(await ways(`a@elsewhere.example@${made.domain}`)).not.toEqual({ providers: [] });
  });
});

describe('/email-domains', () => {
  it('tell the record that proves each, to Executives; one that no provider names is gone', async () => {
    const made = await organization();
    const domain = await domainOf(made);
    expect(domain).toMatchObject({
      state: 'UNPROVEN',
      record_name: `_muster.${made.domain}`,
      record_value: expect.stringMatching(/^muster=[0-9a-f]{32}$/),
    });
    const administrator = await (await made.here.administrator()).app();
    expect((await administrator.get('/email-domains')).status).toBe(403);
    expect((await administrator.post(`/email-domains/${domain.id}/check`)).status).toBe(403);
    await proven(made);
    const mails = await mailsOf(made.executive);
    expect(mails.some((text) => text.includes(`${made.domain} is now proven`))).toBe(true);
    await made.app.patch(`/identity-providers/${made.provider.id}`, { email_domains: [`more.${made.domain}`] });
    const left = (await made.app.get('/email-domains')).data.domains;
    expect(left).toMatchObject([{ domain: `more.${made.domain}`, state: 'UNPROVEN' }]);
  });

  it('stay as they are where the record is missing, is another’s, or the name servers do not answer', async () => {
    const made = await organization();
    const domain = await domainOf(made);
    expect((await look(made, domain)).data).toMatchObject({ state: 'UNPROVEN', found: 'ABSENT' });
    dns.set(domain.record_name, ['muster=0123456789abcdef0123456789abcdef', `${domain.record_value}0`]);
    expect((await look(made, domain)).data).toMatchObject({ state: 'UNPROVEN', found: 'ABSENT' });
    dns.set(domain.record_name, null);
    expect((await look(made, domain)).data).toMatchObject({ state: 'UNPROVEN', found: 'UNANSWERED' });
    await proven(made);
    dns.set(domain.record_name, null);
    expect((await look(made, domain)).data).toMatchObject({ state: 'PROVEN', found: 'UNANSWERED' });
  });

  it('409 domain_held: the second organization, without a name; who shows that the first record is gone has it', async () => {
    const first = await organization();
    const second = await organization(company, { email_domains: [first.domain] });
    const held = await proven(first);
    const wanted = await domainOf({ app: second.app, domain: first.domain });
    dns.set(held.record_name, [held.record_value, wanted.record_value]);
    const refused = await look(second, wanted);
    expect(refused).toMatchObject({ status: 409, error: { details: { reason: 'domain_held' } } });
    expect(refused.text).not.toContain(first.provider.id);
    expect(await ways(`a@${first.domain}`)).toMatchObject({ providers: [{ id: first.provider.id }] });
    dns.set(held.record_name, [wanted.record_value]);
    expect((await look(second, wanted)).data).toMatchObject({ state: 'PROVEN' });
    expect(await ways(`a@${first.domain}`)).toMatchObject({ providers: [{ id: second.provider.id }] });
    expect(await domainOf(first)).toMatchObject({ state: 'UNPROVEN' });
    expect((await mailsOf(first.executive)).some((text) => text.includes('no longer proven'))).toBe(true);
  });

  it('of two organizations that prove one domain at once one has it', async () => {
    const first = await organization();
    const second = await organization(company, { email_domains: [first.domain] });
    const [one, two] = [await domainOf(first), await domainOf({ app: second.app, domain: first.domain })];
    dns.set(one.record_name, [one.record_value, two.record_value]);
    const answers = await Promise.all([look(first, one), look(second, two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are looked at again each month; a missing record is told, and after seven days the domain counts no more', async () => {
    const made = await organization();
    await made.here.set({ session_idle_minutes: 43_200, session_max_hours: 2160 });
    const domain = await proven(made);
    dns.delete(domain.record_name);
    const told = new Set<string>();
    const sweep = async (days: number) => {
      await advance(installation, days * 86_400_000);
      await lookAtDomains.run(installation, {});
      for (const text of await mailsOf(made.executive)) told.add(text);
      const { rows } = await sql<{ proven_by: string | null; gone_at: string | null }>`
        select proven_by, gone_at from email_domains where id = ${domain.id}`.execute(installation.database.db);
      return rows[0];
    };
    expect(await sweep(20)).toEqual({ proven_by: 'DNS', gone_at: null });
    expect(await sweep(11)).toEqual({ proven_by: 'DNS', gone_at: expect.any(String) });
    expect(await ways(`a@${made.domain}`)).not.toEqual({ providers: [] });
    expect(await sweep(6)).toMatchObject({ proven_by: 'DNS' });
    dns.set(domain.record_name, [domain.record_value]);
    expect(await sweep(1)).toEqual({ proven_by: 'DNS', gone_at: null });
    dns.delete(domain.record_name);
    await sweep(31);
    expect(await sweep(8)).toEqual({ proven_by: null, gone_at: null });
    expect(await ways(`a@${made.domain}`)).toEqual({ providers: [] });
    const mails = [...told];
    expect(mails.some((text) => text.includes('is missing'))).toBe(true);
    expect(mails.filter((text) => text.includes('no longer proven'))).toHaveLength(1);
  });

  it('stand by the operator’s word without a record, until it is taken back; never for public mail', async () => {
    const made = await organization();
    const other = await organization(company, { email_domains: [made.domain] });
    const operator = async (of: Organization, run: (work: UnitOfWork) => Promise<void>) => {
      const row = await findOrganization(installation.database.db, of.here.organizationId);
      if (!row) throw new Error('There is no organization.');
      await inUnitOfWork(installation, operatorOf(tenantOf(row)), cliOrigin, run);
    };
    await operator(made, (work) => vouchForDomain(work, `${made.domain.toUpperCase()}.`));
    expect(await domainOf(made)).toMatchObject({ state: 'PROVEN', proven_by: 'OPERATOR' });
    const wanted = await domainOf({ app: other.app, domain: made.domain });
    dns.set(wanted.record_name, [wanted.record_value]);
    expect((await look(other, wanted)).status).toBe(409);
    await expect(operator(other, (work) => vouchForDomain(work, made.domain))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(operator(made, (work) => vouchForDomain(work, 'gmail.com'))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await operator(made, (work) => unvouchForDomain(work, made.domain));
    expect(await domainOf(made)).toMatchObject({ state: 'UNPROVEN' });
    expect((await look(other, wanted)).data).toMatchObject({ state: 'PROVEN' });
  });
});

describe('/identity-providers', () => {
  it('are for Executives: listed with what a provider is told, changed, removed; never the secret', async () => {
    const made = await organization();
    const administrator = await (await made.here.administrator()).app();
    expect((await administrator.get('/identity-providers')).status).toBe(403);
    const listed = await made.app.get('/identity-providers');
    expect(listed.data).toMatchObject({
      providers: [{ id: made.provider.id, issuer: company.issuer, email_domains: [made.domain] }],
      redirect_uris: [redirectUri],
    });
    expect(listed.text).not.toContain(company.clientSecret);
    const changed = await made.app.patch(`/identity-providers/${made.provider.id}`, {
      name: 'SSO',
      client_secret: 'x',
    });
    expect(changed.data).toMatchObject({ name: 'SSO' });
    expect((await made.app.delete(`/identity-providers/${made.provider.id}`)).status).toBe(200);
    expect((await made.app.get('/identity-providers')).data.providers).toEqual([]);
    expect((await mailsOf(made.executive)).filter((text) => text.includes('identity provider'))).toHaveLength(3);
  });

  it('409: a sixth, and the same issuer twice', async () => {
    const made = await organization();
    const add = (issuer: string) =>
      made.app.post('/identity-providers', { name: 'More', issuer, client_id: 'a', client_secret: 'b' });
    expect(await add(company.issuer)).toMatchObject({ status: 409, error: { details: { reason: 'duplicate' } } });
    for (const n of [1, 2, 3, 4]) expect((await add(`https://login${String(n)}.example.com`)).status).toBe(201);
    expect(await add('https://login5.example.com')).toMatchObject({
      status: 409,
      error: { details: { reason: 'provider_limit' } },
    });
  });

  it('422: a domain where anyone can have an address; an issuer that webhooks could not go to', async () => {
    const made = await organization();
    const path = `/identity-providers/${made.provider.id}`;
    for (const domain of ['gmail.com', 'hotmail.fr', 'yahoo.co.uk']) {
      const refused = await made.app.patch(path, { email_domains: [made.domain, domain] });
      expect(refused).toMatchObject({ status: 422, error: { details: { field: 'email_domains.1' } } });
    }
    const body = { name: 'X', client_id: 'a', client_secret: 'b' };
    for (const issuer of ['http://10.0.0.1', 'ftp://login.example.com', 'https://login.example.com/?a=b'])
      expect(await made.app.post('/identity-providers', { ...body, issuer })).toMatchObject({
        status: 422,
        error: { details: { field: 'issuer' } },
      });
  });

  it('422 in production: an issuer on this machine, or without TLS', async () => {
    const { world: there } = await openHarness({ env: production });
    const app = await (await there.executive()).app();
    const body = { name: 'X', client_id: 'a', client_secret: 'b' };
    for (const issuer of [company.issuer, 'https://localhost', 'http://login.example.com', 'https://10.0.0.1'])
      expect(await app.post('/identity-providers', { ...body, issuer })).toMatchObject({
        status: 422,
        error: { details: { field: 'issuer' } },
      });
  });

  it('a trial says in words what is wrong, and what a dry sign-in finds; nobody is linked', async () => {
    const made = await organization(company, { is_enabled: false });
    const ada = await colleague(made);
    const path = `/identity-providers/${made.provider.id}/test`;
    expect((await made.app.post(path)).data).toEqual({ works: true, problem: null, found: null });
    const dry = await brought(made.provider.id, ada.subject, { purpose: 'TRIAL' });
    const { data } = await made.app.post(path, { sealed: dry.sealed, answer: dry.answer });
    expect(data).toMatchObject({ works: true, found: expect.stringContaining(ada.email) });
    expect((await made.app.get('/identity-links')).data).toEqual([]);
    await made.app.patch(`/identity-providers/${made.provider.id}`, { client_secret: 'not the secret' });
    const wrong = await brought(made.provider.id, ada.subject, { purpose: 'TRIAL' });
    const told = await made.app.post(path, { sealed: wrong.sealed, answer: wrong.answer });
    expect(told.data).toMatchObject({ works: false, problem: expect.stringContaining('client id and secret') });
    const nowhere = await made.app.post('/identity-providers', {
      name: 'Nowhere',
      issuer: `${company.issuer}/nowhere`,
      client_id: 'a',
      client_secret: 'b',
    });
    const trial = await made.app.post(`/identity-providers/${String(nowhere.data.id)}/test`);
    expect(trial.data).toMatchObject({ works: false, problem: expect.stringContaining('.well-known') });
  });
});
