import { addDays } from '../lib/days.ts';
import type { Demo } from './demo.ts';
import type { Runner, Step } from './runner.ts';
import { list, stepsOf, table } from './table.ts';

const by = 'siobhan.kavanagh';

const clients = table('name|contact_name|contact_email|contact_phone|is_active')`
  Lakeside Hotels|Ingrid Solberg|lakeside-hotels@client.example|+1 416 555 0110|true
  Harbour Conference Centre|Dalia Haddad|harbour-conference-centre@client.example|+1 416 555 0111|true
  Maple & Main Weddings|Oscar Tremblay|maple-main-weddings@client.example|+1 416 555 0112|true
  North Quay Film Festival|Renée Achterberg|north-quay-film-festival@client.example|+1 416 555 0113|true
  Ontario Growers Cooperative|Walter Pickering|ontario-growers-cooperative@client.example|+1 416 555 0114|false`;

/** Days count from today. Without a rate nothing is billed; without a department it is for the whole house. */
const projects = table('name|status|department|client|from|to|rate|hours|description|tasks')`
  Summer Menu|ACTIVE|Kitchen||-40|60||320|Twelve new dishes for the terrace season.|Recipes: Starters, Mains, Desserts; Tasting with the dining room; Costing; Photographs
  Allergen Register|ACTIVE|Kitchen||-15|45||80|Every dish, every allergen, one list.|Collect supplier sheets; Enter dishes; Train the brigade
  Wedding Cakes|ACTIVE|Bakery|Maple & Main Weddings|-120|180|64|500|Cakes to order, April to October.|Consultation; Baking: Sponge, Filling; Decoration; Delivery
  Hotel Breakfast Bread|ACTIVE|Bakery|Lakeside Hotels|-300||48.5||Daily bread for four hotels.|Dough; Baking; Loading
  Service Standards|ON_HOLD|Dining Room||-90|30||60|How a guest is welcomed, seated and served.|Draft; Walk-throughs; Handbook
  Cellar Stocktake|COMPLETED|Bar & Cellar||-70|-56||40|Every bottle counted, twice a year.|Count; Reconcile; Report
  Autumn Conference|ACTIVE|Events & Catering|Harbour Conference Centre|-30|20|78|900|Three days, six hundred guests.|Planning: Menu, Staffing, Equipment; Set-up; Service; Clearing
  Festival Lounge|PLANNED|Events & Catering|North Quay Film Festival|50|75|82.75|260|Bar and canapés for the opening weekend.|Site visit; Menu; Service
  Farm Partnership|ARCHIVED|Purchasing & Logistics|Ontario Growers Cooperative|-500|-200|55|120|Vegetables straight from the grower.|Contract; Trial deliveries
  Payroll Migration|ACTIVE|Finance & Payroll||-60|30||240|From spreadsheets to one system.|Export; Mapping; Parallel run: First period, Second period; Switch
  Food Safety Certification|ACTIVE|||-20|100||400|All houses, one certificate.|Gap analysis; Corrections; Audit
  General|ACTIVE|||-700||||Meetings, training and everything else.|Meetings; Training; Cleaning`;
type ProjectPlan = (typeof projects)[number];

/** What an entry can be booked on by a department, as often as not: its active projects and those of the whole house, or nothing. */
export const bookableFor = (department: string | null) => {
  const theirs = projects.filter((one) => one.status === 'ACTIVE' && ['', department].includes(one.department));
  const booked = theirs.map(({ name, rate, tasks }) => {
    const task_id = `@project ${name}: ${tasks.split(/[:;]/, 1).join()}`;
    return { project_id: `@project ${name}`, task_id, is_billable: rate !== '' };
  });
  return [...booked, ...theirs.map(() => ({ project_id: null, task_id: null, is_billable: false }))];
};

/** What the work is done for: billed to clients, for one department, or for the whole house. */
export async function fillProjects(demo: Demo, runner: Runner): Promise<void> {
  await runner.run(stepsOf(demo, 'clients.create', { as: by }, clients));
  await runner.runAbreast(projects.map((plan) => projectSteps(demo, plan)));
}

function projectSteps(demo: Demo, plan: ProjectPlan): Step[] {
  const { name, description, status, client, department, from, to, rate, hours } = plan;
  const project = {
    name,
    description,
    status,
    client_id: client && `@${client}`,
    department_id: department && `@${department}`,
    start_date: addDays(demo.today, Number(from)),
    end_date: to && addDays(demo.today, Number(to)),
    is_billable: rate !== '',
    hourly_rate: rate && Number(rate),
    budget_hours: hours && Number(hours),
    budget_amount: rate && hours && Number(rate) * Number(hours),
  };
  const given = Object.entries(project).filter(([, value]) => value !== '');
  const tasks = plan.tasks.split(';').flatMap((text) => {
    const [task = '', parts = ''] = text.trim().split(':');
    return [taskStep(demo, plan, task), ...list(parts).map((part) => taskStep(demo, plan, part, task))];
  });
  const created = { as: by, call: 'projects.create', with: Object.fromEntries(given), name: `project ${name}` };
  return [created, ...tasks];
}

function taskStep(
  demo: Demo,
  { name: project, status, department, hours }: ProjectPlan,
  name: string,
  of?: string,
): Step {
  const { random } = demo;
  const crew = department === '' ? [] : demo.people.filter((one) => one.isActive && one.department === department);
  const fixed: Record<string, string> = { COMPLETED: 'DONE', ARCHIVED: 'DONE', PLANNED: 'OPEN' };
  const task = {
    name,
    parent_task_id: of === undefined ? null : `@project ${project}: ${of}`,
    status: fixed[status] ?? random.pick(['OPEN', 'IN_PROGRESS', 'DONE']),
    assignee_id: crew.length > 0 && random.chance(0.5) ? `@${random.pick(crew).name}` : null,
    estimated_minutes: hours === '' ? null : random.between(2, 40) * 30,
  };
  return { as: by, call: 'tasks.create', of: `@project ${project}`, with: task, name: `project ${project}: ${name}` };
}
