import type { Db } from '../../../db/database.ts';
import { insertRows } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { hasAccess } from '../../people/index.ts';

interface Executive {
  id: string;
  first_name: string;
  last_name: string;
  is_break_glass: boolean;
}

/** Executives who have access, and whether they are marked. */
export async function listExecutives(db: Db, organizationId: string): Promise<Executive[]> {
  const { rows } = await sql<Executive>`
    select users.id, users.first_name, users.last_name,
           exists (select from break_glass_people b
                    where b.organization_id = users.organization_id and b.user_id = users.id) as is_break_glass
      from users
     where users.organization_id = ${organizationId} and users.role = 'EXECUTIVE' and ${hasAccess}
     order by users.last_name, users.first_name, users.id`.execute(db);
  return rows;
}

export async function isBreakGlass(db: Db, organizationId: string, userId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select 1 from break_glass_people b
      join users on users.organization_id = b.organization_id and users.id = b.user_id
     where b.organization_id = ${organizationId} and b.user_id = ${userId}
       and users.role = 'EXECUTIVE' and ${hasAccess}`.execute(db);
  return rows.length === 1;
}

/** Whoever is not an Executive with access is not among them. */
export async function replaceBreakGlass({ tx, actor, now }: UnitOfWork, ids: readonly string[]): Promise<string[]> {
  const { organizationId } = actor;
  await sql`delete from break_glass_people where organization_id = ${organizationId}`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select users.id from users
     where users.organization_id = ${organizationId} and users.id = any(${[...ids]}) and users.role = 'EXECUTIVE'
       and ${hasAccess} order by users.id`.execute(tx);
  const marked = rows.map(({ id }) => id);
  if (marked.length === 0) return [];
  const marks = marked.map((user_id) => ({ organization_id: organizationId, user_id, created_at: now }));
  await insertRows('break_glass_people', marks).execute(tx);
  return marked;
}

/** Someone who can undo it has shown that it works. */
export async function hasExecutiveSignedIn(db: Db, organizationId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity_links l
      join identity_providers p on p.organization_id = l.organization_id and p.id = l.provider_id and p.is_enabled
      join users on users.organization_id = l.organization_id and users.id = l.user_id
     where l.organization_id = ${organizationId} and users.role = 'EXECUTIVE' and ${hasAccess} limit 1`.execute(db);
  return rows.length === 1;
}

/** Those that no provider opened, but for the marked ones'. */
export async function endOtherSessions({ tx, actor }: UnitOfWork, spared: readonly string[]): Promise<void> {
  await sql`
    delete from sessions
     where organization_id = ${actor.organizationId} and provider_id is null and user_id <> all(${[...spared]})`.execute(
    tx,
  );
}

/** Sessions of marked people that go on were opened as theirs. */
export async function markSessions({ tx, actor }: UnitOfWork, marked: readonly string[]): Promise<void> {
  await sql`
    update sessions set is_break_glass = true
     where organization_id = ${actor.organizationId} and provider_id is null and user_id = any(${[...marked]})`.execute(
    tx,
  );
}
