import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../lib/errors.ts';
import type { Installation } from '../../kernel/installation.ts';
import type { FeedPage } from './read.ts';
import type { Place } from './place.ts';
import { beginWait, endWait } from './store.ts';

/** Events that an open transaction holds back come without being told of: looked for again, less and less often. */
const heldBackMs = { first: 50, longest: 2000 };

export interface Waiting {
  readonly installation: Installation;
  readonly actor: Actor;
  /** Token or session. */
  readonly reader: string;
  readonly seconds: number;
  readonly actorNow: () => Promise<Actor>;
  readonly onGone: (run: () => void) => () => void;
  readonly read: (actor: Actor, from: Place | null) => Promise<FeedPage>;
}

const isAnswer = ({ texts, isMore }: FeedPage): boolean => texts.length > 0 || isMore;

/** The next page; where there is nothing new, once there is or the time is over. */
export async function readOrWait(waiting: Waiting): Promise<FeedPage> {
  const { installation, actor, reader, seconds, read, onGone } = waiting;
  if (seconds === 0) return read(actor, null);
  const { eventBell } = installation;
  const { db } = installation.database.shares.of(actor.organizationId);
  const untilMs = performance.now() + seconds * 1000;
  const listener = eventBell.listen(actor.organizationId);
  const stay = onGone(() => {
    listener.end();
  });
  try {
    // In turn as well: many who come to wait at once are no reason to refuse any.
    const page = await eventBell.inTurn(() => read(actor, null));
    if (isAnswer(page) || listener.isOver) return page;
    if (!(await eventBell.inTurn(() => beginWait(db, actor.organizationId, reader, seconds))))
      throw conflict('This token waits for events already. Ask once at a time, or without wait.', {
        reason: 'waiting',
      });
    try {
      return await waitOn(waiting, listener, page, untilMs);
    } finally {
      // Should it fail, the wait expires by itself.
      await eventBell.inTurn(() => endWait(db, actor.organizationId, reader)).catch(() => undefined);
    }
  } finally {
    stay();
    listener.close();
  }
}

const isOver = (listener: { readonly isOver: boolean }): boolean => listener.isOver;

async function waitOn(
  { installation: { eventBell }, actorNow, read }: Waiting,
  listener: ReturnType<Installation['eventBell']['listen']>,
  first: FeedPage,
  untilMs: number,
): Promise<FeedPage> {
  let page = first;
  for (let pauseMs = heldBackMs.first; !listener.isOver && !isAnswer(page);) {
    const restMs = untilMs - performance.now();
    if (restMs <= 0) break;
    await listener.wait(page.isHeldBack ? Math.min(restMs, pauseMs) : restMs);
    // It may have ended while it waited.
    if (isOver(listener)) break;
    pauseMs = page.isHeldBack ? Math.min(pauseMs * 2, heldBackMs.longest) : heldBackMs.first;
    // Rights may have changed meanwhile.
    const { place } = page;
    page = await eventBell.inTurn(async () => read(await actorNow(), place));
  }
  return page;
}
