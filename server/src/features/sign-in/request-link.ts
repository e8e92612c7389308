import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { openOperation } from '../../kernel/operation.ts';
import type { Services } from '../../kernel/services.ts';
import { Strict } from '../../lib/schema.ts';
import { findRecipientByEmail } from './links-store.ts';
import { resetTask } from './send-link.ts';
import { refuseWhileBlocked } from './throttle.ts';

const hourMs = 3_600_000;
const maxLinksAnHour = 3;

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

  async run({ services, body, links }) {
    const email = body.email.trim().toLowerCase();
    refuseWhileBlocked(await links.requested(email));
    await askForReset(services, email);
    return { data: { sent: true } };
  },
});

/** A link by mail, if the address is that of an active person who was not sent several already. */
export async function askForReset(
  { clock, database, jobs }: Pick<Services, 'clock' | 'database' | 'jobs'>,
  email: string,
): Promise<void> {
  const hourAgo = new Date(clock.nowMs() - hourMs).toISOString();
  const found = await findRecipientByEmail(database.db, email, { since: hourAgo, now: clock.now() });
  const person = found && found.recent_links < maxLinksAnHour ? found : null;
  // No one gets a job as well, one that does nothing: an unknown address takes the same time as a known one.
  const payload = { organization_id: person?.organization_id ?? null, user_id: person?.user_id ?? null };
  const key = createHash('sha256').update(email).digest('base64url');
  const options = { jobKey: `${resetTask}:${key}`, maxAttempts: 8 };
  await jobs.add(clock, resetTask, payload, options);
}
