import { insertRows } from '../db/rows.ts';
import type { Demo, DemoPerson } from './demo.ts';

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

/** Teams across the departments, and a second manager for the two largest departments. */
export async function fillTeams(demo: Demo): Promise<void> {
  const { tx, actor, now } = demo.work;
  const organization_id = actor.organizationId;
  const teams = plans.map((plan) => ({ plan, id: demo.work.newId('team'), members: membersOf(demo, plan) }));
  await insertRows(
    'teams',
    teams.map(({ plan, id, members }) => ({
      organization_id,
      id,
      name: plan.name,
      description: plan.description,
      department_id: demo.departments.get(plan.department) ?? null,
      lead_id: members[0]?.id ?? null,
      status: plan.isArchived ? 'ARCHIVED' : 'ACTIVE',
      created_at: now,
      updated_at: now,
    })),
  ).execute(tx);
  await insertRows(
    'team_members',
    teams.flatMap(({ id, members }) =>
      members.map((member) => ({ organization_id, team_id: id, user_id: member.id, created_at: now })),
    ),
  ).execute(tx);
  await insertRows('department_managers', deputiesOf(demo, organization_id)).execute(tx);
}

const membersOf = (demo: Demo, { department, titles }: TeamPlan): DemoPerson[] =>
  demo.people.filter((person) => person.isActive && person.department === department && titles.test(person.jobTitle));

function deputiesOf(demo: Demo, organization_id: string) {
  return ['Kitchen', 'Dining Room'].flatMap((department) => {
    const deputy = demo.people.find(
      (person) => person.department === department && /Sous-chef|Supervisor/.test(person.jobTitle),
    );
    return deputy
      ? [{ organization_id, department_id: demo.departments.get(department) ?? '', user_id: deputy.id }]
      : [];
  });
}
