import { counted } from './counted.ts';

/** Beside its name, wherever it holds or did something. */
export const holderTexts = {
  serviceAccount: (name: string): string => `${name} (service account)`,
} as const;

export const accountListTexts = {
  title: 'Service accounts',
  lead: 'They hold tokens and webhook endpoints in place of a person, so that an integration outlives whoever set it up. They take no seat and cannot sign in.',
  newAccount: 'New service account',
  name: 'Name',
  role: 'Role',
  responsible: 'Responsible person',
  created: 'Created',
  nobodyAnyMore: (name: string): string => `${name}, who has no access any more`,
  noun: (count: number): string => counted(count, { one: '# service account', other: '# service accounts' }),
  emptyTitle: 'No service accounts yet',
  emptyText: 'Create one for each integration, and give it a token of its own or hand one over to it.',
  wasCreated: (name: string): string => `${name} was created.`,
} as const;

export const accountDialogTexts = {
  newAccount: 'New service account',
  edit: (name: string): string => `Edit ${name}`,
  create: 'Create service account',
  save: 'Save',
  name: 'Name',
  nameHint: 'What the integration is called. It stands in the logs and wherever it changed something.',
  enterAName: 'Enter a name.',
  description: 'Description',
  descriptionHint: 'What it does, and where it runs.',
  role: 'Role',
  roleHint: 'Its tokens see and do no more than this role may, and it decides on nothing.',
  departments: 'Departments',
  addADepartment: 'Add a department',
  choose: 'Choose…',
  departmentsHint: 'It sees the people of these departments.',
  responsible: 'Responsible person',
  responsibleHint: 'Whom to ask about it. When they leave, Executives are told, and it works on.',
  wasChanged: (name: string): string => `${name} was changed.`,
} as const;

export const accountTexts = {
  serviceAccounts: 'Service accounts',
  serviceAccount: 'Service account',
  edit: 'Edit',
  delete: 'Delete',
  deleteTitle: (name: string): string => `Delete ${name}?`,
  deleteText: 'Its tokens and endpoints stop working at once, for good. What it did keeps its name.',
  wasDeleted: (name: string): string => `${name} was deleted.`,
  about: 'About',
  role: 'Role',
  departments: 'Departments',
  responsible: 'Responsible person',
  nobodyResponsible: 'Its responsible person has no access any more. Choose someone else: the account works on.',
  created: 'Created',
  tokens: 'Tokens',
  tokensNote: 'With the rights of the account, as far as their scopes go',
  newToken: 'New token',
  noTokens: 'It has no tokens. Create one, or hand over a token of a person: open the token, then Hand over.',
  endpoints: 'Webhook endpoints',
  endpointsNote: 'They get what the account may see',
  addAnEndpoint: 'Add an endpoint',
  noEndpoints: 'It has no webhook endpoints.',
  lastUsed: (ago: string): string => `last used ${ago}`,
  neverUsed: 'never used',
  whatItDid: 'What it did',
} as const;

export const handOverTexts = {
  handOver: 'Hand over',
  title: (name: string): string => `Hand over ${name}`,
  text: 'It keeps its id and its secret, so that the integration goes on. From then on it has the rights of the service account.',
  account: 'Service account',
  choose: 'Choose…',
  chooseOne: 'Choose a service account.',
  option: (name: string, role: string): string => `${name}, ${role}`,
  noAccounts: 'There is no service account that you look after yet.',
  createOne: 'Create one',
  isHandedOver: (name: string): string => `${name} was handed over.`,
  whoKnowsTheSecret: 'Whoever knows the secret can go on using it. Replace it if that must not be.',
} as const;
