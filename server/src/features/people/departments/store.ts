import type { Db } from '../../../db/database.ts';
import { insertRow, optional, refuseConstraint } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Choice, chosenFrom } from '../../../kernel/choices.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { equal, since, type UpdatedSince } from '../../../kernel/filters.ts';
import { ascending, changesOf, orderOf, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, notFound, type Refusal } from '../../../lib/errors.ts';
import { visiblePeople } from '../visibility.ts';
import { type Department, departmentFieldNames, type DepartmentManagers } from './record.ts';

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
  const department = await selectDepartment(db, actor, id, sql.nothing);
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
  filter: { include_inactive?: boolean; code?: string } & UpdatedSince & Choice,
  page: PageRequest,
): Promise<Page<Department>> {
  const order = orderOf(byId, byChange, filter);
  const { rows } = await sql<Department>`
    select ${departmentColumns} from departments
     where departments.organization_id = ${actor.organizationId}
       ${equal('departments.code', filter.code)} ${since('departments', filter)}
       ${optional(filter.include_inactive !== true && filter.id === undefined && sql`and departments.is_active`)}
       ${chosenFrom('departments', filter, sql`departments.name || ' ' || departments.code`)}
       ${seekAfter(order, page)}
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
export const nameInUse = (): Refusal => conflict('people.departmentNameTaken', { field: 'name' });
export const codeInUse = (): Refusal => conflict('people.departmentCodeTaken', { field: 'code' });

export const refuseDuplicate = refuseConstraint({ departments_name_key: nameInUse, departments_code_key: codeInUse });

/** Codes that are this one or begin with it, whatever the case of their letters, in capitals. */
export async function listCodesLike({ actor, tx }: UnitOfWork, code: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select upper(code) as code from departments
     where organization_id = ${actor.organizationId}
       and (upper(code) = upper(${code}) or starts_with(upper(code), upper(${`${code}_`})))`.execute(tx);
  return rows.map((row) => row.code);
}

/** false: someone else took the code in the meantime. */
export async function insertDepartment(work: UnitOfWork, { member_count: _, ...row }: Department): Promise<boolean> {
  const department = { ...row, organization_id: work.actor.organizationId };
  const { rowCount } = await sql`
    ${insertRow('departments', department)} on conflict (organization_id, code) do nothing`
    .execute(work.tx)
    .catch(refuseDuplicate);
  return rowCount === 1;
}

/** Deactivated people included. */
export async function countPeopleOf({ actor, tx }: UnitOfWork, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from users where organization_id = ${actor.organizationId} and department_id = ${id}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The teams of a department stay, without one. Answers with their ids. */
export async function saveDetachedTeams({ actor, tx, now }: UnitOfWork, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update teams set department_id = null, updated_at = ${now}
     where organization_id = ${actor.organizationId} and department_id = ${id} returning id`.execute(tx);
  return rows.map((team) => team.id);
}

/** These and no others; answers whether that changed anything. */
export async function saveManagers(
  work: UnitOfWork,
  departmentId: string,
  userIds: readonly string[],
): Promise<boolean> {
  const { organizationId } = work.actor;
  const removed = await sql`
    delete from department_managers
     where organization_id = ${organizationId} and department_id = ${departmentId} and user_id <> all(${userIds})`.execute(
    work.tx,
  );
  const added = await sql`
    insert into department_managers (organization_id, department_id, user_id)
    select ${organizationId}, ${departmentId}, unnest(${userIds}::text[]) on conflict do nothing`.execute(work.tx);
  return removed.rowCount + added.rowCount > 0;
}

/** Whether one has this code, whatever the case of its letters. */
export async function isCodeTaken({ actor, tx }: UnitOfWork, code: string, exceptId = ''): Promise<boolean> {
  const { rows } = await sql`
    select from departments
     where organization_id = ${actor.organizationId} and lower(code) = lower(${code}) and id <> ${exceptId}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** By code or by name, whatever the case of their letters; the one with this code first. */
export async function findDepartmentCalled({ actor, tx }: UnitOfWork, text: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from departments
     where organization_id = ${actor.organizationId} and (lower(code) = lower(${text}) or lower(name) = lower(${text}))
     order by code = ${text} desc, lower(code) = lower(${text}) desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Who heads the department; null if no one does. */
export async function findHeadId({ actor, tx }: UnitOfWork, id: string): Promise<string | null> {
  const { rows } = await sql<{ head_id: string | null }>`
    select head_id from departments where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
  return rows[0]?.head_id ?? null;
}

/** Departments that the person heads have no head; answers them as they are now. */
export async function clearHeads({ actor, tx, now }: UnitOfWork, userId: string): Promise<Department[]> {
  const { rows } = await sql<Department>`
    update departments set head_id = null, updated_at = ${now}
     where organization_id = ${actor.organizationId} and head_id = ${userId} returning ${departmentColumns}`.execute(
    tx,
  );
  return rows;
}

/** The person manages no department; answers the ids of those they did. */
export async function deleteManagements({ actor, tx }: UnitOfWork, userId: string): Promise<string[]> {
  const { rows } = await sql<{ department_id: string }>`
    delete from department_managers
     where organization_id = ${actor.organizationId} and user_id = ${userId} returning department_id`.execute(tx);
  return rows.map(({ department_id }) => department_id);
}
