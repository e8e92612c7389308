import { beforeAll, describe, expect, it } from 'vitest';
import { givePassword, goodPassword, Visitor } from '../../src/features/sign-in/testing/accounts.ts';
import { Authenticator } from '../../src/features/sign-in/testing/authenticator.ts';
import type { Client, Response } from '../client.ts';
import { isFull, sized, withinMs } from '../depth.ts';
import { openHarness } from '../harness.ts';
import { nodesOf, planOf, rowsOf, type Statement, statementsOf } from '../plans.ts';
import type { Somebody } from '../world.ts';

const here = 'https://muster.example';
const harness = await openHarness({ env: { MUSTER_BASE_URL: `${here}/api/v1` } });
const { installation, world } = harness;
const { pool } = installation.database;
const [people, passkeys, providers] = [sized(100_000, 4000), sized(300_000, 12_000), sized(20_000, 4000)];
const large = ['users', 'passkeys', 'sign_ins', 'identity_links', 'identity_providers'];
/** What one person's sign-in, or a page, may look at. */
const mostRows = 300;

const id = (prefix: string, n = 'n'): string => `'${prefix}_0' || lpad((${n})::text, 25, '0')`;
const person = id('usr', `n % ${String(people)} + 1`);

/** Past triggers and foreign keys: they hold by construction. */
async function fill(): Promise<void> {
  const client = await pool.connect();
  const add = (table: string, count: number, columns: Record<string, string>) =>
    client.query(
      `insert into ${table} (organization_id, ${Object.keys(columns).join(', ')})
       select $1, ${Object.values(columns).join(', ')} from generate_series(1, ${String(count)}) n`,
      [world.organizationId],
    );
  await client.query('set session_replication_role = replica; set statement_timeout = 0');
  await add('users', people, {
    id: id('usr'),
    first_name: `'Robin'`,
    last_name: `'Number' || n`,
    email: `'p' || n || '@volume.example'`,
    role: `'EMPLOYEE'`,
    level: `'STANDARD'`,
    created_at: 'now()',
    updated_at: 'now()',
  });
  await add('passkeys', passkeys, {
    id: id('pky'),
    user_id: person,
    name: `'Laptop'`,
    credential_id: `decode(md5('key' || n), 'hex')`,
    public_key: `'\\x00'`,
    transports: `'{}'`,
    counter: '1',
    created_at: 'now()',
  });
  await add('sign_ins', passkeys, {
    id: id('sgi'),
    user_id: person,
    way: `'PASSKEY'`,
    created_at: 'now()',
    expires_at: `now() + interval '90 days'`,
  });
  await add('identity_providers', providers, {
    id: id('idp'),
    name: `'Company account'`,
    issuer: `'https://login' || n || '.example'`,
    client_id: `'muster'`,
    sealed_secret: `'\\x00'`,
    email_domains: `array['n' || n || '.example']`,
    is_enabled: 'true',
    created_at: 'now()',
    updated_at: 'now()',
  });
  await add('identity_links', people, {
    id: id('idl'),
    provider_id: id('idp', '1'),
    user_id: person,
    subject: `'subject-' || n`,
    created_at: 'now()',
    last_used_at: 'now()',
  });
  await client.query('reset session_replication_role; reset statement_timeout');
  await client.query('analyze');
  client.release();
}

/** Why it would grow with the tables; nothing if it would not. */
async function faultsOf(statement: Statement): Promise<string[]> {
  const isRead = /^\s*select\b/.test(statement.text);
  const nodes = [...nodesOf(await planOf(installation, statement, isRead))];
  const scans = nodes.filter((node) => large.includes(node['Relation Name'] ?? ''));
  const read = isRead ? scans.reduce((sum, node) => sum + rowsOf(node), 0) : 0;
  return [
    ...scans.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => `scans ${node['Relation Name'] ?? ''}`),
    ...(read > mostRows ? [`reads ${String(read)} rows`] : []),
  ].map((fault) => `${fault}: ${statement.text}`);
}

describe(`signing in among ${String(people)} people with ${String(passkeys)} passkeys`, () => {
  let ada: Somebody;
  let app: Client;
  let executive: Client;
  const authenticator = new Authenticator(here);
  beforeAll(async () => {
    await fill();
    ada = await givePassword(harness, await world.employee());
    app = await ada.app();
    executive = await (await world.executive()).app();
    const { challenge } = (await app.post('/passkeys/options')).data as { challenge: string };
    const added = await app.post('/passkeys', { name: 'Laptop', ...authenticator.made(challenge) });
    expect(added.status, added.text).toBe(201);
  }, 300_000);

  const cases: Record<string, () => Promise<Response>> = {
    'with a passkey': async () => {
      const visitor = new Visitor(harness);
      const { challenge } = (await visitor.post('/session/passkey/options', {})).data as { challenge: string };
      return visitor.post('/session/passkey', authenticator.answered(challenge));
    },
    'with a password': () => new Visitor(harness).signIn(ada.email, goodPassword),
    'the ways of an address': () => new Visitor(harness).post('/session/ways', { email: 'p77@n77.example' }),
    'the ways of an address that nobody has': () =>
      new Visitor(harness).post('/session/ways', { email: 'x@y.example' }),
    'one’s own factors': () => app.get('/factors'),
    'one’s own sign-ins': () => app.get('/sign-ins'),
    'whom providers know': () => executive.get('/identity-links'),
    'what a provider calls one person': () =>
      executive.get('/identity-links', { query: { user_id: `usr_0${'77'.padStart(25, '0')}` } }),
    'the audit of sign-ins': () => executive.get('/audit-log', { query: { action: 'session.create' } }),
  };

  it.each(Object.entries(cases))('%s goes by indexes, and reads what it shows', async (_name, run) => {
    const statements = await statementsOf(async () => {
      const { status, text } = await run();
      expect(status, text).toBe(200);
    }, /^\s*(select|with|update|delete)\b/);
    expect(statements.length).toBeGreaterThan(0);
    expect((await Promise.all(statements.map(faultsOf))).flat()).toEqual([]);
  });

  it('who has no second factor is counted among all of them within a second', async () => {
    const startedMs = performance.now();
    const { status, body } = await executive.get('/factors/missing');
    const tookMs = performance.now() - startedMs;
    if (isFull) console.info(`who has no second factor: ${String(Math.round(tookMs))} ms`);
    expect(status).toBe(200);
    expect(body.meta.total).toBe(1);
    expect(tookMs).toBeLessThan(withinMs(1000));
  });
});
