/** What each scope opens, in the order in which they are offered. A scope the server knows and this list does not is offered too. */
export const scopeAreas: readonly (readonly [title: string, scopes: Readonly<Record<string, string>>])[] = [
  [
    'People',
    {
      'users:read': 'The directory: names, roles, departments',
      'users.employment:read': 'Employment: dates, type, employee and payroll numbers',
      'users.personal:read': 'Personal details; every look is logged',
      'users.govid:read': 'Government identifiers; every look is logged',
      'users:write': 'Add and change people',
      'departments:read': 'Departments',
      'departments:write': 'Create, change and delete departments',
      'teams:read': 'Teams and their members',
      'teams:write': 'Create and change teams',
    },
  ],
  [
    'Records',
    {
      'training:read': 'Training assignments',
      'training:write': 'Assign training',
      'certifications:read': 'Certifications',
      'assets:read': 'Equipment',
      'assets:write': 'Hand out and take back equipment',
      'benefits:read': 'Benefit enrollments',
      'compensation:read': 'Compensation; every look is logged',
      'custom_fields:read': 'Custom fields',
      'goals:read': 'Goals',
      'onboarding:read': 'Onboarding and offboarding checklists',
    },
  ],
  [
    'Time',
    {
      'time_entries:read': 'Time entries',
      'time_entries.location:read': 'Where people clocked in and out',
      'time_entries:write': 'Record and change time',
      'time_entries:approve': 'Approve and reject time',
      'timesheets:read': 'Timesheets',
      'projects:read': 'Projects, tasks and clients',
      'schedules:read': 'Shifts',
    },
  ],
  [
    'Leave',
    {
      'leaves:read': 'Leave requests and balances',
      'leaves:write': 'Request, change and cancel leave',
      'leaves:approve': 'Approve and reject leave',
    },
  ],
  [
    'Expenses',
    {
      'expenses:read': 'Expense reports and receipts',
      'expenses:write': 'Write and submit expense reports',
      'expenses:approve': 'Approve, reject and pay expense reports',
    },
  ],
  ['Documents', { 'documents:read': 'Documents', 'documents:write': 'Add documents and ask for signatures' }],
  ['Webhooks', { 'webhooks:read': 'Endpoints and their deliveries', 'webhooks:write': 'Create and change endpoints' }],
];
