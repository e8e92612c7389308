import { type Demo, list, thoseWho } from './demo.ts';
import { stepOf, stepsOf, table } from './plan.ts';
import type { Runner, Step } from './runner.ts';

const by = 'siobhan.kavanagh';

const clients = table('name|contact_name|contact_email|contact_phone|is_active')`
  Lakeside Hotels|Ingrid Solberg|lakeside-hotels@client.example|+1 416 555 0110|true
  Harbour Conference Centre|Dalia Haddad|harbour-conference-centre@client.example|+1 416 555 0111|true
  Maple & Main Weddings|Oscar Tremblay|maple-main-weddings@client.example|+1 416 555 0112|true
  North Quay Film Festival|Renée Achterberg|north-quay-film-festival@client.example|+1 416 555 0113|true
  Ontario Growers Cooperative|Walter Pickering|ontario-growers-cooperative@client.example|+1 416 555 0114|false`;

/** Without a rate nothing is billed; without a department it is for the whole house. */
const projects = table(
  'name|status|department_id|client_id|start_date|end_date|is_billable|hourly_rate|budget_hours|budget_amount|description|tasks',
)`
  Summer Menu|ACTIVE|@Kitchen||-40|60|false||320||Twelve new dishes for the terrace season.|Recipes: Starters, Mains, Desserts; Tasting with the dining room; Costing; Photographs
  Allergen Register|ACTIVE|@Kitchen||-15|45|false||80||Every dish, every allergen, one list.|Collect supplier sheets; Enter dishes; Train the brigade
  Wedding Cakes|ACTIVE|@Bakery|@Maple & Main Weddings|-120|180|true|64|500|32000|Cakes to order, April to October.|Consultation; Baking: Sponge, Filling; Decoration; Delivery
  Hotel Breakfast Bread|ACTIVE|@Bakery|@Lakeside Hotels|-300||true|48.5|||Daily bread for four hotels.|Dough; Baking; Loading
  Service Standards|ON_HOLD|@Dining Room||-90|30|false||60||How a guest is welcomed, seated and served.|Draft; Walk-throughs; Handbook
  Cellar Stocktake|COMPLETED|@Bar & Cellar||-70|-56|false||40||Every bottle counted, twice a year.|Count; Reconcile; Report
  Autumn Conference|ACTIVE|@Events & Catering|@Harbour Conference Centre|-30|20|true|78|900|70200|Three days, six hundred guests.|Planning: Menu, Staffing, Equipment; Set-up; Service; Clearing
  Festival Lounge|PLANNED|@Events & Catering|@North Quay Film Festival|50|75|true|82.75|260|21515|Bar and canapés for the opening weekend.|Site visit; Menu; Service
  Farm Partnership|ARCHIVED|@Purchasing & Logistics|@Ontario Growers Cooperative|-500|-200|true|55|120|6600|Vegetables straight from the grower.|Contract; Trial deliveries
  Payroll Migration|ACTIVE|@Finance & Payroll||-60|30|false||240||From spreadsheets to one system.|Export; Mapping; Parallel run: First period, Second period; Switch
  Food Safety Certification|ACTIVE|||-20|100|false||400||All houses, one certificate.|Gap analysis; Corrections; Audit
  General|ACTIVE|||-700||false||||Meetings, training and everything else.|Meetings; Training; Cleaning`;

/** What an entry can be booked on by a department, as often as not: its active projects and those of the whole house, or nothing. */
export const bookableFor = (department: string | null) => {
  const ids = ['', `@${department ?? ''}`];
  const theirs = projects.filter((one) => one.status === 'ACTIVE' && ids.includes(one.department_id));
  const booked = theirs.map(({ name, is_billable, tasks }) => {
    const task_id = `@project ${name}: ${tasks.split(/[:;]/, 1).join()}`;
    return { project_id: `@project ${name}`, task_id, is_billable: is_billable === 'true' };
  });
  return [...booked, ...theirs.map(() => ({ project_id: null, task_id: null, is_billable: false }))];
};

/** What the work is done for: billed to clients, for one department, or for the whole house. */
export async function fillProjects(demo: Demo, runner: Runner): Promise<void> {
  await runner.run(stepsOf(demo, { call: 'clients.create', by }, clients));
  await runner.runAbreast(projects.map((plan) => projectSteps(demo, plan)));
}

const taskStatuses: Record<string, string> = { COMPLETED: 'DONE', ARCHIVED: 'DONE', PLANNED: 'OPEN' };

function projectSteps(demo: Demo, { tasks, ...plan }: (typeof projects)[number]): Step[] {
  const known = `project ${plan.name}`;
  const crew = plan.department_id === '' ? [] : thoseWho(demo, `here+${plan.department_id.slice(1)}`);
  const own = { call: 'tasks.create', by, of: `@${known}` };
  const task = (name: string, parent?: string): Step =>
    stepOf(demo, {
      ...own,
      known: `${known}: ${name}`,
      name,
      parent_task_id: parent === undefined ? '' : `@${known}: ${parent}`,
      status: taskStatuses[plan.status] ?? 'OPEN or IN_PROGRESS or DONE',
      assignee_id: crew.length > 0 && demo.random.chance(0.5) ? `@${demo.random.pick(crew).name}` : '',
      estimated_minutes: plan.budget_hours === '' ? '' : '60 or 90 or 240 or 480 or 900 or 1200',
    });
  const written = tasks.split(';').flatMap((text) => {
    const [name = '', parts = ''] = text.trim().split(':');
    return [task(name), ...list(parts).map((part) => task(part, name))];
  });
  return [stepOf(demo, { call: 'projects.create', by, known, ...plan }), ...written];
}
