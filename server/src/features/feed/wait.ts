import type { Actor } from '../../kernel/actor.ts';
import type { Services } from '../../kernel/services.ts';
import { conflict } from '../../lib/errors.ts';
import type { Place } from './place.ts';
import type { FeedPage } from './read.ts';
import { beginWait, endWait } from './store.ts';

/** Events that an open transaction holds back come without being told of: looked for again, less and less often. */
const heldBackMs = { first: 50, longest: 2000 };

export interface Waiting {
  readonly services: Services;
  readonly actor: Actor;
  /** Token or session. */
  readonly reader: string;
  readonly seconds: number;
  readonly actorNow: () => Promise<Actor>;
  readonly onGone: (run: () => void) => () => void;
  readonly read: (actor: Actor, from: Place | null) => Promise<FeedPage>;
}

const isAnswer = ({ texts, isMore }: FeedPage): boolean => texts.length > 0 || isMore;

/** The next page; if there is nothing new, once there is or the time is over. */
export async function readOrWait(waiting: Waiting): Promise<FeedPage> {
  const { services, actor, reader, seconds, read, onGone } = waiting;
  if (seconds === 0) return read(actor, null);
  const { eventSignals } = services;
  const { db } = services.database.shares.of(actor.organizationId);
  const untilMs = performance.now() + seconds * 1000;
  const waiter = eventSignals.wait(actor.organizationId);
  const stay = onGone(() => {
    waiter.end();
  });
  try {
    // In turn as well: many who come to wait at once are no reason to refuse any.
    const page = await eventSignals.inTurn(() => read(actor, null));
    if (isAnswer(page) || waiter.isOver) return page;
    if (!(await eventSignals.inTurn(() => beginWait(db, actor.organizationId, reader, seconds))))
      throw conflict('feed.waitsAlready', {
        reason: 'waiting',
      });
    try {
      return await waitOn(waiting, waiter, page, untilMs);
    } finally {
      // Should it fail, the wait expires by itself.
      await eventSignals.inTurn(() => endWait(db, actor.organizationId, reader)).catch(() => undefined);
    }
  } finally {
    stay();
    waiter.close();
  }
}

const isOver = (waiter: { readonly isOver: boolean }): boolean => waiter.isOver;

async function waitOn(
  { services: { eventSignals }, actorNow, read }: Waiting,
  waiter: ReturnType<Services['eventSignals']['wait']>,
  first: FeedPage,
  untilMs: number,
): Promise<FeedPage> {
  let page = first;
  for (let pauseMs = heldBackMs.first; !waiter.isOver && !isAnswer(page);) {
    const restMs = untilMs - performance.now();
    if (restMs <= 0) break;
    await waiter.wait(page.isHeldBack ? Math.min(restMs, pauseMs) : restMs);
    // It may have ended while it waited.
    if (isOver(waiter)) break;
    pauseMs = page.isHeldBack ? Math.min(pauseMs * 2, heldBackMs.longest) : heldBackMs.first;
    // Rights may have changed meanwhile.
    const { place } = page;
    page = await eventSignals.inTurn(async () => read(await actorNow(), place));
  }
  return page;
}
