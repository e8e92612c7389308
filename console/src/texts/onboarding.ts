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
