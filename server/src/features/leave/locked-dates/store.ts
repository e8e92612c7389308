import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { ascending, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import type { LockedDates } from './record.ts';

const columns = sql.raw('id, start_date, end_date, reason, department_id, created_at');

/** Locked stretches that a leave of someone of the department would touch, the first ones first. */
export async function findLockedDates(
  db: Db,
  organizationId: string,
  departmentId: string | null,
  from: string,
  to: string,
  limit: number,
): Promise<LockedDates[]> {
  const { rows } = await sql<LockedDates>`
    select ${columns} from locked_dates
     where organization_id = ${organizationId} and start_date <= ${to} and end_date >= ${from}
       and (department_id is null or department_id = ${departmentId})
     order by start_date, id limit ${limit}`.execute(db);
  return rows;
}

export async function listLockedDates(db: Db, actor: Actor, page: PageRequest): Promise<Page<LockedDates>> {
  const { rows } = await sql<LockedDates>`
    select ${columns} from locked_dates where organization_id = ${actor.organizationId}
       ${seekAfter(ascending(['start_date', 'date'], 'id'), page)}
     order by start_date, id limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.start_date, row.id]);
}

export async function lockLockedDates({ actor, tx }: UnitOfWork, id: string): Promise<LockedDates> {
  const { rows } = await sql<LockedDates>`
    select ${columns} from locked_dates where organization_id = ${actor.organizationId} and id = ${id}
       for no key update`.execute(tx);
  if (!rows[0]) throw notFound('locked dates');
  return rows[0];
}

export async function deleteLockedDates({ actor, tx }: UnitOfWork, id: string): Promise<LockedDates> {
  const { rows } = await sql<LockedDates>`
    delete from locked_dates where organization_id = ${actor.organizationId} and id = ${id} returning ${columns}`.execute(
    tx,
  );
  if (!rows[0]) throw notFound('locked dates');
  return rows[0];
}
