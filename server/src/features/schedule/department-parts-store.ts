import { sql } from '../../db/sql.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../kernel/department-parts.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { dayBoundsMs } from '../../lib/days.ts';

const shown = sql.lit(shownOfPart);

/** Of that day and later, by whose they are; what was worked stays where it was. */
const shifts: DepartmentPart<UnitOfWork> = {
  kind: 'SHIFTS',
  async find(db, { organizationId, organization }, { from, day }) {
    const { startMs } = dayBoundsMs(organization.timezone, day);
    const { rows } = await sql<PartRow>`
      select user_id, null as name, sum(count(*)) over ()::integer as count from shifts
       where organization_id = ${organizationId} and department_id = ${from} and status <> 'CANCELLED'
         and starts_at >= to_timestamp(${startMs / 1000})
       group by user_id order by min(starts_at), user_id limit ${shown}`.execute(db);
    return rows;
  },
  async move({ tx, actor, now }, { from, into, day }) {
    const { startMs } = dayBoundsMs(actor.organization.timezone, day);
    await sql`
      update shift_drafts set department_id = ${into}, updated_at = ${now}
       where organization_id = ${actor.organizationId} and department_id = ${from} and starts_at >= to_timestamp(${startMs / 1000})`.execute(
      tx,
    );
    return sql`
      update shifts set department_id = ${into}, updated_at = ${now}
       where organization_id = ${actor.organizationId} and department_id = ${from} and status <> 'CANCELLED'
         and starts_at >= to_timestamp(${startMs / 1000})`.execute(tx);
  },
};

const templates: DepartmentPart<UnitOfWork> = {
  kind: 'WEEK_TEMPLATES',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select null as user_id, name, count(*) over ()::integer as count from week_templates w
       where organization_id = ${organizationId}
         and (department_id = ${from} or exists (
               select from week_template_shifts s
                where s.organization_id = w.organization_id and s.template_id = w.id and s.department_id = ${from}))
       order by lower(name), id limit ${shown}`.execute(db);
    return rows;
  },
  async move({ tx, actor, now }, { from, into }) {
    await sql`
      update week_template_shifts set department_id = ${into}
       where organization_id = ${actor.organizationId} and department_id = ${from}`.execute(tx);
    await sql`
      update week_templates set department_id = ${into}, updated_at = ${now}
       where organization_id = ${actor.organizationId} and department_id = ${from}`.execute(tx);
  },
};

/** Shifts that are given away, and who applies for one: both go on, and those who plan the other department decide. */
const offers: DepartmentPart<UnitOfWork> = {
  kind: 'SHIFT_OFFERS',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select waiting.user_id, null as name, count(*) over ()::integer as count from (
        select offered_by_id as user_id, id from shift_offers
         where organization_id = ${organizationId} and owner_department_id = ${from} and status in ('OPEN', 'WAITING')
        union all
        select user_id, id from shift_applications
         where organization_id = ${organizationId} and department_id = ${from} and status = 'WAITING') as waiting
       order by waiting.id limit ${shown}`.execute(db);
    return rows;
  },
  async move({ tx, actor, now }, { from, into }) {
    await sql`
      update shift_offers set owner_department_id = ${into}, updated_at = ${now}
       where organization_id = ${actor.organizationId} and owner_department_id = ${from}
         and status in ('OPEN', 'WAITING')`.execute(tx);
    await sql`
      update shift_applications set department_id = ${into}, updated_at = ${now}
       where organization_id = ${actor.organizationId} and department_id = ${from} and status = 'WAITING'`.execute(tx);
  },
};

/** How many people are wanted; of days before, nothing is asked any more. */
const staffing: DepartmentPart<UnitOfWork> = {
  kind: 'STAFFING_REQUIREMENTS',
  async find(db, { organizationId }, { from, day }) {
    const { rows } = await sql<PartRow>`
      select null as user_id, position as name, count(*) over ()::integer as count from staffing_requirements
       where organization_id = ${organizationId} and department_id = ${from} and (date is null or date >= ${day}::date)
       order by id limit ${shown}`.execute(db);
    return rows;
  },
  move: ({ tx, actor, now }, { from, into, day }) =>
    sql`
      update staffing_requirements set department_id = ${into}, updated_at = ${now}
       where organization_id = ${actor.organizationId} and department_id = ${from}
         and (date is null or date >= ${day}::date)`.execute(tx),
};

/** Of weeks that are not over then. Where both have a budget for a week, it is that of both. */
const budgets: DepartmentPart<UnitOfWork> = {
  kind: 'LABOR_BUDGETS',
  async find(db, { organizationId }, { from, day }) {
    const { rows } = await sql<PartRow>`
      select null as user_id, null as name, count(*) over ()::integer as count from labor_budgets
       where organization_id = ${organizationId} and department_id = ${from} and week + 6 >= ${day}::date
       order by week limit ${shown}`.execute(db);
    return rows;
  },
  async move({ tx, actor: { organizationId }, now }, { from, into, day }) {
    await sql`
      update labor_budgets b
         set hours = coalesce(b.hours + f.hours, b.hours, f.hours),
             amount = coalesce(b.amount + f.amount, b.amount, f.amount), updated_at = ${now}
        from labor_budgets f
       where b.organization_id = ${organizationId} and b.department_id = ${into}
         and f.organization_id = b.organization_id and f.department_id = ${from} and f.week = b.week
         and f.week + 6 >= ${day}::date`.execute(tx);
    await sql`
      delete from labor_budgets f using labor_budgets b
       where f.organization_id = ${organizationId} and f.department_id = ${from} and f.week + 6 >= ${day}::date
         and b.organization_id = f.organization_id and b.department_id = ${into} and b.week = f.week`.execute(tx);
    await sql`
      update labor_budgets set department_id = ${into}, updated_at = ${now}
       where organization_id = ${organizationId} and department_id = ${from} and week + 6 >= ${day}::date`.execute(tx);
  },
};

export const scheduleParts: readonly DepartmentPart<UnitOfWork>[] = [shifts, offers, templates, staffing, budgets];
