import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { SignInWay } from './record.ts';

interface SignInRow {
  id: string;
  way: SignInWay;
  device: string | null;
  ip: string | null;
  created_at: string;
}

/** The latest, newest first. */
export async function listOwnSignIns(
  db: Db,
  organizationId: string,
  userId: string | null,
  count: number,
): Promise<SignInRow[]> {
  const { rows } = await sql<SignInRow>`
    select id, way, device, ip, created_at from sign_ins
     where organization_id = ${organizationId} and user_id = ${userId}
     order by id desc limit ${count}`.execute(db);
  return rows;
}
