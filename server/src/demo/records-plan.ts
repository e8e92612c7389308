import type { FieldType } from '../features/records/index.ts';
import type { Role } from '../kernel/scopes.ts';

const kitchens = /Kitchen|Bakery|Events/;
const guests = /Dining|Bar|Events/;
const anywhere = /./;

/** Courses by the departments that need them. */
export const coursePlans: readonly { name: string; description: string; departments: RegExp; isActive?: boolean }[] = [
  { name: 'Fire safety', description: 'Exits, extinguishers, assembly points.', departments: anywhere },
  { name: 'Respect at work', description: 'Preventing harassment; every two years.', departments: anywhere },
  { name: 'Food safety, level 2', description: 'Needed before the first shift.', departments: kitchens },
  { name: 'Allergens', description: 'The eleven that must be declared.', departments: /Kitchen|Bakery|Dining|Events/ },
  { name: 'Responsible service of alcohol', description: 'Needed to serve drinks.', departments: guests },
  { name: 'Lifting and carrying', description: 'Backs last longer.', departments: /Purchasing|Events|Kitchen/ },
  { name: 'Till system, old', description: 'Replaced last year.', departments: /Dining|Bar/, isActive: false },
];

export const certificationPlans: readonly { name: string; issuer: string; titles: RegExp; years: number }[] = [
  { name: 'Food handler', issuer: 'Example Public Health', titles: /Chef|chef|Cook|Baker|Porter/, years: 5 },
  { name: 'Wine, level 2', issuer: 'Sample Wine School', titles: /Sommelier|Beverage/, years: 10 },
  { name: 'First aid and CPR', issuer: 'Placeholder Ambulance', titles: /Head|Manager|Safety|Supervisor/, years: 3 },
  { name: 'Payroll practitioner', issuer: 'Fictional Payroll Institute', titles: /Payroll/, years: 2 },
];

export const assetPlans: readonly { category: string; description: string; titles: RegExp; prefix: string | null }[] = [
  {
    category: 'Laptop',
    description: '14-inch laptop with charger',
    titles: /Officer|Head|Director|Manager|Accountant|Analyst|Clerk|HR|Recruiter|Coordinator|Planner|Buyer/,
    prefix: 'LT',
  },
  { category: 'Phone', description: 'Company phone', titles: /Director|Manager|Lead|Driver|Chief/, prefix: 'PH' },
  { category: 'Knives', description: 'Set of five in a roll', titles: /Chef|chef/, prefix: 'KN' },
  {
    category: 'Uniform',
    description: 'Three jackets and an apron',
    titles: /Cook|Porter|Baker|Server|Host/,
    prefix: null,
  },
  { category: 'Vehicle', description: 'Electric delivery van', titles: /Driver/, prefix: 'VAN' },
];

export const goalPlans: readonly { title: string; description: string; titles: RegExp }[] = [
  { title: 'Halve food waste', description: 'Measured by weight, each week.', titles: /Chef|chef|Head Baker/ },
  { title: 'Run a station alone', description: 'A whole dinner service.', titles: /Cook|Apprentice/ },
  {
    title: 'Cut order errors to one in a hundred',
    description: 'By the till’s own count.',
    titles: /Server|Supervisor/,
  },
  { title: 'A tasting menu with local wines', description: 'Six courses.', titles: /Sommelier|Bartender/ },
  { title: 'Close the month in four days', description: 'Five at present.', titles: /Accountant|Payroll|Finance/ },
  { title: 'Every new hire has a mentor', description: 'From the first day.', titles: /People|Recruiter|Officer/ },
];

interface FieldPlan {
  readonly key: string;
  readonly label: string;
  readonly type: FieldType;
  readonly options?: readonly string[];
}

export const tabPlans: readonly {
  name: string;
  visible_to_roles: readonly Role[];
  is_active: boolean;
  fields: readonly FieldPlan[];
}[] = [
  {
    name: 'Uniform',
    visible_to_roles: ['EMPLOYEE', 'DEPARTMENT_HEAD'],
    is_active: true,
    fields: [
      { key: 'shirt_size', label: 'Shirt size', type: 'SELECT', options: ['XS', 'S', 'M', 'L', 'XL'] },
      { key: 'shoe_size', label: 'Shoe size', type: 'NUMBER' },
    ],
  },
  {
    name: 'On the floor',
    visible_to_roles: ['DEPARTMENT_HEAD'],
    is_active: true,
    fields: [
      {
        key: 'languages',
        label: 'Languages',
        type: 'MULTI_SELECT',
        options: ['English', 'French', 'Spanish', 'Arabic'],
      },
      { key: 'locker', label: 'Locker', type: 'TEXT' },
      { key: 'opens_alone', label: 'May open alone', type: 'BOOLEAN' },
    ],
  },
  {
    name: 'Keys',
    visible_to_roles: [],
    is_active: true,
    fields: [{ key: 'keys_since', label: 'Has keys since', type: 'DATE' }],
  },
  {
    name: 'Before the move',
    visible_to_roles: ['DEPARTMENT_HEAD'],
    is_active: false,
    fields: [{ key: 'old_badge', label: 'Old badge', type: 'TEXT' }],
  },
];

export const benefitPlans: readonly {
  name: string;
  provider: string;
  kind: string;
  employee: string;
  employer: string;
}[] = [
  { name: 'Extended health', provider: 'Example Mutual', kind: 'HEALTH', employee: '18.50', employer: '55.50' },
  { name: 'Dental', provider: 'Example Mutual', kind: 'DENTAL', employee: '9.25', employer: '27.75' },
  {
    name: 'Group retirement savings',
    provider: 'Sample Trust',
    kind: 'RETIREMENT',
    employee: '60.00',
    employer: '60.00',
  },
];
