import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { untilBlocked } from '../../../test/locks.ts';
import type { Row } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { deactivatePerson, lockVisiblePerson } from '../people/index.ts';
import { preparePassword, setPassword } from './index.ts';
import { appAfter, asOperator, givePassword, goodPassword, mailTo, tokenIn, Visitor } from './testing/accounts.ts';

const harness = await openHarness({ env: { MUSTER_BASE_URL: 'https://muster.example/api/v1' } });
const { world, installation } = harness;
const { db } = installation.database;
const hourMs = 3_600_000;

const linksOf = (userId: string) =>
  sql<Row<'password_links'>>`select * from password_links where user_id = ${userId}`
    .execute(db)
    .then(({ rows }) => rows);
const jobsOf = async (userId: string) => {
  await installation.jobs.forward();
  const { rows } = await installation.database.pool.query<{ payload: unknown; identifier: string }>(
    `select payload, identifier from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where payload->>'user_id' = $1`,
    [userId],
  );
  return rows;
};

/** The token of a link that was just mailed to the person. */
async function newLink(email: string): Promise<string> {
  await new Visitor(harness).askForLink(email);
  await runJobsOnce(installation);
  return tokenIn(mailTo(harness, email).at(-1));
}

async function atTime<T>(aheadMs: number, run: () => Promise<T>): Promise<T> {
  installation.clock.setOffset(aheadMs);
  try {
    return await run();
  } finally {
    installation.clock.setOffset(0);
  }
}

describe('the invitation of a new person', () => {
  it('is a mail with a link that lets them set a password and sign in', async () => {
    const api = await (await world.administrator()).api();
    const created = await api.post('/users', {
      first_name: 'Grace',
      last_name: 'Hopper',
      email: 'grace@example.com',
    });
    expect(created.text).not.toContain('token');
    const [job] = await jobsOf(created.data.id);
    expect(job).toEqual({
      identifier: 'sessions.invite',
      payload: { organization_id: world.organizationId, user_id: created.data.id },
    });
    expect(await linksOf(created.data.id)).toEqual([]);

    await runJobsOnce(installation);
    const mails = mailTo(harness, 'grace@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Northwind Kitchens: set your password');
    expect(mails[0]?.text).toContain('Hello Grace,');
    expect(mails[0]?.text).toMatch(/^https:\/\/muster\.example\/set-password#token=[0-9A-Za-z]{43}$/m);
    const [link] = await linksOf(created.data.id);
    expect(Date.parse(link!.expires_at) - Date.parse(link!.created_at)).toBe(10 * 365 * 24 * hourMs);
    expect(JSON.stringify(link)).not.toContain(tokenIn(mails[0]));

    const set = await new Visitor(harness).setPassword(tokenIn(mails[0]));
    expect([set.status, set.data]).toEqual([200, { set: true, is_signed_in: true }]);
    expect((await new Visitor(harness).signIn('grace@example.com')).status).toBe(200);
  });

  it('is not sent to someone who has a password by then, or is not active', async () => {
    const { data: one } = await (
      await (await world.administrator()).api()
    ).post('/users', {
      first_name: 'A',
      last_name: 'B',
      email: 'early@example.com',
    });
    await givePassword(harness, one);
    const { data: two } = await (
      await (await world.administrator()).api()
    ).post('/users', {
      first_name: 'C',
      last_name: 'D',
      email: 'late@example.com',
    });
    await sql`update users set is_active = ${false} where id = ${two.id}`.execute(db);
    await runJobsOnce(installation);
    expect([...mailTo(harness, 'early@example.com'), ...mailTo(harness, 'late@example.com')]).toEqual([]);
  });
});

describe('POST /password-link', () => {
  it('200: the same answer for a known and an unknown address; only the known one gets mail, for an hour', async () => {
    const person = await givePassword(harness, await world.employee());
    const known = await new Visitor(harness).askForLink(person.email.toUpperCase());
    const unknown = await new Visitor(harness).askForLink('nobody@example.com');
    expect([known.status, known.data]).toEqual([200, { sent: true }]);
    expect([unknown.status, unknown.data]).toEqual([200, { sent: true }]);
    const { completed } = await runJobsOnce(installation);
    expect(completed).toBe(2);
    expect(mailTo(harness, 'nobody@example.com')).toEqual([]);
    expect(mailTo(harness, person.email).map(({ subject }) => subject)).toEqual([
      'Northwind Kitchens: set a new password',
    ]);
    const [link] = await linksOf(person.id);
    expect(Date.parse(link!.expires_at) - Date.parse(link!.created_at)).toBe(hourMs);
  });

  it('several requests before the mail goes out make one mail', async () => {
    const person = await world.employee();
    for (let i = 0; i < 3; i++) await new Visitor(harness).askForLink(person.email);
    await runJobsOnce(installation);
    expect(mailTo(harness, person.email)).toHaveLength(1);
  });

  it('200, silently without mail: after three links within the hour; an hour later again', async () => {
    const person = await world.employee();
    for (let i = 0; i < 5; i++) expect(await newLink(person.email)).not.toBe('');
    expect(mailTo(harness, person.email)).toHaveLength(3);
    await atTime(hourMs + 1000, () => newLink(person.email));
    expect(mailTo(harness, person.email)).toHaveLength(4);
  });

  it('no mail to a person who is not active', async () => {
    const person = await world.employee({ is_active: false });
    await new Visitor(harness).askForLink(person.email);
    await runJobsOnce(installation);
    expect(mailTo(harness, person.email)).toEqual([]);
  });

  it('429: many requests for one account from one address, whether it exists or not; elsewhere nothing is blocked', async () => {
    const person = await givePassword(harness, await world.employee());
    for (const email of [person.email, 'nobody.here@example.com']) {
      const visitor = new Visitor(harness);
      for (let i = 0; i < 11; i++) expect((await visitor.askForLink(email)).status).toBe(200);
      const blocked = await visitor.askForLink(email);
      expect(blocked.status).toBe(429);
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
      expect((await new Visitor(harness).askForLink(email)).status).toBe(200);
    }
    expect((await new Visitor(harness).signIn(person.email)).status).toBe(200);
  });

  it('429: many requests from one address', async () => {
    const visitor = new Visitor(harness);
    for (let i = 0; i < 21; i++) expect((await visitor.askForLink(`n${String(i)}@example.com`)).status).toBe(200);
    expect((await visitor.askForLink('another@example.com')).status).toBe(429);
  });

  it('asking for links blocks no one from signing in, and wrong passwords no one from asking for a link', async () => {
    const person = await givePassword(harness, await world.employee());
    const office = new Visitor(harness);
    for (let i = 0; i < 22; i++) await office.askForLink(`o${String(i)}@example.com`);
    expect((await office.askForLink(person.email)).status).toBe(429);
    expect((await office.signIn(person.email)).status).toBe(200);
    const forgetful = new Visitor(harness);
    for (let i = 0; i < 12; i++) await forgetful.signIn(person.email, 'wrong');
    expect((await forgetful.signIn(person.email)).status).toBe(429);
    expect((await forgetful.askForLink(person.email)).status).toBe(200);
  });

  it('403: without the header X-Muster-App', async () => {
    expect((await new Visitor(harness).post('/password-link', { email: 'a@example.com' }, {})).status).toBe(403);
  });
});

describe('POST /password', () => {
  it('200: ends every session and uses up every link of the person, and is audited', async () => {
    const person = await givePassword(harness, await world.employee());
    const other = await givePassword(harness, await world.employee());
    const app = appAfter(harness, await new Visitor(harness).signIn(person.email));
    const others = appAfter(harness, await new Visitor(harness).signIn(other.email));
    const unused = await newLink(person.email);
    const link = await newLink(person.email);
    const visitor = new Visitor(harness);

    expect((await visitor.setPassword(link, 'another green bicycle')).status).toBe(200);
    expect((await app.get('/session')).status).toBe(401);
    expect((await others.get('/session')).status).toBe(200);
    expect(await linksOf(person.id)).toEqual([]);
    expect((await new Visitor(harness).setPassword(unused)).status).toBe(422);
    expect((await new Visitor(harness).signIn(person.email)).status).toBe(401);
    expect((await new Visitor(harness).signIn(person.email, 'another green bicycle')).status).toBe(200);
    const entry = (await world.audit()).findLast(({ action }) => action === 'password.set');
    expect(entry).toMatchObject({ actor_id: person.id, subject_id: person.id, surface: 'app', ip: visitor.ip });
  });

  it('422: a link that is unknown, was used or has expired', async () => {
    const person = await world.employee();
    const link = await newLink(person.email);
    const refusals = [
      await new Visitor(harness).setPassword('no such link'),
      await atTime(hourMs, () => new Visitor(harness).setPassword(link)),
    ];
    expect((await new Visitor(harness).setPassword(link)).status).toBe(200);
    refusals.push(await new Visitor(harness).setPassword(link));
    for (const { status, error } of refusals) {
      expect([status, error.code, error.details]).toEqual([422, 'VALIDATION_FAILED', { field: 'link_token' }]);
    }
  });

  it('422: of two uses of a link at once one succeeds', async () => {
    const person = await world.employee();
    const link = await newLink(person.email);
    const answers = await Promise.all([1, 2, 3].map(() => new Visitor(harness).setPassword(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('two links of one person used at once do not stand in each other’s way', async () => {
    const person = await world.employee();
    const links = [await newLink(person.email), await newLink(person.email)];
    const answers = await Promise.all(links.map((link) => new Visitor(harness).setPassword(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('422: a password too short, too long, the e-mail address itself or a notorious one; the link stays good', async () => {
    const person = await world.employee({ email: 'somebody.long@example.com' });
    const link = await newLink(person.email);
    const bad = [
      'eleven char',
      'x1'.repeat(101),
      'Somebody.Long@example.com',
      'Password-1234',
      'qwertyuiop 123',
      'aaaaaaaaaaaaaaaa',
      'abababababababab',
    ];
    for (const password of bad) {
      const { status, error } = await new Visitor(harness).setPassword(link, password);
      expect([password, status, error?.details]).toEqual([password, 422, { field: 'password' }]);
    }
    expect((await new Visitor(harness).setPassword(link, 'twelve chars')).status).toBe(200);
  });

  it('200: 200 characters, counted as people count them', async () => {
    const person = await world.employee();
    const password = 'épée🚲'.repeat(40);
    expect((await new Visitor(harness).setPassword(await newLink(person.email), password)).status).toBe(200);
    expect((await new Visitor(harness).signIn(person.email, password)).status).toBe(200);
  });

  it('403: without the header X-Muster-App', async () => {
    const answer = await new Visitor(harness).post('/password', { link_token: 'x', password: goodPassword }, {});
    expect(answer.status).toBe(403);
  });
});

describe('links that lead nowhere', () => {
  it('429: after twenty from one address; one that is good works there all the same, and signing in too', async () => {
    const person = await givePassword(harness, await world.employee());
    const link = await newLink(person.email);
    const visitor = new Visitor(harness);
    for (let i = 0; i < 21; i++) expect((await visitor.setPassword(`nothing${String(i)}`)).status).toBe(422);
    expect(await visitor.setPassword('nothing')).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
    expect((await visitor.setPassword(link)).status).toBe(200);
    expect((await visitor.signIn(person.email)).status).toBe(200);
  });
});

describe('signing in while the password is being changed', () => {
  it('401: the old password starts no session that outlives the change', async () => {
    const person = await givePassword(harness, await world.employee());
    let commit = (): void => undefined;
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    let written = (): void => undefined;
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const different = await preparePassword('a very different one');
    const changing = asOperator(harness, async (work) => {
      await setPassword(work, person.id, different);
      written();
      await mayCommit;
    });
    await isWritten;
    const signingIn = new Visitor(harness).signIn(person.email);
    await untilBlocked(db);
    commit();
    await changing;
    expect((await signingIn).status).toBe(401);
    expect((await sql<Row<'sessions'>>`select * from sessions where user_id = ${person.id}`.execute(db)).rows).toEqual(
      [],
    );
  });
});

describe('setPassword, as the command line calls it', () => {
  it('ends sessions and is audited with no actor', async () => {
    const person = await givePassword(harness, await world.employee());
    const app = appAfter(harness, await new Visitor(harness).signIn(person.email));
    await givePassword(harness, person, 'a very different one');
    expect((await app.get('/session')).status).toBe(401);
    const entry = (await world.audit()).findLast(({ subject_id }) => subject_id === person.id);
    expect(entry).toMatchObject({ action: 'password.set', actor_id: null, surface: 'cli' });
  });

  it('refuses by the same rules, and whom it does not know', async () => {
    const person = await world.employee();
    const inactive = await world.employee({ is_active: false });
    const foreign = await (await world.another()).employee();
    const set = async (id: string, text = goodPassword) => {
      const password = await preparePassword(text);
      return asOperator(harness, (work) => setPassword(work, id, password));
    };
    await expect(set(person.id, 'short')).rejects.toMatchObject({ details: { field: 'password' } });
    await expect(set(inactive.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(set(foreign.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('deactivating a person', () => {
  it('ends their sessions and links at once', async () => {
    const person = await givePassword(harness, await world.employee());
    const app = appAfter(harness, await new Visitor(harness).signIn(person.email));
    const link = await newLink(person.email);
    await asOperator(harness, async (work) =>
      deactivatePerson(work, await lockVisiblePerson(work.tx, work.actor, person.id), { offboarded: false }),
    );
    expect((await app.get('/session')).status).toBe(401);
    expect((await new Visitor(harness).setPassword(link)).error.details.field).toBe('link_token');
    expect((await new Visitor(harness).signIn(person.email)).status).toBe(401);
    expect(await linksOf(person.id)).toEqual([]);
    expect(
      (
        await sql<Pick<Row<'sessions'>, 'user_id'>>`select user_id from sessions where user_id = ${person.id}`.execute(
          db,
        )
      ).rows,
    ).toEqual([]);
  });
});
