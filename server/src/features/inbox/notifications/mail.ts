import { sql } from '../../../db/sql.ts';
import type { Tenant } from '../../../kernel/actor.ts';
import type { Job } from '../../../kernel/catalogue.ts';
import { screenUrl, type Services } from '../../../kernel/services.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { localeOf } from '../../../lib/texts/locale.ts';
import { type Reader, say, sayTo } from '../../../lib/texts/texts.ts';
import { deliverMail, type Letter, mailQueue, onOneLine, writeLetter } from '../../mail/index.ts';
import { findActor } from '../../people/index.ts';
import { findNamesOfDeciders, listToMail } from './list-store.ts';
import type { NotificationRow } from './record.ts';
import { placeOf, sentenceOf } from './sentences.ts';

export const mailTask = 'notifications.mail';

/** One mail a person in such a stretch, whatever happens in it. */
const gatherMs = 15 * 60_000;
const mostInOne = 30;
/** What could not be mailed for longer is no news. */
const freshMs = 3 * 86_400_000;

/** At the end of the stretch, or with all that waits at once: a job that takes the place of one that waits does not put it off. */
export function enqueueMail(work: UnitOfWork, userId: string, { isUrgent = false } = {}): void {
  const { organizationId } = work.actor;
  const runAtMs = isUrgent ? work.nowMs : (Math.floor(work.nowMs / gatherMs) + 1) * gatherMs;
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
       where organization_id = ${organization_id} and id = ${user_id} and (is_active or is_guest)`.execute(db);
    const [recipient] = rows;
    if (!recipient || news.length === 0) return;
    const { organization, language } = actor;
    const names = await findNamesOfDeciders(db, actor, news);
    const told = news.map((one) => toldByMail({ language, audience: 'app' }, organization, one, names));
    const reading = { language, locale: localeOf(language, organization.country) };
    const mail = writeLetter(reading, letterOf(services, organization, recipient, told));
    await deliverMail(services, { to: recipient.email, ...mail, organizationId: organization_id });
    await sql`
      update notifications set mailed_at = ${services.clock.now()}::timestamptz
       where organization_id = ${organization_id} and user_id = ${user_id} and mailed_at is null
         and id = any(${news.map(({ id }) => id)})`.execute(db);
  },
};

interface Told {
  readonly sentence: string;
  readonly leadsTo: string;
}

/** A mail may be read by others: it does not say what kind of leave it is. */
function toldByMail(
  reader: Reader,
  organization: Tenant,
  one: NotificationRow,
  names: ReadonlyMap<string, string>,
): Told {
  const row = one.kind.startsWith('leave_') ? { ...one, title: null } : one;
  const [deputy, absent] = [names.get(one.decided_by_id ?? ''), names.get(one.on_behalf_of_id ?? '')];
  const by = deputy !== undefined && absent !== undefined && say('letters.decidedFor', { deputy, absent });
  const sentence = sentenceOf(reader, organization, row);
  return { sentence: by ? `${sentence} ${sayTo(reader, by)}` : sentence, leadsTo: placeOf(one) };
}

function letterOf(
  { config }: Pick<Services, 'config'>,
  { name }: Tenant,
  to: Recipient,
  news: readonly Told[],
): Letter {
  const organization = onOneLine(name);
  const [first] = news;
  const choose = screenUrl(config, '/notifications');
  return {
    subject:
      first && news.length === 1
        ? say('letters.newsSubject', { organization, sentence: first.sentence.replace(/\.$/, '') })
        : say('letters.manyNewsSubject', { organization, count: news.length }),
    name: to.name,
    parts: [
      ...news.map((one) => ({ news: one.sentence, href: screenUrl(config, one.leadsTo) })),
      { note: 'letters.chooseNews', href: choose, inFull: say('letters.chooseNewsAt', { link: choose }) },
    ],
  };
}
