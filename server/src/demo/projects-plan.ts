export interface ClientPlan {
  readonly name: string;
  readonly contact: string;
  readonly isActive?: boolean;
}

export interface ProjectPlan {
  readonly name: string;
  readonly description: string;
  readonly status: 'PLANNED' | 'ACTIVE' | 'ON_HOLD' | 'COMPLETED' | 'ARCHIVED';
  readonly client?: string;
  /** Absent: organization-wide. */
  readonly department?: string;
  /** First and last day, in days from today. */
  readonly days: readonly [number, number | null];
  /** Dollars an hour; absent if nothing is billed. */
  readonly rate?: number;
  readonly budgetHours?: number;
  /** A task, or a task with its subtasks. */
  readonly tasks: readonly (string | readonly [string, ...string[]])[];
}

export const clientPlans: readonly ClientPlan[] = [
  { name: 'Lakeside Hotels', contact: 'Ingrid Solberg' },
  { name: 'Harbour Conference Centre', contact: 'Dalia Haddad' },
  { name: 'Maple & Main Weddings', contact: 'Oscar Tremblay' },
  { name: 'North Quay Film Festival', contact: 'Renée Achterberg' },
  { name: 'Ontario Growers Cooperative', contact: 'Walter Pickering', isActive: false },
];

export const projectPlans: readonly ProjectPlan[] = [
  {
    name: 'Summer Menu',
    description: 'Twelve new dishes for the terrace season.',
    status: 'ACTIVE',
    department: 'Kitchen',
    days: [-40, 60],
    budgetHours: 320,
    tasks: [['Recipes', 'Starters', 'Mains', 'Desserts'], 'Tasting with the dining room', 'Costing', 'Photographs'],
  },
  {
    name: 'Allergen Register',
    description: 'Every dish, every allergen, one list.',
    status: 'ACTIVE',
    department: 'Kitchen',
    days: [-15, 45],
    budgetHours: 80,
    tasks: ['Collect supplier sheets', 'Enter dishes', 'Train the brigade'],
  },
  {
    name: 'Wedding Cakes',
    description: 'Cakes to order, April to October.',
    status: 'ACTIVE',
    client: 'Maple & Main Weddings',
    department: 'Bakery',
    days: [-120, 180],
    rate: 64,
    budgetHours: 500,
    tasks: ['Consultation', ['Baking', 'Sponge', 'Filling'], 'Decoration', 'Delivery'],
  },
  {
    name: 'Hotel Breakfast Bread',
    description: 'Daily bread for four hotels.',
    status: 'ACTIVE',
    client: 'Lakeside Hotels',
    department: 'Bakery',
    days: [-300, null],
    rate: 48.5,
    tasks: ['Dough', 'Baking', 'Loading'],
  },
  {
    name: 'Service Standards',
    description: 'How a guest is welcomed, seated and served.',
    status: 'ON_HOLD',
    department: 'Dining Room',
    days: [-90, 30],
    budgetHours: 60,
    tasks: ['Draft', 'Walk-throughs', 'Handbook'],
  },
  {
    name: 'Cellar Stocktake',
    description: 'Every bottle counted, twice a year.',
    status: 'COMPLETED',
    department: 'Bar & Cellar',
    days: [-70, -56],
    budgetHours: 40,
    tasks: ['Count', 'Reconcile', 'Report'],
  },
  {
    name: 'Autumn Conference',
    description: 'Three days, six hundred guests.',
    status: 'ACTIVE',
    client: 'Harbour Conference Centre',
    department: 'Events & Catering',
    days: [-30, 20],
    rate: 78,
    budgetHours: 900,
    tasks: [['Planning', 'Menu', 'Staffing', 'Equipment'], 'Set-up', 'Service', 'Clearing'],
  },
  {
    name: 'Festival Lounge',
    description: 'Bar and canapés for the opening weekend.',
    status: 'PLANNED',
    client: 'North Quay Film Festival',
    department: 'Events & Catering',
    days: [50, 75],
    rate: 82.75,
    budgetHours: 260,
    tasks: ['Site visit', 'Menu', 'Service'],
  },
  {
    name: 'Farm Partnership',
    description: 'Vegetables straight from the grower.',
    status: 'ARCHIVED',
    client: 'Ontario Growers Cooperative',
    department: 'Purchasing & Logistics',
    days: [-500, -200],
    rate: 55,
    budgetHours: 120,
    tasks: ['Contract', 'Trial deliveries'],
  },
  {
    name: 'Payroll Migration',
    description: 'From spreadsheets to one system.',
    status: 'ACTIVE',
    department: 'Finance & Payroll',
    days: [-60, 30],
    budgetHours: 240,
    tasks: ['Export', 'Mapping', ['Parallel run', 'First period', 'Second period'], 'Switch'],
  },
  {
    name: 'Food Safety Certification',
    description: 'All houses, one certificate.',
    status: 'ACTIVE',
    days: [-20, 100],
    budgetHours: 400,
    tasks: ['Gap analysis', 'Corrections', 'Audit'],
  },
  {
    name: 'General',
    description: 'Meetings, training and everything else.',
    status: 'ACTIVE',
    days: [-700, null],
    tasks: ['Meetings', 'Training', 'Cleaning'],
  },
];
