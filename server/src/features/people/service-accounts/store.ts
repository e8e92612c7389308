import type { Db } from '../../../db/database.ts';
import { insertRow } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { mapPage, type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { ascending, seekAfter } from '../../../kernel/keyset.ts';
import { scopesForAccount } from '../../../kernel/scopes.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid, notFound } from '../../../lib/errors.ts';
import { familyName, type ServiceAccount } from './record.ts';

const select = sql.raw(`
  select a.id, users.first_name as name, a.description, users.role,
         array(select d.department_id from service_account_departments d
                where d.organization_id = a.organization_id and d.account_id = a.id order by d.department_id) as department_ids,
         a.responsible_id, (responsible.is_active and responsible.access_suspended_at is null) as is_responsible_active,
         a.created_at, a.updated_at
    from service_accounts a
    join users on users.organization_id = a.organization_id and users.id = a.id
    join users responsible on responsible.organization_id = a.organization_id and responsible.id = a.responsible_id`);

type Row = Omit<ServiceAccount, 'usable_scopes'>;

const shown = (row: Row): ServiceAccount => ({
  ...row,
  usable_scopes: scopesForAccount(row.role),
});

const standing = ({ organizationId }: Actor): Sql =>
  sql`a.organization_id = ${organizationId} and a.deleted_at is null`;

/** For Administrators and Executives, who see every one. */
export async function listServiceAccounts(db: Db, actor: Actor, page: PageRequest): Promise<Page<ServiceAccount>> {
  const { rows } = await sql<Row>`
    ${select} where ${standing(actor)} ${seekAfter(ascending('a.id'), page)} order by a.id limit ${rowsFor(page)}`.execute(
    db,
  );
  return mapPage(
    pageOf(rows, page.limit, ({ id }) => [id]),
    shown,
  );
}

export async function getServiceAccount(db: Db, actor: Actor, id: string): Promise<ServiceAccount> {
  const { rows } = await sql<Row>`${select} where ${standing(actor)} and a.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('service account');
  return shown(rows[0]);
}

/** Its role and its being there hold until this commits. */
export async function lockServiceAccount({ actor, tx }: UnitOfWork, id: string): Promise<ServiceAccount> {
  const { rows } = await sql<Row>`
    ${select} where ${standing(actor)} and a.id = ${id} for no key update of a, users`.execute(tx);
  if (!rows[0]) throw notFound('service account');
  return shown(rows[0]);
}

/** One that a body names: 422 if there is none. */
export async function lockNamedAccount(work: UnitOfWork, field: string, id: string): Promise<ServiceAccount> {
  const { rows } = await sql<Row>`
    ${select} where ${standing(work.actor)} and a.id = ${id} for no key update of a, users`.execute(work.tx);
  if (!rows[0]) throw invalid(field, 'reference.serviceAccount');
  return shown(rows[0]);
}

export async function countServiceAccounts({ actor, tx }: UnitOfWork): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from service_accounts a where ${standing(actor)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Both rows: the one that records name, and what it is for. No mail is ever sent to the address, which only has to be unique. */
export async function insertServiceAccount(
  work: UnitOfWork,
  {
    id,
    name,
    role,
    description,
    responsible_id,
  }: Pick<ServiceAccount, 'id' | 'name' | 'role' | 'description' | 'responsible_id'>,
): Promise<void> {
  const times = { created_at: work.now, updated_at: work.now };
  await insertRow('users', {
    organization_id: work.actor.organizationId,
    id,
    email: `${id.toLowerCase()}@service-account.invalid`,
    first_name: name,
    last_name: familyName,
    role,
    level: 'STANDARD',
    is_active: false,
    ...times,
  }).execute(work.tx);
  await work.insert('service_accounts', {
    id,
    description,
    responsible_id,
    created_by_id: work.actor.userId,
    ...times,
  });
}

export async function saveDepartments(
  { actor, tx }: UnitOfWork,
  id: string,
  departmentIds: readonly string[],
): Promise<void> {
  await sql`
    delete from service_account_departments
     where organization_id = ${actor.organizationId} and account_id = ${id} and department_id <> all(${[...departmentIds]})`.execute(
    tx,
  );
  await sql`
    insert into service_account_departments (organization_id, account_id, department_id)
    select ${actor.organizationId}, ${id}, d.id from departments d
     where d.organization_id = ${actor.organizationId} and d.id = any(${[...departmentIds]})
        on conflict do nothing`.execute(tx);
}

/** Which departments a column’s holder is for, if it is a service account. */
export const departmentsOfAccount = (organization: string, holder: string): string =>
  `array(select d.department_id from service_account_departments d
          where d.organization_id = ${organization} and d.account_id = ${holder})`;

/**
 * On the table users: who is told of what a column's person or service account holds. That person; of an account the responsible
 * person, or every Executive once they have left.
 */
export const answersFor = (organization: string, holder: string): Sql =>
  sql.raw(`(users.is_active and (users.id = ${holder} or exists (
    select from service_accounts a
      left join users r on r.organization_id = a.organization_id and r.id = a.responsible_id and r.is_active
     where a.organization_id = ${organization} and a.id = ${holder} and a.deleted_at is null
       and (users.id = r.id or r.id is null and users.role = 'EXECUTIVE'))))`);
