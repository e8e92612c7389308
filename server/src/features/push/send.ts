import { createHash } from 'node:crypto';
import type { Actor } from '../../kernel/actor.ts';
import type { Job } from '../../kernel/catalogue.ts';
import { addressPolicyOf } from '../../kernel/delivery.ts';
import type { JobQueue } from '../../kernel/job-outbox.ts';
import { screenUrl, type Services } from '../../kernel/services.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import { addDays, dayIn, instantAtMs } from '../../lib/days.ts';
import { fetchVetted } from '../../lib/destination/fetch-vetted.ts';
import { say, sayTo } from '../../lib/texts/texts.ts';
import {
  countWaitingFor,
  findRingingWishes,
  kindOf,
  listToPush,
  type NotificationRow,
  notified,
  placeOf,
  type RingingWishes,
  sentenceOnLock,
} from '../inbox/index.ts';
import { findActor } from '../people/index.ts';
import { stillRings } from '../sign-in/index.ts';
import { encrypt } from './encrypt.ts';
import {
  dropSubscription,
  findKey,
  findSubscription,
  hand,
  noteFailed,
  noteSent,
  planFor,
  planTask,
  ringsSince,
  sendTask,
  type Subscription,
} from './store.ts';
import { authorization } from './vapid.ts';

/** When the quiet hours end that it is in now; null: it may ring. */
function quietUntilMs(
  { quiet_from: from, quiet_to: to }: Pick<RingingWishes, 'quiet_from' | 'quiet_to'>,
  timezone: string,
  nowMs: number,
): number | null {
  if (from === null || to === null) return null;
  const today = dayIn(timezone, nowMs);
  // Those that began yesterday, or begin today.
  for (const day of [addDays(today, -1), today]) {
    const startMs = instantAtMs(timezone, day, from);
    const endMs = instantAtMs(timezone, to > from ? day : addDays(day, 1), to);
    if (startMs <= nowMs && nowMs < endMs) return endMs;
  }
  return null;
}

/** Of jobs that wait for push services: one that stalls holds up other notices, and nothing else. */
const pushQueue: JobQueue = { name: 'push', concurrency: 2 };
const mostInOne = 100;
const saidInOne = 3;
/** What could not be told for longer is no news. */
const freshMs = 86_400_000;
const withinMs = 5_000;
/** The first pause after a failure, doubled by each that follows; then the device is given up. */
const pauseMs = 60_000;
const longestPauseMs = 6 * 3_600_000;
const mostFailures = 12;

const instant = (ms: number): string => new Date(ms).toISOString();

export const ringForNews: Reaction = {
  to: notified,
  summary: 'Devices of the people who were told ring, each once, unless it is quiet hours.',
  run(work, organizationId, about) {
    const { people } = about as { people: readonly string[] };
    work.tx.defer(planFor(organizationId, people));
    work.afterCommit(() => void work.services.jobs.forward());
  },
};

/** What is new for a person goes to each of their devices as one notice; within quiet hours it waits for their end. */
export const planPush: Job = {
  task: planTask,
  async run(services, { organization_id, user_id }) {
    if (typeof organization_id !== 'string' || typeof user_id !== 'string') return;
    const { db } = services.database;
    const nowMs = services.clock.nowMs();
    const actor = await findActor(db, organization_id, user_id);
    const since = actor?.isActive === true ? await ringsSince(db, organization_id, user_id) : null;
    if (!actor || since === null) return;
    const quietMs = quietUntilMs(await findRingingWishes(db, actor), actor.organization.timezone, nowMs);
    if (quietMs !== null) {
      const options = { runAtMs: quietMs, jobKey: `${planTask}:${user_id}` };
      await services.jobs.add(services.clock, planTask, { organization_id, user_id }, options);
      return;
    }
    const from = instant(Math.max(nowMs - freshMs, Date.parse(since)));
    const ids = (await listToPush(db, actor, { since: from }, mostInOne)).map(({ id }) => id);
    if (ids.length === 0) return;
    await hand(db, { organizationId: organization_id, userId: user_id, ids, now: services.clock.now() });
    void services.jobs.forward();
  },
};

interface Sending {
  readonly organization_id: string;
  readonly subscription_id: string;
  readonly ids: readonly string[];
  /** The push service found it too long. */
  readonly is_short?: boolean;
}

/** One notice to one device, by the rights and wishes of this moment. Nothing of the database is held while the push service is asked. */
export const sendPush: Job = {
  task: sendTask,
  queue: pushQueue,
  async run(services, payload) {
    const sending = payload as unknown as Sending;
    const { organization_id: organizationId, subscription_id: id, ids } = sending;
    const { db } = services.database;
    const nowMs = services.clock.nowMs();
    const found = await findSubscription(services, organizationId, id);
    if (!found) return;
    const actor = await findActor(db, organizationId, found.user_id);
    if (!actor?.isActive || !stillRings(found.session, actor, nowMs)) return;
    const later = (runAtMs: number, more: Partial<Sending> = {}): Promise<void> =>
      services.jobs.add(services.clock, sendTask, { ...sending, ...more }, { runAtMs });
    const restsUntilMs = found.rests_until === null ? 0 : Date.parse(found.rests_until);
    if (restsUntilMs > nowMs) return later(restsUntilMs);
    const wishes = await findRingingWishes(db, actor);
    const quietMs = quietUntilMs(wishes, actor.organization.timezone, nowMs);
    if (quietMs !== null) return later(quietMs);
    const news = (await listToPush(db, actor, { ids }, mostInOne)).filter(
      ({ created_at }) => Date.parse(created_at) > nowMs - freshMs,
    );
    if (news.length === 0) return;
    const notice = await noticeOf(services, actor, wishes, news, sending.is_short === true);
    const { status, retryAfterMs } = await post(services, organizationId, found, notice);
    if (status >= 200 && status < 300) return noteSent(db, organizationId, id, services.clock.now());
    // Not there any more, or subscribed with another key than ours.
    if ([403, 404, 410].includes(status)) return dropSubscription(db, organizationId, id);
    if (status === 413) {
      if (sending.is_short !== true) return later(nowMs, { is_short: true });
      services.log.warn({ status }, 'a push service takes no notice however short');
      return;
    }
    if (found.failures + 1 >= mostFailures) return dropSubscription(db, organizationId, id);
    const waitMs = Math.min(longestPauseMs, Math.max(pauseMs * 2 ** found.failures, retryAfterMs));
    services.log.info({ status, wait_ms: waitMs }, 'a push service did not take a notice: tried again later');
    await noteFailed(db, organizationId, id, instant(nowMs + waitMs));
    return later(nowMs + waitMs);
  },
};

interface Notice {
  readonly text: string;
  readonly isUrgent: boolean;
  /** What it is about: a later one takes its place with the push service and on the screen. */
  readonly topic: string;
}

async function noticeOf(
  { database, clock }: Services,
  actor: Actor,
  { shows_names: showsNames }: RingingWishes,
  news: readonly NotificationRow[],
  isShort: boolean,
): Promise<Notice> {
  const { organization, language } = actor;
  const reader = { language, audience: 'app' } as const;
  const [first] = news;
  const count = sayTo(reader, say('push.news', { count: news.length }));
  const sentences = news.slice(0, saidInOne).map((one) => sentenceOnLock(reader, organization, one, showsNames));
  const said = news.length === 1 ? sentences : [count, ...sentences];
  const tag = first && news.length === 1 ? first.id : `news:${first?.id ?? ''}`;
  const message = {
    title: organization.name.slice(0, 100),
    body: isShort ? count : said.join('\n').slice(0, 600),
    url: first && news.length === 1 ? placeOf(first) : '/notifications?show=unread',
    tag,
    lang: language,
    waiting: await countWaitingFor(database.db, actor, clock.now()),
  };
  return {
    text: JSON.stringify(message),
    isUrgent: news.some(({ kind }) => kindOf(kind).isUrgent === true || kindOf(kind).topic === 'shifts'),
    topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
  };
}

/** RFC 8030. What goes wrong on the way is told as 0, for it is tried again like a refusal. */
async function post(
  services: Services,
  organizationId: string,
  { target }: Subscription,
  { text, isUrgent, topic }: Notice,
): Promise<{ readonly status: number; readonly retryAfterMs: number }> {
  const key = await findKey(services, organizationId);
  if (!key) return { status: 403, retryAfterMs: 0 };
  const receiver = { p256dh: Buffer.from(target.p256dh, 'base64url'), auth: Buffer.from(target.auth, 'base64url') };
  const asked = {
    method: 'POST',
    headers: {
      authorization: authorization(key, new URL(target.endpoint).origin, contactOf(services)),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(freshMs / 1000),
      urgency: isUrgent ? 'high' : 'normal',
      topic,
    },
    body: encrypt(text, receiver),
    withinMs,
  };
  try {
    const answer = await fetchVetted(target.endpoint, asked, addressPolicyOf(services));
    return { status: answer.status, retryAfterMs: retryAfterMs(answer.headers.get('retry-after')) };
  } catch {
    return { status: 0, retryAfterMs: 0 };
  }
}

/** Seconds or a date, by the clock of the machine. */
function retryAfterMs(header: string | null): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

/** Whom a push service asks about what is sent. */
function contactOf({ config }: Services): string {
  const site = screenUrl(config, '/');
  const [address = config.mailFrom] = /[^\s<>]+@[^\s<>]+/.exec(config.mailFrom) ?? [];
  return site.startsWith('https:') ? site : `mailto:${address}`;
}
