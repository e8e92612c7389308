import type { Db, Tx } from '../../../db/database.ts';
import { insertRows, optional, refuseDuplicate } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Choice, chosenFrom } from '../../../kernel/choices.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../../kernel/department-parts.ts';
import { among } from '../../../kernel/filters.ts';
import { ascending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid, notFound } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import type { ChecklistTemplate, ChecklistType, TemplateTask } from './record.ts';

const columns = sql.raw(`
  p.id, p.name, p.type,
  (select coalesce(json_agg(json_build_object('title', t.title, 'description', t.description, 'assignee_id', t.assignee_id, 'assignee_team_id', t.assignee_team_id,
                                              'assignee_role', t.assignee_role, 'due_offset_days', t.due_offset_days)
                            order by t.position), '[]')
     from checklist_template_tasks t
    where t.organization_id = p.organization_id and t.template_id = p.id) as tasks,
  p.starts_for, p.is_active, p.created_at, p.updated_at`);

interface TemplateFilter extends Choice {
  type?: readonly ChecklistType[];
  include_inactive?: boolean;
}

const byId = ascending('p.id');

export async function listTemplates(
  db: Db,
  actor: Actor,
  filter: TemplateFilter,
  page: PageRequest,
): Promise<Page<ChecklistTemplate>> {
  const { rows } = await sql<ChecklistTemplate>`
    select ${columns} from checklist_templates p where p.organization_id = ${actor.organizationId}
       ${optional(filter.include_inactive !== true && filter.id === undefined && sql`and p.is_active`)}
       ${chosenFrom('p', filter, sql`p.name`)}
       ${among('p.type', filter.type)}
       ${seekAfter(byId, page)}
     ${pageIn(byId, page)}`.execute(db);
  return pageBy(byId, rows, page);
}

async function findTemplate(tx: Tx, organizationId: string, id: string): Promise<ChecklistTemplate | undefined> {
  const { rows } = await sql<ChecklistTemplate>`
    select ${columns} from checklist_templates p where p.organization_id = ${organizationId} and p.id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

/** Locks the template; read once it is locked, with the tasks it has by then. */
export async function lockTemplate({ tx, actor }: UnitOfWork, id: string): Promise<ChecklistTemplate> {
  await sql`
    select 1 from checklist_templates where organization_id = ${actor.organizationId} and id = ${id} for no key update`.execute(
    tx,
  );
  const template = await findTemplate(tx, actor.organizationId, id);
  if (!template) throw notFound('template');
  return template;
}

/** For a checklist that starts from it: 422 unless it is active and of the checklist's type. */
export async function templateFor(
  { tx, actor }: UnitOfWork,
  type: ChecklistType,
  id: string | null | undefined,
): Promise<ChecklistTemplate | null> {
  if (id == null) return null;
  const template = await findTemplate(tx, actor.organizationId, id);
  if (!template?.is_active) throw invalid('template_id', 'reference.template');
  if (template.type !== type)
    throw invalid('template_id', say('onboarding.templateOfOtherType', { type: template.type }));
  return template;
}

/** Templates `p` that start by themselves for someone who was just added and has had no onboarding; `isAgain`: or was hired again. */
const startingFor = ({ actor }: UnitOfWork, userId: string, newSince: string, isAgain = false): Sql => sql`
  from checklist_templates p join users on users.organization_id = p.organization_id and users.id = ${userId}
 where p.organization_id = ${actor.organizationId} and p.is_active and p.type = 'ONBOARDING'
   and p.starts_for is not null and not users.is_guest
   and (users.employment_start_date is null or users.employment_start_date >= ${newSince}::date)
   and ((p.starts_for ->> 'everyone')::boolean or p.starts_for -> 'department_ids' ? users.department_id)
   ${optional(
     !isAgain &&
       sql`and not exists (select from checklists c
                    where c.organization_id = p.organization_id and c.user_id = users.id and c.type = 'ONBOARDING')`,
   )}`;

/** Whether any does, as the person stands after the change. */
export const isAnyStarting = (work: UnitOfWork, userId: string, newSince: string): Sql =>
  sql`exists (select ${startingFor(work, userId, newSince)})`;

/** The oldest first. */
export async function listStartingFor(
  work: UnitOfWork,
  userId: string,
  newSince: string,
  isAgain: boolean,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id ${startingFor(work, userId, newSince, isAgain)} order by p.id`.execute(work.tx);
  return rows.map(({ id }) => id);
}

/** What stood there before is gone. */
export async function replaceTasks(
  { tx, actor }: UnitOfWork,
  templateId: string,
  tasks: readonly TemplateTask[],
): Promise<void> {
  const key = { organization_id: actor.organizationId, template_id: templateId };
  await sql`
    delete from checklist_template_tasks
     where organization_id = ${key.organization_id} and template_id = ${templateId}`.execute(tx);
  if (tasks.length === 0) return;
  await insertRows(
    'checklist_template_tasks',
    tasks.map((task, index) => ({ ...key, position: index + 1, ...task })),
  ).execute(tx);
}

/** Two requests for one name may pass every check; the index lets one through, the other learns why. */
export const refuseDuplicateName = refuseDuplicate(
  'checklist_templates_name_key',
  'name',
  'onboarding.templateNameTaken',
);

/** Templates that start by themselves for new people of the department. */
const templates: DepartmentPart<UnitOfWork> = {
  kind: 'CHECKLIST_TEMPLATES',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select null as user_id, name, count(*) over ()::integer as count from checklist_templates
       where organization_id = ${organizationId} and starts_for -> 'department_ids' ? ${from}
       order by lower(name), id limit ${sql.lit(shownOfPart)}`.execute(db);
    return rows;
  },
  move: ({ tx, actor, now }, { from, into }) =>
    sql`
      update checklist_templates
         set updated_at = ${now},
             starts_for = jsonb_set(starts_for, '{department_ids}', (
               select jsonb_agg(distinct case when id = ${from} then ${into}::text else id end)
                 from jsonb_array_elements_text(starts_for -> 'department_ids') as named (id)))
       where organization_id = ${actor.organizationId} and starts_for -> 'department_ids' ? ${from}`.execute(tx),
};

export const onboardingParts: readonly DepartmentPart<UnitOfWork>[] = [templates];
