export const historySentences: Readonly<Record<string, string>> = {
  'users.create': 'added this person',
  'users.update': 'changed the record',
  'users.updatePersonal': 'changed personal details',
  'users.updateGovernmentIds': 'changed government identifiers',
  'users.deactivate': 'ended access',
  'users.reactivate': 'reactivated this person',
  'users.erase': 'erased personal data',
  'me.update': 'changed their own details',
  'session.create': 'signed in',
  'session.delete': 'signed out',
  'sessions.end': 'ended one of their sessions',
  'password.set': 'set a password',
  'password.change': 'changed the password',
};

/** What can be set: overdue follows from the day. */
export const trainingSteps = { ASSIGNED: 'Assigned', IN_PROGRESS: 'In progress', COMPLETED: 'Completed' } as const;

export const checklistTypes = { ONBOARDING: 'Onboarding', OFFBOARDING: 'Offboarding' } as const;

export const payTypes = { SALARY: 'Salary, by the year', HOURLY: 'By the hour' } as const;

export const frequencies = {
  WEEKLY: 'Weekly',
  BIWEEKLY: 'Every two weeks',
  SEMI_MONTHLY: 'Twice a month',
  MONTHLY: 'Monthly',
  ANNUALLY: 'Yearly',
} as const;
