import { counted } from './counted.ts';

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
      'certificate_requirements:read': 'Certificates that are wanted',
      'certificate_requirements:write': 'Change which certificates are wanted',
      'assets:read': 'Equipment',
      'assets:write': 'Hand out and take back equipment',
      'benefits:read': 'Benefit enrolments',
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
      'pay_runs:read': 'Pay runs, with pay',
      'pay_runs:write': 'Seal pay runs',
      'projects:read': 'Projects, tasks and clients',
      'schedules:read': 'Shifts',
      'availability:read': 'When people can work',
      'working_rules:read': 'Which working rules apply',
      'working_rules:write': 'Change working rules',
      'sandbox:write': 'Move the time of a sandbox, raise events and make faults there',
    },
  ],
  [
    'Leave',
    {
      'leaves:read': 'Leave requests and balances',
      'availability:write': 'Say when people can work',
      'labor_budgets:read': 'What a week of a department may take',
      'labor_budgets:write': 'Set what a week of a department may take',
      'staffing_requirements:read': 'How many people are needed at work',
      'staffing_requirements:write': 'Change how many people are needed at work',
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
  ['Directory', { scim: 'Keep people and teams in step with a directory, by SCIM' }],
  ['Webhooks', { 'webhooks:read': 'Endpoints and their deliveries', 'webhooks:write': 'Create and change endpoints' }],
];

export const listTexts = {
  revokedOrExpired: 'Revoked or expired',
  all: 'All',
  newToken: 'New token',
  name: 'Name',
  owner: 'Owner',
  scopes: 'Scopes',
  lastUsed: 'Last used',
  never: 'Never',
  status: 'Status',
  actions: 'Actions',
  revoke: 'Revoke',
  apiTokens: 'API tokens',
  forProgramsThatCall: 'For programs that call the API. See the <API reference>.',
  noun: (count: number): string => counted(count, { one: '# token', other: '# tokens' }),
  active: 'Active',
  everyones: 'Everyone’s',
  mine: 'Mine',
  noTokensHere: 'No tokens here',
  noTokensHereText: 'Create one to call the API from a program of yours.',
  revokeTitle: (name: string): string => `Revoke ${name}?`,
  isRevoked: (name: string): string => `${name} is revoked.`,
  requestsWithItAreRefused: 'Requests with it are refused at once, and it cannot be brought back.',
} as const;

export const newTokenTexts = {
  onlyPropose: 'Only propose',
  onlyProposeHint:
    'For assistants: what it would change waits in your inbox until you accept it. Nothing is changed before.',
  n30Days: '30 days',
  n90Days: '90 days',
  oneYear: 'One year',
  untilADayOfMy: 'Until a day of my choice',
  noExpiry: 'No expiry',
  apiTokens: 'API tokens',
  yourNewToken: 'Your new token',
  newToken: 'New token',
  newTokenLead:
    'A token acts for you: it reads and changes no more than its scopes allow, and never more than you could.',
  newTokenOfAccount: (name: string): string =>
    `The token acts for the service account ${name}: it reads and changes no more than its scopes and the role of the account allow.`,
  scopesOfAccountNote: 'Those the role of the account can use. Choose as few as the job needs.',
  scopes: 'Scopes',
  scopesNote: 'Those your role can use. Choose as few as the job needs.',
  scopesOfTheToken: 'Scopes of the token',
  chooseAtLeastOneScope: 'Choose at least one scope.',
  createToken: 'Create token',
  cancel: 'Cancel',
  token: 'Token',
  name: 'Name',
  whatItIsFor: 'What it is for.',
  sayWhatTheToken: 'Say what the token is for.',
  expiresAfter: 'Expires after',
  lastDay: 'Last day',
  aTokenWithoutExpiryWorks: 'A token without expiry works until it is revoked. Prefer one that ends.',
  until: (instant: string): string => `Until ${instant}`,
  copyItNow: 'Copy it now. It is shown this once and cannot be shown again.',
  copyToken: 'Copy token',
  tryIt: 'Try it',
  done: 'Done',
  apiReference: 'API reference',
} as const;

export const scopeFieldsTexts = {
  scopes: (title: string): string => `${title} scopes`,
  none: 'None',
  all: 'All',
  noneOf: (title: string): string => `None of ${title}`,
  allOf: (title: string): string => `All of ${title}`,
} as const;

export const scopesTexts = {
  other: 'Other',
} as const;

export const tokenStatusTexts = {
  revoked: 'Revoked',
  noExpiry: 'No expiry',
  expired: 'Expired',
  ends: (ago: string): string => `Ends ${ago}`,
} as const;

export const tokenTexts = {
  writes: 'Writes',
  writesItself: 'By itself',
  onlyProposes: 'Only proposes: someone accepts what it would change',
  apiTokens: 'API tokens',
  apiToken: 'API token',
  revoke: 'Revoke',
  token: 'Token',
  beginsWith: 'Begins with',
  status: 'Status',
  actsFor: 'Acts for',
  lastUsed: 'Last used',
  never: 'Never',
  created: 'Created',
  ends: 'Ends',
  whatThisTokenSees: 'What this token sees',
  whatThisTokenSeesNote: (name: string): string => `No more than ${name} may see`,
  itIsOver: 'It no longer works: every request with it is refused.',
  theRoleOfItsOwner: (beyond: string): string =>
    `The role of its owner does not reach these scopes, so they open nothing: ${beyond}.`,
  whatItMayCall: 'What it may call',
  operations: (count: number): string => counted(count, { one: '# operation', other: '# operations' }),
  operationsOf: (area: string, count: number): string =>
    counted(count, {
      one: (number) => `${area}: ${number} operation`,
      other: (number) => `${area}: ${number} operations`,
    }),
} as const;
