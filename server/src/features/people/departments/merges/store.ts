import type { Db } from '../../../../db/database.ts';
import { optional, refuseConstraint } from '../../../../db/rows.ts';
import { sql } from '../../../../db/sql.ts';
import { type Actor, todayOf } from '../../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../../kernel/cursor.ts';
import { among } from '../../../../kernel/filters.ts';
import { descending, pageBy, pageIn, seekAfter } from '../../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../../kernel/unit-of-work.ts';
import { conflict, notFound } from '../../../../lib/errors.ts';
import { isMessage, type Message, type Reader, sayTo } from '../../../../lib/texts/texts.ts';
import type { DepartmentMerge } from './record.ts';

export type MergeRow = Omit<DepartmentMerge, 'status' | 'is_undoable' | 'problem'> & {
  readonly problem: Message | null;
  readonly done_at: string | null;
};

const columns = sql.raw(
  `m.id, m.department_id, m.into_id, m.effective_date, m.leads_follow, m.reason, m.created_by_id, m.moved_count, m.done_at,
   m.problem, m.created_at, m.updated_at`,
);

export const presentMerge = (
  reader: Reader,
  today: string,
  { problem, done_at, ...row }: MergeRow,
): DepartmentMerge => ({
  ...row,
  status: done_at === null ? 'PLANNED' : 'DONE',
  is_undoable: done_at === null && row.moved_count === 0 && (row.effective_date > today || problem !== null),
  problem: problem && isMessage(problem) ? sayTo(reader, problem) : null,
});

const newestFirst = descending('m.id');

export async function pageOfMerges(
  db: Db,
  { organizationId }: Actor,
  { department_id: ids, planned }: { readonly department_id?: readonly string[]; readonly planned?: boolean },
  page: PageRequest,
): Promise<Page<MergeRow>> {
  const { rows } = await sql<MergeRow>`
    select ${columns} from department_merges m
     where m.organization_id = ${organizationId} ${optional(planned === true && sql`and m.done_at is null`)}
       ${optional(
         ids !== undefined &&
           sql`and m.id in (
             select id from department_merges where organization_id = ${organizationId} ${among('department_id', ids)}
             union all select id from department_merges where organization_id = ${organizationId} ${among('into_id', ids)})`,
       )}
       ${seekAfter(newestFirst, page)} ${pageIn(newestFirst, page)}`.execute(db);
  return pageBy(newestFirst, rows, page);
}

/** Locks the planned merge of the department; null if there is none. */
export async function lockPlannedMerge({ tx, actor }: UnitOfWork, departmentId: string): Promise<MergeRow | null> {
  const { rows } = await sql<MergeRow>`
    select ${columns} from department_merges m
     where m.organization_id = ${actor.organizationId} and m.department_id = ${departmentId} and m.done_at is null
       for no key update`.execute(tx);
  return rows[0] ?? null;
}

export async function getPlannedMerge(work: UnitOfWork, departmentId: string): Promise<MergeRow> {
  const row = await lockPlannedMerge(work, departmentId);
  if (!row) throw notFound('planned change');
  return row;
}

/** Whether one of the two is to end, or another is to become part of the one that ends: one after the other would not be told apart. */
export async function isEndPlanned({ tx, actor }: UnitOfWork, from: string, into: string): Promise<boolean> {
  const { rows } = await sql`
    select from department_merges
     where organization_id = ${actor.organizationId} and done_at is null
       and (department_id = any(${[from, into]}) or into_id = ${from}) limit 1`.execute(tx);
  return rows.length > 0;
}

/** Of two who plan it at once, one is told of the other. */
export const mergePlanned = () => conflict('people.mergePlanned', { reason: 'planned' });
export const refusePlanned = refuseConstraint({ department_merges_planned_key: mergePlanned });

interface DueMerge {
  readonly organization_id: string;
  readonly department_id: string;
}

const atATime = 50;

/** By the zone that the organization has at this moment, of all organizations. What something stood in the way of is tried again. */
export async function listDueMerges(db: Db, now: string): Promise<DueMerge[]> {
  const { rows } = await sql<DueMerge>`
    select m.organization_id, m.department_id from department_merges m join organizations o on o.id = m.organization_id
     where m.done_at is null and m.effective_date <= (${now}::timestamptz at time zone 'UTC')::date + 1
       and (m.effective_date::timestamp at time zone o.timezone) <= ${now}::timestamptz
     order by m.effective_date, m.organization_id, m.id limit ${sql.lit(atATime)}`.execute(db);
  return rows;
}

/** Those who work there, in an order that goes on where it stopped. */
export async function listPeopleOf({ tx, actor }: UnitOfWork, departmentId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users
     where organization_id = ${actor.organizationId} and department_id = ${departmentId} and is_active
     order by id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

export const todayIn = ({ actor, nowMs }: Pick<UnitOfWork, 'actor' | 'nowMs'>): string => todayOf(actor, nowMs);
