import type { Db } from '../../../db/database.ts';
import { advisoryLock, optional, refuseDuplicate } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { ascending, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { plannedBy } from '../planning.ts';
import { ofDepartments } from '../visibility.ts';
import type { Copy } from '../week/copy-store.ts';
import type { WeekTemplate } from './record.ts';

/** With the week that its shifts were taken from. */
export type TemplateRow = WeekTemplate & { readonly week_start: string };

const columns = sql`
  week_templates.id, week_templates.name, week_templates.department_id, week_templates.week_start::text,
  (select count(*)::int from week_template_shifts s
    where s.organization_id = week_templates.organization_id and s.template_id = week_templates.id) as shift_count,
  week_templates.created_by_id, week_templates.created_at, week_templates.updated_at`;

/** One's own, and those of departments that one plans. */
const visibleTemplates = (actor: Actor): Sql<boolean> => {
  const departments = plannedBy(actor);
  return sql<boolean>`
  week_templates.organization_id = ${actor.organizationId} ${optional(
    departments !== null &&
      sql`and (week_templates.created_by_id = ${actor.userId}
            or week_templates.department_id = any(${departments}))`,
  )}`;
};

export async function listTemplates(db: Db, actor: Actor, page: PageRequest): Promise<Page<WeekTemplate>> {
  const { rows } = await sql<TemplateRow>`
    select ${columns} from week_templates where ${visibleTemplates(actor)}
       ${seekAfter(ascending('week_templates.id'), page)}
     order by week_templates.id limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows.map(presentTemplate), page.limit, ({ id }) => [id]);
}

export const presentTemplate = ({ week_start: _week, ...template }: TemplateRow): WeekTemplate => template;

/** 404 if the actor does not see it. */
export async function lockTemplate({ actor, tx }: UnitOfWork, id: string): Promise<TemplateRow> {
  const { rows } = await sql<TemplateRow>`
    select ${columns} from week_templates
     where ${visibleTemplates(actor)} and week_templates.id = ${id} for no key update of week_templates`.execute(tx);
  if (!rows[0]) throw notFound('week template');
  return rows[0];
}

/** Saving comes one at a time for an organization, so that the limit holds. */
export async function countTemplates({ actor, tx }: UnitOfWork): Promise<number> {
  await advisoryLock('week_templates', actor.organizationId).execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from week_templates where organization_id = ${actor.organizationId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export const refuseName = refuseDuplicate('week_templates_name_key', 'name', 'schedule.templateNameTaken');

export async function insertTemplate(work: UnitOfWork, template: TemplateRow, shifts: readonly Copy[]): Promise<void> {
  const { shift_count: _count, ...row } = template;
  await work.insert('week_templates', row).catch(refuseName);
  const rows = shifts.map((shift, position) => ({ ...shift, position }));
  await sql`
    insert into week_template_shifts (organization_id, template_id, position, user_id, department_id, title, location,
      starts_at, ends_at, break_minutes)
    select ${work.actor.organizationId}, ${template.id}, s.position, s.user_id, s.department_id, s.title, s.location,
           s.starts_at, s.ends_at, s.break_minutes
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (position integer, user_id text, department_id text,
        title text, location text, starts_at timestamptz, ends_at timestamptz, break_minutes integer)`.execute(work.tx);
}

/** Those that the actor manages, as copying has it. */
export async function listTemplateShifts({ actor, tx }: UnitOfWork, id: string): Promise<Copy[]> {
  const { rows } = await sql<Copy>`
    select position::text as id, user_id, department_id, title, starts_at, ends_at, break_minutes, location,
           null::text as notes, '{}'::text[] as earlier_user_ids
      from week_template_shifts
     where organization_id = ${actor.organizationId} and template_id = ${id}
       ${ofDepartments(plannedBy(actor), 'department_id')}
     order by starts_at, position`.execute(tx);
  return rows;
}
