import type { Call } from './call.ts';

/** How old the rights may be by which something is done or shown. */
const freshMs = 1000;

/** Whether the rights of the caller may be others by now. Told by what this process has heard: nothing is asked. */
export const isOutrun = ({ installation, actor, judgedAtMs }: Call): boolean =>
  performance.now() - judgedAtMs > freshMs &&
  installation.permissionCache.hasChangedSince(actor.organizationId, judgedAtMs);

/** The call by the rights of now; a refusal if it would not be let in any more. Never with a connection in hand. */
export async function judgedAnew(call: Call): Promise<Call> {
  const judgedAtMs = performance.now();
  return { ...call, actor: await call.actorNow(), judgedAtMs };
}

/** A change that took long, in which time rights of its organization changed: it is undone, and judged again. */
export class Outrun extends Error {
  override readonly name = 'Outrun';
}
