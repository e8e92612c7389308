import { insertRows, type NewRow, updateRow } from '../db/rows.ts';
import { departmentPlans, type PersonPlan } from './cast.ts';
import { daysFrom, type Demo } from './demo.ts';
import { planPeople } from './people-plan.ts';
import { privateRows } from './private-details.ts';

type UserRow = NewRow<'users'>;

const divisions: Record<string, string> = {
  'Finance & Payroll': 'Corporate',
  'People & Culture': 'Corporate',
  'Purchasing & Logistics': 'Operations',
  'Events & Catering': 'Events',
};
const levels = ['PRINCIPAL', 'PRINCIPAL', 'LEAD', 'STANDARD'] as const;
const employmentTypes = [
  'FULL_TIME',
  'FULL_TIME',
  'FULL_TIME',
  'PART_TIME',
  'PART_TIME',
  'TEMPORARY',
  'CONTRACT',
] as const;
const nicknames: Record<string, string> = { Alejandra: 'Ale', Gabriel: 'Gabe', Kateryna: 'Kat', Thandiwe: 'Thandi' };

/** Departments, their people and what is known of each: some have left, some have only just come. */
export async function fillPeople(demo: Demo): Promise<void> {
  const { tx, actor, now } = demo.work;
  const organization_id = actor.organizationId;
  for (const { name } of departmentPlans) demo.departments.set(name, demo.work.newId('dep'));
  await insertRows(
    'departments',
    departmentPlans.map(({ name, code, color, description }) => ({
      organization_id,
      id: departmentId(demo, name),
      name,
      code,
      color,
      description,
      created_at: now,
      updated_at: now,
    })),
  ).execute(tx);
  const plans = planPeople(demo.random);
  const rows: UserRow[] = [];
  for (const [index, plan] of plans.entries()) rows.push(rowOf(demo, plan, index, managerOf(demo, plans, rows, plan)));
  await insertRows('users', rows).execute(tx);
  await nameHeads(demo, plans, rows);
  const { personal, governmentIds } = privateRows(demo, rows);
  await insertRows('user_personal_details', personal).execute(tx);
  await insertRows('user_government_ids', governmentIds).execute(tx);
}

const departmentId = (demo: Demo, name: string): string => demo.departments.get(name) ?? '';

function rowOf(demo: Demo, plan: PersonPlan, index: number, managerId: string | null): UserRow {
  const { random, today, work } = demo;
  const isNew = plan.rank === 3 && index % 9 === 0;
  const hasLeft = plan.rank === 3 && index % 13 === 5;
  const startDate = daysFrom(today, -(isNew ? random.between(5, 80) : random.between(200, 3600)));
  const leftDays = hasLeft ? random.between(10, 120) : 0;
  const id = work.newId('usr');
  const leftAt = `${daysFrom(today, -leftDays)}T17:00:00.000Z`;
  demo.people.push({
    id,
    email: plan.email,
    role: plan.role,
    jobTitle: plan.title,
    department: plan.department,
    isActive: !hasLeft,
  });
  return {
    organization_id: work.actor.organizationId,
    id,
    email: plan.email,
    first_name: plan.first,
    last_name: plan.last,
    middle_name: random.chance(0.1) ? 'J.' : null,
    preferred_name: nicknames[plan.first] ?? null,
    job_title: plan.title,
    division: divisions[plan.department ?? ''] ?? (plan.department === null ? 'Corporate' : 'Restaurants'),
    work_location: plan.workLocation,
    department_id: plan.department === null ? null : departmentId(demo, plan.department),
    manager_id: managerId,
    role: plan.role,
    level: plan.rank === 3 && random.chance(0.2) ? 'SENIOR' : levels[plan.rank],
    is_active: !hasLeft,
    deactivated_at: hasLeft ? leftAt : null,
    // Every other one left by an offboarding that was seen through.
    offboarded_at: hasLeft && index % 2 === 0 ? leftAt : null,
    employment_start_date: startDate,
    employment_end_date: hasLeft ? daysFrom(today, -leftDays) : null,
    employment_type:
      plan.rank < 3 ? 'FULL_TIME' : plan.title.includes('Apprentice') ? 'INTERN' : random.pick(employmentTypes),
    employee_id: `SP-${String(index + 1).padStart(4, '0')}`,
    payroll_id: `PR-${String(10_001 + index)}`,
    probation_period_months: isNew ? (random.chance(0.7) ? 3 : 6) : null,
    created_at: work.now,
    updated_at: work.now,
  };
}

/** Everyone answers to someone above them in their department; heads to the top. */
function managerOf(demo: Demo, plans: PersonPlan[], earlier: UserRow[], plan: PersonPlan): string | null {
  const idsWith = (rank: number, department: string | null): string[] =>
    earlier.flatMap((row, index) =>
      plans[index]?.rank === rank && plans[index].department === department && plans[index].role !== 'ADMINISTRATOR'
        ? [row.id]
        : [],
    );
  if (plan.rank === 0) return earlier[0]?.id ?? null;
  if (plan.rank === 1) return demo.random.pick(idsWith(0, null));
  const leads = plan.rank === 3 ? idsWith(2, plan.department) : [];
  const head = idsWith(1, plan.department)[0] ?? null;
  return leads.length > 0 && demo.random.chance(0.8) ? demo.random.pick(leads) : head;
}

async function nameHeads({ work, departments }: Demo, plans: PersonPlan[], rows: UserRow[]): Promise<void> {
  const { tx, actor } = work;
  for (const [index, plan] of plans.entries()) {
    const row = rows[index];
    if (plan.rank !== 1 || plan.department === null || !row) continue;
    await updateRow(
      'departments',
      { organization_id: actor.organizationId, id: departments.get(plan.department) ?? '' },
      { head_id: row.id },
    ).execute(tx);
  }
}
