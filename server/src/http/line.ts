import { Lines } from '../lib/lines.ts';
import { bodyAhead } from './body.ts';
import type { Call } from './call.ts';

/** Beyond it the lock itself is asked for, which refuses by its own limit. */
const longestMs = 5000;
const lines = new Lines(longestMs);

/**
 * What many at once would wait for in the database, they wait for here: no connection is held meanwhile, the time that a lock may take
 * begins with one’s turn, and those who wait take no processor from the one who is served.
 */
export function inLine<T>(call: Call, run: () => Promise<T>): Promise<T> {
  const { operation, actor } = call;
  const body = operation.lineOf && bodyAhead(operation, call.body);
  const whose = body === undefined ? null : operation.lineOf?.({ userId: actor.userId, body });
  return whose ? lines.run(`${operation.id} ${actor.organizationId} ${whose}`, run) : run();
}
