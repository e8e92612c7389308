import { type Actor, administers, isInDepartmentScope } from '../../../kernel/actor.ts';
import { stateTable } from '../../../kernel/states.ts';
import { conflict, forbidden, type Verdict } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { checklistStatuses } from './record.ts';
import type { ChecklistFacts } from './store.ts';

type Whose = Pick<ChecklistFacts, 'type' | 'user_id' | 'department_id'>;

const isOwnOffboarding = (actor: Actor, { type, user_id }: Whose): boolean =>
  type === 'OFFBOARDING' && user_id === actor.userId;

/**
 * Administrators and Executives administer every checklist, a Department Head those of people in their department
 * scope, and no one their own offboarding.
 */
const administersChecklist = (actor: Actor, checklist: Whose): boolean =>
  !isOwnOffboarding(actor, checklist) &&
  (administers(actor) || (actor.role === 'DEPARTMENT_HEAD' && isInDepartmentScope(actor, checklist.department_id)));

export const mayAdminister = (actor: Actor, checklist: Whose): Verdict =>
  administersChecklist(actor, checklist) || forbidden('onboarding.notAdministered');

/**
 * Starting, completing and cancelling. An offboarding changes the dates of employment and ends the person's access: as
 * everywhere, that is for Administrators and Executives.
 */
export function mayDecide(actor: Actor, checklist: Whose): Verdict {
  if (isOwnOffboarding(actor, checklist)) return forbidden('onboarding.ownOffboarding');
  if (checklist.type === 'OFFBOARDING') {
    return administers(actor) || forbidden('onboarding.offboardingByAdministrators');
  }
  return mayAdminister(actor, checklist);
}

/** Anyone who has the task, alone or with their team, and anyone who administers the checklist. */
export const mayWorkOn = (
  actor: Actor,
  checklist: Whose,
  task: { assignee_id: string | null; isOfOwnTeam: boolean },
): Verdict =>
  (task.assignee_id !== null && task.assignee_id === actor.userId) ||
  task.isOfOwnTeam ||
  administersChecklist(actor, checklist) ||
  forbidden('onboarding.anothersTask');

export const isOpen = ({ status }: Pick<ChecklistFacts, 'status'>): Verdict =>
  status === 'NOT_STARTED' ||
  status === 'IN_PROGRESS' ||
  conflict(say('onboarding.checklistEnded', { status }), { reason: 'state', status });

/** Completing an OFFBOARDING also makes the person inactive: see the states of a person. */
export const checklistStates = stateTable({
  of: 'checklist',
  field: 'status',
  states: checklistStatuses,
  moves: [
    { from: [], trigger: 'start', to: 'NOT_STARTED' },
    {
      from: ['NOT_STARTED', 'IN_PROGRESS'],
      trigger: 'proceed',
      to: 'IN_PROGRESS',
      when: 'a task is completed, skipped or reopened',
    },
    { from: ['NOT_STARTED', 'IN_PROGRESS'], trigger: 'complete', to: 'COMPLETED', when: 'no task is PENDING' },
    { from: ['NOT_STARTED', 'IN_PROGRESS'], trigger: 'cancel', to: 'CANCELLED' },
  ],
});
