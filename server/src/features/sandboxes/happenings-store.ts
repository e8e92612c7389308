import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { notFound } from '../../lib/errors.ts';

/** The type of leave that was made for what happens on request, as long as it is used. */
export async function findSampleLeaveTypeId(db: Db, organizationId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from leave_types where organization_id = ${organizationId} and code = 'SAMPLE' and is_active limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** The one timesheet of someone new. */
export async function getSheetId(db: Db, organizationId: string, userId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from timesheets where organization_id = ${organizationId} and user_id = ${userId} order by id desc limit 1`.execute(
    db,
  );
  if (!rows[0]) throw notFound('timesheet');
  return rows[0].id;
}

/** The newest endpoint to which something is sent. */
export async function findActiveEndpointId(db: Db, organizationId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from webhook_endpoints where organization_id = ${organizationId} and status = 'active' order by id desc limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
