import { asItStands, type GuardedRecord, guardsOn, type Rule } from '../../../kernel/guards.ts';
import { conflict } from '../../../lib/errors.ts';
import { mayEdit } from '../../people/index.ts';
import { Checklist } from './record.ts';
import { isOpen, mayAdminister } from './rules.ts';
import { type ChecklistFacts, findOwners } from './store.ts';

type Subject = Pick<ChecklistFacts, 'type' | 'status' | 'user_id' | 'department_id' | 'role' | 'pending'>;

export const checklistRecord: GuardedRecord<Subject> = {
  schemas: [Checklist],
  async subjectsOf({ db, actor }, checklists: readonly Checklist[]) {
    const owners = await findOwners(db, actor, [...new Set(checklists.map(({ user_id }) => user_id))]);
    return checklists.map((checklist) => {
      const owner = owners.get(checklist.user_id);
      // Who decides sees every task.
      const pending = checklist.tasks.filter(({ status }) => status === 'PENDING').length;
      return owner ? { ...checklist, ...owner, pending } : null;
    });
  },
};

/** What is done to its tasks. */
export const administering = guardsOn(checklistRecord, [mayAdminister, asItStands(isOpen)]);

/** Ending an offboarding changes the person. */
export const mayEditPerson: Rule<Subject> = (actor, { type, role }) =>
  type !== 'OFFBOARDING' || mayEdit(actor, { role });

export const nothingPending: Rule<Subject> = (_actor, { pending }) =>
  pending === 0 || conflict('onboarding.tasksPending', { reason: 'pending_tasks', count: pending });
