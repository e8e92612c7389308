import type { Db } from '../../../db/database.ts';
import type { Changes } from '../../../db/rows.ts';
import type { AuditRule } from '../../../kernel/change-log/audit-values.ts';
import type { PolicyStep } from '../../../kernel/settings.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { anyone, type Asker, boundTo, decided, settled, type Stepped, takersAmong, waitingStep } from './line.ts';
import type { Approval } from './record.ts';
import { isTaker } from './rules.ts';
import { askedOf, type EligiblePerson, listEligible } from './takers-store.ts';

export interface Settled {
  readonly approvals: readonly Approval[];
  /** Who can take the step that waits now. */
  readonly takers: readonly EligiblePerson[];
}

/** Passes over steps that nobody can take, as things are. One query, and none if nothing waits. */
export async function settle(db: Db, organizationId: string, request: Stepped): Promise<Settled> {
  const waiting = request.approvals.filter(({ status }) => status === 'WAITING');
  const asked = waiting.map((approval) => askedOf(String(approval.step), approval, request));
  const eligible = await listEligible(db, organizationId, asked);
  const byStep = new Map<number, readonly { readonly id: string }[]>(
    [...eligible].map(([key, people]) => [Number(key), people]),
  );
  // Of no one in particular, a manager is taken to be there.
  const isOfAnyone = request.user_id === anyone;
  for (const { by, step } of waiting) if (isOfAnyone && by === 'MANAGER') byStep.set(step, [{ id: by }]);
  const approvals = settled(request, byStep);
  const step = waitingStep({ approvals });
  const takers = step ? takersAmong({ ...request, approvals }, eligible.get(String(step.step)) ?? []) : [];
  return { approvals, takers };
}

export interface Bound extends Settled {
  /** Whether a step waits for someone. */
  readonly isLeft: boolean;
}

/** Binds a request that is sent to the steps of its policy. `takesStep`: who sends it has decided with that, if the first step is theirs. */
export async function bindRequest(
  { actor, tx, now }: UnitOfWork,
  asker: Asker,
  steps: readonly PolicyStep[],
  { takesStep }: { readonly takesStep: boolean } = { takesStep: false },
): Promise<Bound> {
  const bound = await settle(tx, actor.organizationId, { ...asker, approvals: boundTo(steps) });
  if (!takesStep || !isTaker(actor, { ...asker, ...bound })) return { ...bound, isLeft: true };
  const word = { decided_by_id: actor.userId, on_behalf_of_id: null, decided_at: now, comment: null };
  const approvals = decided(bound.approvals, { status: 'APPROVED', ...word }, { all: false });
  const next = await settle(tx, actor.organizationId, { ...asker, approvals });
  return { ...next, isLeft: waitingStep(next) !== undefined };
}

type Kept = Required<Pick<Changes<'leave_requests'>, 'approvals' | 'approval_comments'>>;

/** As the columns take them: what was said stands apart, since it is emptied when the person is erased. */
export const keptApprovals = (approvals: readonly Approval[]): Kept => ({
  approvals: JSON.stringify(approvals.map(({ comment: _said, ...approval }) => approval)),
  approval_comments: approvals.map(({ comment }) => comment ?? ''),
});

/** The audit log tells who took a step and when by its own row; the line itself is with the request. */
export const stepsAreNotKept = (subject: string): AuditRule => ({
  subject,
  fields: ['approvals', 'approval_comments'],
  scope: null,
});
