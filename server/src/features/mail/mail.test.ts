import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openHarness } from '../../../test/harness.ts';
import { closeMail, deliverMail } from './index.ts';
import { openSmtpServer } from './testing/smtp-server.ts';

const { installation, world, dataDir } = await openHarness();
const unreachable = await openHarness({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
const production = await openHarness({ env: { MUSTER_ENV: 'production', DATABASE_URL: 'postgres://unused' } });
const mailTo = (to: string, subject = 'Hello', organizationId = world.organizationId) => ({
  to,
  subject,
  text: `Dear ${to}`,
  html: `<p>Dear <b>${to}</b></p>`,
  locale: 'fr-CA',
  organizationId,
});

describe('mail without an SMTP server', () => {
  it('is kept as a file that only the owner reads, with a name that sorts by time', async () => {
    await deliverMail(installation, mailTo('first@example.com'));
    await deliverMail(installation, mailTo('second@example.com'));
    const folder = join(dataDir, 'mail');
    const names = readdirSync(folder).sort();
    expect(names).toHaveLength(2);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(names.map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o600, 0o600]);
    const kept = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    expect(kept.map(({ to }) => to)).toEqual(['first@example.com', 'second@example.com']);
  });
});

describe('GET /development/mail', () => {
  it('200: each sees mail to themselves and to people of a lower role; an Executive sees all', async () => {
    const here = await world.another();
    const people = {
      executive: await here.executive(),
      administrator: await here.administrator(),
      other: await here.administrator(),
      head: await here.departmentHeadOf('Kitchen'),
      employee: await here.employee(),
    };
    const addresses = [...Object.values(people).map(({ email }) => email), 'nobody@example.com'];
    for (const to of addresses) await deliverMail(installation, mailTo(to, 'Link', here.organizationId));
    const seenBy = async (person: keyof typeof people, limit: string) => {
      const app = await people[person].app();
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const query: Record<string, string> = cursor === '' ? { limit } : { limit, cursor };
        const { data, body } = await app.get('/development/mail', { query });
        seen.push(...data.map(({ to }: { to: string }) => to));
        cursor = body.meta.next_cursor;
      }
      return seen.sort();
    };
    const { administrator, head, employee } = people;
    for (const limit of ['1', '50']) {
      expect(await seenBy('executive', limit)).toEqual([...addresses].sort());
      expect(await seenBy('administrator', limit)).toEqual([administrator.email, head.email, employee.email].sort());
    }
  });

  it("200: an Executive reads the organization's own mail, newest first, page by page", async () => {
    const mine = await world.another();
    const theirs = await world.another();
    for (const to of ['a@example.com', 'b@example.com', 'c@example.com'])
      await deliverMail(installation, mailTo(to, 'For us', mine.organizationId));
    await deliverMail(installation, mailTo('d@example.com', 'For them', theirs.organizationId));
    const app = await (await mine.executive()).app();

    const all = await app.get('/development/mail');
    expect(all.status).toBe(200);
    expect(all.data.map(({ to }: { to: string }) => to)).toEqual(['c@example.com', 'b@example.com', 'a@example.com']);
    expect(all.data[0]).toEqual({
      id: expect.stringMatching(/^mail_/),
      to: 'c@example.com',
      subject: 'For us',
      text: 'Dear c@example.com',
      created_at: expect.stringMatching(/Z$/),
    });

    const first = await app.get('/development/mail', { query: { limit: '2' } });
    const cursor = first.body.meta.next_cursor;
    const rest = await app.get('/development/mail', { query: { limit: '2', cursor } });
    expect([first.data.length, rest.data.length, rest.body.meta.has_more]).toEqual([2, 1, false]);
  });

  it('403: below Administrator', async () => {
    const head = await (await world.departmentHeadOf('Kitchen')).app();
    expect((await head.get('/development/mail')).status).toBe(403);
  });

  it('404: not in the API', async () => {
    const api = await (await world.administrator()).api();
    expect((await api.get('/development/mail')).status).toBe(404);
  });

  it('404: while an SMTP server is set', async () => {
    const app = await (await unreachable.world.executive()).app();
    expect((await app.get('/development/mail')).status).toBe(404);
  });

  it('404: in production', async () => {
    const app = await (await production.world.executive()).app();
    expect((await app.get('/development/mail')).status).toBe(404);
  });
});

describe('mail by SMTP', async () => {
  const refused = new Set<string>();
  const smtp = await openSmtpServer((to) =>
    refused.has(to) ? { code: 550, message: `<${to}>: no such mailbox` } : null,
  );
  const { installation: sending } = await openHarness({
    env: { SMTP_URL: smtp.url, MUSTER_MAIL_FROM: 'Muster <hello@muster.example>' },
  });
  afterAll(async () => {
    closeMail(sending);
    await smtp.close();
  });

  it('goes out from the configured sender, over one connection', async () => {
    await deliverMail(sending, mailTo('ada@example.com', 'Grüße aus Zürich'));
    await deliverMail(sending, mailTo('bob@example.com'));
    expect(smtp.received.map(({ from, to }) => [from, ...to])).toEqual([
      ['hello@muster.example', 'ada@example.com'],
      ['hello@muster.example', 'bob@example.com'],
    ]);
    const [first] = smtp.received;
    expect(first?.headers).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(first?.headers).toMatch(/^Content-Language: fr-CA$/m);
    expect([first?.text.trim(), first?.html.trim()]).toEqual([
      'Dear ada@example.com',
      '<p>Dear <b>ada@example.com</b></p>',
    ]);
    expect(smtp.connections()).toBe(1);
  });

  it('takes an address as one address and a subject as one line', async () => {
    await deliverMail(sending, mailTo('ada@example.com', 'Hello\r\nBcc: spy@example.com'));
    expect(smtp.received.at(-1)?.to).toEqual(['ada@example.com']);
    expect(smtp.received.at(-1)?.headers).not.toMatch(/^Bcc:/m);
    await expect(deliverMail(sending, mailTo('ada@example.com, spy@example.com'))).rejects.toThrow();
  });

  it('fails without naming the recipient', async () => {
    refused.add('gone@example.com');
    const failure = await deliverMail(sending, mailTo('gone@example.com')).catch((error: unknown) => error as Error);
    expect(failure).toBeInstanceOf(Error);
    expect((failure as Error).message).toContain('550');
    expect(String((failure as Error).stack)).not.toContain('gone@example.com');
  });

  it('fails when no one listens', async () => {
    await expect(deliverMail(unreachable.installation, mailTo('ada@example.com'))).rejects.toThrow('not taken');
    closeMail(unreachable.installation);
  });
});
