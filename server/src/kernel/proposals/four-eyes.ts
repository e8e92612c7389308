import type { TSchema } from 'typebox';
import { forbidden } from '../../lib/errors.ts';
import { alwaysNeedsTwo } from '../../lib/needs-two.ts';
import type { Actor } from '../actor.ts';
import { isRehearsable, type Operation } from '../declaration.ts';
import type { Declared } from '../declared.ts';
import { type Asked, type Effect, effectsNamedBy, effectsOf } from '../effects.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Operations = Pick<Declared, 'operations'>;

/**
 * Whether it can be proposed: whatever can be rehearsed, but for questions; and what is rehearsed for a proposal alone, by a `rehearse`
 * of its own.
 */
export const isProposable = (operation: Operation): boolean =>
  (isRehearsable(operation) || (operation.kind === 'write' && operation.rehearse !== undefined)) &&
  !operation.changesNothing;

/** Whether what is sent changes a field that always needs two. */
export function touchesMarked({ body: schema }: Operation, body: unknown): boolean {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, TSchema> };
  return Object.keys(body ?? {}).some((name) => alwaysNeedsTwo(properties[name]));
}

const namedBy = new WeakMap<Operations, Map<string, readonly string[]>>();

/** By the id of an operation, the effects that it stands for in `four_eyes`. */
function meaningOf(catalogue: Operations): Map<string, readonly string[]> {
  let meaning = namedBy.get(catalogue);
  if (!meaning) {
    meaning = new Map(catalogue.operations.map((operation) => [operation.id, effectsNamedBy(operation)]));
    namedBy.set(catalogue, meaning);
  }
  return meaning;
}

const idsOf = ({ id, batchOf }: Pick<Operation, 'id' | 'batchOf'>): readonly string[] =>
  batchOf ? [id, batchOf.id] : [id];

/** What two people are asked for: effects and operations, with the effects that these stand for. */
function wantedOf(catalogue: Operations, { organization }: Pick<Actor, 'organization'>): ReadonlySet<string> {
  const { four_eyes: named } = organization.settings;
  if (named.length === 0) return new Set();
  const meaning = meaningOf(catalogue);
  return new Set(named.flatMap((name) => [name, ...(meaning.get(name) ?? [])]));
}

/** Whether the organization asks for two people: by what this request causes, or by the operation; for a batch, by its entries. */
export function needsTwo(
  catalogue: Operations,
  actor: Pick<Actor, 'organization'>,
  operation: Operation,
  { query, body }: { readonly query: unknown; readonly body: unknown },
): boolean {
  const wanted = wantedOf(catalogue, actor);
  if (wanted.size === 0) return false;
  const asked = { query: query ?? {}, body: body ?? {} } as Asked;
  return [...idsOf(operation), ...effectsOf(operation, () => asked)].some((name) => wanted.has(name));
}

/** For what is known only once the file was read: the rows that two have agreed on go in. */
export function refuseCausingAlone(
  work: Pick<UnitOfWork, 'actor' | 'services' | 'acceptedById'>,
  effect: Effect,
): void {
  const { actor, services, acceptedById } = work;
  if (actor.userId === null || acceptedById !== null || !wantedOf(services.catalogue, actor).has(effect)) return;
  throw forbidden('proposals.needsTwo', { reason: 'needs_proposal' });
}

/** A plain write of what needs two is refused. The installation itself, on its command line and in its jobs, is no person. */
export function refuseAlone(
  catalogue: Operations,
  actor: Actor,
  operation: Operation,
  { query = {}, body }: { readonly query?: unknown; readonly body: unknown },
): void {
  if (actor.userId === null) return;
  if (!needsTwo(catalogue, actor, operation, { query, body }) && !touchesMarked(operation, body)) return;
  throw forbidden('proposals.needsTwo', { reason: 'needs_proposal' });
}
