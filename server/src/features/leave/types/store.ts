import type { Db } from '../../../db/database.ts';
import { optional, refuseConstraint } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { ascending, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, notFound } from '../../../lib/errors.ts';
import type { LeaveType } from './record.ts';

/** numeric columns come as text. */
export type LeaveTypeRow = Omit<LeaveType, 'annual_allowance' | 'carry_over_limit'> & {
  readonly annual_allowance: string | null;
  readonly carry_over_limit: string | null;
  readonly created_at: string;
};

const columns =
  sql.raw(`id, name, names, code, color, is_private, is_paid, requires_approval, unit, annual_allowance, accrual,
  carry_over_limit, service_allowances, carry_over_expires_on, pro_rata, is_sickness, is_for_family, allows_hours, certificate_after_days, is_active, created_at`);

export function presentLeaveType({ created_at: _created, ...row }: LeaveTypeRow): LeaveType {
  return {
    ...row,
    annual_allowance: row.annual_allowance === null ? null : Number(row.annual_allowance),
    carry_over_limit: row.carry_over_limit === null ? null : Number(row.carry_over_limit),
  };
}

export async function findLeaveType(db: Db, organizationId: string, id: string): Promise<LeaveTypeRow | null> {
  const { rows } = await sql<LeaveTypeRow>`
    select ${columns} from leave_types where organization_id = ${organizationId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** With a share lock: a change of the type waits. */
export async function shareLeaveType(tx: Db, organizationId: string, id: string): Promise<LeaveTypeRow | null> {
  const held = sql`select from leave_types where organization_id = ${organizationId} and id = ${id} for share`;
  const [, type] = await Promise.all([held.execute(tx), findLeaveType(tx, organizationId, id)]);
  return type;
}

/** Every type of the organization, the oldest first. */
export async function allLeaveTypes(db: Db, organizationId: string): Promise<LeaveTypeRow[]> {
  const { rows } = await sql<LeaveTypeRow>`
    select ${columns} from leave_types where organization_id = ${organizationId} order by id`.execute(db);
  return rows;
}

export async function listLeaveTypes(
  db: Db,
  actor: Actor,
  filter: { is_active?: boolean },
  page: PageRequest,
): Promise<Page<LeaveTypeRow>> {
  const { rows } = await sql<LeaveTypeRow>`
    select ${columns} from leave_types where organization_id = ${actor.organizationId}
       ${optional(filter.is_active !== undefined && sql`and is_active = ${filter.is_active}`)}
       ${seekAfter(ascending('id'), page)}
     order by id limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.id]);
}

/** Locks the type: no one books it or is granted any of it meanwhile. */
export async function lockLeaveType({ actor, tx }: UnitOfWork, id: string): Promise<LeaveTypeRow> {
  const { rows } = await sql<LeaveTypeRow>`
    select ${columns} from leave_types where organization_id = ${actor.organizationId} and id = ${id}
       for update`.execute(tx);
  if (!rows[0]) throw notFound('leave type');
  return rows[0];
}

/** Someone booked it, or has a balance of it. */
export async function isLeaveTypeUsed({ actor, tx }: UnitOfWork, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select 1 from leave_requests where organization_id = ${actor.organizationId} and leave_type_id = ${id})
        or exists (select 1 from leave_ledger where organization_id = ${actor.organizationId} and leave_type_id = ${id})
        as is_used`.execute(tx);
  return rows[0]?.is_used === true;
}

/** Two requests for one name may pass every check; the index lets one through, the other learns why. */
export const refuseDuplicateType = refuseConstraint({
  leave_types_name_key: () => conflict('leave.typeNameTaken', { field: 'name' }),
  leave_types_code_key: () => conflict('leave.typeCodeTaken', { field: 'code' }),
});

/** By code or by name in any language, the one with this code first; two at most. */
export async function listLeaveTypesCalled(
  { actor, tx }: UnitOfWork,
  text: string,
): Promise<{ readonly id: string; readonly code: string }[]> {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, code from leave_types
     where organization_id = ${actor.organizationId} and (lower(code) = lower(${text}) or lower(name) = lower(${text})
         or exists (select from jsonb_each_text(names) said where lower(said.value) = lower(${text})))
     order by code = ${text} desc, lower(code) = lower(${text}) desc, id limit 2`.execute(tx);
  return rows;
}

/** Of some types, those that others see as an absence alone. */
export async function listPrivateTypes(db: Db, actor: Actor, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from leave_types
     where organization_id = ${actor.organizationId} and id = any(${[...ids]}) and is_private`.execute(db);
  return rows.map(({ id }) => id);
}
