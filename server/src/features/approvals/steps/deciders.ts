import type { Asking } from '../../../kernel/guards.ts';
import type { DecidingKind } from '../deputies/record.ts';
import type { StepStanding } from '../who-decides.ts';
import { explainSteps } from './explain.ts';
import type { Stepped } from './line.ts';
import type { RequestDeciders } from './record.ts';
import { listNamed } from './takers-store.ts';

/** Who decides on a request, one after the other: those who have, and those who can. Nothing for one without steps. */
export async function decidersOf(
  { actor, db, nowMs }: Asking,
  kind: DecidingKind,
  request: Stepped,
  standing: StepStanding,
): Promise<RequestDeciders> {
  const { approvals } = request;
  if (approvals.length === 0) return { standing: null, steps: [], people: [] };
  const ids = approvals.flatMap(({ user_id, decided_by_id, on_behalf_of_id }) => [
    user_id,
    decided_by_id,
    on_behalf_of_id,
  ]);
  const named = [...new Set(ids)].filter((id) => id !== null);
  const steps = await explainSteps(db, actor.organization, kind, request, new Date(nowMs).toISOString());
  return { standing, steps, people: await listNamed(db, actor.organizationId, named) };
}
