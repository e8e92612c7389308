import { notFound } from '../lib/errors.ts';
import { check, fits } from '../lib/schema.ts';
import type { Actor, Origin } from './actor.ts';
import { admit } from './admit.ts';
import type { Operation } from './declaration.ts';
import { type ChangeServices, inUnitOfWork, type UnitOfWork } from './unit-of-work.ts';

export interface Given {
  readonly params: Record<string, string>;
  readonly body: Record<string, unknown>;
}

const tries = 3;
/** Serialization failure and deadlock: the database asks to try again. */
const isToBeTriedAgain = (error: unknown): boolean =>
  ['40001', '40P01'].includes((error as { code?: string } | null)?.code ?? '');

/**
 * Runs a write as one of several within a request: by its own declaration, past the same gates, in a transaction of its own.
 * `before` runs in that transaction.
 */
export async function performWrite(
  services: ChangeServices,
  by: { readonly actor: Actor; readonly origin: Origin },
  operation: Operation,
  { params, body }: Given,
  before?: (work: UnitOfWork) => Promise<void>,
): Promise<unknown> {
  const { actor, origin } = by;
  admit(actor, operation);
  if (operation.params && !fits(operation.params, params)) throw notFound();
  const given = operation.body ? check(operation.body, body) : {};
  for (let attempt = 1; ; attempt++) {
    try {
      return await inUnitOfWork(services, actor, origin, async (work) => {
        await before?.(work);
        const context = { actor, work, params, query: {}, body: given, prepared: undefined, answerHeaders: {} };
        const data = await work.perform(operation, context);
        if (!work.isAudited) throw new Error(`${operation.id} changed something without an audit entry.`);
        return data;
      });
    } catch (error) {
      if (attempt >= tries || !isToBeTriedAgain(error)) throw error;
    }
  }
}
