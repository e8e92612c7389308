import type { TSchema } from 'typebox';
import { forbidden } from '../../lib/errors.ts';
import { alwaysNeedsTwo } from '../../lib/needs-two.ts';
import type { Actor } from '../actor.ts';
import { isRehearsable, type Operation } from '../declaration.ts';

/** Whether it can be proposed: whatever can be rehearsed, but for questions. */
export const isProposable = (operation: Operation): boolean => isRehearsable(operation) && !operation.changesNothing;

/** Whether what is sent changes a field that always needs two. */
export function touchesMarked({ body: schema }: Operation, body: unknown): boolean {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, TSchema> };
  return Object.keys(body ?? {}).some((name) => alwaysNeedsTwo(properties[name]));
}

/** Whether the organization asks for two people: by the operation itself, and for each entry of a batch of it. */
export const needsTwo = (
  { organization }: Pick<Actor, 'organization'>,
  { id, batchOf }: Pick<Operation, 'id' | 'batchOf'>,
): boolean => [id, batchOf?.id].some((one) => one !== undefined && organization.settings.four_eyes.includes(one));

/** A plain write of what needs two is refused. The installation itself, on its command line and in its jobs, is no person. */
export function refuseAlone(actor: Actor, operation: Operation, body: unknown): void {
  if (actor.userId === null || !(needsTwo(actor, operation) || touchesMarked(operation, body))) return;
  throw forbidden('proposals.needsTwo', { reason: 'needs_proposal' });
}
