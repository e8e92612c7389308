import { isToBeTriedAgain } from '../db/sql-state.ts';
import { notFound, Refusal } from '../lib/errors.ts';
import { check, fits } from '../lib/schema.ts';
import type { Actor, Origin } from './actor.ts';
import { admit } from './admit.ts';
import type { Operation } from './declaration.ts';
import { refuseAlone } from './proposals/four-eyes.ts';
import { changedSince, isAsSeen, isolate, type Seen, triesWithVersion } from './seen-version.ts';
import { type ChangeServices, inUnitOfWork, type UnitOfWork } from './unit-of-work.ts';
import { getOneOf } from './versions.ts';

export interface Given {
  readonly params: Record<string, string>;
  readonly body: Record<string, unknown>;
}

/** What must hold besides, in the same transaction. */
export interface Holding {
  readonly before?: ((work: UnitOfWork) => Promise<void>) | undefined;
  /** With what the write answered. */
  readonly after?: ((work: UnitOfWork, data: unknown) => Promise<void>) | undefined;
  /** The version of the record that was seen: 409 `changed_since` if it is another by now. */
  readonly version?: string | undefined;
  /** Two people have agreed on it as a part of what was proposed. */
  readonly agreed?: boolean;
}

const tries = 3;

/**
 * Runs a write as one of several within a request: by its own declaration, past the same gates, in a transaction of its own.
 */
export async function performWrite(
  services: ChangeServices,
  by: { readonly actor: Actor; readonly origin: Origin },
  operation: Operation,
  { params, body }: Given,
  { before, after, version, agreed }: Holding = {},
): Promise<unknown> {
  const { actor, origin } = by;
  admit(actor, operation);
  if (operation.params && !fits(operation.params, params)) throw notFound();
  const given = operation.body ? check(operation.body, body) : {};
  const seen = version === undefined ? null : seenBy(services, operation, version);
  if (agreed !== true) refuseAlone(services.catalogue, actor, operation, { body: given });
  for (let attempt = 1; ; attempt++) {
    try {
      return await inUnitOfWork(services, actor, origin, async (work) => {
        if (seen) isolate(work);
        const isOther = seen !== null && !(await isAsSeen(seen, work, by, params));
        await before?.(work);
        const context = { actor, work, params, query: {}, body: given, prepared: undefined, answerHeaders: {} };
        const data = await work.perform(operation, context).catch((error: unknown) => {
          throw isOther && !standsAnyway(error) ? changedSince() : error;
        });
        // It would have been carried out, on what was not seen: thrown, so that all of it is undone.
        if (isOther) throw changedSince();
        if (!work.isAudited) throw new Error(`${operation.id} changed something without an audit entry.`);
        await after?.(work, data);
        return data;
      });
    } catch (error) {
      if (attempt >= (seen ? triesWithVersion : tries) || !isToBeTriedAgain(error)) throw error;
    }
  }
}

function seenBy({ catalogue }: ChangeServices, operation: Operation, version: string): Seen {
  const one = getOneOf(catalogue, operation);
  if (!one?.isAddressed) throw new Error(`${operation.id} changes no record that has a version.`);
  return { getOne: one.operation, isSeen: (now) => now === version };
}

/** Says more than that something changed: it is not theirs to decide, or was decided already. Failures are failures. */
const standsAnyway = (error: unknown): boolean =>
  !(error instanceof Refusal) || error.code !== 'CONFLICT' || error.reason === 'state';
