import { counted } from '../counted.ts';

export const recordSettingsTexts = {
  leaveTitle: 'Leave policy',
  leaveNote:
    'Types decide how much time off people get and who approves it; holidays and locked dates decide which days count.',
  leaveTypes: 'Leave types',
  holidays: 'Public holidays',
  lockedDates: 'Locked dates',
  balances: 'Leave balances',
  checklistsTitle: 'Checklists',
  checklistsNote:
    'A template becomes a checklist when someone joins or leaves. Changing one changes checklists that start afterwards, not those that run.',
  templates: 'Checklist templates',
  running: 'Running checklists',

  plansTitle: 'Benefit plans',
  plansNote: 'What people can be enrolled in. A new name shows at once for everyone who has the plan.',
  addPlan: 'Add a plan',
  changePlan: 'Change this plan',
  planName: 'Name',
  planProvider: 'Provider',
  planProviderHint: 'Who insures or runs it.',
  planKind: 'What it is for',
  planKindHint: 'In your own words, such as Health or Pension.',
  planSaved: 'The plan is saved.',
  planRemoveTitle: 'Remove this plan?',
  planRemoveText: 'No one can be enrolled in it any more. A plan that people have or had cannot be removed.',
  planRemoved: 'The plan is gone.',
  plansEmptyTitle: 'No benefit plans yet',
  plansEmpty: 'Add the first one, then enrol people on their page.',

  fieldsTitle: 'Custom fields',
  fieldsNote: 'What your organization keeps about people beyond what is there already, on tabs of a person’s page.',
  addTab: 'Add a tab',
  changeTab: 'Change this tab',
  tabName: 'Name of the tab',
  tabSeen: 'Who sees the values of others',
  tabSeenHint: 'Administrators and Executives always do. Everyone sees their own.',
  tabActive: 'Show this tab',
  tabActiveHint: 'Off: only Administrators and Executives see it. Nothing is lost.',
  tabSaved: 'The tab is saved.',
  tabHidden: 'Hidden',
  addField: 'Add a field',
  changeField: 'Change this field',
  fieldLabel: 'Label',
  fieldTab: 'Tab',
  fieldType: 'What goes in',
  fieldTypeHint: 'Cannot be changed later.',
  fieldOptions: 'Choices',
  fieldOptionsHint: 'One on each line. A choice that was taken stays with the person when it goes from here.',
  fieldOptionsNeeded: 'Name at least one choice.',
  fieldSaved: 'The field is saved.',
  fieldsEmpty: 'No fields on this tab yet.',
  tabsEmptyTitle: 'No custom fields yet',
  tabsEmpty: 'Add a tab, such as Uniform, then the fields on it.',
} as const;

export const fieldTypeNames = {
  TEXT: 'Text',
  NUMBER: 'Number',
  DATE: 'Day',
  BOOLEAN: 'Yes or no',
  SELECT: 'One of several choices',
  MULTI_SELECT: 'Any of several choices',
} as const;

export const benefitPlansTexts = {
  actions: 'Actions',
  change: 'Change',
  remove: 'Remove',
  noun: (count: number): string => counted(count, { one: '# plan', other: '# plans' }),
  save: 'Save',
} as const;

export const customFieldDialogsTexts = {
  save: 'Save',
  seenBy: { EMPLOYEE: 'Employees', DEPARTMENT_HEAD: 'Department Heads' },
} as const;

export const customFieldsTexts = {
  alsoSeenBy: (seenBy: string): string => `Also seen by: ${seenBy}.`,
  addFieldTo: (name: string): string => `Add a field to ${name}`,
  typeWithChoices: (type: string, choices: string): string => `${type}: ${choices}`,
  change: 'Change',
} as const;

export const settingsTexts = {
  settings: 'Settings',
  settingsSaved: 'Settings saved.',
  unsavedChanges: (count: number): string => counted(count, { one: '# unsaved change', other: '# unsaved changes' }),
  discard: 'Discard',
  save: 'Save',
  plan: 'Plan',
  planNote: 'Set by the operator of this installation.',
  subscription: 'Subscription',
  seats: 'Seats',
  noLimit: 'No limit',
} as const;
