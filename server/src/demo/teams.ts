import type { Demo, DemoPerson } from './demo.ts';
import { ref, type Step } from './runner.ts';

interface TeamPlan {
  readonly name: string;
  readonly description: string;
  readonly department: string;
  readonly titles: RegExp;
  readonly isArchived?: boolean;
}

const plans: readonly TeamPlan[] = [
  { name: 'Lunch Brigade', description: 'Opens at ten.', department: 'Kitchen', titles: /Sous-chef|partie|Line Cook/ },
  { name: 'Dinner Brigade', description: 'Until the last table.', department: 'Kitchen', titles: /Line Cook|Porter/ },
  {
    name: 'Sourdough',
    description: 'Starts at three in the morning.',
    department: 'Bakery',
    titles: /Baker$|Apprentice/,
  },
  { name: 'Patisserie', description: 'Desserts and wedding cakes.', department: 'Bakery', titles: /Pastry/ },
  {
    name: 'Harbourfront Floor',
    description: 'The large dining room.',
    department: 'Dining Room',
    titles: /Supervisor|Server/,
  },
  { name: 'Sommeliers', description: 'Pairings and tastings.', department: 'Bar & Cellar', titles: /Sommelier/ },
  { name: 'Weddings', description: 'April to October.', department: 'Events & Catering', titles: /Planner|Lead/ },
  { name: 'Payroll', description: 'Every second Friday.', department: 'Finance & Payroll', titles: /Payroll/ },
  {
    name: 'First Aid',
    description: 'Trained first-aiders.',
    department: 'People & Culture',
    titles: /Safety|Training/,
  },
  {
    name: 'Summer Terrace',
    description: 'Closed after last season.',
    department: 'Dining Room',
    titles: /Host/,
    isArchived: true,
  },
];

const chief = 'henrik.lindqvist';

/** Teams across the departments. */
export const teamsOf = ({ people }: Demo): Step[][] =>
  plans.map(({ name, description, department, titles, isArchived }) => {
    const isIn = (person: DemoPerson): boolean =>
      person.isActive && person.department === department && titles.test(person.jobTitle);
    const members = people.filter(isIn);
    const lead_id = members[0] ? ref(members[0].name) : null;
    const of = { id: ref(name) };
    const created = { name, description, department_id: ref(department), lead_id };
    const archived = { as: chief, call: 'teams.update', of, with: { status: 'ARCHIVED' } };
    return [
      { as: chief, call: 'teams.create', with: created, name },
      ...members.map((member) => ({ as: chief, call: 'teams.addMember', of: { ...of, user_id: ref(member.name) } })),
      ...(isArchived ? [archived] : []),
    ];
  });

/** A second manager for the two largest departments. */
export const deputiesOf = ({ people }: Demo): Step[] =>
  ['Kitchen', 'Dining Room'].map((department) => {
    const deputy = people.find(
      (person) => person.department === department && /Sous-chef|Supervisor/.test(person.jobTitle),
    );
    const user_ids = deputy ? [ref(deputy.name)] : [];
    return { as: chief, call: 'departments.setManagers', of: { id: ref(department) }, with: { user_ids } };
  });
