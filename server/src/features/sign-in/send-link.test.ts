import { afterAll, describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { untilBlocked } from '../../../test/locks.ts';
import type { Row } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { shiftJobs } from '../../worker/shift.ts';
import { closeMail } from '../mail/index.ts';
import { openSmtpServer } from '../mail/testing/smtp-server.ts';
import { makeLink, printedLinkMs } from './send-link.ts';
import { tokenIn, Visitor } from './testing/accounts.ts';

let refusals = 0;
/** Of addresses that are refused for good. */
const forGood = new Map<string, string>();
const smtp = await openSmtpServer((to) => {
  const words = forGood.get(to);
  if (words !== undefined) return { code: 550, message: `${words} <${to}>: no such mailbox` };
  return refusals-- > 0 ? { code: 451, message: `<${to}>: try again later` } : null;
});
const harness = await openHarness({ env: { SMTP_URL: smtp.url } });
const { world, installation } = harness;
const { db, pool } = installation.database;
const hourMs = 3_600_000;
afterAll(async () => {
  closeMail(installation);
  await smtp.close();
});

const newPerson = async (email: string): Promise<string> => {
  const api = await (await world.administrator()).api();
  const { data } = await api.post('/users', { first_name: 'Katherine', last_name: 'Johnson', email });
  return data.id;
};
const linksOf = (userId: string) =>
  sql<Row<'password_links'>>`select * from password_links where user_id = ${userId}`
    .execute(db)
    .then(({ rows }) => rows);

describe('the mail with a link, by SMTP', () => {
  it('reaches the person, and its link works', async () => {
    await newPerson('katherine@example.com');
    await runJobsOnce(installation);
    const mail = smtp.received.at(-1);
    expect(mail?.to).toEqual(['katherine@example.com']);
    expect(mail?.headers).toMatch(/^Subject: Northwind Kitchens: set your password\r?$/m);
    expect((await new Visitor(harness).setPassword(tokenIn(mail))).status).toBe(200);
    expect((await new Visitor(harness).signIn('katherine@example.com')).status).toBe(200);
  });

  it('is tried again when the server refuses at first; only the link that arrived is left', async () => {
    const id = await newPerson('dorothy@example.com');
    refusals = 2;
    const sent = smtp.received.length;
    expect(await runJobsOnce(installation)).toMatchObject({ failed: 1 });
    expect(await linksOf(id)).toEqual([]);
    const { rows } = await pool.query<{ last_error: string }>('select last_error from graphile_worker.jobs');
    expect(rows[0]?.last_error).toContain('451');
    expect(JSON.stringify(rows)).not.toContain('dorothy');

    await shiftJobs(installation, hourMs);
    expect(await runJobsOnce(installation)).toMatchObject({ failed: 1 });
    await shiftJobs(installation, hourMs);
    expect(await runJobsOnce(installation)).toMatchObject({ failed: 0 });
    expect(smtp.received).toHaveLength(sent + 1);
    expect(await linksOf(id)).toHaveLength(1);
    expect((await new Visitor(harness).setPassword(tokenIn(smtp.received.at(-1)))).status).toBe(200);
  });

  it('is not tried again when the server refuses the address for good; why is told by codes, and a second one goes', async () => {
    const app = await (await world.administrator()).app();
    const id = await newPerson('gone@example.com');
    const stateOf = async () => (await app.get(`/users/${id}/invitation`)).data;
    forGood.set('gone@example.com', '5.2.2');
    expect(await runJobsOnce(installation)).toMatchObject({ failed: 0 });
    expect(await linksOf(id)).toEqual([]);
    expect(await stateOf()).toMatchObject({
      status: 'REFUSED',
      email: 'gone@example.com',
      sent_at: null,
      refused_at: expect.any(String),
      refusal: 'FULL',
      smtp_reply: '550 5.2.2',
    });
    const refused = await app.get('/users', { query: { invitation: 'REFUSED' } });
    expect(refused.data.map((person: { id: string }) => person.id)).toEqual([id]);
    forGood.clear();
    expect((await app.post(`/users/${id}/invitation`, {})).data).toMatchObject({ status: 'SENDING', refusal: null });
    refusals = 1;
    expect(await runJobsOnce(installation)).toMatchObject({ failed: 1 });
    expect(await stateOf()).toMatchObject({ status: 'SENDING', smtp_reply: '451' });
    await shiftJobs(installation, hourMs);
    await runJobsOnce(installation);
    expect(await stateOf()).toMatchObject({ status: 'SENT', refused_at: null, smtp_reply: '250' });
  });

  it('is not sent, and leaves no link, to a person who is being deactivated', async () => {
    const id = await newPerson('leaving@example.com');
    const sent = smtp.received.length;
    const client = await pool.connect();
    await client.query('begin');
    await client.query('update users set is_active = false where id = $1', [id]);
    const done = runJobsOnce(installation);
    await untilBlocked(db);
    await client.query('commit');
    client.release();
    expect(await done).toMatchObject({ failed: 0 });
    expect(smtp.received).toHaveLength(sent);
    expect(await linksOf(id)).toEqual([]);
  });

  it('an invitation takes the place of the one before it, and not of a link that an operator was shown', async () => {
    const user_id = await newPerson('founder@example.com');
    const person = { organization_id: world.organizationId, user_id };
    const shown = await makeLink(installation, person, printedLinkMs, { surface: 'cli' });
    await runJobsOnce(installation);
    const first = tokenIn(smtp.received.at(-1));
    const api = await (await world.administrator()).app();
    expect((await api.post(`/users/${user_id}/invitation`, {})).status).toBe(200);
    await runJobsOnce(installation);
    expect((await new Visitor(harness).setPassword(first)).status).toBe(422);
    expect(await linksOf(user_id)).toHaveLength(2);
    expect((await new Visitor(harness).setPassword(tokenIn({ text: shown?.link ?? '' }))).status).toBe(200);
    expect(await linksOf(user_id)).toEqual([]);
  });

  it('each link is audited as sent by a job', async () => {
    const id = await newPerson('mary@example.com');
    await runJobsOnce(installation);
    const entry = (await world.audit()).findLast(({ subject_id }) => subject_id === id);
    expect(entry).toMatchObject({ action: 'password.link', surface: 'job', actor_id: null, subject_type: 'user' });
  });

  it('an organization named over two lines stays on one', async () => {
    await sql`update organizations set name = ${'Northwind\nKitchens'} where id = ${world.organizationId}`.execute(db);
    await newPerson('annie@example.com');
    await runJobsOnce(installation);
    expect(smtp.received.at(-1)?.headers).toMatch(/^Subject: Northwind Kitchens: set your password\r?$/m);
  });
});
