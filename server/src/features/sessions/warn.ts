import { createHash } from 'node:crypto';
import { sql } from '../../db/sql.ts';
import type { Job } from '../../kernel/catalogue.ts';
import type { Installation } from '../../kernel/installation.ts';
import { deliverMail } from '../mail/index.ts';
import { warning } from './link-mail.ts';
import type { Account } from './store.ts';

export const warnTask = 'sessions.warn';

/**
 * Leaves the mail to the worker. An address that nobody has gets a job as well, one that does nothing: it takes the same time. What
 * was typed as the address stays out of the queue.
 */
export async function warn({ jobs, clock }: Installation, email: string, account: Account | null): Promise<void> {
  const key = createHash('sha256').update(email).digest('base64url');
  const payload = { organization_id: account?.organization_id ?? null, user_id: account?.user_id ?? null };
  await jobs.add(clock, warnTask, payload, { jobKey: `${warnTask}:${key}`, maxAttempts: 5 });
}

interface Recipient {
  readonly organization_id: string;
  readonly organization: string;
  readonly email: string;
  readonly name: string;
}

/** Tells a person that many wrong passwords were tried at their account. */
export const warnOfFailures: Job = {
  task: warnTask,
  async run(installation, { organization_id, user_id }) {
    if (typeof organization_id !== 'string' || typeof user_id !== 'string') return;
    const { rows } = await sql<Recipient>`
      select users.organization_id, organizations.name as organization, users.email,
             coalesce(users.preferred_name, users.first_name) as name
        from users join organizations on organizations.id = users.organization_id
       where users.organization_id = ${organization_id} and users.id = ${user_id}
         and users.is_active and users.erased_at is null`.execute(installation.database.db);
    const [person] = rows;
    if (!person) return;
    const consoleOrigin = installation.config.baseUrl.replace(/\/api\/v1$/, '');
    const mail = warning({ ...person, link: `${consoleOrigin}/forgot-password` });
    await deliverMail(installation, { to: person.email, ...mail, organizationId: person.organization_id });
  },
};
