import type { AccessRule, Feature } from '../../kernel/catalogue.ts';
import { cancelChecklist } from './checklists/cancel.ts';
import { completeChecklist } from './checklists/complete.ts';
import { createChecklist } from './checklists/create.ts';
import { getOnboarding, listOnboarding } from './checklists/reads.ts';
import { checklistStates } from './checklists/rules.ts';
import { onboardingSubjects } from './checklists/store.ts';
import { checklistData } from './erase.ts';
import { endAccessOfLeavers } from './leaving.ts';
import {
  endLeavingOfReactivated,
  releaseChecklistsOfDeactivated,
  startForJoined,
  startForNewPeople,
} from './reactions.ts';
import { untouchedLists } from './reactions-store.ts';
import { completeTask, reopenTask, skipTask } from './tasks/moves.ts';
import { addTask, updateTask } from './tasks/operations.ts';
import { taskStates } from './tasks/rules.ts';
import { createChecklistTemplate, listChecklistTemplates, updateChecklistTemplate } from './templates/operations.ts';
import { onboardingParts } from './templates/store.ts';
import { checklistTaskVisibility, checklistVisibility } from './visibility.ts';

const readers =
  'the person; anyone who has a task on it, who sees only their tasks; Department Heads for their department scope; Administrators and Executives for anyone';
const tasks = 'tasks also by Department Heads for their department scope, and each by the person it is assigned to';

/** The rules of visibility.ts and checklists/rules.ts, in words. */
export const checklistAccess: readonly AccessRule[] = [
  {
    of: 'onboarding checklists',
    readers,
    writers:
      'Department Heads for their department scope; Administrators and Executives for anyone; each task also by the person it is assigned to',
  },
  {
    of: 'offboarding checklists',
    readers,
    writers: `Administrators and Executives for anyone, of an Executive only Executives; never for oneself; ${tasks}`,
  },
];

export { leavingFields } from './checklists/record.ts';
export { isOwnTask } from './visibility.ts';
export { startForNewPerson } from './checklists/start.ts';
export { findDeparture } from './leaving-store.ts';
export { taskAssigned, tasksAssigned } from './tasks/store.ts';

export const onboarding: Feature = {
  name: 'onboarding',
  logSubjects: onboardingSubjects,
  departmentParts: onboardingParts,
  title: 'Onboarding',
  summary: 'Checklists for the first and the last days of a person.',
  operations: [
    listOnboarding,
    getOnboarding,
    createChecklist,
    completeChecklist,
    cancelChecklist,
    addTask,
    updateTask,
    completeTask,
    skipTask,
    reopenTask,
    listChecklistTemplates,
    createChecklistTemplate,
    updateChecklistTemplate,
  ],
  access: checklistAccess,
  states: [checklistStates, taskStates],
  reactions: [startForNewPeople, releaseChecklistsOfDeactivated, endLeavingOfReactivated],
  jobs: [endAccessOfLeavers, startForJoined],
  personalData: checklistData,
  byProducts: untouchedLists,
  visibilities: [checklistVisibility, checklistTaskVisibility],
};
