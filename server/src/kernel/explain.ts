import { Type } from 'typebox';
import { type Actor, whyNotScope } from './actor.ts';
import type { Withheld } from './context.ts';
import type { Scope } from './scopes.ts';

/** For operations that can say which fields their answer leaves out. */
export const explainParameter = {
  explain: Type.Optional(
    Type.Boolean({ description: 'true: `meta.withheld` tells which fields are left out, and why.', examples: [true] }),
  ),
};

/** Fields that a scope opens; nothing if it is the actor's to use. */
export function withheldByScope(actor: Actor, scope: Scope, fields: readonly string[]): Withheld[] {
  const reason = whyNotScope(actor, scope);
  return reason === null ? [] : [{ fields, scope, reason }];
}

/** Fields that the role decides on, record by record. */
export const withheldByRole = (isWithheld: boolean, fields: readonly string[], scope: Scope | null): Withheld[] =>
  isWithheld ? [{ fields, scope, reason: 'role' }] : [];
