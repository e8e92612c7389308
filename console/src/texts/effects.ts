/** What a request does, by whichever way it comes. */
export const effectNames = {
  PERSON_CREATED: 'Add a person: by hand, by hiring, from a file or a directory',
  PERSON_CHANGED: 'Change a person or their job, now or for a later day',
  ROLE_GIVEN: 'Give a role: to a person, or to a service account',
  LEAD_GIVEN: 'Say who leads a department: its head and managers, also from a file or by merging departments',
  PERSON_ERASED: 'Erase a person',
  GOVERNMENT_IDS_CHANGED: 'Change government identifiers',
  PAY_CHANGED: 'Change what someone is paid: by hand, by percent, by hiring, from a file or as the rate of hours',
  PERIOD_CLOSED: 'Lock timesheets for payroll',
  PAY_SEALED: 'Seal a pay run',
  EXPENSES_PAID: 'Mark expenses as paid',
  SETTINGS_CHANGED: 'Change settings',
  ACCESS_GIVEN: 'Give access beyond a role',
  POLICY_LOOSENED: 'Change policies: sign-in and its providers, connected apps, this list, how long logs are kept',
  DATA_SENT_OUT: 'Decide where webhooks are sent',
  DEPARTMENT_DELETED: 'Delete a department',
} as const;
