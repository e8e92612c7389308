import { type Actor, administers, isInDepartmentScope } from '../../../kernel/actor.ts';
import { conflict, forbidden, type Verdict } from '../../../lib/errors.ts';
import type { ChecklistFacts } from './store.ts';

export type Whose = Pick<ChecklistFacts, 'type' | 'user_id' | 'department_id'>;

const isOwnOffboarding = (actor: Actor, { type, user_id }: Whose): boolean =>
  type === 'OFFBOARDING' && user_id === actor.userId;

/**
 * Administrators and Executives administer every checklist, a Department Head those of people in their department
 * scope, and no one their own offboarding.
 */
export const administersChecklist = (actor: Actor, checklist: Whose): boolean =>
  !isOwnOffboarding(actor, checklist) &&
  (administers(actor) || (actor.role === 'DEPARTMENT_HEAD' && isInDepartmentScope(actor, checklist.department_id)));

export const mayAdminister = (actor: Actor, checklist: Whose): Verdict =>
  administersChecklist(actor, checklist) || forbidden('Only those who administer this checklist may do this.');

/**
 * Starting, completing and cancelling. An offboarding changes the dates of employment and ends the person's access: as
 * everywhere, that is for Administrators and Executives.
 */
export function mayDecide(actor: Actor, checklist: Whose): Verdict {
  if (isOwnOffboarding(actor, checklist)) return forbidden('No one decides on their own offboarding.');
  if (checklist.type === 'OFFBOARDING') {
    return administers(actor) || forbidden('An offboarding is for Administrators and Executives to decide on.');
  }
  return mayAdminister(actor, checklist);
}

/** Anyone who has the task, and anyone who administers the checklist. */
export const mayWorkOn = (actor: Actor, checklist: Whose, task: { assignee_id: string | null }): Verdict =>
  (task.assignee_id !== null && task.assignee_id === actor.userId) ||
  administersChecklist(actor, checklist) ||
  forbidden('This task is assigned to another person.');

export const isOpen = ({ status }: Pick<ChecklistFacts, 'status'>): Verdict =>
  status === 'NOT_STARTED' ||
  status === 'IN_PROGRESS' ||
  conflict(`This checklist is ${status}; its tasks stay as they are.`, { reason: 'state', status });
