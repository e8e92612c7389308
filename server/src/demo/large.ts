import { sql } from '../db/sql.ts';
import { addDays } from '../lib/days.ts';
import { mailDomain } from './cast.ts';
import type { Demo, DemoPerson } from './demo.ts';
import { jobTitles, type LargeSize, nameOf, plain } from './large-plan.ts';
import { fillLargeRequests } from './large-requests.ts';
import { fillLargeTime } from './large-time.ts';
import { Random } from './random.ts';
import { insertAll, stamps } from './staff.ts';

const seed = 20_261_115;

/** Many people beside those whom one knows by name, with a year of work and what waits for a decision. */
export async function fillLarge(whole: Demo, size: LargeSize): Promise<void> {
  const demo = { ...whole, random: new Random(seed) };
  const crowd = await addCrowd(demo, size);
  await fillLargeTime(demo, crowd, size);
  await fillLargeRequests(demo, crowd, size);
}

async function addCrowd(demo: Demo, size: LargeSize): Promise<DemoPerson[]> {
  const departments = await departmentsOf(demo);
  const count = size.people - demo.people.length;
  const rows = Array.from({ length: count }, (_, index) => personOf(demo, departments, index));
  await insertAll(
    demo,
    'users',
    rows.map(({ department: _department, ...row }) => row),
  );
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: 'EMPLOYEE',
    jobTitle: row.job_title,
    department: row.department,
    isActive: true,
  }));
}

interface Department {
  readonly id: string;
  readonly name: string;
  readonly head_id: string | null;
}

async function departmentsOf({ work }: Demo): Promise<readonly Department[]> {
  const { rows } = await sql<Department>`
    select id, name, head_id from departments where organization_id = ${work.actor.organizationId} order by id`.execute(
    work.tx,
  );
  return rows;
}

function personOf(demo: Demo, departments: readonly Department[], index: number) {
  const { random, today, work } = demo;
  const names = nameOf(index);
  const {
    id: department_id,
    name: department,
    head_id: manager_id,
  } = departments[index % departments.length] as Department;
  return {
    ...stamps(demo),
    id: work.newId('usr'),
    ...names,
    email: `${plain(names.first_name)}.${plain(names.last_name)}.${String(index + 1)}@${mailDomain}`,
    job_title: jobTitles[index % jobTitles.length] ?? 'Cook',
    department,
    department_id,
    manager_id,
    role: 'EMPLOYEE',
    level: 'STANDARD',
    is_active: true,
    employment_start_date: addDays(today, -random.between(400, 3000)),
    employment_type: random.pick(['FULL_TIME', 'FULL_TIME', 'FULL_TIME', 'PART_TIME']),
    employee_id: `L-${String(index + 1).padStart(4, '0')}`,
  };
}
