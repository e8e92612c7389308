import { sql } from '../db/sql.ts';
import { conflict, type Refusal } from '../lib/errors.ts';
import type { Actor, Origin } from './actor.ts';
import type { ReadContext } from './context.ts';
import { type Operation, runOperation } from './declaration.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { versionOf } from './versions.ts';

interface Caller {
  readonly actor: Actor;
  readonly origin: Origin;
}

/** What a change is held to: the version of the record that the caller saw. */
export interface Seen {
  /** The operation that shows the record. */
  readonly getOne: Operation;
  /** Whether this is the version that was seen. */
  readonly isSeen: (version: string) => boolean;
}

/**
 * The change sees the database as it was when the version was compared: what another one commits meanwhile ends it with a
 * serialization failure, and the next try compares again.
 */
export function isolate(work: UnitOfWork): void {
  work.tx.defer(sql`set transaction isolation level serializable`);
}

/** How often a change that is held to a version may be run: where many change the record, most tries fail. */
export const triesWithVersion = 10;

/** Reads a record as its get-one shows it to the actor, inside the change. No one is shown it, so nothing is logged. */
export async function readInside(
  getOne: Operation,
  work: UnitOfWork,
  by: Caller,
  params: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { services, tx: db, nowMs } = work;
  const own = Object.keys(getOne.params?.properties ?? {}).map((name) => [name, params[name] ?? '']);
  const context: ReadContext<unknown, unknown> = {
    actor: by.actor,
    origin: by.origin,
    services,
    db,
    nowMs,
    params: Object.fromEntries(own),
    query: {},
    audit: () => undefined,
    recordSensitiveRead: () => undefined,
    answerMeta: {},
    fields: null,
    actorNow: () => Promise.resolve(by.actor),
    onGone: () => () => undefined,
  };
  return runOperation(getOne, context);
}

/**
 * Whether the record still is what was seen, compared in the transaction that changes it, which `isolate` has begun; 404 if
 * there is none to be seen. Every way to be held to a version comes by here.
 */
export async function isAsSeen(
  { getOne, isSeen }: Seen,
  work: UnitOfWork,
  by: Caller,
  params: Readonly<Record<string, string>>,
): Promise<boolean> {
  const version = versionOf(getOne, await readInside(getOne, work, by, params));
  return version !== null && isSeen(version);
}

/** For one of several changes within a request; a request of its own is refused with 412. */
export const changedSince = (): Refusal => conflict('record.changedSince', { reason: 'changed_since' });
