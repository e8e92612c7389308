import { type Actor, isInDepartmentScope } from '../../../kernel/actor.ts';
import { isGranted } from '../../../kernel/packages.ts';
import { isAtLeast } from '../../../kernel/scopes.ts';
import { hasDecided, type Stepped, waitingStep } from './line.ts';
import type { Approval } from './record.ts';

const fits = (actor: Actor, { by, role, user_id, package: name }: Approval, request: Stepped): boolean => {
  switch (by) {
    case 'MANAGER':
      return request.manager_id === actor.userId;
    case 'DEPARTMENT_HEAD':
      return isAtLeast(actor.role, 'DEPARTMENT_HEAD') && isInDepartmentScope(actor, request.department_id);
    case 'ROLE':
      return role !== null && isAtLeast(actor.role, role);
    case 'PERSON':
      return user_id === actor.userId;
    case 'HOLDER_OF':
      return name !== undefined && isGranted(actor, request.department_id, name);
  }
};

/** Never one's own, and never two steps by one person. */
export const mayStepIn = ({ userId }: Actor, request: Stepped): boolean =>
  userId !== null && userId !== request.user_id && !hasDecided(request, userId);

/** Whether the step that waits is the actor's to take. */
export function isTaker(actor: Actor, request: Stepped): boolean {
  const step = waitingStep(request);
  return step !== undefined && mayStepIn(actor, request) && fits(actor, step, request);
}
