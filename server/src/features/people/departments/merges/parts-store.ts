import { sql } from '../../../../db/sql.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../../../kernel/department-parts.ts';
import type { UnitOfWork } from '../../../../kernel/unit-of-work.ts';

const shown = sql.lit(shownOfPart);

const people: DepartmentPart<UnitOfWork> = {
  kind: 'PEOPLE',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select id as user_id, null as name, count(*) over ()::integer as count from users
       where organization_id = ${organizationId} and department_id = ${from} and is_active
       order by last_name, first_name, id limit ${shown}`.execute(db);
    return rows;
  },
};

/** The past of a department stays in the view of those who led it; the other one comes into it. */
const leads: DepartmentPart<UnitOfWork> = {
  kind: 'LEADS',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select lead.user_id, null as name, count(*) over ()::integer as count from (
        select head_id as user_id, 0 as place from departments
         where organization_id = ${organizationId} and id = ${from} and head_id is not null
        union all select user_id, 1 from department_managers
         where organization_id = ${organizationId} and department_id = ${from}) lead
       order by lead.place, lead.user_id limit ${shown}`.execute(db);
    return rows;
  },
};

/** Hirings among them. */
const plannedJobs: DepartmentPart<UnitOfWork> = {
  kind: 'PLANNED_JOBS',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select user_id, null as name, count(*) over ()::integer as count from employment
       where organization_id = ${organizationId} and applied_at is null and department_id = ${from}
         and 'department_id' = any(changed) order by effective_date, id limit ${shown}`.execute(db);
    return rows;
  },
  async move({ tx, actor, now }, { from, into }) {
    const { rows } = await sql<{ user_id: string }>`
      update employment
         set department_id = ${into}, updated_at = ${now},
             rehire = case when rehire #>> '{values,department_id}' = ${from}
                           then jsonb_set(rehire, '{values,department_id}', to_jsonb(${into}::text)) else rehire end
       where organization_id = ${actor.organizationId} and applied_at is null and department_id = ${from}
         and 'department_id' = any(changed) returning user_id`.execute(tx);
    await sql`
      select carry_employment(${actor.organizationId}, id) from unnest(${[...new Set(rows.map((row) => row.user_id))]}::text[]) as id`.execute(
      tx,
    );
  },
};

const teams: DepartmentPart<UnitOfWork> = {
  kind: 'TEAMS',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select null as user_id, name, count(*) over ()::integer as count from teams
       where organization_id = ${organizationId} and department_id = ${from} and status = 'ACTIVE'
       order by lower(name), id limit ${shown}`.execute(db);
    return rows;
  },
  async move(work, { from, into }) {
    const { tx, actor, now } = work;
    const { rows } = await sql<{ id: string }>`
      update teams set department_id = ${into}, updated_at = ${now}
       where organization_id = ${actor.organizationId} and department_id = ${from} and status = 'ACTIVE'
      returning id`.execute(tx);
    for (const { id } of rows) {
      const [before, after] = [{ department_id: from }, { department_id: into }];
      work.audit({ action: 'teams.update', subjectType: 'team', subjectId: id, before, after });
    }
  },
};

const serviceAccounts: DepartmentPart<UnitOfWork> = {
  kind: 'SERVICE_ACCOUNTS',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select a.id as user_id, null as name, count(*) over ()::integer as count
        from service_account_departments d
        join service_accounts a on a.organization_id = d.organization_id and a.id = d.account_id and a.deleted_at is null
       where d.organization_id = ${organizationId} and d.department_id = ${from}
       order by a.id limit ${shown}`.execute(db);
    return rows;
  },
  move: ({ tx, actor }, { from, into }) =>
    sql`
      insert into service_account_departments (organization_id, account_id, department_id)
      select organization_id, account_id, ${into} from service_account_departments
       where organization_id = ${actor.organizationId} and department_id = ${from} on conflict do nothing`.execute(tx),
};

export const peopleParts: readonly DepartmentPart<UnitOfWork>[] = [people, leads, plannedJobs, teams, serviceAccounts];
