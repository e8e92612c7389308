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

/** A write that is one of several within a request. */
export interface Write {
  readonly operation: Operation;
  readonly given: Given;
  readonly holding?: Holding;
}

interface Checked extends Write {
  readonly params: Given['params'];
  readonly body: unknown;
  readonly seen: Seen | null;
}

interface By {
  readonly actor: Actor;
  readonly origin: Origin;
}

/**
 * Runs a write as one of several within a request: by its own declaration, past the same gates, in a transaction of its own.
 */
export async function performWrite(
  services: ChangeServices,
  by: By,
  operation: Operation,
  given: Given,
  holding: Holding = {},
): Promise<unknown> {
  const [data] = await performTogether(services, by, [{ operation, given, holding }]);
  return data;
}

/** Several of them in one transaction: all of them or none, refused by the first that is. */
export async function performTogether(services: ChangeServices, by: By, writes: readonly Write[]): Promise<unknown[]> {
  const checked = writes.map((write) => checkWrite(services, by.actor, write));
  const isHeld = checked.some(({ seen }) => seen !== null);
  for (let attempt = 1; ; attempt++) {
    try {
      return await inUnitOfWork(services, by.actor, by.origin, async (work) => {
        if (isHeld) isolate(work);
        const answers: unknown[] = [];
        for (const write of checked) answers.push(await performIn(work, by, write));
        return answers;
      });
    } catch (error) {
      if (attempt >= (isHeld ? triesWithVersion : tries) || !isToBeTriedAgain(error)) throw error;
    }
  }
}

function checkWrite(services: ChangeServices, actor: Actor, write: Write): Checked {
  const { operation, given, holding = {} } = write;
  admit(actor, operation);
  if (operation.params && !fits(operation.params, given.params)) throw notFound();
  const body = operation.body ? check(operation.body, given.body) : {};
  const seen = holding.version === undefined ? null : seenBy(services, operation, holding.version);
  if (holding.agreed !== true) refuseAlone(services.catalogue, actor, operation, { body });
  return { ...write, params: given.params, body, seen };
}

async function performIn(work: UnitOfWork, by: By, { operation, holding, params, body, seen }: Checked) {
  const auditedBefore = work.auditRowCount;
  const isOther = seen !== null && !(await isAsSeen(seen, work, by, params));
  await holding?.before?.(work);
  const context = { actor: by.actor, work, params, query: {}, body, prepared: undefined, answerHeaders: {} };
  const data = await work.perform(operation, context).catch((error: unknown) => {
    throw isOther && !standsAnyway(error) ? changedSince() : error;
  });
  // It would have been carried out, on what was not seen: thrown, so that all of it is undone.
  if (isOther) throw changedSince();
  if (work.auditRowCount === auditedBefore)
    throw new Error(`${operation.id} changed something without an audit entry.`);
  await holding?.after?.(work, data);
  return data;
}

function seenBy({ catalogue }: ChangeServices, operation: Operation, version: string): Seen {
  const one = getOneOf(catalogue, operation);
  if (!one?.isAddressed) throw new Error(`${operation.id} changes no record that has a version.`);
  return { getOne: one.operation, isSeen: (now) => now === version };
}

/** Says more than that something changed: it is not theirs to decide, or was decided already. Failures are failures. */
const standsAnyway = (error: unknown): boolean =>
  !(error instanceof Refusal) || error.code !== 'CONFLICT' || error.reason === 'state';
