import type { Db } from '../../../db/database.ts';
import { updateRow } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { among } from '../../../kernel/filters.ts';
import { ascending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { LogSubject, LogSubjectSource } from '../../../kernel/log-subjects.ts';
import type { Role } from '../../../kernel/scopes.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { taskObject } from '../tasks/store.ts';
import type { ChecklistType } from '../templates/record.ts';
import { visibleChecklists, visibleTasks } from '../visibility.ts';
import type { Checklist, ChecklistStatus } from './record.ts';

const columns = sql.raw(`
  checklists.id, checklists.type, checklists.status, checklists.user_id,
  json_build_object('id', users.id, 'first_name', users.first_name, 'last_name', users.last_name) as user,
  checklists.title, checklists.due_date, checklists.started_at, checklists.completed_at, checklists.created_at,
  checklists.updated_at`);

const joins = sql.raw(
  `checklists join users on users.organization_id = checklists.organization_id and users.id = checklists.user_id`,
);

/** Each checklist with the tasks that the actor sees on it, in one statement. */
const select = (actor: Actor): Sql<Checklist> => sql<Checklist>`
  select ${columns},
         (select coalesce(json_agg(${taskObject} order by t.position), '[]') from checklist_tasks t
           where ${visibleTasks(actor)}) as tasks
    from ${joins}`;

interface ChecklistFilter {
  readonly user_id?: readonly string[];
  readonly type?: readonly ChecklistType[];
  readonly status?: readonly ChecklistStatus[];
}

const byId = ascending('checklists.id');

export async function listVisibleChecklists(
  db: Db,
  actor: Actor,
  filter: ChecklistFilter,
  page: PageRequest,
): Promise<Page<Checklist>> {
  const { rows } = await sql<Checklist>`
    ${select(actor)}
     where ${visibleChecklists(actor)}
       ${among('checklists.user_id', filter.user_id)} ${among('checklists.type', filter.type)}
       ${among('checklists.status', filter.status)}
       ${seekAfter(byId, page)}
     ${pageIn(byId, page)}`.execute(db);
  return pageBy(byId, rows, page);
}

export async function getVisibleChecklist(db: Db, actor: Actor, id: string): Promise<Checklist> {
  return sql<Checklist>`
    ${select(actor)} where ${visibleChecklists(actor)} and checklists.id = ${id}`.get(db, 'checklist');
}

/** What rules go by. */
export interface ChecklistFacts {
  readonly id: string;
  readonly type: ChecklistType;
  readonly status: ChecklistStatus;
  readonly user_id: string;
  readonly department_id: string | null;
  /** The role of the person. */
  readonly role: Role;
  /** Tasks that are neither done nor skipped; as of before a lock that had to wait. */
  readonly pending: number;
  readonly last_day: string | null;
  readonly replaced_end_date: string | null;
  readonly started_at: string | null;
}

async function findFacts(work: UnitOfWork, id: string, lock: Sql): Promise<ChecklistFacts> {
  const { tx, actor } = work;
  const { rows } = await sql<ChecklistFacts>`
    select checklists.id, checklists.type, checklists.status, checklists.user_id, users.department_id, users.role,
           (select count(*)::int from checklist_tasks t
             where t.organization_id = checklists.organization_id and t.checklist_id = checklists.id
               and t.status = 'PENDING') as pending,
           checklists.last_day, checklists.replaced_end_date, checklists.started_at
      from ${joins} where ${visibleChecklists(actor)} and checklists.id = ${id} ${lock}`.execute(tx);
  if (!rows[0]) throw notFound('checklist');
  // A task by itself does not say whose it is.
  work.addDataSubject(rows[0].user_id);
  return rows[0];
}

/**
 * For a change that also holds people: those come first, so that two changes never wait for each other. What this
 * answers may change until the checklist is locked; whose it is and its type do not.
 */
export const getVisibleFacts = (work: UnitOfWork, id: string): Promise<ChecklistFacts> =>
  findFacts(work, id, sql.nothing);

/** Locks the checklist, and with it every task on it. */
export const lockVisibleChecklist = (work: UnitOfWork, id: string): Promise<ChecklistFacts> =>
  findFacts(work, id, sql`for no key update of checklists`);

/** Whose checklists they are, by the id of the person. */
export async function findOwners(db: Db, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, Owner>> {
  const { rows } = await sql<Owner & { id: string }>`
    select id, department_id, role from users
     where organization_id = ${actor.organizationId} and id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, ...owner }) => [id, owner]));
}

type Owner = Pick<ChecklistFacts, 'department_id' | 'role'>;

interface ChecklistChanges {
  status?: ChecklistStatus;
  started_at?: string | null;
  completed_at?: string;
}

/** Also for a change of its tasks alone: they are part of the record. */
export async function saveChecklist(
  { tx, actor, now }: UnitOfWork,
  id: string,
  changes: ChecklistChanges,
): Promise<void> {
  await updateRow('checklists', { organization_id: actor.organizationId, id }, { ...changes, updated_at: now }).execute(
    tx,
  );
}

const checklistSubjects: LogSubjectSource = {
  prefix: 'chk',
  async find(db, actor, ids) {
    const { rows } = await sql<LogSubject>`
      select checklists.id, checklists.title from checklists
       where checklists.organization_id = ${actor.organizationId} and checklists.id = any(${ids})
         and ${visibleChecklists(actor)}`.execute(db);
    return rows;
  },
};

const taskSubjects: LogSubjectSource = {
  prefix: 'ctk',
  async find(db, actor, ids) {
    const { rows } = await sql<LogSubject>`
      select t.id, t.title from checklist_tasks t
        join checklists on checklists.organization_id = t.organization_id and checklists.id = t.checklist_id
       where t.organization_id = ${actor.organizationId} and t.id = any(${ids}) and ${visibleTasks(actor)}`.execute(db);
    return rows;
  },
};

export const onboardingSubjects = [checklistSubjects, taskSubjects];
