import { invalid } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';
import { type Actor, administers } from '../actor.ts';
import type { Operation, Proposing } from '../declaration.ts';
import { holdsAny, isPackage, type PackageName } from '../packages.ts';
import { isProposable } from './four-eyes.ts';

/** By what someone proposes what they do not do; null: by their own rights. In the app alone: a token has what its scopes say. */
const proposingOf = (actor: Actor, { proposing }: Pick<Operation, 'proposing'>): Proposing | null =>
  proposing !== undefined && actor.scopes === null && !administers(actor) && holdsAny(actor, [proposing.by])
    ? proposing
    : null;

/** As whom a write is tried for a proposal, and done once it is accepted. */
export const asProposer = (actor: Actor, operation: Pick<Operation, 'proposing'>): Actor =>
  proposingOf(actor, operation)?.as(actor) ?? actor;

/** Of what they propose by a package: whether it may be asked at all. */
export const checkProposing = (actor: Actor, operation: Pick<Operation, 'proposing'>, body: unknown): void =>
  proposingOf(actor, operation)?.check(actor, body);

/** Whether they propose more of it than they do. */
export const proposesMore = (actor: Actor, operation: Pick<Operation, 'proposing'>): boolean =>
  proposingOf(actor, operation) !== null;

/** Whether a proposal of it can name holders of a package: of those that open it. */
export const takesHolders = (operation: Operation): boolean =>
  isProposable(operation) && (operation.packages ?? []).length > 0;

export interface Takers {
  readonly holder_of: PackageName | null;
  readonly department_id: string | null;
}

/** Who decides on a proposal beside those in charge: `holderOf` as it was asked for, else as the operation has it. */
export function takersOf(
  actor: Actor,
  operation: Pick<Operation, 'proposing' | 'packages'>,
  { holderOf, body }: { readonly holderOf: unknown; readonly body: unknown },
): Takers {
  const own = proposingOf(actor, operation);
  const department_id = own?.departmentOf?.(body) ?? null;
  if (holderOf === undefined) return { holder_of: own?.takenBy ?? null, department_id };
  if (typeof holderOf !== 'string' || !isPackage(holderOf)) throw invalid('holder_of', 'proposals.holderOf');
  // Whoever accepts has to be someone who may do it.
  if (operation.packages?.includes(holderOf) !== true)
    throw invalid('holder_of', say('proposals.holderOfNone', { name: holderOf }));
  return { holder_of: holderOf, department_id };
}
