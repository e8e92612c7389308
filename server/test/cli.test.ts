import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow } from './company.ts';
import { withinMs } from './depth.ts';
import {
  ensureProductBuilt,
  type Environment,
  freePort,
  muster,
  newDatabaseUrl,
  newDataDir,
  type Running,
  type Said,
  startMuster,
  stopAll,
} from './processes.ts';

let server: Running;
/** What the server and the command line share. */
let env: Environment;
/** The same database from elsewhere: the command line finds no server and does the work itself. */
let alone: Environment;
let organizationId = '';
let executiveId = '';
const executive = 'ada.byron@cli.example';

beforeAll(async () => {
  await ensureProductBuilt();
  env = {
    DATABASE_URL: await newDatabaseUrl(),
    MUSTER_SECRET_KEY: 'a key for tests, long enough to be taken',
    MUSTER_DATA_DIR: newDataDir(),
    PORT: await freePort(),
  };
  alone = { ...env, MUSTER_DATA_DIR: newDataDir() };
  server = await startMuster(['serve'], env).ready();
  const founded = await json(
    ['org', 'create', '--name', 'Cli', '--timezone', 'America/Toronto', '--country', 'CA'],
    ['--plan', 'BUSINESS', '--executive-email', executive],
  );
  organizationId = founded.organization_id;
  executiveId = founded.executive_id;
});
afterAll(stopAll);

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came back and asserts on it
type Json = any;

const run = (args: readonly string[], input?: string): Promise<Said> => muster(args, env, input);

/** Exactly one JSON value on standard output, and nothing on standard error. */
async function json(args: readonly string[], more: readonly string[] = [], input?: string): Promise<Json> {
  const { code, stdout, stderr } = await run([...args, ...more, '--json'], input);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.trimEnd()).not.toContain('\n');
  return JSON.parse(stdout);
}

/** Refused with one sentence for people, and with the same as JSON for programs. */
async function refused(
  args: readonly string[],
  code: 1 | 2,
  input?: string,
): Promise<{ code: string; message: string }> {
  const plain = await run(args, input);
  expect(plain).toMatchObject({ code, stdout: '' });
  expect(plain.stderr.trim().split('\n')).toHaveLength(1);
  const machine = await run([...args, '--json'], input);
  expect(machine).toMatchObject({ code, stdout: '' });
  const { error } = JSON.parse(machine.stderr) as { error: { code: string; message: string } };
  expect(error.message).toBe(plain.stderr.trim());
  return error;
}

const get = (token: string, path: string): Promise<globalThis.Response> =>
  fetch(`${server.origin}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });

const newToken = (...options: string[]): Promise<Json> => json(['token', 'create', '--email', executive, ...options]);

describe('muster', { timeout: 60_000 }, () => {
  it('explains itself, each command, and what was meant', async () => {
    const help = await run(['--help']);
    expect(help.code).toBe(0);
    for (const name of ['serve', 'org create', 'token revoke', 'person set-password', 'clock advance', 'import'])
      expect(help.stdout).toContain(`  ${name} `);
    expect((await run([])).stdout).toBe(help.stdout);
    const command = await run(['help', 'token', 'create']);
    expect(command.stdout).toBe((await run(['token', 'create', '--help'])).stdout);
    expect(command.stdout).toMatch(/Usage: muster token create \[--email EMAIL\][\s\S]*Examples:/);
    expect((await run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await run(['-v'])).stdout).toBe((await run(['--version'])).stdout);
  });

  it.each([
    [['frobnicate'], 'Unknown command "frobnicate"'],
    [['token'], 'create, list, revoke'],
    [['token', 'create', '--scopes', 'all'], 'Give --email or --account'],
    [['token', 'make'], 'not "make"'],
    [['wroker'], 'Did you mean "muster worker"?'],
    [['token', 'craete'], 'Did you mean "muster token create"?'],
    [['tokens', 'create'], 'Did you mean "muster token create"?'],
    [['--verson'], 'Did you mean --version?'],
    [['token', 'create', '--email', 'a@b.example', '--scope', 'all'], 'Unknown option --scope. Did you mean --scopes?'],
    [['org', 'list', '--verbose'], 'Unknown option --verbose'],
    [['token', 'create', '--email'], '--email needs a value'],
    [['org', 'show'], 'ORG is missing'],
    [['org', 'show', 'a', 'b'], '"b" is one argument too many'],
    [['clock', 'advance', 'soon'], '30s, 15m, 24h or 30d'],
    [['demo', '--language', 'de'], '--language is en or fr'],
    [['idp', '--port', 'any'], '--port is a number'],
    [['import', 'planets', 'x.csv', '--organization', 'org_x'], 'people, departments'],
  ])('exit 2: %j is told in one sentence', async (args, telling) => {
    const error = await refused(args, 2);
    expect(error.code).toBe('USAGE');
    expect(error.message).toContain(telling);
  });
});

describe('muster doctor', { timeout: 60_000 }, () => {
  interface Findings {
    healthy: boolean;
    findings: { name: string; status: string; message: string }[];
  }
  const statuses = ({ findings }: Findings) => Object.fromEntries(findings.map(({ name, status }) => [name, status]));

  it('exit 0: what is configured and reachable, in words and as JSON', async () => {
    const found = (await json(['doctor'])) as Findings;
    expect(found.healthy).toBe(true);
    expect(statuses(found)).toMatchObject({
      configuration: 'ok',
      server: 'ok',
      database: 'ok',
      schema: 'ok',
      mail: 'ok',
    });
    const { stdout } = await run(['doctor']);
    expect(stdout).toMatch(/^ok +schema +Up to date: \d+ migrations\.$/m);
    expect(stdout).toContain(`Ready at ${server.origin}.`);
  });

  it('warns of a schema that is out of date, and changes nothing', async () => {
    const fresh = { ...alone, DATABASE_URL: await newDatabaseUrl(false) };
    for (let i = 0; i < 2; i++) {
      const { code, stdout } = await muster(['doctor', '--json'], fresh);
      expect(code).toBe(0);
      expect(statuses(JSON.parse(stdout) as Findings)['schema']).toBe('warning');
    }
  });

  it('exit 1: a database, a mail server or a setting that will not do', async () => {
    const broken = { ...alone, DATABASE_URL: 'postgres://muster@127.0.0.1:1/muster', SMTP_URL: 'smtp://127.0.0.1:1' };
    const { code, stdout } = await muster(['doctor'], broken);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^FAILED +database +Nothing listens at 127\.0\.0\.1:1/m);
    expect(stdout).toMatch(/^FAILED +mail +/m);
    const misspelt = await muster(['doctor', '--json'], { ...alone, MUSTER_ENV: 'prod' });
    expect(misspelt.code).toBe(1);
    expect(statuses(JSON.parse(misspelt.stdout) as Findings)['configuration']).toBe('failed');
  });

  it('warns of an organization that has taken nine of ten of its seats', async () => {
    const seats = ({ findings }: Findings) => findings.find(({ name }) => name === 'seats');
    expect(seats((await json(['doctor'])) as Findings)?.status).toBe('ok');
    await json(['org', 'set', organizationId, 'seat_limit=1']);
    expect(seats((await json(['doctor'])) as Findings)).toMatchObject({
      status: 'warning',
      message: expect.stringMatching(/\d+ of 1/),
    });
    await json(['org', 'set', organizationId, 'seat_limit=']);
  });

  it('warns of what production should not run with', async () => {
    const production = { ...alone, MUSTER_ENV: 'production', REDIS_URL: 'redis://127.0.0.1:1' };
    const { code, stdout } = await muster(['doctor', '--json'], production);
    expect(code).toBe(0);
    const warned = { mail: 'warning', metrics: 'warning', address: 'warning', redis: 'warning' };
    expect(statuses(JSON.parse(stdout) as Findings)).toMatchObject(warned);
  });
});

describe('options are named as they were typed', { timeout: 60_000 }, () => {
  it.each([
    [['token', 'create', '--email', executive, '--scopes', 'users:fly'], '--scopes'],
    [['token', 'create', '--email', executive, '--scopes', 'all', '--name', 'x'.repeat(200)], '--name'],
    [
      [
        'org',
        'create',
        '--name',
        'B',
        '--timezone',
        'Mars/Base',
        '--country',
        'CA',
        '--executive-email',
        'b@c.example',
      ],
      '--timezone',
    ],
    [
      ['org', 'create', '--name', 'B', '--timezone', 'UTC', '--country', 'CA', '--executive-email', 'b'],
      '--executive-email',
    ],
  ])('exit 1: %j is told of %s', async (args, option) => {
    const { message } = await refused(args, 1);
    expect(message).toContain(option);
    expect(message).not.toMatch(/scopes\.0|executive\.email/);
  });
});

describe('muster org', { timeout: 60_000 }, () => {
  it('creates, lists, shows and sets; a running server knows at once', async () => {
    expect(organizationId).toMatch(/^org_/);
    expect(executiveId).toMatch(/^usr_/);
    expect(await json(['org', 'list'])).toEqual([
      expect.objectContaining({ id: organizationId, name: 'Cli', plan: 'BUSINESS', active_people: 1 }),
    ]);
    const { token } = await newToken('--scopes', 'all');
    const set = await json(['org', 'set', organizationId, 'modules.expenses=false', 'time_rounding_increment=15']);
    expect(set).toMatchObject({
      organization_id: organizationId,
      modules: { expenses: false },
      time_rounding_increment: 15,
      currency: 'CAD',
    });
    expect(await json(['org', 'show', organizationId])).toEqual(set);
    expect(await (await get(token, '/organization')).json()).toMatchObject({
      data: { modules: { expenses: false, time_tracking: true } },
    });
    expect((await run(['org', 'show', organizationId])).stdout).toMatch(/^ {2}modules\.expenses +false$/m);
  });

  it('exit 1: what is wrong with a setting, an organization or a founding', async () => {
    expect((await refused(['org', 'set', organizationId, 'colour=red'], 1)).message).toContain('colour');
    expect((await refused(['org', 'set', organizationId, 'plan=GOLD'], 1)).code).toBe('VALIDATION_FAILED');
    expect((await refused(['org', 'show', 'org_none'], 1)).code).toBe('NOT_FOUND');
    const nowhere = ['org', 'create', '--name', 'B', '--timezone', 'Mars/Base', '--country', 'CA'];
    expect((await refused([...nowhere, '--executive-email', 'b@cli.example'], 1)).message).toContain('timezone');
  });

  it('founds another with an address that is known, and asks which of the two is meant', async () => {
    const again = ['org', 'create', '--timezone', 'UTC', '--country', 'CA', '--executive-email', 'twice@cli.example'];
    await json([...again, '--name', 'One']);
    const { organization_id } = await json([...again, '--name', 'Two']);
    const token = ['token', 'create', '--email', 'twice@cli.example', '--scopes', 'users:read'];
    const { code, message } = await refused(token, 1);
    expect([code, message.includes(organization_id)]).toEqual(['CONFLICT', true]);
    const made = await json([...token, '--organization', organization_id]);
    expect(await (await get(made.token, '/organization')).json()).toMatchObject({ data: { name: 'Two' } });
  });
});

describe('muster token', { timeout: 60_000 }, () => {
  it('creates one that works, lists it and revokes it within a second', async () => {
    const made = await newToken('--scopes', 'users:read,departments:read', '--expires-in', '30d', '--name', 'check');
    expect(made).toMatchObject({ owner_id: executiveId, organization_id: organizationId });
    expect(made.token).toMatch(/^mst_[0-9A-Za-z]{46}$/);
    expect(Date.parse(made.expires_at) - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
    expect(((await (await get(made.token, '/token')).json()) as Json).data).toMatchObject({
      id: made.id,
      name: 'check',
      scopes: ['users:read', 'departments:read'],
    });
    const isListed = async (...options: string[]): Promise<boolean> =>
      ((await json(['token', 'list', ...options])) as { id: string }[]).some(({ id }) => id === made.id);
    expect(await isListed('--email', executive)).toBe(true);
    expect(await json(['token', 'revoke', made.id])).toMatchObject({ id: made.id });
    expect((await get(made.token, '/token')).status).toBe(401);
    expect(await isListed()).toBe(false);
    expect(await isListed('--all', '--organization', organizationId)).toBe(true);
  });

  it('asks which is meant of an address that several organizations know', async () => {
    const begin = ['org', 'create', '--timezone', 'UTC', '--country', 'CA', '--executive-email', 'both@cli.example'];
    const [one] = [await json([...begin, '--name', 'One']), await json([...begin, '--name', 'Two'])];
    const make = ['token', 'create', '--email', 'both@cli.example', '--scopes', 'users:read'];
    const asked = await refused(make, 1);
    expect(asked).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('--organization') });
    const made = await json([...make, '--organization', String(one?.organization_id)]);
    expect(made).toMatchObject({ owner_id: one?.executive_id });
  });

  it('exit 1: a scope beyond the role, an unknown scope, person or token', async () => {
    const file = join(newDataDir(), 'people.csv');
    writeFileSync(file, 'first_name,last_name,email\nEm,Ployee,em@cli.example\n');
    await json(['import', 'people', file, '--organization', organizationId]);
    const beyond = await refused(['token', 'create', '--email', 'em@cli.example', '--scopes', 'users:write'], 1);
    expect(beyond.code).toBe('FORBIDDEN');
    expect((await refused(['token', 'create', '--email', executive, '--scopes', 'users:fly'], 1)).message).toContain(
      'scopes',
    );
    expect((await refused(['token', 'create', '--email', 'no@cli.example', '--scopes', 'all'], 1)).code).toBe(
      'NOT_FOUND',
    );
    expect((await refused(['token', 'revoke', 'tok_none'], 1)).code).toBe('NOT_FOUND');
    expect(
      (await refused(['token', 'create', '--email', executive, '--scopes', 'all', '--expires-in', '1y'], 2)).code,
    ).toBe('USAGE');
    const all = await json(['token', 'create', '--email', 'em@cli.example', '--scopes', 'all']);
    expect(((await (await get(all.token, '/token')).json()) as Json).data.scopes).not.toContain('users:write');
  });
});

describe('muster service-account', { timeout: 60_000 }, () => {
  it('creates one whose token works, also one that only proposes; lists it, and deletes it with its tokens', async () => {
    const made = await json([
      'service-account',
      'create',
      '--name',
      'Sync',
      '--role',
      'administrator',
      '--responsible-email',
      executive,
    ]);
    expect(made).toMatchObject({ name: 'Sync', role: 'ADMINISTRATOR', responsible_id: executiveId });
    const listed = (await json(['service-account', 'list', '--organization', organizationId])) as unknown as Json[];
    expect(listed.map(({ id }) => id)).toContain(made.id);
    const plain = await json(['token', 'create', '--account', made.id, '--scopes', 'users:read,teams:read']);
    expect(plain).toMatchObject({ owner_id: made.id, requires_acceptance: false });
    expect((await get(plain.token, '/users')).status).toBe(200);
    const proposes = await json([
      'token',
      'create',
      '--account',
      made.id,
      '--scopes',
      'teams:read,teams:write',
      '--propose-only',
    ]);
    const answer = await fetch(`${server.origin}/api/v1/teams`, {
      method: 'POST',
      headers: { authorization: `Bearer ${String(proposes.token)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Proposed' }),
    });
    expect(answer.status).toBe(202);
    expect(((await answer.json()) as Json).data).toMatchObject({ status: 'WAITING' });
    await json(['service-account', 'delete', made.id]);
    expect((await get(plain.token, '/users')).status).toBe(401);
  });

  it('exit 1: a role that there is not, a person or an account that is not there', async () => {
    const create = ['service-account', 'create', '--name', 'A', '--role'];
    await refused([...create, 'CHEF', '--responsible-email', executive], 1);
    expect((await refused([...create, 'EMPLOYEE', '--responsible-email', 'no@cli.example'], 1)).code).toBe('NOT_FOUND');
    expect((await refused(['service-account', 'delete', 'svc_none'], 1)).code).toBe('NOT_FOUND');
    const token = ['token', 'create', '--scopes', 'all', '--account', 'svc_none'];
    expect((await refused(token, 1)).code).toBe('NOT_FOUND');
  });
});

describe('muster jobs', { timeout: 60_000 }, () => {
  it('lists what was given up in the whole installation, and tries it again', async () => {
    const client = new pg.Client(env['DATABASE_URL']);
    await client.connect();
    const payload = JSON.stringify({ organization_id: organizationId });
    await client.query(`select graphile_worker.add_job('test.mail', $1::json, max_attempts := 1)`, [payload]);
    await client.query(`select graphile_worker.add_job('test.sweep', max_attempts := 1)`);
    await client.query(
      `update graphile_worker._private_jobs set attempts = 1, last_error = 'no answer' where max_attempts = 1`,
    );
    await client.end();
    const failed = async (...options: string[]): Promise<string[]> =>
      ((await json(['jobs', 'failed', ...options])) as { task: string }[]).map(({ task }) => task).sort();
    expect(await failed()).toEqual(['test.mail', 'test.sweep']);
    expect(await failed('--organization', organizationId)).toEqual(['test.mail']);
    expect((await run(['jobs', 'failed', '--task', 'test.sweep'])).stdout).toMatch(/of no organization {2}no answer/);
    expect(await json(['jobs', 'retry', '--task', 'test.mail'])).toEqual({ retried: 1 });
    expect(await failed()).toEqual(['test.sweep']);
    expect(await json(['jobs', 'retry', '--all'])).toEqual({ retried: 1 });
    expect((await run(['jobs', 'failed'])).stdout).toBe('No job was given up.\n');
  });

  it('exit 2: without saying which', async () => {
    await refused(['jobs', 'retry'], 2);
    await refused(['jobs', 'retry', '--all', '--task', 'test.mail'], 2);
  });
});

describe('muster person set-password', { timeout: 60_000 }, () => {
  it('reads it from standard input and lets the person in', async () => {
    const password = 'correct horse battery 9';
    expect(await json(['person', 'set-password', '--email', executive.toUpperCase()], [], `${password}\n`)).toEqual({
      user_id: executiveId,
      email: executive,
    });
    const response = await fetch(`${server.origin}/app/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-muster-app': '1' },
      body: JSON.stringify({ email: executive, password }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toHaveLength(1);
  });

  it('exit 1: a password that is too short', async () => {
    expect((await refused(['person', 'set-password', '--email', executive], 1, 'short')).message).toContain('12');
  });
});

describe('muster person reset-factors', { timeout: 60_000 }, () => {
  it('takes one-time codes and passkeys of a person away, and says whose', async () => {
    const answer = await json(['person', 'reset-factors', '--email', executive]);
    expect(answer).toMatchObject({ email: executive });
  });
});

describe('muster org sign-in-policy', { timeout: 60_000 }, () => {
  it('is the way back, whatever the policy was', async () => {
    const answer = await json(['org', 'sign-in-policy', organizationId, 'any']);
    expect(answer).toEqual({ organization_id: organizationId, sign_in_policy: 'ANY' });
  });

  it('exit 1: SSO_ONLY asks for what the app asks for; exit 2: another word', async () => {
    expect((await refused(['org', 'sign-in-policy', organizationId, 'SSO_ONLY'], 1)).message).toContain('Executive');
    await refused(['org', 'sign-in-policy', organizationId, 'sometimes'], 2);
  });
});

describe('muster idp', { timeout: 60_000 }, () => {
  it('starts beside a server, and people sign in with it by a click, until it is stopped', async () => {
    const here = server.origin.replace('127.0.0.1', 'localhost');
    const post = (path: string, body: object, cookie = ''): Promise<globalThis.Response> =>
      fetch(`${server.origin}/app/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-muster-app': '1', cookie },
        body: JSON.stringify(body),
      });
    const cookieOf = (response: globalThis.Response): string =>
      response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const answered = async (response: globalThis.Response, status = 200): Promise<Json> => {
      const body = (await response.json()) as Json;
      expect([response.status, body.error]).toEqual([status, undefined]);
      return body.data;
    };
    const password = 'a password for the provider';
    await json(['person', 'set-password', '--email', executive], [], password);
    const chief = cookieOf(await post('/session', { email: executive, password }));

    const port = await freePort();
    const idp = startMuster(['idp', '--organization', organizationId, '--port', port, '--json'], env);
    while (!idp.stdout.includes('\n')) {
      if (idp.child.exitCode !== null) throw new Error(idp.stderr);
      await Promise.race([once(idp.child.stdout as NodeJS.ReadableStream, 'data'), idp.ended]);
    }
    const told = JSON.parse(idp.stdout) as { issuer: string };
    expect(told).toMatchObject({ issuer: `http://localhost:${port}`, email_domains: ['cli.example'] });
    const discovery = `${told.issuer}/.well-known/openid-configuration`;
    expect(await (await fetch(discovery)).json()).toMatchObject({ issuer: told.issuer });
    expect(await run(['idp', '--port', port])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`Something listens at port ${port} already.`),
    });

    const about = { name: 'For trying out', is_enabled: true, ...told };
    const { id } = await answered(await post('/identity-providers', about, chief), 201);
    const begin = { provider_id: id, origin: here, purpose: 'SIGN_IN', email: executive };
    const begun = await answered(await post('/session/provider/begin', begin));
    const cookies = new Map<string, string>();
    const asked = await follow(told.issuer, begun.url, cookies);
    expect(asked.page).toContain('Who are you?');
    const choice = /<a href="([^"]+)">/.exec(asked.page ?? '')?.[1] ?? '';
    expect(choice).toContain(executiveId);
    const back = await follow(told.issuer, new URL(choice, asked.at).href, cookies);
    expect(back.at.href).toContain(`${here}/sign-in/return?`);
    const entered = await post('/session/provider', { sealed: begun.sealed, answer: back.at.search.slice(1) });
    expect(cookieOf(entered)).not.toBe('');
    expect(await answered(entered)).toMatchObject({ user: { id: executiveId } });

    expect(await idp.stop()).toBe(0);
    await expect(fetch(discovery)).rejects.toThrow();
  });
});

describe('muster person set-role', { timeout: 60_000 }, () => {
  it('says what the role was and is', async () => {
    expect(await json(['person', 'set-role', '--email', executive, '--role', 'executive'])).toEqual({
      user_id: executiveId,
      email: executive,
      role: 'EXECUTIVE',
      previous_role: 'EXECUTIVE',
    });
  });

  it('exit 1: the last active Executive keeps the role', async () => {
    const { message } = await refused(['person', 'set-role', '--email', executive, '--role', 'EMPLOYEE'], 1);
    expect(message).toContain('last active Executive');
  });

  it('exit 2: a role that there is not', async () => {
    const { message } = await refused(['person', 'set-role', '--email', executive, '--role', 'OWNER'], 2);
    expect(message).toContain('DEPARTMENT_HEAD');
  });
});

describe('muster clock', { timeout: 60_000 }, () => {
  it('moves the time of the running server, and back', async () => {
    const { token } = await newToken('--scopes', 'all', '--expires-in', '5d');
    expect((await get(token, '/token')).status).toBe(200);
    const moved = await json(['clock', 'advance', '6d']);
    expect(moved.clock_offset_ms).toBe(6 * 86_400_000);
    expect(Date.parse(moved.now) - Date.now()).toBeGreaterThan(5.9 * 86_400_000);
    expect((await get(token, '/token')).status).toBe(401);
    expect((await json(['clock', 'advance', '24h'])).clock_offset_ms).toBe(7 * 86_400_000);
    expect((await json(['clock', 'show'])).clock_offset_ms).toBe(7 * 86_400_000);
    expect(await json(['clock', 'reset'])).toMatchObject({ clock_offset_ms: 0 });
    expect((await get(token, '/token')).status).toBe(200);
    expect((await run(['clock', 'show'])).stdout).toContain('real time');
  });

  it('exit 1: further than the calendar is good for', async () => {
    expect((await refused(['clock', 'advance', '99999d'], 1)).message).toContain('50 years');
  });
});

describe('muster accrue-leave', { timeout: 60_000 }, () => {
  const password = 'a password for leave types';

  /** A leave type is added in the app. */
  async function addLeaveType(name: string): Promise<void> {
    await json(['person', 'set-password', '--email', executive], [], password);
    const headers = { 'content-type': 'application/json', 'x-muster-app': '1' };
    const post = (path: string, body: object, cookie = ''): Promise<globalThis.Response> =>
      fetch(`${server.origin}/app/api${path}`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify(body),
      });
    const signedIn = await post('/session', { email: executive, password });
    const [cookie = ''] = signedIn.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    expect((await post('/leave-types', { name, annual_allowance: 20 }, cookie)).status).toBe(201);
  }

  it('enters what is due once, also when the server and a second process do it at the same time', async () => {
    await addLeaveType('Vacation');
    const [one, other] = await Promise.all([json(['accrue-leave']), muster(['accrue-leave', '--json'], alone)]);
    const reports = [one, JSON.parse(other.stdout)] as { people: number; entries: number }[];
    expect(reports[0]?.people).toBeGreaterThan(0);
    expect(reports.reduce((sum, { entries }) => sum + entries, 0)).toBe(reports[0]?.people);
    expect(await json(['accrue-leave', '--organization', organizationId])).toMatchObject({
      organizations: 1,
      entries: 0,
    });
    expect((await run(['accrue-leave'])).stdout).toMatch(
      /^Looked at \d+ (person|people) in 1 organization: 0 entries made\.\n$/,
    );
  });

  it('exit 1: an organization that is not there', async () => {
    expect((await refused(['accrue-leave', '--organization', 'org_none'], 1)).message).toContain('muster org list');
  });
});

describe('muster import', { timeout: 60_000 }, () => {
  const folder = newDataDir();
  const file = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  it('reports rows and failures by line; a dry run changes nothing', async () => {
    const departments = file('departments.csv', 'name,code\nKitchen,KIT\nBar,BAR\nkitchen,K2\n');
    const to = ['--organization', organizationId];
    expect(await json(['import', 'departments', departments, ...to])).toMatchObject({
      kind: 'departments',
      dry_run: false,
      rows_read: 3,
      rows_imported: 2,
      rows_failed: 1,
      failures: [{ line: 4, field: 'name' }],
    });
    const people = file(
      'people.csv',
      'first_name,last_name,email,department\nGrace,H,grace@cli.example,KIT\n,No,bad,\n',
    );
    const dry = await json(['import', 'people', people, ...to, '--dry-run']);
    expect(dry).toMatchObject({ dry_run: true, rows_read: 2, rows_imported: 1, rows_failed: 1 });
    const { token } = await newToken('--scopes', 'all');
    const emails = async (): Promise<string> => (await get(token, '/users?limit=100')).text();
    expect(await emails()).not.toContain('grace@cli.example');
    const text = await run(['import', 'people', people, ...to]);
    expect(text.stdout).toMatch(/^2 rows read, 1 imported, 1 failed\.\n {2}line 3/);
    expect(await emails()).toContain('grace@cli.example');
  });

  it('takes columns as earlier files named them, says which it does not know, and remembers what it was told', async () => {
    const to = ['--organization', organizationId];
    const staff = file('staff.csv', 'Called;Last Name;Mail;Shoe size\nIda;Rhodes;ida@cli.example;37\n');
    const { message } = await refused(['import', 'people', staff, ...to], 1);
    expect(message).toContain('"Called", "Mail", "Shoe size" are not known');
    expect(message).toContain('--columns "Called=COLUMN,Mail=,Shoe size="');
    const told = ['--columns', 'Called=first_name,Mail=email,Shoe size='];
    expect(await json(['import', 'people', staff, ...to, ...told, '--dry-run'])).toMatchObject({
      rows_imported: 1,
      columns: { called: 'first_name', 'last name': 'last_name', mail: 'email', 'shoe size': null },
    });
    const { stdout } = await run(['import', 'people', staff, ...to]);
    expect(stdout).toContain('1 rows read, 1 imported, 0 failed.');
    expect(stdout).toContain('called is first_name, last name is last_name, mail is email, shoe size left out.');
    const wrong = ['--columns', 'Called=shoe'];
    expect((await refused(['import', 'people', staff, ...to, ...wrong], 1)).message).toContain('no column "shoe"');
    expect((await refused(['import', 'people', staff, ...to, '--columns', 'Hat='], 1)).message).toContain('"hat"');
    expect((await refused(['import', 'people', staff, ...to, '--columns', 'Hat'], 2)).message).toContain('HEADER=');
  });

  it('exit 1: a file that is not there, or whose header will not do', async () => {
    const to = ['--organization', organizationId];
    expect((await refused(['import', 'people', join(folder, 'none.csv'), ...to], 1)).message).toContain('no such file');
    const odd = file('odd.csv', 'first_name,last_name,email,shoe\nA,B,c@d.example,44\n');
    expect((await refused(['import', 'people', odd, ...to], 1)).message).toContain('"shoe"');
  });
});

describe('without a server', { timeout: 60_000 }, () => {
  it('does the same by itself, and what it changes reaches a running server within a second', async () => {
    const direct = async (...args: string[]): Promise<Json> => {
      const { code, stdout, stderr } = await muster([...args, '--json'], alone);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return JSON.parse(stdout);
    };
    expect(await direct('migrate')).toEqual({ applied: [] });
    const { token, id } = await direct('token', 'create', '--email', executive, '--scopes', 'all');
    expect((await get(token, '/token')).status).toBe(200);
    await direct('token', 'revoke', id);
    const revokedAt = performance.now();
    while ((await get(token, '/token')).status !== 401)
      expect(performance.now() - revokedAt).toBeLessThan(withinMs(1000));
    expect((await direct('org', 'list'))[0]).toMatchObject({ id: organizationId });
  });

  it('exit 1: a database that cannot be reached, or another key, in one sentence', async () => {
    const unreachable = await muster(['org', 'list'], { ...alone, DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b' });
    expect(unreachable.code).toBe(1);
    expect(unreachable.stderr).toMatch(/^Nothing listens at 127\.0\.0\.1:1: .* DATABASE_URL \(ECONNREFUSED\)\.\n$/);
    expect(unreachable.stderr).not.toContain('secret');
    const wrongKey = await muster(['org', 'list'], { ...alone, MUSTER_SECRET_KEY: 'x'.repeat(40) });
    expect(wrongKey).toMatchObject({ code: 1, stdout: '' });
    expect(wrongKey.stderr).toContain('MUSTER_SECRET_KEY');
  });
});

describe('muster demo', { timeout: 60_000 }, () => {
  it('makes the demo once and shows the same way in again', async () => {
    const made = await json(['demo']);
    expect(made).toMatchObject({ organization: expect.any(String), password: expect.any(String) });
    expect((await get(made.token, '/organization')).status).toBe(200);
    expect(await json(['demo'])).toEqual(made);
    expect((await run(['demo'])).stdout).toContain(made.token);
  });

  it('exit 1: it is there in another language', async () => {
    await json(['demo']);
    const { message } = await refused(['demo', '--language', 'fr'], 1);
    expect(message).toBe('The demo exists in English. Start with an empty data folder to have it in French.');
  });
});
