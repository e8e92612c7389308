import { counted } from './counted.ts';

export const mergeTexts = {
  mergeInto: 'Merge into another',
  title: (name: string): string => `Merge ${name} into another department`,
  merge: 'Merge',
  into: 'Becomes part of',
  choose: 'Choose a department',
  chooseOne: 'Choose the department that stays.',
  day: 'As of',
  dayHint: 'On a later day it is planned, and can be undone until then.',
  comesAlong: 'What comes along',
  looking: 'Looking …',
  nothing: 'Nothing and nobody. The department becomes inactive.',
  more: (count: number): string => counted(count, { one: 'and # more', other: 'and # more' }),
  of: (title: string, person: string): string => `${title} (${person})`,
  open: 'open shifts',
  stays:
    'The department becomes inactive that day. What was worked, paid and decided before stays with it, and so does everybody’s history.',
  leadsFollow: 'Its head and managers manage the other department, too',
  leadsFollowHint: 'If the other one has no head, its head becomes that.',
  reason: 'Reason',
  reasonHint: 'Shown in the history of everyone who moves.',
  planned: (name: string, day: string): string => `${name} becomes part of the other department on ${day}.`,
  begun: (name: string): string => `${name} becomes part of the other department now. It takes a moment.`,
  becomes: (day: string): string => `On ${day} this becomes part of`,
  became: (day: string): string => `On ${day} this became part of`,
  takesIn: (day: string): string => `On ${day} this takes in`,
  tookIn: (day: string): string => `On ${day} this took in`,
  another: 'another department',
  moved: (count: number): string => counted(count, { one: '# person moved', other: '# people moved' }),
  undo: 'Undo',
  undoNamed: (name: string, into: string): string => `Undo: ${name} into ${into}`,
  undoTitle: (name: string, into: string): string => `Keep ${name} apart from ${into}?`,
  undoAction: 'Undo the merge',
  undoText: (day: string): string => `Nothing happens on ${day}: both departments stay as they are.`,
  undone: (name: string, into: string): string => `${name} is not merged into ${into}.`,
  departments: 'Departments',
  department: 'Department',
  merges: (count: number): string => counted(count, { one: '# merge', other: '# merges' }),
} as const;

export const partTexts = {
  PEOPLE: (count: number): string => counted(count, { one: '# person', other: '# people' }),
  LEADS: () => 'Head and managers',
  PLANNED_JOBS: (count: number): string =>
    counted(count, { one: '# planned change into it', other: '# planned changes into it' }),
  TEAMS: (count: number): string => counted(count, { one: '# team', other: '# teams' }),
  SHIFTS: (count: number): string => counted(count, { one: '# shift from then on', other: '# shifts from then on' }),
  SHIFT_OFFERS: (count: number): string =>
    counted(count, { one: '# shift given away or applied for', other: '# shifts given away or applied for' }),
  WEEK_TEMPLATES: (count: number): string => counted(count, { one: '# week template', other: '# week templates' }),
  STAFFING_REQUIREMENTS: (count: number): string =>
    counted(count, { one: '# time at which people are needed', other: '# times at which people are needed' }),
  LABOR_BUDGETS: (count: number): string => counted(count, { one: '# budget of a week', other: '# budgets of weeks' }),
  LEAVES: (count: number): string =>
    counted(count, { one: '# leave request waiting', other: '# leave requests waiting' }),
  TIMESHEETS: (count: number): string => counted(count, { one: '# timesheet waiting', other: '# timesheets waiting' }),
  EXPENSE_REPORTS: (count: number): string =>
    counted(count, { one: '# expense report waiting', other: '# expense reports waiting' }),
  PROJECTS: (count: number): string =>
    counted(count, { one: '# project with its budget', other: '# projects with their budgets' }),
  APPROVAL_POLICIES: (count: number): string =>
    counted(count, { one: '# rule on who approves', other: '# rules on who approves' }),
  LOCKED_DATES: (count: number): string => counted(count, { one: '# locked stretch', other: '# locked stretches' }),
  REQUIREMENTS: (count: number): string =>
    counted(count, {
      one: '# certificate or training that is required',
      other: '# certificates or training that are required',
    }),
  CHECKLIST_TEMPLATES: (count: number): string =>
    counted(count, { one: '# checklist for new people', other: '# checklists for new people' }),
  SERVICE_ACCOUNTS: (count: number): string =>
    counted(count, { one: '# service account', other: '# service accounts' }),
  KIOSKS: (count: number): string => counted(count, { one: '# kiosk', other: '# kiosks' }),
  ACCESS_GRANTS: (count: number): string =>
    counted(count, {
      one: '# access does not come along: give it anew',
      other: '# accesses do not come along: give them anew',
    }),
} as const;
