import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { definitionsOf, renderFor } from '../../kernel/rendering/render.ts';
import type { Services } from '../../kernel/services.ts';
import { keptSinceMs, type Place } from './place.ts';
import {
  beginReading,
  type FeedFilter,
  findBefore,
  findNewest,
  longestChangeMs,
  lookAfter,
  type Looked,
} from './store.ts';

/** Where much is hidden from the owner, a page looks this many times; with less than asked for it says that there is more. */
const maxRounds = 5;

/** Of the texts of a page: writing a larger one would hold up the event loop. */
const maxPageLength = 1_000_000;

export interface FeedPage {
  /** As they would be sent to an endpoint of the owner. */
  readonly texts: readonly string[];
  readonly place: Place;
  readonly isMore: boolean;
  readonly isHeldBack: boolean;
}

/** Without a cursor: from now on, from an instant on, or from the oldest event that is kept. */
export async function startAt(
  db: Db,
  { organizationId, organization }: Actor,
  since: number | 'now' | null,
  nowMs: number,
): Promise<Place> {
  if (since === 'now') {
    const newest = await findNewest(db, organizationId);
    return { position: newest?.position ?? 0, id: newest?.id ?? '', knownUntilMs: nowMs, sinceMs: null };
  }
  const sinceMs = Math.max(since ?? 0, keptSinceMs(organization, nowMs));
  const before = await findBefore(db, organizationId, sinceMs);
  return { position: before?.position ?? 0, id: before?.id ?? '', knownUntilMs: sinceMs, sinceMs };
}

/** The place once these events were looked at. */
function placeAfter(place: Place, { last, isMore, isHeldBack }: Looked, nowMs: number): Place {
  const isAllKnown = !isMore && !isHeldBack;
  if (!last) return isAllKnown ? { ...place, knownUntilMs: nowMs } : place;
  const lastMs = Date.parse(last.created_at);
  const isPastSince = place.sinceMs !== null && lastMs >= place.sinceMs + longestChangeMs;
  return {
    position: last.position,
    id: last.id,
    knownUntilMs: isAllKnown ? nowMs : Math.max(place.knownUntilMs, lastMs),
    sinceMs: isPastSince ? null : place.sinceMs,
  };
}

const lengthOf = (texts: readonly (string | null)[]): number =>
  texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);

/** As many as fit, one at least; the others are for the next page. */
function upTo(looked: Looked, rendered: readonly (string | null)[], room: number): Looked {
  let used = 0;
  const fitting = rendered.findIndex((text, i) => (used += text?.length ?? 0) > room && i > 0);
  if (fitting === -1) return looked;
  const rows = looked.rows.slice(0, fitting);
  return { rows, isMore: true, isHeldBack: false, last: rows.at(-1) ?? null };
}

/** The next events after a place that the owner may see, rendered as for their endpoints. */
export async function readFeed(
  { catalogue, clock, database }: Pick<Services, 'catalogue' | 'clock' | 'database'>,
  db: Db,
  actor: Actor,
  start: Place,
  filter: FeedFilter,
  limit: number,
): Promise<FeedPage> {
  // Scopes decide on types; what an endpoint is sent follows from the rights of its owner.
  const owner: Actor = { ...actor, scopes: null };
  const definitions = definitionsOf(catalogue);
  const texts: string[] = [];
  let place = start;
  const reading = await beginReading(database, db, actor.organizationId);
  for (let round = 1; ; round++) {
    const found = await lookAfter(reading, actor.organizationId, place, filter, limit - texts.length);
    const rendered = await renderFor(reading.db, definitions, owner, found.rows);
    const looked = upTo(found, rendered, maxPageLength - lengthOf(texts));
    texts.push(...rendered.slice(0, looked.rows.length).filter((text) => text !== null));
    place = placeAfter(place, looked, clock.nowMs());
    const { isMore, isHeldBack } = looked;
    const isFull = texts.length === limit || looked !== found;
    if (!isMore || isFull || round === maxRounds) return { texts, place, isMore, isHeldBack };
  }
}
