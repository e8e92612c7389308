import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { sql } from '../../db/sql.ts';
import type { Installation } from '../../kernel/installation.ts';
import { openOperation } from '../../kernel/operation.ts';
import { Strict } from '../../lib/schema.ts';
import { resetTask } from './send-link.ts';
import { refuseWhileBlocked } from './throttle.ts';

const hourMs = 3_600_000;
const maxLinksAnHour = 3;

interface Person {
  readonly organization_id: string;
  readonly user_id: string;
}

export const requestPasswordLink = openOperation({
  id: 'password.requestLink',
  route: 'POST /password-link',
  summary: 'Ask for a link to set a password',
  description: 'Answers the same whether or not there is such an account. At most a few links an hour are sent.',
  maxBodyBytes: 4096,
  body: Strict({ email: Type.String({ description: 'The address of the account.', maxLength: 254 }) }),
  returns: Type.Object({
    sent: Type.Boolean({ description: 'Always true, so that it does not tell who has an account.' }),
  }),
  refuses: ['RATE_LIMITED'],

  async run({ installation, body, signIn }) {
    const email = body.email.trim().toLowerCase();
    // Counted by address and account as sign-in attempts are, but apart from those: nobody is locked out by it.
    const account = `password-link:${email}`;
    refuseWhileBlocked(await signIn.blockedMs(account));
    await signIn.failed(account);
    const person = await findRecipient(installation, email);
    // Nobody gets a job as well, one that does nothing: an unknown address takes the same time as a known one.
    const payload = { organization_id: person?.organization_id ?? null, user_id: person?.user_id ?? null };
    const key = createHash('sha256').update(email).digest('base64url');
    const options = { jobKey: `${resetTask}:${key}`, maxAttempts: 8 };
    await installation.jobs.add(installation.clock, resetTask, payload, options);
    return { data: { sent: true } };
  },
});

/** An active person who has not been sent several links within the hour. */
async function findRecipient({ database, clock }: Installation, email: string): Promise<Person | null> {
  const hourAgo = new Date(clock.nowMs() - hourMs).toISOString();
  const { rows } = await sql<Person & { recent: number }>`
    select users.organization_id, users.id as user_id,
           (select count(*) from password_links l
             where l.organization_id = users.organization_id and l.user_id = users.id
               and l.created_at > ${hourAgo}::timestamptz and l.expires_at > ${clock.now()}::timestamptz) as recent
      from users where users.email = ${email} and users.is_active`.execute(database.db);
  return rows[0] && rows[0].recent < maxLinksAnHour ? rows[0] : null;
}
