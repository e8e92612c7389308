import { insertRows } from '../db/rows.ts';
import { codeFrom } from '../features/people/index.ts';
import { addDays } from '../lib/days.ts';
import type { Demo } from './demo.ts';
import { clientPlans, type ProjectPlan, projectPlans } from './projects-plan.ts';
import { Random } from './random.ts';
import { stamps } from './staff.ts';

const seed = 20_260_311;

/** What the work is done for: billed to clients, for one department, or for the whole house. */
export async function fillProjects(whole: Demo): Promise<void> {
  // Numbers of its own: what other areas draw does not change who does what.
  const demo = { ...whole, random: new Random(seed) };
  const clients = await fillClients(demo);
  const projects = projectPlans.map((plan) => ({ plan, id: demo.work.newId('prj') }));
  await insertRows(
    'projects',
    projects.map(({ plan: { name, description, status, days, rate, budgetHours, ...plan }, id }) => ({
      ...stamps(demo),
      id,
      name,
      code: codeFrom(name),
      description,
      status,
      client_id: plan.client === undefined ? null : (clients.get(plan.client) ?? null),
      department_id: plan.department === undefined ? null : (demo.departments.get(plan.department) ?? null),
      start_date: addDays(demo.today, days[0]),
      end_date: days[1] === null ? null : addDays(demo.today, days[1]),
      is_billable: rate !== undefined,
      hourly_rate: rate === undefined ? null : String(rate),
      budget_hours: budgetHours === undefined ? null : String(budgetHours),
      budget_amount: rate === undefined || budgetHours === undefined ? null : String(rate * budgetHours),
      currency: demo.work.actor.organization.currency,
    })),
  ).execute(demo.work.tx);
  for (const { plan, id } of projects) await fillTasks(demo, plan, id);
}

async function fillClients(demo: Demo): Promise<Map<string, string>> {
  const clients = clientPlans.map((plan) => ({ ...plan, id: demo.work.newId('cli') }));
  await insertRows(
    'clients',
    clients.map(({ id, name, contact, isActive = true }, index) => ({
      ...stamps(demo),
      id,
      name,
      code: codeFrom(name),
      contact_name: contact,
      is_active: isActive,
      contact_email: `${codeFrom(name).toLowerCase().replaceAll('_', '-')}@client.example`,
      contact_phone: `+1 416 555 01${String(10 + index)}`,
    })),
  ).execute(demo.work.tx);
  return new Map(clients.map(({ name, id }) => [name, id]));
}

async function fillTasks(demo: Demo, plan: ProjectPlan, projectId: string): Promise<void> {
  const { work, random } = demo;
  const crew = demo.people.filter(({ isActive, department }) => isActive && department === plan.department);
  const isOver = plan.status === 'COMPLETED' || plan.status === 'ARCHIVED';
  const names = plan.tasks.map((task) => (typeof task === 'string' ? ([task] as const) : task));
  const rows = names.flatMap(([name, ...parts]) => {
    const parentId = work.newId('tsk');
    return [
      { id: parentId, name, parent_task_id: null },
      ...parts.map((part) => ({ id: work.newId('tsk'), name: part, parent_task_id: parentId })),
    ];
  });
  await insertRows(
    'tasks',
    rows.map((row, position) => ({
      ...stamps(demo),
      ...row,
      project_id: projectId,
      position,
      is_billable: plan.rate !== undefined,
      status: isOver ? 'DONE' : plan.status === 'PLANNED' ? 'OPEN' : random.pick(['OPEN', 'IN_PROGRESS', 'DONE']),
      assignee_id: crew.length > 0 && random.chance(0.5) ? random.pick(crew).id : null,
      estimated_minutes: plan.budgetHours === undefined ? null : random.between(2, 40) * 30,
    })),
  ).execute(work.tx);
}
