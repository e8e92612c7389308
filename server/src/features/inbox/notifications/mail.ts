import { sql } from '../../../db/sql.ts';
import type { Job } from '../../../kernel/catalogue.ts';
import type { Services } from '../../../kernel/services.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { deliverMail, mailQueue } from '../../mail/index.ts';
import { findActor } from '../../people/index.ts';
import { listToMail } from './list-store.ts';
import { phrases } from './phrases.ts';
import type { Notification } from './record.ts';

export const mailTask = 'notifications.mail';

/** One mail a person in such a stretch, whatever happens in it. */
const gatherMs = 15 * 60_000;
const mostInOne = 30;
/** What could not be mailed for longer is no news. */
const freshMs = 3 * 86_400_000;

/** At the end of the stretch: a job that takes the place of one that waits does not put it off. */
export function enqueueMail(work: UnitOfWork, userId: string): void {
  const { organizationId } = work.actor;
  const runAtMs = (Math.floor(work.nowMs / gatherMs) + 1) * gatherMs;
  const payload = { organization_id: organizationId, user_id: userId };
  work.enqueue(mailTask, payload, { jobKey: `${mailTask}:${userId}`, runAtMs, maxAttempts: 8 });
}

interface Recipient {
  readonly email: string;
  readonly name: string;
}

/** What was read meanwhile, is no longer wanted or no longer concerns the person is not mailed. */
export const mailNotifications: Job = {
  task: mailTask,
  queue: mailQueue,
  async run(services, { organization_id, user_id }) {
    if (typeof organization_id !== 'string' || typeof user_id !== 'string') return;
    const { db } = services.database;
    const actor = await findActor(db, organization_id, user_id);
    if (!actor?.isActive) return;
    const since = new Date(services.clock.nowMs() - freshMs).toISOString();
    const news = await listToMail(db, actor, since, mostInOne);
    const { rows } = await sql<Recipient>`
      select email, coalesce(preferred_name, first_name) as name from users
       where organization_id = ${organization_id} and id = ${user_id} and is_active`.execute(db);
    const [recipient] = rows;
    if (!recipient || news.length === 0) return;
    const text = textOf(services, recipient.name, news);
    const { organization } = actor;
    const subject = `${onOneLine(organization.name)}: ${subjectOf(news)}`;
    await deliverMail(services, { to: recipient.email, subject, text, organizationId: organization_id });
    await sql`
      update notifications set mailed_at = ${services.clock.now()}::timestamptz
       where organization_id = ${organization_id} and user_id = ${user_id} and mailed_at is null
         and id = any(${news.map(({ id }) => id)})`.execute(db);
  },
};

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const written = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
const day = (date: string): string => (date === '' ? '' : written.format(new Date(`${date}T00:00:00Z`)));
const sentence = (one: Notification): string => phrases[one.kind].says({ ...one, day });

function subjectOf(news: readonly Notification[]): string {
  const [first] = news;
  if (first && news.length === 1) return sentence(first).replace(/\.$/, '');
  return `${String(news.length)} things have happened`;
}

function textOf({ config }: Pick<Services, 'config'>, name: string, news: readonly Notification[]): string {
  const origin = config.baseUrl.replace(/\/api\/v1$/, '');
  const parts = news.map((one) => `${sentence(one)}\n${origin}${phrases[one.kind].leadsTo(one)}`);
  return `Hello ${onOneLine(name)},

${parts.join('\n\n')}

Choose what to be told of: ${origin}/notifications
`;
}
