import type { Db, Tx } from '../../../db/database.ts';
import { updateRow } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { notFound } from '../../../lib/errors.ts';
import type { Erasure } from './record.ts';

const shown = sql.raw('id, user_id, status, requested_by_id, rows_done, started_at, updated_at, completed_at');

export interface ErasureRef {
  readonly organization_id: string;
  readonly id: string;
}

/** An erasure as the job works on it. */
export interface ErasureRow extends Erasure {
  readonly organization_id: string;
  readonly email_mac: Buffer | null;
  readonly step: string | null;
  readonly position: string | null;
}

export async function insertErasure(
  tx: Tx,
  row: ErasureRef & { user_id: string; requested_by_id: string | null; email_mac: Buffer; now: string },
): Promise<Erasure> {
  const { rows } = await sql<Erasure>`
    insert into erasures (organization_id, id, user_id, status, requested_by_id, email_mac, started_at, updated_at)
    values (${row.organization_id}, ${row.id}, ${row.user_id}, 'RUNNING', ${row.requested_by_id}, ${row.email_mac},
            ${row.now}, ${row.now})
    returning ${shown}`.execute(tx);
  return rows[0] as Erasure;
}

export async function getErasure(db: Db, organizationId: string, userId: string): Promise<Erasure> {
  const { rows } = await sql<Erasure>`
    select ${shown} from erasures where organization_id = ${organizationId} and user_id = ${userId}`.execute(db);
  if (!rows[0]) throw notFound('erasure');
  return rows[0];
}

/** Null if it is completed, or if another worker is at it. */
export async function lockRunning(tx: Tx, { organization_id, id }: ErasureRef): Promise<ErasureRow | null> {
  const { rows } = await sql<ErasureRow>`
    select organization_id, email_mac, step, position, ${shown} from erasures
     where organization_id = ${organization_id} and id = ${id} and status = 'RUNNING'
       for update skip locked`.execute(tx);
  return rows[0] ?? null;
}

export interface Advance {
  readonly rows: number;
  readonly step: string | null;
  readonly position: string | null;
  readonly now: string;
}

export async function advance(tx: Tx, { organization_id, id }: ErasureRef, by: Advance): Promise<void> {
  await sql`
    update erasures set rows_done = rows_done + ${by.rows}, step = ${by.step}, position = ${by.position}, updated_at = ${by.now}
     where organization_id = ${organization_id} and id = ${id}`.execute(tx);
}

export async function complete(tx: Tx, { organization_id, id }: ErasureRef, now: string): Promise<void> {
  const done = { status: 'COMPLETED', email_mac: null, step: null, position: null, updated_at: now, completed_at: now };
  await updateRow('erasures', { organization_id, id }, done).execute(tx);
}

/** Of all organizations; next to none. */
export async function listRunning(db: Db): Promise<ErasureRef[]> {
  const { rows } = await sql<ErasureRef>`
    select organization_id, id from erasures where status = 'RUNNING' order by organization_id, id limit 1000`.execute(
    db,
  );
  return rows;
}
