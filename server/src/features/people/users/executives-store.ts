import { advisoryLock } from '../../../db/rows.ts';
import { executeTogether, type Sql, sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict } from '../../../lib/errors.ts';

const lockStatement = ({ actor }: UnitOfWork): Sql => advisoryLock('executives', actor.organizationId);

/**
 * For a change that may cost the organization an Executive, before any row is locked: in this order two such changes
 * never wait for each other.
 */
export async function lockExecutives(work: UnitOfWork): Promise<void> {
  await lockStatement(work).execute(work.tx);
}

/** An organization keeps an Executive who is active and has access, also between changes that come at once: the second sees who is left. */
export async function checkExecutiveRemains(
  work: UnitOfWork,
  leaving: { readonly id: string; readonly role: string; readonly is_active: boolean },
): Promise<void> {
  if (leaving.role !== 'EXECUTIVE' || !leaving.is_active) return;
  const [, others] = await executeTogether(
    work.tx,
    lockStatement(work),
    sql`select from users
         where organization_id = ${work.actor.organizationId} and role = 'EXECUTIVE' and is_active
           and access_suspended_at is null and id <> ${leaving.id}
         limit 1`,
  );
  if (others.length > 0) return;
  throw conflict('people.lastExecutive', {
    reason: 'last_executive',
  });
}
