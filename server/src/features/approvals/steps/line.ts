import type { PolicyStep } from '../../../kernel/settings.ts';
import type { Approval, SkipReason } from './record.ts';

/** Whose request it is, as far as it matters who takes a step. */
export interface Asker {
  readonly user_id: string;
  readonly department_id: string | null;
  readonly manager_id: string | null;
}

/** Of no one in particular, for a trial: who their manager is, is not known. */
export const anyone = '';

/** A request with the steps that it was bound to. */
export interface Stepped extends Asker {
  readonly approvals: readonly Approval[];
}

/** The step that is to be decided now; undefined: none waits, or there are no steps. */
export const waitingStep = ({ approvals }: Pick<Stepped, 'approvals'>): Approval | undefined =>
  approvals.find(({ status }) => status === 'WAITING');

/** Whether someone has decided a step, or a deputy in their place. */
export const hasDecided = ({ approvals }: Pick<Stepped, 'approvals'>, userId: string | null): boolean =>
  userId !== null &&
  approvals.some(({ decided_by_id, on_behalf_of_id }) => decided_by_id === userId || on_behalf_of_id === userId);

/** Steps of a policy, as a request is bound to them. */
export const boundTo = (steps: readonly PolicyStep[]): Approval[] =>
  steps.map(({ by, role = null, user_id = null, package: name }, index) => ({
    step: index + 1,
    by,
    role,
    user_id,
    ...(name !== undefined && { package: name }),
    status: 'WAITING',
    skipped_because: null,
    decided_by_id: null,
    on_behalf_of_id: null,
    decided_at: null,
    comment: null,
  }));

export interface StepDecision {
  readonly status: 'APPROVED' | 'REJECTED';
  readonly decided_by_id: string | null;
  readonly on_behalf_of_id: string | null;
  readonly decided_at: string;
  readonly comment: string | null;
}

const skipped = (approval: Approval, skipped_because: SkipReason): Approval => ({
  ...approval,
  status: 'SKIPPED',
  skipped_because,
});

/** The step that waits is decided; with `all` every one that is left. */
export function decided(approvals: readonly Approval[], decision: StepDecision, { all }: { all: boolean }): Approval[] {
  const first = approvals.findIndex(({ status }) => status === 'WAITING');
  return approvals.map((approval, index) =>
    approval.status === 'WAITING' && (index === first || all) ? { ...approval, ...decision } : approval,
  );
}

/** Nothing is left to decide: the request was rejected or withdrawn. */
export const ended = (approvals: readonly Approval[]): Approval[] =>
  approvals.map((approval) => (approval.status === 'WAITING' ? skipped(approval, 'ENDED') : approval));

/** Who could take each step, the person and those who have decided among them; by the place of the step. */
export type Eligible = ReadonlyMap<number, readonly { readonly id: string }[]>;

/** Who of them may take a step of the request: never the person, nor who decided a step before. */
export const takersAmong = <One extends { readonly id: string }>(request: Stepped, eligible: readonly One[]): One[] =>
  eligible.filter(({ id }) => id !== request.user_id && !hasDecided(request, id));

/** Steps that nobody can take are passed over, up to one that waits for someone; the last one always waits. */
export function settled(request: Stepped, eligible: Eligible): Approval[] {
  const { approvals } = request;
  const first = approvals.findIndex(
    (approval, index) =>
      approval.status === 'WAITING' &&
      (index === approvals.length - 1 || takersAmong(request, eligible.get(approval.step) ?? []).length > 0),
  );
  return approvals.map((approval, index) => {
    if (approval.status !== 'WAITING' || first === -1 || index >= first) return approval;
    const could = eligible.get(approval.step) ?? [];
    const isOwn = could.every(({ id }) => id === request.user_id);
    return skipped(approval, could.length === 0 ? 'NOBODY' : isOwn ? 'OWN' : 'DECIDED_BEFORE');
  });
}

/** The one person who can take a step; null if several can, or nobody. */
export const soleOf = (takers: readonly { readonly id: string }[]): string | null =>
  takers.length === 1 ? (takers[0]?.id ?? null) : null;
