import type { Feature } from '../../kernel/catalogue.ts';
import { checklistAccess } from './access.ts';
import { cancelChecklist } from './checklists/cancel.ts';
import { checklistStates } from './checklists/checklist-states.ts';
import { completeChecklist } from './checklists/complete.ts';
import { createChecklist } from './checklists/create.ts';
import { getOnboarding, listOnboarding } from './checklists/reads.ts';
import { onboardingParts } from './department-parts-store.ts';
import { checklistData } from './erase.ts';
import { endAccessOfLeavers } from './leaving.ts';
import {
  endLeavingOfReactivated,
  releaseChecklistsOfDeactivated,
  startForJoined,
  startForNewPeople,
} from './reactions.ts';
import { untouchedLists } from './reactions-store.ts';
import { onboardingSubjects } from './subjects-store.ts';
import { addTask } from './tasks/add.ts';
import { completeTask, reopenTask, skipTask } from './tasks/moves.ts';
import { taskStates } from './tasks/task-states.ts';
import { updateTask } from './tasks/update.ts';
import { createChecklistTemplate, listChecklistTemplates, updateChecklistTemplate } from './templates/operations.ts';
import { checklistTaskVisibility, checklistVisibility } from './visibility.ts';

export { leavingFields } from './checklists/record.ts';
export { isOwnTask } from './visibility.ts';
export { startForNewPerson } from './checklists/start.ts';
export { findDeparture } from './departure-store.ts';
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
