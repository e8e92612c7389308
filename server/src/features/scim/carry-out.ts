import type { Operation } from '../../kernel/declaration.ts';
import { refuseAlone } from '../../kernel/proposals/four-eyes.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { check } from '../../lib/schema.ts';

/**
 * Does what an operation of everyone's does, as a part of this change: by its own schema, rules, events and audit row. Whether the
 * account may was asked of its scope.
 */
export async function carryOut(
  work: UnitOfWork,
  operation: Operation,
  { params = {}, body = {} }: { readonly params?: Record<string, string>; readonly body?: object },
): Promise<unknown> {
  const { actor } = work;
  const given = operation.body ? check(operation.body, body) : {};
  refuseAlone(work.services.catalogue, actor, operation, { body: given });
  const context = { actor, work, params, query: {}, body: given, prepared: undefined, answerHeaders: {} };
  return work.perform(operation, context);
}
