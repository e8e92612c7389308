import { addDays } from '../lib/days.ts';
import type { Demo } from './demo.ts';
import { clientPlans, type ProjectPlan, projectPlans } from './projects-plan.ts';
import { ref, type Step } from './runner.ts';

const by = 'siobhan.kavanagh';

/** An address at the client's own made-up domain. */
const mailboxOf = (client: string): string => `${client.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@client.example`;

export function* fillClients(): Generator<Step> {
  for (const [index, { name, contact, isActive = true }] of clientPlans.entries()) {
    const client = {
      name,
      contact_name: contact,
      contact_email: mailboxOf(name),
      contact_phone: `+1 416 555 01${String(10 + index)}`,
      is_active: isActive,
    };
    yield { as: by, call: 'clients.create', with: client, name };
  }
}

/** What the work is done for: billed to clients, for one department, or for the whole house. */
export const projectsOf = (demo: Demo): Step[][] => projectPlans.map((plan) => [...projectOf(demo, plan)]);

function* projectOf(demo: Demo, plan: ProjectPlan): Generator<Step> {
  const { name, description, status, client, department, days, rate, budgetHours } = plan;
  const isEstimated = rate !== undefined && budgetHours !== undefined;
  const project = {
    name,
    description,
    status,
    client_id: client === undefined ? null : ref(client),
    department_id: department === undefined ? null : ref(department),
    start_date: addDays(demo.today, days[0]),
    end_date: days[1] === null ? null : addDays(demo.today, days[1]),
    is_billable: rate !== undefined,
    hourly_rate: rate ?? null,
    budget_hours: budgetHours ?? null,
    budget_amount: isEstimated ? rate * budgetHours : null,
  };
  yield { as: by, call: 'projects.create', with: project, name: `project ${name}` };
  for (const task of plan.tasks) {
    const [first, ...parts] = typeof task === 'string' ? ([task] as const) : task;
    yield taskOf(demo, plan, first, null);
    for (const part of parts) yield taskOf(demo, plan, part, first);
  }
}

function taskOf({ random, people }: Demo, plan: ProjectPlan, name: string, parent: string | null): Step {
  const project = `project ${plan.name}`;
  const crew = people.filter(({ isActive, department }) => isActive && department === plan.department);
  const isOver = plan.status === 'COMPLETED' || plan.status === 'ARCHIVED';
  const open = plan.status === 'PLANNED' ? 'OPEN' : null;
  const task = {
    name,
    parent_task_id: parent === null ? null : ref(`${project}: ${parent}`),
    status: isOver ? 'DONE' : (open ?? random.pick(['OPEN', 'IN_PROGRESS', 'DONE'])),
    assignee_id: crew.length > 0 && random.chance(0.5) ? ref(random.pick(crew).name) : null,
    estimated_minutes: plan.budgetHours === undefined ? null : random.between(2, 40) * 30,
  };
  return { as: by, call: 'tasks.create', of: { id: ref(project) }, with: task, name: `${project}: ${name}` };
}
