import { counted } from './counted.ts';

export const checklistTypes = { ONBOARDING: 'Onboarding', OFFBOARDING: 'Offboarding' } as const;

export const checklistStatuses = {
  NOT_STARTED: 'Not started',
  IN_PROGRESS: 'In progress',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
} as const;

export const assigneeRoles = {
  PERSON: 'The person themselves',
  MANAGER: 'Their manager',
  DEPARTMENT_HEAD: 'The head of their department',
} as const;

export const assigneeTexts = {
  whoDoesIt: 'Who does it',
  decidedLater: 'Decided later',
  person: 'A certain person',
  team: 'A team',
  choose: 'Choose',
  somebody: 'Someone',
} as const;

export const addTaskTexts = {
  addATask: 'Add a task',
  task: 'Task',
  due: 'Due',
  addTask: 'Add task',
  cancel: 'Cancel',
} as const;

export const changeTaskTexts = {
  save: 'Save',
  saved: 'Saved.',
  task: 'Task',
  whatIsToBeDone: 'What is to be done',
  due: 'Due',
} as const;

export const checklistTexts = {
  onboarding: 'Onboarding',
  checklist: 'Checklist',
  of: {
    ONBOARDING: (name: string): string => `Onboarding of ${name}`,
    OFFBOARDING: (name: string): string => `Offboarding of ${name}`,
  },
  due: (day: string): string => `Due ${day}`,
  tasks: 'Tasks',
  doneOf: (done: number, count: number): string =>
    counted(count, {
      one: (number) => `${done} of ${number} task done`,
      other: (number) => `${done} of ${number} tasks done`,
    }),
  thereAreNoTasksYet: 'There are no tasks yet.',
  cancelChecklist: 'Call off the checklist',
  completeOffboarding: 'Complete offboarding',
  completeOnboarding: 'Complete onboarding',
  endTheAccessOf: (name: string): string => `End the access of ${name}?`,
  completeTheOnboardingOf: (name: string): string => `Complete the onboarding of ${name}?`,
  endAccess: 'End access',
  complete: 'Complete',
  isOffboarded: (name: string): string => `${name} is offboarded.`,
  theChecklistIsCompleted: 'The checklist is completed.',
  stillOpen: (count: number): string =>
    counted(count, { one: '# task is still open.', other: '# tasks are still open.' }),
  atOnceAndFor: (name: string): string => `At once and for ${name}:`,
  theyAreSignedOutEverywhere: 'they are signed out everywhere and can no longer sign in;',
  theirAPITokensStopWorking: 'their API tokens stop working;',
  theyNoLongerHeadDepartments: 'they no longer head departments, and their seat is free.',
  theirRecordsStay: 'Their records stay. They can be reactivated later; tokens cannot.',
  completeText: 'Its tasks stay as they are.',
  cancelThisChecklist: 'Call off this checklist?',
  theChecklistIsCancelled: 'The checklist is cancelled.',
  cancelOffboardingText:
    'The end of employment goes back to what it was before, unless access has ended already. Its tasks stay as they are, but no one has to do them any more.',
  cancelText: 'Its tasks stay as they are, but no one has to do them any more.',
} as const;

export const listTexts = {
  person: 'Person',
  checklist: 'Checklist',
  kind: 'Kind',
  tasksDone: 'Tasks done',
  due: 'Due',
  status: 'Status',
  onboarding: 'Onboarding',
  onboardingLead: 'First and last days: what is running, and what is due.',
  templates: 'Templates',
  checklists: 'Checklists',
  noun: (count: number): string => counted(count, { one: '# checklist', other: '# checklists' }),
  anyKind: 'Any kind',
  anyStatus: 'Any status',
  running: 'Running',
  noneRunning: 'No checklists are running',
  startOneFromThePage: 'Start one from the page of a person, or when you add one.',
  addAPerson: 'Add a person',
  doneOf: (done: number, all: number): string => `${done} of ${all}`,
  overdue: (count: number): string => counted(count, { one: '# overdue', other: '# overdue' }),
} as const;

export const taskRowTexts = {
  nobodyAssigned: 'Nobody assigned',
  done: 'Done',
  skipped: 'Skipped',
  overdue: 'Overdue',
  change: 'Change',
  skip: 'Skip',
  complete: 'Complete',
  reopen: 'Reopen',
  due: (day: string): string => `due ${day}`,
  doneAt: (instant: string): string => `done ${instant}`,
} as const;

export const templatesTexts = {
  template: 'Template',
  kind: 'Kind',
  tasks: 'Tasks',
  tasksCount: (count: number): string => counted(count, { one: '# task', other: '# tasks' }),
  status: 'Status',
  inUse: 'In use',
  notInUse: 'Not in use',
  checklistTemplates: 'Checklist templates',
  onboarding: 'Onboarding',
  newTemplate: 'New template',
  noun: (count: number): string => counted(count, { one: '# template', other: '# templates' }),
  empty: {
    title: 'No templates yet',
    text: 'A template hands out the same tasks to everyone who joins or leaves.',
  },
  edit: (name: string): string => `Edit ${name}`,
  save: 'Save',
  theTemplateIsSaved: 'The template is saved.',
  name: 'Name',
  isActiveHint: 'Only templates in use can be started.',
  task: (index: number): string => `Task ${index}`,
  whatIsToBeDone: 'What is to be done',
  dueDaysAfterTheFirst: 'Due, days after the first or last day',
  dueHint: 'With a minus: days before it.',
  moveUp: 'Move up',
  moveUpTask: (index: number): string => `Move up task ${index}`,
  moveDown: 'Move down',
  moveDownTask: (index: number): string => `Move down task ${index}`,
  remove: 'Remove',
  removeTask: (index: number): string => `Remove task ${index}`,
  addATask: 'Add a task',
} as const;
