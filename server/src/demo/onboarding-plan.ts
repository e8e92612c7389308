import type { ChecklistType } from '../features/onboarding/index.ts';

interface TemplatePlan {
  readonly name: string;
  readonly type: ChecklistType;
  /** Departments it is for. */
  readonly departments: RegExp;
  readonly tasks: readonly {
    readonly title: string;
    readonly description?: string;
    /** One of the three roles, or the name of someone. */
    readonly by: string;
    readonly days: number;
  }[];
}

const hr = 'mateo.fuentes';
const payroll = 'siobhan.kavanagh';

const first = [
  { title: 'Send the contract for signature', by: hr, days: -10 },
  { title: 'Set up payroll', description: 'Bank details and tax form.', by: payroll, days: -5 },
] as const;
const settled = [{ title: 'Talk after 30 days', by: 'MANAGER', days: 30 }] as const;

/** The first one that fits a person's department is theirs. */
export const templatePlans: readonly TemplatePlan[] = [
  {
    name: 'New in the kitchen',
    type: 'ONBOARDING',
    departments: /Kitchen|Bakery|Events/,
    tasks: [
      ...first,
      { title: 'Order jackets and shoes', by: 'MANAGER', days: -7 },
      { title: 'Walk through the stations', by: 'DEPARTMENT_HEAD', days: 0 },
      { title: 'Food safety, level 2', description: 'Before the first shift.', by: 'PERSON', days: 2 },
      ...settled,
    ],
  },
  {
    name: 'New on the floor',
    type: 'ONBOARDING',
    departments: /Dining|Bar/,
    tasks: [
      ...first,
      { title: 'Locker and name badge', by: 'MANAGER', days: -2 },
      { title: 'Shadow two services', by: 'PERSON', days: 4 },
      { title: 'Responsible service of alcohol', by: 'PERSON', days: 10 },
      ...settled,
    ],
  },
  {
    name: 'New at head office',
    type: 'ONBOARDING',
    departments: /./,
    tasks: [
      ...first,
      { title: 'Laptop and accounts', by: hr, days: -3 },
      { title: 'Meet the houses', description: 'One lunch in each dining room.', by: 'PERSON', days: 14 },
      ...settled,
    ],
  },
  {
    name: 'Leaving',
    type: 'OFFBOARDING',
    departments: /./,
    tasks: [
      { title: 'Acknowledge the notice', by: hr, days: -14 },
      { title: 'Hand over', description: 'Who takes over what, in writing.', by: 'PERSON', days: -5 },
      { title: 'Farewell talk', by: 'DEPARTMENT_HEAD', days: -2 },
      { title: 'Collect keys, uniform and equipment', by: 'MANAGER', days: 0 },
      { title: 'Final pay and record of employment', by: payroll, days: 5 },
    ],
  },
];
