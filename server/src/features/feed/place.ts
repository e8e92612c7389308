import type { Tenant } from '../../kernel/actor.ts';
import type { Position } from '../../kernel/cursor.ts';
import { Refusal } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';

export const dayMs = 86_400_000;
/** A cursor that was handed out this recently is taken: one who reads from the oldest event on must not be overtaken. */
const graceMs = dayMs;

/** Where a reader stands. Everything up to `position` and `id` has been looked at. */
export interface Place {
  readonly position: number;
  /** Events from before there were positions have 0, and the order of their ids. */
  readonly id: string;
  /** Up to when the reader knows all events. */
  readonly knownUntilMs: number;
  /** Events from before are left out. null: there can be none. */
  readonly sinceMs: number | null;
}

/** What the cursor carries; it also tells when it was handed out. */
export const cursorOf = ({ position, id, knownUntilMs, sinceMs }: Place, nowMs: number): Position => [
  position,
  id,
  knownUntilMs,
  sinceMs ?? 0,
  nowMs,
];

export const keptSinceMs = ({ settings }: Tenant, nowMs: number): number =>
  nowMs - settings.events_retention_days * dayMs;

const expired = (days: number): Refusal =>
  new Refusal('VALIDATION_FAILED', say('feed.cursorExpired', { days }), { field: 'cursor', reason: 'cursor_expired' });

/** The place that a cursor tells, unless events after it are gone. */
export function placeOf(cursor: Position, tenant: Tenant, nowMs: number): Place {
  const [position, id, knownUntilMs, sinceMs, givenMs] = cursor as [number, string, number, number, number];
  if (knownUntilMs < keptSinceMs(tenant, nowMs) && givenMs < nowMs - graceMs)
    throw expired(tenant.settings.events_retention_days);
  return { position, id, knownUntilMs, sinceMs: sinceMs === 0 ? null : sinceMs };
}
