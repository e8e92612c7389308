import type { Role } from '../kernel/scopes.ts';

export interface DepartmentPlan {
  readonly name: string;
  readonly code: string;
  readonly color: string;
  readonly description: string;
  readonly workLocation: string;
  readonly head: Named & { readonly title: string };
  /** Titles of everyone else, the leading ones first. */
  readonly titles: readonly string[];
}

export interface Named {
  readonly first: string;
  readonly last: string;
}

export const mailDomain = 'saffronpine.example';

export const executives: readonly (Named & { title: string })[] = [
  { first: 'Amara', last: 'Okafor', title: 'Chief Executive Officer' },
  { first: 'Henrik', last: 'Lindqvist', title: 'Chief Operating Officer' },
];

/** Three people who administer, by department. */
export const administrators: readonly (Named & { title: string; department: string })[] = [
  { first: 'Priya', last: 'Raghunathan', title: 'HR Systems Manager', department: 'People & Culture' },
  { first: 'Mateo', last: 'Fuentes', title: 'HR Generalist', department: 'People & Culture' },
  { first: 'Siobhan', last: 'Kavanagh', title: 'Payroll Manager', department: 'Finance & Payroll' },
];

const words = (text: string): string[] => text.trim().split(/\s+/);

const repeat = (title: string, count: number): string[] => Array.from({ length: count }, () => title);

export const departmentPlans: readonly DepartmentPlan[] = [
  {
    name: 'Kitchen',
    code: 'KITCHEN',
    color: '#B91C1C',
    description: 'Three kitchens, lunch and dinner service.',
    workLocation: 'Harbourfront',
    head: { first: 'Kenji', last: 'Morimoto', title: 'Executive Chef' },
    titles: [
      'Sous-chef',
      'Sous-chef',
      'Chef de partie',
      'Chef de partie',
      ...repeat('Line Cook', 8),
      ...repeat('Kitchen Porter', 3),
    ],
  },
  {
    name: 'Bakery',
    code: 'BAKERY',
    color: '#B45309',
    description: 'Bread and pastry for all houses.',
    workLocation: 'Junction',
    head: { first: 'Zeynep', last: 'Aydın', title: 'Head Baker' },
    titles: ['Pastry Chef', 'Pastry Chef', ...repeat('Baker', 4), ...repeat('Bakery Apprentice', 2)],
  },
  {
    name: 'Dining Room',
    code: 'DINING',
    color: '#1D4ED8',
    description: 'Service in all three dining rooms.',
    workLocation: 'Harbourfront',
    head: { first: 'Léa', last: 'Desrosiers', title: 'Dining Room Manager' },
    titles: ['Floor Supervisor', 'Floor Supervisor', ...repeat('Server', 10), ...repeat('Host', 2)],
  },
  {
    name: 'Bar & Cellar',
    code: 'BAR',
    color: '#6D28D9',
    description: 'Bars, wine cellar and tastings.',
    workLocation: 'Distillery',
    head: { first: 'Tomasz', last: 'Wiśniewski', title: 'Beverage Director' },
    titles: ['Sommelier', 'Sommelier', ...repeat('Bartender', 5)],
  },
  {
    name: 'Events & Catering',
    code: 'EVENTS',
    color: '#BE185D',
    description: 'Weddings, corporate catering and festivals.',
    workLocation: 'Distillery',
    head: { first: 'Nadia', last: 'Benali', title: 'Director of Events' },
    titles: ['Event Planner', 'Event Planner', ...repeat('Catering Lead', 2), ...repeat('Catering Assistant', 5)],
  },
  {
    name: 'Purchasing & Logistics',
    code: 'LOGISTICS',
    color: '#047857',
    description: 'Suppliers, stores and deliveries.',
    workLocation: 'Junction',
    head: { first: 'Kwame', last: 'Mensah', title: 'Head of Purchasing' },
    titles: ['Buyer', 'Stock Controller', ...repeat('Delivery Driver', 4), 'Storekeeper'],
  },
  {
    name: 'Finance & Payroll',
    code: 'FINANCE',
    color: '#0F766E',
    description: 'Accounts, payroll and reporting.',
    workLocation: 'Head Office',
    head: { first: 'Mei-Ling', last: 'Zhao', title: 'Head of Finance' },
    titles: ['Accountant', 'Accountant', 'Payroll Clerk', 'Financial Analyst'],
  },
  {
    name: 'People & Culture',
    code: 'PEOPLE',
    color: '#4338CA',
    description: 'Hiring, onboarding, training and safety.',
    workLocation: 'Head Office',
    head: { first: 'Alejandra', last: 'Cisneros', title: 'Head of People' },
    titles: ['Recruiter', 'Training Coordinator', 'Health and Safety Officer'],
  },
];

export const firstNames = words(`
  Aisha Akira Anika Bilal Bronwyn Camille Chinedu Dagny Dmitri Elif Emeka Esi Fatima Freya Gabriel Giulia Hana
  Hassan Ines Isamu Jamila Jun Kateryna Kofi Lars Leilani Linh Lucía Magnus Malia Marek Min-jun Nguyen Noor
  Olga Omar Paolo Quinn Rania Ravi Rosa Saoirse Selim Sofía Soraya Sven Tariq Thandiwe Ulrike Vikram Wanjiru
  Xochitl Yael Yusuf Zofia Zuri
`);

export const lastNames = words(`
  Abebe Adeyemi Ahmed Andersson Baptiste Bergström Boateng Castillo Chandra Cohen Dubois Eriksen Fernández
  Fischer Gagnon Garcia Haddad Hernández Ibrahim Ito Jansen Kamau Khan Kowalski Kumar Laurent Lopez MacDonald
  Mbeki Moreau Nakamura Nguyen Novak O’Brien Oyelaran Park Patel Petrov Popescu Rahman Rossi Santos Sato
  Schmidt Singh Sørensen Tanaka Tran Tremblay Usman Vargas Wójcik Yilmaz
`);

export interface PersonPlan extends Named {
  readonly email: string;
  readonly title: string;
  readonly role: Role;
  readonly department: string | null;
  readonly workLocation: string;
  /** How far from the top: 0 an executive, 1 a head, 2 who leads a few, 3 everyone else. */
  readonly rank: 0 | 1 | 2 | 3;
}

/** An address anyone could have typed: letters without marks. */
export const addressOf = ({ first, last }: Named, domain: string): string =>
  `${first}.${last}@${domain}`
    .normalize('NFD')
    .replaceAll(/\p{M}|[’' ]/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .toLowerCase();
