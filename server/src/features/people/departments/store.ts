import { refuseConstraint, optional } from '../../../db/rows.ts';
import { sql, type Sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { conflict, notFound, type Refusal } from '../../../lib/errors.ts';
import { equal, since, type UpdatedSince } from '../../../kernel/filters.ts';
import { afterIn, ascending, changesOf, orderOf, pageBy, pageIn } from '../../../kernel/keyset.ts';
import { visiblePeople } from '../visibility.ts';
import { departmentFieldNames, type Department, type DepartmentManagers } from './record.ts';

const memberCount = `(select count(*) from users member where member.organization_id = departments.organization_id
  and member.department_id = departments.id and member.is_active) as member_count`;

/** The record, its members counted by the same statement. */
export const departmentColumns = sql.raw(
  departmentFieldNames.map((name) => (name === 'member_count' ? memberCount : `departments.${name}`)).join(', '),
);

async function selectDepartment(db: Db, actor: Actor, id: string, lock: Sql): Promise<Department | undefined> {
  const { rows } = await sql<Department>`
    select ${departmentColumns} from departments
     where departments.organization_id = ${actor.organizationId} and departments.id = ${id} ${lock}`.execute(db);
  return rows[0];
}

/** Everyone in the organization sees every department. */
export async function departmentWith(db: Db, actor: Actor, id: string): Promise<Department> {
  const department = await selectDepartment(db, actor, id, sql``);
  if (!department) throw notFound('department');
  return department;
}

/** Locks the department. `forDeletion` also keeps everybody from moving in. */
export async function lockDepartment(
  db: Db,
  actor: Actor,
  id: string,
  { forDeletion = false } = {},
): Promise<Department> {
  const lock = forDeletion ? sql`for update of departments` : sql`for no key update of departments`;
  const department = await selectDepartment(db, actor, id, lock);
  if (!department) throw notFound('department');
  return department;
}

const byId = ascending('departments.id');
const byChange = changesOf('departments');

export async function pageOfDepartments(
  db: Db,
  actor: Actor,
  filter: { include_inactive?: boolean; code?: string } & UpdatedSince,
  page: PageRequest,
): Promise<Page<Department>> {
  const order = orderOf(byId, byChange, filter);
  const { rows } = await sql<Department>`
    select ${departmentColumns} from departments
     where departments.organization_id = ${actor.organizationId}
       ${equal('departments.code', filter.code)} ${since('departments', filter)}
       ${optional(filter.include_inactive !== true && sql`and departments.is_active`)}
       ${afterIn(order, page)}
     ${pageIn(order, page)}`.execute(db);
  return pageBy(order, rows, page);
}

/** The managers whom the actor sees in the directory. */
export async function visibleManagers(db: Db, actor: Actor, departmentId: string): Promise<DepartmentManagers> {
  const { rows } = await sql<DepartmentManagers['managers'][number]>`
    select users.id, users.first_name, users.last_name
      from department_managers m join users on users.organization_id = m.organization_id and users.id = m.user_id
     where m.organization_id = ${actor.organizationId} and m.department_id = ${departmentId} and ${visiblePeople(actor)}
     order by users.last_name, users.first_name, users.id`.execute(db);
  return { department_id: departmentId, managers: rows };
}

/** Two requests for one name or code may pass every check; the index lets one through, the other learns why. */
export const nameInUse = (): Refusal => conflict('Another department has this name.', { field: 'name' });
export const codeInUse = (): Refusal => conflict('Another department has this code.', { field: 'code' });

export const refuseDuplicate = refuseConstraint({ departments_name_key: nameInUse, departments_code_key: codeInUse });
